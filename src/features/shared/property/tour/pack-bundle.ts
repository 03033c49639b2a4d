import { BUNDLE_WORD } from '#graphql/tour-kinds.ts'

/** A file of a bundle. */
export interface PackedFile {
  name: string
  bytes: Blob | Uint8Array<ArrayBuffer>
}

const sizeOf = (bytes: PackedFile['bytes']): number => ('size' in bytes ? bytes.size : bytes.length)

/** Pictures of a tour as one file: the word, the length of the list (little endian), the list, and the files in its order. Pixels of the whole picture. */
export function packBundle({ width, height }: { width: number; height: number }, files: readonly PackedFile[]): Blob {
  const listed = files.map(({ name, bytes }) => ({ name, bytes: sizeOf(bytes) }))
  const list = new TextEncoder().encode(JSON.stringify({ width, height, files: listed }))
  const length = new DataView(new ArrayBuffer(4))
  length.setUint32(0, list.length, true)
  return new Blob([BUNDLE_WORD, length, list, ...files.map(({ bytes }) => bytes)], { type: 'application/octet-stream' })
}
