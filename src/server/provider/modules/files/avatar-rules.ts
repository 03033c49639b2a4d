import { imageMeta } from 'image-meta'
import { AVATAR_MAX_BYTES, AVATAR_MAX_PX, AVATAR_MIN_PX } from '#graphql/limits.ts'
import { type ImageKind, imageKind } from './image-kind.ts'
import { stripJpeg } from './strip-jpeg.ts'
import { stripPng } from './strip-png.ts'
import { stripWebp } from './strip-webp.ts'

export interface AvatarPicture {
  kind: ImageKind
  /** the picture without metadata */
  bytes: Uint8Array<ArrayBuffer>
  width: number
  height: number
}

export type AvatarFault = 'file-type' | 'file-size' | 'file-dimensions'

const STRIPPERS = { jpeg: stripJpeg, png: stripPng, webp: stripWebp }

/** What a picture may be at most, and at least. */
export interface PictureBounds {
  bytes: number
  /** either side, pixels */
  minPx: number
  maxPx: number
}

const AVATAR_BOUNDS: PictureBounds = { bytes: AVATAR_MAX_BYTES, minPx: AVATAR_MIN_PX, maxPx: AVATAR_MAX_PX }

/** The picture rewritten without metadata, or why it is refused. Type and size come from the bytes alone. Never throws. */
export function readAvatar(bytes: Uint8Array, bounds = AVATAR_BOUNDS): { avatar: AvatarPicture } | { fault: AvatarFault } {
  if (bytes.length > bounds.bytes) return { fault: 'file-size' }
  const kind = imageKind(bytes)
  if (!kind) return { fault: 'file-type' }
  try {
    const picture = STRIPPERS[kind](bytes)
    const { width, height, type } = imageMeta(picture)
    if (type !== (kind === 'jpeg' ? 'jpg' : kind)) return { fault: 'file-type' }
    const isFit = [width, height].every((side) => side >= bounds.minPx && side <= bounds.maxPx)
    return isFit ? { avatar: { kind, bytes: picture, width, height } } : { fault: 'file-dimensions' }
  } catch {
    // MalformedImage, or an error of the header reader
    return { fault: 'file-type' }
  }
}
