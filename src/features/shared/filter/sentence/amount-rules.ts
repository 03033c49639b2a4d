import type { Range } from '../map-filter.ts'
import type { RangeKey } from '../rows.ts'
import { WALK_METRES_PER_MINUTE } from '../travel-time.ts'

/** How a number is compared. */
export type AmountBound = 'most' | 'least' | 'about'

/** "about 500k" is ten per cent either way */
const ABOUT = 0.1

/** Figures whose units, multiples or sides are read apart; any other is read as it is counted. */
export const SAID_IN_OWN_WORDS: ReadonlySet<RangeKey> = new Set([
  'price',
  'rent',
  'psf',
  'area',
  'completion',
  'yield',
  'change',
  'leaseLeft',
  'stationWalk',
])

/** A flat of so many rooms as Singapore counts them, by HDB's descriptions: the hall is a room too, and the fifth one is for dining. */
export const bedroomsOfFlat = (rooms: number): number => Math.min(3, rooms - 1)

/** Begun minutes on foot of a straight line in metres. */
export const walkMinutesOf = (metres: number): number => Math.ceil(metres / WALK_METRES_PER_MINUTE)

export function withBound(value: number, bound: AmountBound): Range {
  if (bound === 'most') return { min: null, max: value }
  return bound === 'least' ? { min: value, max: null } : { min: value * (1 - ABOUT), max: value * (1 + ABOUT) }
}

export const rangeOf = ([low, high]: readonly [number, number | null], bound: AmountBound): Range =>
  high === null ? withBound(low, bound) : { min: low, max: high }
