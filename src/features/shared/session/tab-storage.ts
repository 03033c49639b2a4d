/** What this tab keeps; null when there is nothing, or when storage is forbidden. */
export function readTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text until the tab is closed, null removes it; does nothing where storage is forbidden. */
export function writeTab(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // see readTab
  }
}
