import { imageMeta } from 'image-meta'
import { PANO_PX } from '#graphql/tour-kinds.ts'

/** What the beginning of a picture says of it. Pixels; `north` in radians clockwise from its middle, null where no camera wrote it. */
export interface PanoHead {
  width: number
  height: number
  north: number | null
  /** fewer pixels than a large screen shows */
  isPoor: boolean
}

/** Why a picture cannot be a panorama; nothing of it is decoded or sent. */
export type PanoFault = 'pano-empty' | 'pano-bytes' | 'pano-type' | 'pano-small' | 'pano-large' | 'pano-ratio' | 'pano-unreadable'

const FILE_MAX_BYTES = 200 * 1_024 * 1_024
/** So far in, cameras have written what they know, and the size. */
const HEAD_BYTES = 1_024 * 1_024
/** A row or two that a stitching program has cut off. */
const RATIO_PART = 0.002

const SIGNATURES: readonly (readonly number[])[] = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
  [0x52, 0x49, 0x46, 0x46],
]
const TYPES = new Set(['jpg', 'png', 'webp'])

/**
 * Looks at a picture without decoding it: its kind by its first bytes, whatever its name; its size by its own word, so that one which would fill the memory is never
 * opened; whether it is twice as wide as high; and which way the camera looked (GPano XMP, PoseHeadingDegrees: the compass heading of its middle).
 */
export async function readPanoHead(file: Blob): Promise<PanoHead | PanoFault> {
  if (file.size === 0) return 'pano-empty'
  if (file.size > FILE_MAX_BYTES) return 'pano-bytes'
  const head = await file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .then((bytes) => new Uint8Array(bytes))
    .catch(() => null)
  if (!head) return 'pano-unreadable'
  if (!SIGNATURES.some((signature) => signature.every((byte, at) => head[at] === byte))) return 'pano-type'
  const size = sizeIn(head)
  if (!size) return 'pano-unreadable'
  const { width, height } = size
  if (width > PANO_PX.widest || height > PANO_PX.widest / 2) return 'pano-large'
  if (Math.abs(width / height / 2 - 1) > RATIO_PART) return 'pano-ratio'
  if (width < PANO_PX.least) return 'pano-small'
  return { width, height, north: northIn(head), isPoor: width < PANO_PX.good }
}

function sizeIn(head: Uint8Array): { width: number; height: number } | null {
  try {
    const { width, height, type } = imageMeta(head)
    return width && height && TYPES.has(type ?? '') ? { width, height } : null
  } catch {
    return null
  }
}

const HEADING = /GPano:PoseHeadingDegrees(?:\s*=\s*"|>)\s*(-?\d{1,3}(?:\.\d+)?)/

function northIn(head: Uint8Array): number | null {
  const degrees = Number(HEADING.exec(new TextDecoder('latin1').decode(head))?.[1] ?? Number.NaN)
  if (!(Math.abs(degrees) <= 360)) return null
  // the middle looks so far clockwise from north: north lies as far the other way
  const turned = -degrees - 360 * Math.round(-degrees / 360)
  return (turned * Math.PI) / 180
}
