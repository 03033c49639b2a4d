/** The file violates its format. */
export class MalformedImage extends Error {
  override name = 'MalformedImage'
}

/** Concatenates pieces of bytes. */
export function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

/** `length` bytes from `at`; throws {@link MalformedImage} when the file ends before. */
export function piece(bytes: Uint8Array, at: number, length: number): Uint8Array {
  if (length < 0 || at + length > bytes.length) throw new MalformedImage('the file ends early')
  return bytes.subarray(at, at + length)
}

export const asciiOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes)

export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
