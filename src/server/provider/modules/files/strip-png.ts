import { asciiOf, joined, MalformedImage, piece, viewOf } from './bytes.ts'

const SIGNATURE_BYTES = 8
/** length, name and checksum around a chunk's data */
const FRAME_BYTES = 12
/** Chunks that the picture needs (PNG 3rd edition, chapter 11); texts, times, EXIF, colour profiles, animation and private chunks are removed. */
const PICTURE = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'bKGD'])

/** A PNG without metadata, and with nothing after its end. Throws MalformedImage. */
export function stripPng(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const kept: Uint8Array[] = [piece(bytes, 0, SIGNATURE_BYTES)]
  let hasData = false
  for (let at = SIGNATURE_BYTES; ; ) {
    const length = viewOf(piece(bytes, at, 4)).getUint32(0)
    const name = asciiOf(piece(bytes, at + 4, 4))
    const chunk = piece(bytes, at, length + FRAME_BYTES)
    if (at === SIGNATURE_BYTES && (name !== 'IHDR' || length !== 13)) throw new MalformedImage('the header is missing')
    hasData ||= name === 'IDAT'
    if (PICTURE.has(name)) kept.push(chunk)
    if (name === 'IEND') break
    at += chunk.length
  }
  if (!hasData) throw new MalformedImage('there is no picture')
  return joined(kept)
}
