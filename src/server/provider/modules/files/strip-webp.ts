import { asciiOf, joined, MalformedImage, piece, viewOf } from './bytes.ts'

const RIFF_HEADER_BYTES = 12
const ANIMATION_FLAG = 0b0000_0010
const ALPHA_FLAG = 0b0001_0000

/**
 * A still WebP without metadata (RFC 9649, section 2.7): removes EXIF, XMP, colour profile and unknown chunks, and the flags that announce them.
 * Throws MalformedImage, also for animations.
 */
export function stripWebp(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const size = viewOf(piece(bytes, 0, RIFF_HEADER_BYTES)).getUint32(4, true) + 8
  const file = piece(bytes, 0, size)
  const kept: Uint8Array[] = []
  let pictures = 0
  for (let at = RIFF_HEADER_BYTES; at < size; ) {
    const name = asciiOf(piece(file, at, 4))
    const length = viewOf(piece(file, at + 4, 4)).getUint32(0, true)
    const padded = length + (length % 2)
    const chunk = piece(file, at, 8 + padded)
    at += chunk.length
    if (name === 'VP8X') kept.push(plainFeatures(chunk, length))
    if (name === 'VP8 ' || name === 'VP8L') pictures++
    if (name === 'VP8 ' || name === 'VP8L' || name === 'ALPH') kept.push(chunk)
  }
  if (pictures !== 1) throw new MalformedImage('there is no single picture')
  const content = joined(kept)
  const head = joined([file.subarray(0, RIFF_HEADER_BYTES)])
  viewOf(head).setUint32(4, content.length + 4, true)
  return joined([head, content])
}

/** The feature chunk (VP8X), with the flag for transparency only. */
function plainFeatures(chunk: Uint8Array, length: number): Uint8Array {
  const copy = joined([chunk])
  const flags = copy[8] ?? 0
  if (length !== 10 || flags & ANIMATION_FLAG) throw new MalformedImage('an animation, or not a picture')
  copy[8] = flags & ALPHA_FLAG
  return copy
}
