import { TOUR_VIEW } from './tour-view-form.ts'

/** Where somebody looks: angles in radians, zoom 0 to 100. */
export interface Look {
  yaw: number
  pitch: number
  zoom: number
}

/** A room at an hour, and where in it somebody looks; null: where its maker wants the first look to go. */
export interface TourView {
  scene: string
  look: Look | null
}

const degreesOf = (radians: number): number => Math.round((radians * 180) / Math.PI)
const radiansOf = (degrees: number): number => (degrees * Math.PI) / 180

/** An angle between −π, which it may not be, and π, which it may. */
export const wrappedAngle = (radians: number): number => {
  const turn = radians - 2 * Math.PI * Math.floor(radians / (2 * Math.PI))
  return turn > Math.PI ? turn - 2 * Math.PI : turn
}

const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

export function encodeView({ scene, look }: TourView): string {
  if (look === null) return scene
  const yaw = degreesOf(wrappedAngle(look.yaw))
  return [scene, yaw === -180 ? 180 : yaw, within(degreesOf(look.pitch), -90, 90), within(Math.round(look.zoom), 0, 100)]
    .map((part) => (part === 0 ? 0 : part))
    .join(',')
}

/** The view of an address; null where it names none. */
export function decodeView(text: string | undefined): TourView | null {
  const [, scene, yaw, pitch, zoom] = TOUR_VIEW.exec(text ?? '') ?? []
  if (scene === undefined) return null
  if (yaw === undefined) return { scene, look: null }
  return {
    scene,
    look: {
      yaw: wrappedAngle(radiansOf(Number(yaw))),
      pitch: radiansOf(within(Number(pitch), -90, 90)),
      zoom: within(Number(zoom), 0, 100),
    },
  }
}

/** Which way somebody looks, clockwise from north. `north` is where north lies in the panorama, clockwise from its middle. */
export const headingOf = (yaw: number, north: number): number => wrappedAngle(yaw - north)

/** The same way in another panorama. */
export const yawIn = (heading: number, north: number): number => wrappedAngle(heading + north)

/** How much is seen of a panorama at the least zoom. */
export const WIDEST_DEGREES = 95
const NARROWEST = { min: 30, max: 60 }
/** A point of the picture is at most about three of a screen a thousand points high: closer there is nothing more to see. */
const SHARP_DEGREES_PIXELS = 122_880

/** How little is seen at the greatest zoom, in degrees: what the pictures of a tour bear, by the smallest of their widths in pixels. */
export const narrowestView = ({ scenes }: { scenes: readonly { width: number }[] }): number =>
  within(SHARP_DEGREES_PIXELS / Math.min(...scenes.map(({ width }) => width)), NARROWEST.min, NARROWEST.max)

/** What is seen at a zoom, in degrees. */
export const degreesSeen = (zoom: number, narrowest: number): number => WIDEST_DEGREES - (zoom / 100) * (WIDEST_DEGREES - narrowest)

/** The two ends of what is seen on a plan with north up, from a place on it. Angles in radians, all else in one unit; y grows to the south. */
export function viewCone(
  from: { x: number; y: number },
  { yaw, north, seen, reach }: { yaw: number; north: number; seen: number; reach: number },
): [left: { x: number; y: number }, right: { x: number; y: number }] {
  const heading = headingOf(yaw, north)
  const at = (angle: number) => ({ x: from.x + reach * Math.sin(angle), y: from.y - reach * Math.cos(angle) })
  return [at(heading - seen / 2), at(heading + seen / 2)]
}
