import type { Point } from '../market/demo-market.ts'
import type { Ground } from '../market/placement.ts'

/** how many steps there are from the outline to its middle */
const STEPS = 40

/** Moves corners of an outline that lie in the water towards its middle, until they are on land, so that a park ends at the shore. */
export function dryOutline(outline: readonly Point[], isLand: Ground): Point[] {
  const middle: Point = [
    outline.reduce((sum, [lat]) => sum + lat, 0) / outline.length,
    outline.reduce((sum, [, lng]) => sum + lng, 0) / outline.length,
  ]
  return outline.map((corner) => {
    for (let step = 0; step <= STEPS; step++) {
      const part = step / STEPS
      const at: Point = [corner[0] + (middle[0] - corner[0]) * part, corner[1] + (middle[1] - corner[1]) * part]
      if (isLand(at)) return at
    }
    return corner
  })
}
