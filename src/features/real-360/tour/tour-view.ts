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

const SCENE = '[a-z0-9-]{1,64}(?:\\.(?:dusk|empty))?'
/** A view as an address tells it: "kitchen,-45,-7,35", in whole degrees. */
export const TOUR_VIEW = new RegExp(`^(${SCENE})(?:,(-?\\d{1,3}),(-?\\d{1,2}),(\\d{1,3}))?$`)

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
