import { integer, type RowOf } from '../../db/column-table.ts'
/** Sums over sales, each against the mean of its kind (the same number of rooms, the same size): x the floor, y the natural log of psf. */
export const FLOOR_SUMS_ROW = {
  /** sales of kinds with two or more */
  n: integer(),
  kinds: integer(),
  xx: integer(),
  xy: integer(),
  yy: integer(),
}
export type FloorSums = RowOf<typeof FLOOR_SUMS_ROW>

export interface FloorPremium {
  n: number
  /** what one floor adds to the price per square foot, as a fraction, and its 95 % interval */
  perFloor: number
  low: number
  high: number
}

/** Fewer degrees of freedom tell no premium. */
const FREEDOM_MIN = 20

/** Student's t for 95 %, within 0.01 of the table from 20 degrees of freedom on. */
const studentT = (freedom: number): number => 1.96 + 2.45 / freedom

/** The premium of a floor by least squares within kinds of homes; null where too few sales or floors tell it. */
export function floorPremium({ n, kinds, xx, xy, yy }: FloorSums): FloorPremium | null {
  const freedom = n - kinds - 1
  if (freedom < FREEDOM_MIN || !(xx > 0)) return null
  const slope = xy / xx
  const rest = Math.max(0, yy - (xy * xy) / xx)
  const reach = studentT(freedom) * Math.sqrt(rest / freedom / xx)
  return { n, perFloor: Math.expm1(slope), low: Math.expm1(slope - reach), high: Math.expm1(slope + reach) }
}
