const ENDS_BYTES = 64 * 1_024

/** Tells a file from others without reading all of it: the SHA-256 of its size, beginning and end, in hexadecimal digits. */
export async function filePrint(file: Blob): Promise<string> {
  const ends = new Blob([`${file.size} `, file.slice(0, ENDS_BYTES), file.slice(Math.max(0, file.size - ENDS_BYTES))])
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await ends.arrayBuffer()))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
