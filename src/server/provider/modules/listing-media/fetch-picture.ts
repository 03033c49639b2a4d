import { imageMeta } from 'image-meta'
import { IMAGE_TYPES, imageKind } from '../files/image-kind.ts'
import { stripJpeg } from '../files/strip-jpeg.ts'
import { stripPng } from '../files/strip-png.ts'
import { stripWebp } from '../files/strip-webp.ts'
import { type FetchFn, fetchPublic } from './fetch-public.ts'

export const PICTURE_MAX_BYTES = 10 * 1_024 * 1_024
const PICTURE_MIN_PX = 64
const PICTURE_MAX_PX = 12_000
const PIXELS_MAX = 60_000_000
const FETCH_MS = 20_000

/** Why a picture is not kept; those that may pass are tried again. */
export const PICTURE_FAULTS = {
  address: false,
  redirects: false,
  status: true,
  unreachable: true,
  size: false,
  type: false,
  dimensions: false,
  absent: false,
} as const
export type MediaFault = keyof typeof PICTURE_FAULTS

export interface FetchedPicture {
  bytes: Uint8Array<ArrayBuffer>
  contentType: string
  width: number
  height: number
}

const STRIPPERS = { jpeg: stripJpeg, png: stripPng, webp: stripWebp }

/** A picture by its first bytes, rewritten without metadata, or why it is none. Never throws. */
export function readPicture(bytes: Uint8Array): FetchedPicture | MediaFault {
  const kind = imageKind(bytes)
  if (!kind) return 'type'
  try {
    const stripped = STRIPPERS[kind](bytes)
    const { width, height, type } = imageMeta(stripped)
    if (type !== (kind === 'jpeg' ? 'jpg' : kind)) return 'type'
    const isFit = [width, height].every((side) => side >= PICTURE_MIN_PX && side <= PICTURE_MAX_PX) && width * height <= PIXELS_MAX
    return isFit ? { bytes: stripped, contentType: IMAGE_TYPES[kind].contentType, width, height } : 'dimensions'
  } catch {
    return 'type'
  }
}

/** Fetches a picture from a public address; every address that it is sent on to must be one as well. Never throws. */
export async function fetchPicture(fetchFn: FetchFn, address: string): Promise<FetchedPicture | MediaFault> {
  const bounds = { accept: 'image/jpeg, image/png, image/webp', maxBytes: PICTURE_MAX_BYTES, waitMs: FETCH_MS }
  const answer = await fetchPublic(fetchFn, address, bounds)
  return typeof answer === 'string' ? answer : readPicture(answer.bytes)
}
