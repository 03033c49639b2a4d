import { type Camera, mercatorY, WORLD_TILE_PX } from '#property/base-map/camera.ts'

interface Box {
  width: number
  height: number
}

interface Point {
  x: number
  y: number
}

const GAP_PX = 26
export const CALLOUT_MARGIN_PX = 12

/** The offset of a place from the middle of a camera's view, in CSS pixels, y downwards. */
export function offsetFrom({ lat, lng, zoom }: Camera, place: { lat: number; lng: number }): Point {
  const world = WORLD_TILE_PX * 2 ** zoom
  return { x: ((place.lng - lng) / 360) * world, y: (mercatorY(lat) - mercatorY(place.lat)) * world }
}

/** The x position of a callout of this width: right of the mark, else left, kept inside the area. Null when the mark is out of view. */
export function calloutLeft({ x, y }: Point, width: number, area: Box): number | null {
  if (x < 0 || y < 0 || x > area.width || y > area.height) return null
  const right = x + GAP_PX
  const left = right + width + CALLOUT_MARGIN_PX <= area.width ? right : x - GAP_PX - width
  return Math.round(Math.max(CALLOUT_MARGIN_PX, Math.min(left, area.width - width - CALLOUT_MARGIN_PX)))
}

/** The same before the size of the area is known, in CSS: `x` from its middle. */
export const calloutLeftUnknown = (x: number, width: number): string =>
  `clamp(${CALLOUT_MARGIN_PX}px, calc(50% + ${Math.round(x + GAP_PX)}px), calc(100% - ${width + CALLOUT_MARGIN_PX}px))`
