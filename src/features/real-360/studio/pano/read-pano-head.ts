import { PANO_PX } from '#graphql/tour-kinds.ts'
import { type PictureNotes, readPictureNotes } from './picture-notes.ts'
import { panoNumber, panoProperty, type SpherePart, type SpherePartFault, spherePartOf } from './sphere-part.ts'

/** What a picture says of itself. Pixels of the whole sphere; `north` in radians clockwise from its middle, null where no camera wrote it. */
export interface PanoHead {
  width: number
  height: number
  part: SpherePart
  north: number | null
  /** fewer pixels than a large screen shows */
  isPoor: boolean
}

/** Why a picture cannot be a panorama; nothing of it is decoded or sent. */
export type PanoFault = 'pano-empty' | 'pano-bytes' | 'pano-type' | 'pano-small' | 'pano-large' | 'pano-unreadable' | SpherePartFault

const FILE_MAX_BYTES = 200 * 1_024 * 1_024
const SIGNATURES: readonly (readonly number[])[] = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
  [0x52, 0x49, 0x46, 0x46],
]

/**
 * Looks at a picture without decoding it: its kind by its first bytes, whatever its name; its size by its own word, so that one which would fill the memory is never
 * opened; which part of a sphere it shows; and which way the camera looked (GPano XMP, PoseHeadingDegrees: the compass heading of the middle; else EXIF's).
 */
export async function readPanoHead(file: Blob): Promise<PanoHead | PanoFault> {
  if (file.size === 0) return 'pano-empty'
  if (file.size > FILE_MAX_BYTES) return 'pano-bytes'
  const begin = await file
    .slice(0, 4)
    .arrayBuffer()
    .then((bytes) => new Uint8Array(bytes))
    .catch(() => null)
  if (!begin) return 'pano-unreadable'
  if (!SIGNATURES.some((signature) => signature.every((byte, at) => begin[at] === byte))) return 'pano-type'
  const notes = await readPictureNotes(file)
  if (!notes) return 'pano-unreadable'
  if (notes.width > PANO_PX.widest || notes.height > PANO_PX.widest / 2) return 'pano-large'
  const part = spherePartOf(notes.xmp, notes)
  if (typeof part === 'string') return part
  // a small part of a sphere of many pixels is kept with fewer
  const width = Math.min(PANO_PX.widest, Math.round(notes.width / part.width))
  if (width < PANO_PX.least) return 'pano-small'
  return { width, height: Math.round(width / 2), part, north: northIn(notes), isPoor: width < PANO_PX.good }
}

/** A heading may be a turn too far. */
const DEGREES_MAX = 720

function northIn({ xmp, direction }: PictureNotes): number | null {
  const degrees = panoNumber(panoProperty(xmp, 'PoseHeadingDegrees')) ?? direction
  if (degrees === null || Math.abs(degrees) > DEGREES_MAX) return null
  // the middle looks so far clockwise from north: north lies as far the other way
  const turned = -degrees - 360 * Math.round(-degrees / 360)
  return (turned * Math.PI) / 180
}
