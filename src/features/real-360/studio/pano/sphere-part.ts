/** Which part of a sphere a picture shows, in parts of the sphere's width and height from its left and its top. */
export interface SpherePart {
  left: number
  top: number
  width: number
  height: number
}

export const WHOLE_SPHERE: SpherePart = { left: 0, top: 0, width: 1, height: 1 }

/** What stands where a picture shows nothing: no wall that could be taken for one. */
export const NOTHING_COLOUR = '#20242c'

/** Where the middle of a part lies: radians to the right of the sphere's middle, and up. */
export const middleOfPart = ({ left, top, width, height }: SpherePart): { yaw: number; pitch: number } => ({
  yaw: (left + width / 2 - 0.5) * 2 * Math.PI,
  pitch: (0.5 - top - height / 2) * Math.PI,
})

/** What of a picture lies in a window of its sphere, in parts of the picture, and where in the window it stands, in parts of that. Null where nothing does. */
export function partIn(part: SpherePart, window: SpherePart): { of: SpherePart; at: SpherePart } | null {
  const left = Math.max(part.left, window.left)
  const top = Math.max(part.top, window.top)
  const width = Math.min(part.left + part.width, window.left + window.width) - left
  const height = Math.min(part.top + part.height, window.top + window.height) - top
  if (width <= 0 || height <= 0) return null
  const inside = (box: SpherePart): SpherePart => ({
    left: (left - box.left) / box.width,
    top: (top - box.top) / box.height,
    width: width / box.width,
    height: height / box.height,
  })
  return { of: inside(part), at: inside(window) }
}

/** A stitching program cuts off a few rows; so much of a turn nobody sees. */
export const RATIO_PART = 0.01
const isTwiceAsWide = (width: number, height: number): boolean => Math.abs(width / height / 2 - 1) <= RATIO_PART

const PANORAMA = 'http://ns.google.com/photos/1.0/panorama/'

/** The value of a property of GPano, as an attribute in either quotes or as an element, whatever prefix stands for its name space. */
export function panoProperty(xmp: string, name: string): string | undefined {
  const prefix = new RegExp(`xmlns:([\\w.-]{1,40})\\s*=\\s*["']${PANORAMA}["']`).exec(xmp)?.[1] ?? 'GPano'
  const value = new RegExp(`[\\s<]${prefix}:${name}(?:\\s*=\\s*(?:"([^"<]*)"|'([^'<]*)')|\\s*>([^<]*)<)`).exec(xmp)
  return (value?.[1] ?? value?.[2] ?? value?.[3])?.trim()
}

/** "90", "-90.5", "90,5" and "905/10" as a number; null for other texts. */
export function panoNumber(text: string | undefined): number | null {
  const [, above = '', below] = /^([+-]?\d{1,9}(?:[.,]\d{1,12})?)(?:\s*\/\s*([1-9]\d{0,8}))?\s*°?$/.exec(text?.trim() ?? '') ?? []
  return above === '' ? null : Number(above.replace(',', '.')) / Number(below ?? 1)
}

/**
 * The part of a sphere that a picture of this size shows. By its GPano properties (https://developers.google.com/streetview/spherical-metadata): the size of the
 * whole, and where in it the picture lies. A picture that has another shape than they say was cut after they were written, and they say nothing of it. Without them
 * one that is twice as wide as high is a whole sphere.
 */
export function spherePartOf(xmp: string, { width, height }: { width: number; height: number }): SpherePart | SpherePartFault {
  const projection = panoProperty(xmp, 'ProjectionType')
  if (projection && projection.toLowerCase() !== 'equirectangular') return 'pano-projection'
  const number = (name: string) => panoNumber(panoProperty(xmp, name))
  const [cutWide, cutHigh] = [number('CroppedAreaImageWidthPixels'), number('CroppedAreaImageHeightPixels')]
  const isStale = cutWide !== null && cutHigh !== null && Math.abs(((cutWide / cutHigh) * height) / width - 1) > RATIO_PART
  if (cutWide === null || cutHigh === null || isStale) {
    if (isTwiceAsWide(width, height)) return WHOLE_SPHERE
    return width > 2 * height ? 'pano-sweep' : 'pano-ratio'
  }
  const wide = number('FullPanoWidthPixels')
  const high = number('FullPanoHeightPixels') ?? (wide ?? 0) / 2
  const [left, top] = [number('CroppedAreaLeftPixels'), number('CroppedAreaTopPixels')]
  if (!wide || left === null || top === null || cutWide <= 0 || cutHigh <= 0 || !isTwiceAsWide(wide, high)) return 'pano-part'
  const part = { left: left / wide, top: top / high, width: cutWide / wide, height: cutHigh / high }
  const isInside = left >= 0 && top >= 0 && part.left + part.width <= 1 + RATIO_PART && part.top + part.height <= 1 + RATIO_PART
  return isInside ? part : 'pano-part'
}

export type SpherePartFault = 'pano-ratio' | 'pano-sweep' | 'pano-part' | 'pano-projection'
