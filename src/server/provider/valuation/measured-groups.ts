import { elementAt } from '#lib/element-at.ts'
import { median } from './metrics.ts'
import type { SegmentName } from './segments.ts'

/** A group of fewer valued sales says too little of how far estimates were off. */
export const GROUP_N_MIN = 200

/** Where the size of homes is cut into bands, in square metres of floor, of land for houses; a size on a cut belongs above it. */
export const SIZE_CUTS_SQM: Readonly<Record<SegmentName, readonly number[]>> = {
  hdb: [60, 80, 100, 120],
  private: [50, 70, 90, 120, 170],
  landed: [150, 200, 300, 500],
  house: [300, 450, 600, 800, 2000],
  // half of the homes have no area on record: they are of no band but the first
  strata: [70, 90, 110, 140, 200],
  terrace: [110, 130, 150, 200],
}

/** Sales valued blind of one area and one size, or of all areas or sizes. */
export interface ErrorGroup {
  /** town or "District 9"; null for the whole segment */
  area: string | null
  /** square metres, the lower bound included; null where open */
  areaSqmFrom: number | null
  areaSqmTo: number | null
  n: number
  /** percent: half of the estimates were as close as this to the price paid */
  half: number
  /** percent: nine in ten were */
  nine: number
}

/** A sale and what was estimated before, in money. */
export interface GroupedSale {
  /** null where the segment has no areas of its own */
  area: string | null
  areaSqm: number
  actual: number
  estimate: number
}

type Band = Pick<ErrorGroup, 'areaSqmFrom' | 'areaSqmTo'>
const EVERY_SIZE: Band = { areaSqmFrom: null, areaSqmTo: null }

/** The band of a size. */
export function sizeBandOf(segment: SegmentName, areaSqm: number): Band {
  const cuts = SIZE_CUTS_SQM[segment]
  return { areaSqmFrom: cuts.findLast((cut) => cut <= areaSqm) ?? null, areaSqmTo: cuts.find((cut) => cut > areaSqm) ?? null }
}

/** Every group of at least {@link GROUP_N_MIN} sales, the smallest first, and the whole segment however small. */
export function measuredGroups(segment: SegmentName, sales: readonly GroupedSale[]): ErrorGroup[] {
  const groups = new Map<string, { place: Pick<ErrorGroup, 'area'> & Band; errors: number[] }>()
  for (const { area, areaSqm, actual, estimate } of sales) {
    const band = sizeBandOf(segment, areaSqm)
    const places = [
      { area: null, ...EVERY_SIZE },
      { area: null, ...band },
      ...(area === null
        ? []
        : [
            { area, ...EVERY_SIZE },
            { area, ...band },
          ]),
    ]
    for (const place of places) {
      const key = JSON.stringify(place)
      const group = groups.get(key) ?? { place, errors: [] }
      groups.set(key, group)
      group.errors.push((100 * Math.abs(estimate - actual)) / actual)
    }
  }
  return [...groups.values()]
    .filter(({ place, errors }) => errors.length >= GROUP_N_MIN || isWhole(place))
    .map(({ place, errors }) => ({ ...place, n: errors.length, half: rounded(median(errors)), nine: rounded(ninth(errors)) }))
    .sort((a, b) => a.n - b.n || openEnds(a) - openEnds(b))
}

const isWhole = ({ area, areaSqmFrom, areaSqmTo }: Omit<ErrorGroup, 'n' | 'half' | 'nine'>): boolean =>
  area === null && areaSqmFrom === null && areaSqmTo === null

/** Of groups of the same sales the more closely described one comes first. */
const openEnds = (group: ErrorGroup): number => Object.values(group).filter((bound) => bound === null).length

/** The smallest error that nine in ten do not exceed. */
function ninth(errors: readonly number[]): number {
  const sorted = errors.toSorted((a, b) => a - b)
  return elementAt(sorted, Math.ceil(0.9 * sorted.length) - 1)
}

const rounded = (percent: number): number => Math.round(percent * 1000) / 1000

const isIn = (areaSqm: number, { areaSqmFrom, areaSqmTo }: Band): boolean =>
  (areaSqmFrom === null || areaSqm >= areaSqmFrom) && (areaSqmTo === null || areaSqm < areaSqmTo)

/** The narrowest group that holds a home: of those of its area and size, of either and of neither, the one with the fewest sales. */
export function narrowestGroup(
  groups: readonly ErrorGroup[],
  home: { areaSqm: number; isHere: (area: string) => boolean },
): ErrorGroup | null {
  const holding = groups.filter(
    (group) => (group.n >= GROUP_N_MIN || isWhole(group)) && isIn(home.areaSqm, group) && (group.area === null || home.isHere(group.area)),
  )
  return holding.reduce<ErrorGroup | null>((best, group) => (best === null || group.n < best.n ? group : best), null)
}
