import { type BuildingKind, buildingKind, floorsOf, isHeightKnown, type PictureFacts } from './facts.ts'
import { pickOne, pictureRandom } from './random.ts'

export const THUMBNAIL = { width: 96, height: 72, base: 64 } as const

/** How the windows of a decade lie: rows from side to side, strips from ground to roof, or single ones in so many columns per unit of width. */
export interface Rhythm {
  lines: 'rows' | 'columns'
  /** between two columns */
  every: number
  /** share of the column's width that is glass, and of a floor's height; a share of 1 is a strip */
  wide: number
  high: number
}

const RHYTHMS: readonly (Rhythm & { until: number })[] = [
  { until: 1979, lines: 'rows', every: 1, wide: 1, high: 0.42 },
  { until: 1989, lines: 'columns', every: 5, wide: 0.6, high: 0.5 },
  { until: 1999, lines: 'columns', every: 3.4, wide: 0.5, high: 0.6 },
  { until: 2009, lines: 'columns', every: 4.2, wide: 0.3, high: 0.8 },
  { until: 2019, lines: 'columns', every: 2.6, wide: 0.55, high: 1 },
  { until: 9999, lines: 'rows', every: 1, wide: 1, high: 0.66 },
]

export interface ThumbnailPlan {
  kind: BuildingKind
  floors: number
  /** that the building surely has; of one whose height is not on record fewer than `floors` */
  knownFloors: number
  floorHeight: number
  /** buildings, or the houses of a row */
  bodies: readonly { x: number; width: number }[]
  rhythm: Rhythm
  roof: 'flat' | 'tanks' | 'gable' | 'crown' | 'step'
  /** where the painted band is, as a share of the width */
  bands: readonly number[]
  /** hue of walls, and of roof and accents; degrees */
  hue: number
  accent: number
}

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))

/** The room that a building of so many floors fills: all small pictures have one scale, in which low ones are drawn somewhat larger. */
const heightOf = (floors: number): number => 59 * Math.min(1, floors / 50) ** 0.6

const HOUSES = { terrace: { count: 5, width: 17, gap: 0 }, pair: { count: 2, width: 25, gap: 0 }, villa: { count: 1, width: 46, gap: 0 } }

/** Side by side in the middle of the picture. */
function placed(count: number, width: number, gap: number): { x: number; width: number }[] {
  const from = (THUMBNAIL.width - count * width - (count - 1) * gap) / 2
  return Array.from({ length: count }, (_, at) => ({ x: from + at * (width + gap), width }))
}

/** As wide as the homes on a floor need; homes of a tower that would not fit into one stand in several. */
function bodiesOf(facts: PictureFacts, kind: BuildingKind, floors: number, random: () => number) {
  const perFloor = facts.units && facts.units > 0 ? facts.units / floors : null
  const unknown = random()
  if (kind === 'slab') return placed(1, perFloor === null ? 40 : clamp(10 + perFloor * 5, 20, 84), 0)
  if (kind === 'tower') {
    if (perFloor === null) return placed(1, 18 + Math.round(unknown * 14), 0)
    const towers = clamp(Math.round(perFloor / 6), 1, 4)
    return placed(towers, clamp((perFloor / towers) * 3.6, 12, towers > 2 ? 18 : 28), 5)
  }
  const { count, width, gap } = HOUSES[kind]
  const houses = kind === 'terrace' ? (facts.units ? clamp(facts.units, 3, count) : count - Math.round(unknown)) : count
  return placed(houses, width, gap)
}

/** Walls of public blocks are warm, of freehold projects green, of leasehold ones blue; the seed shifts them a little. */
function huesOf({ typeGroup, tenure }: PictureFacts, random: () => number): { hue: number; accent: number } {
  const shift = Math.round((random() - 0.5) * 60)
  if (typeGroup === 'public-stack') return { hue: 70 + shift, accent: pickOne(random, [30, 75, 150, 215, 275]) }
  if (typeGroup === 'private-land') return { hue: 85 - shift * 2, accent: (tenure === 'leasehold' ? 255 : 38) + shift }
  return { hue: (tenure === 'freehold' ? 160 : tenure === 'leasehold' ? 262 : 330) + shift, accent: pickOne(random, [30, 75, 190, 255]) }
}

/** The proportions of a small picture, from the facts; what they leave open follows from the seed. Same facts, same plan. */
export function planThumbnail(facts: PictureFacts): ThumbnailPlan {
  const random = pictureRandom(`${facts.seed} small`)
  const kind = buildingKind(facts)
  const floors = floorsOf(facts)
  const isStacked = kind === 'slab' || kind === 'tower'
  const sold = facts.floorSold ?? 0
  const year = facts.completionYear ?? null
  const decade = RHYTHMS.find(({ until }) => year !== null && year <= until)
  const rhythm = decade ?? pickOne(random, [RHYTHMS[2] ?? PLAIN, RHYTHMS[3] ?? PLAIN, RHYTHMS[4] ?? PLAIN])
  const roofs = {
    slab: year !== null && year >= 1985 && year < 2000 ? 'gable' : 'tanks',
    tower: pickOne<ThumbnailPlan['roof']>(random, ['flat', 'crown', 'step']),
  } as const
  return {
    kind,
    floors,
    rhythm,
    knownFloors: !isStacked || isHeightKnown(facts) ? floors : Math.min(floors - 1, sold),
    floorHeight: isStacked ? heightOf(floors) / floors : 9,
    bodies: bodiesOf(facts, kind, floors, random),
    bands: pickOne(random, kind === 'slab' ? [[0, 1], [0], [0.3, 0.7], [0.5]] : [[1], [0], [0.5], []]),
    roof: kind === 'slab' || kind === 'tower' ? roofs[kind] : 'gable',
    ...huesOf(facts, random),
  }
}

const PLAIN: Rhythm = { lines: 'columns', every: 4, wide: 0.5, high: 0.5 }
