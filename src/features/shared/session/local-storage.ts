/** A value of local storage; null when there is none, or when storage is forbidden. */
export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Writes to local storage; does nothing where storage is forbidden. */
export function writeLocal(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // see readLocal
  }
}

/** Removes a value of local storage; does nothing where storage is forbidden. */
export function removeLocal(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // see readLocal
  }
}

/** Local storage that is empty where it is forbidden, as in a frame of another site. */
export const localMemory = { getItem: readLocal, setItem: writeLocal }
