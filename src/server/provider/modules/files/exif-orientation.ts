import { asciiOf, viewOf } from './bytes.ts'

const HEADER = 'Exif\0\0'
const ORIENTATION_TAG = 0x0112
const SHORT = 3

/** The orientation (1 to 8, EXIF 2.3, 4.6.4) in the body of an APP1 segment; null without one. Never throws. */
export function exifOrientation(body: Uint8Array): number | null {
  if (asciiOf(body.subarray(0, 6)) !== HEADER || body.length < 14) return null
  const view = viewOf(body.subarray(6))
  const little = view.getUint16(0) === 0x4949
  const directory = view.getUint32(4, little)
  if (directory + 2 > view.byteLength) return null
  const entries = view.getUint16(directory, little)
  for (let at = directory + 2; at < directory + 2 + entries * 12 && at + 12 <= view.byteLength; at += 12) {
    if (view.getUint16(at, little) !== ORIENTATION_TAG) continue
    const value = view.getUint16(at + 8, little)
    return value >= 1 && value <= 8 ? value : null
  }
  return null
}

/** An APP1 segment, marker included, with the orientation only. */
export function orientationSegment(orientation: number): Uint8Array {
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, SHORT, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
  const body = [...[...HEADER].map((letter) => letter.charCodeAt(0)), ...tiff]
  return Uint8Array.from([0xff, 0xe1, 0, body.length + 2, ...body])
}
