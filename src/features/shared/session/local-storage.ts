/** What this browser remembers for this site; null when nothing, or when storage is forbidden. */
export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Remembers as long as the browser allows; silently forgets where storage is forbidden. */
export function writeLocal(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // see readLocal
  }
}
