interface Box {
  width: number
  height: number
}

const GAP_PX = 26
const MARGIN_PX = 12

/**
 * Where a callout of `size` goes beside a mark at `point` inside `area` (CSS pixels from its top left corner):
 * right of it, else left, kept inside the area. Null when the mark is out of sight.
 */
export function placeCallout(point: { x: number; y: number }, size: Box, area: Box): { left: number; top: number } | null {
  if (point.x < 0 || point.y < 0 || point.x > area.width || point.y > area.height) return null
  const right = point.x + GAP_PX
  const left = right + size.width + MARGIN_PX <= area.width ? right : point.x - GAP_PX - size.width
  const inside = (at: number, length: number, room: number) => Math.max(MARGIN_PX, Math.min(at, room - length - MARGIN_PX))
  return {
    left: Math.round(inside(left, size.width, area.width)),
    top: Math.round(inside(point.y - size.height * 0.3, size.height, area.height)),
  }
}
