/** How long a program that opens the file may take to read it. */
const KEPT_MS = 60_000

/** Saves what the page has made as a file of the visitor's; `type` is its media type. */
export function saveFile(name: string, contents: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([contents], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
