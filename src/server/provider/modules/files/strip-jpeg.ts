import { asciiOf, joined, MalformedImage, piece, viewOf } from './bytes.ts'
import { exifOrientation, orientationSegment } from './exif-orientation.ts'

const MARKER = 0xff
const [SOI, EOI, SOS, APP0, APP1, APP14, APP15, COM, TEM, RST0, RST7] = [0xd8, 0xd9, 0xda, 0xe0, 0xe1, 0xee, 0xef, 0xfe, 0x01, 0xd0, 0xd7]

/**
 * A JPEG without metadata: removes application segments (EXIF, XMP, ICC, maker notes, thumbnails), comments, and whatever
 * follows the picture's end (ITU-T T.81 Annex B). Keeps JFIF's density, Adobe's colour transform and EXIF's orientation.
 * Throws MalformedImage.
 */
export function stripJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const kept: Uint8Array[] = [piece(bytes, 0, 2)]
  let orientation = 1
  let at = 2
  for (;;) {
    const { marker, start } = nextMarker(bytes, at)
    if (marker === EOI) break
    const length = viewOf(piece(bytes, start, 2)).getUint16(0)
    if (length < 2) throw new MalformedImage('a segment is too short')
    const body = piece(bytes, start + 2, length - 2)
    at = start + length
    if (marker === APP1) orientation = exifOrientation(body) ?? orientation
    if (isPicture(marker, body)) kept.push(Uint8Array.of(MARKER, marker), bytes.subarray(start, at))
    if (marker === SOS) {
      const end = endOfScan(bytes, at)
      kept.push(bytes.subarray(at, end))
      at = end
    }
  }
  if (orientation !== 1) kept.splice(1, 0, orientationSegment(orientation))
  return joined([...kept, Uint8Array.of(MARKER, EOI)])
}

function isPicture(marker: number, body: Uint8Array): boolean {
  if (marker === APP0) return asciiOf(body.subarray(0, 5)) === 'JFIF\0' && body.length === 14
  if (marker === APP14) return asciiOf(body.subarray(0, 5)) === 'Adobe' && body.length === 12
  return marker !== COM && !(marker >= APP0 && marker <= APP15)
}

/** The next marker and the position after it; fill bytes between segments are skipped. */
function nextMarker(bytes: Uint8Array, from: number): { marker: number; start: number } {
  let at = from
  if (bytes[at] !== MARKER) throw new MalformedImage('a marker is missing')
  while (bytes[at] === MARKER) at++
  const marker = bytes[at]
  if (marker === undefined || marker === 0 || marker === SOI || marker === TEM || (marker >= RST0 && marker <= RST7))
    throw new MalformedImage('a marker is out of place')
  return { marker, start: at + 1 }
}

/** The end of the coded picture data that start at `from`: the next marker that is neither an escaped byte nor a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(MARKER, from); at >= 0; at = bytes.indexOf(MARKER, at + 1)) {
    const next = bytes[at + 1]
    if (next === undefined) break
    if (next !== 0 && next !== MARKER && !(next >= RST0 && next <= RST7)) return at
  }
  throw new MalformedImage('the file ends early')
}
