import { imageMeta } from 'image-meta'
import { isPictureKind, UPLOAD_PART_BYTES, type UploadKind } from '#graphql/upload-kinds.ts'
import { asciiOf } from '../files/bytes.ts'
import { imageKind } from '../files/image-kind.ts'

/** How many parts a file of so many bytes has. */
export const partsOf = (bytes: number): number => Math.ceil(bytes / UPLOAD_PART_BYTES)

/** The size of a part, numbered from 1; null for a number that the file has not. */
export function partBytes(bytes: number, number: number): number | null {
  const parts = partsOf(bytes)
  if (!Number.isInteger(number) || number < 1 || number > parts) return null
  return number < parts ? UPLOAD_PART_BYTES : bytes - (parts - 1) * UPLOAD_PART_BYTES
}

/** Brands of ISO/IEC 14496-12 files that browsers play as video/mp4; QuickTime's "qt  " is not among them. */
const MP4_BRANDS: ReadonlySet<string> = new Set(['isom', 'iso2', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'dash', 'M4V ', 'MSNV'])

/** Whether a file that begins so is of a kind; names and declared types prove nothing. */
export function isOfKind(kind: UploadKind, head: Uint8Array): boolean {
  if (isPictureKind(kind)) return imageKind(head) === kind && hasSize(head)
  if (kind === 'pdf') return /^%PDF-[12]\.\d/.test(asciiOf(head.subarray(0, 8)))
  return asciiOf(head.subarray(4, 8)) === 'ftyp' && MP4_BRANDS.has(asciiOf(head.subarray(8, 12)))
}

/** Whether the beginning of a picture can be read as one. */
function hasSize(head: Uint8Array): boolean {
  try {
    const { width, height } = imageMeta(head)
    return Boolean(width && height)
  } catch {
    return false
  }
}
