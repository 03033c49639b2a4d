import { imageMeta } from 'image-meta'
import { LISTING_PHOTO_MAX_BYTES, LISTING_PHOTO_MIN_PX, LISTING_PHOTO_PX } from '#graphql/listing-kinds.ts'
import { IMAGE_TYPES, imageKind } from '../files/image-kind.ts'
import { stripJpeg } from '../files/strip-jpeg.ts'
import { stripPng } from '../files/strip-png.ts'
import { stripWebp } from '../files/strip-webp.ts'

const STRIPPERS = { jpeg: stripJpeg, png: stripPng, webp: stripWebp }

/** Why a picture is refused. */
export type PhotoFault = 'media-type' | 'media-size' | 'media-dimensions'

export interface ReadPhoto {
  contentType: string
  /** without metadata */
  bytes: Uint8Array<ArrayBuffer>
  width: number
  height: number
}

/** The picture without metadata, or why it is refused. Type and size come from the bytes alone. Never throws. */
export function readPhoto(bytes: Uint8Array, size: keyof typeof LISTING_PHOTO_PX): ReadPhoto | PhotoFault {
  if (bytes.length > LISTING_PHOTO_MAX_BYTES) return 'media-size'
  const kind = imageKind(bytes)
  if (!kind) return 'media-type'
  try {
    const picture = STRIPPERS[kind](bytes)
    const { width, height, type } = imageMeta(picture)
    if (type !== (kind === 'jpeg' ? 'jpg' : kind)) return 'media-type'
    const isFit = Math.max(width, height) <= LISTING_PHOTO_PX[size] && (size === 'small' || Math.min(width, height) >= LISTING_PHOTO_MIN_PX)
    return isFit ? { contentType: IMAGE_TYPES[kind].contentType, bytes: picture, width, height } : 'media-dimensions'
  } catch {
    // MalformedImage, or an error of the header reader
    return 'media-type'
  }
}
