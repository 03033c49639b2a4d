import type { Tenure, TypeGroup } from '#market/vocabulary.ts'

/** What a picture is drawn from. `seed` (the slug) determines everything that the facts leave open. */
export interface PictureFacts {
  seed: string
  typeGroup: TypeGroup
  /** hdb, condominium, terrace … */
  propertyType: string
  floors?: number | null
  /** the highest floor that a sale is surely on */
  floorSold?: number | null
  units?: number | null
  completionYear?: number | null
  tenure?: Tenure | null
  /** block number, painted on the gable of public blocks */
  block?: string | null
}

export type BuildingKind = 'slab' | 'tower' | 'terrace' | 'pair' | 'villa'

/** corridor slabs before 1985, precast panels until 1999, fins and glass since */
export type Era = 'corridor' | 'panel' | 'fin'

/** more than these is a mistake in the source, not a building to draw */
const FLOORS_MAX = 90
const HOUSE_FLOORS_MAX = 5

export function buildingKind({ typeGroup, propertyType }: PictureFacts): BuildingKind {
  if (typeGroup === 'public-stack') return 'slab'
  if (typeGroup === 'private-stack') return 'tower'
  if (/semi|\bsd-/.test(propertyType)) return 'pair'
  if (/terrace|ter-|cluster|cls-|town|link/.test(propertyType)) return 'terrace'
  return 'villa'
}

export function eraOf(completionYear: number | null | undefined): Era {
  const year = completionYear ?? 1995
  if (year < 1985) return 'corridor'
  return year < 2000 ? 'panel' : 'fin'
}

/** Usual heights by decade. */
const TOWER_FLOORS = { corridor: 12, panel: 12, fin: 20 } satisfies Record<Era, number>
const SLAB_FLOORS = { corridor: 11, panel: 13, fin: 25 } satisfies Record<Era, number>

/** Whether the height of the building is on record. Elsewhere a picture says that it is not. */
export const isHeightKnown = ({ floors }: PictureFacts): boolean => floors != null && floors > 0

/** Published bands of floors are as high as this: a sale on one of them may be so much above its lower end. */
const BAND_FLOORS = 5

/** The floors to draw: the known number, else what was usual for the kind in its decade; never fewer than sales are recorded on. */
export function floorsOf(facts: PictureFacts): number {
  const kind = buildingKind(facts)
  const house = kind === 'terrace' || kind === 'pair' || kind === 'villa'
  const sold = facts.floorSold ?? 0
  if (facts.floors && facts.floors > 0) return Math.min(house ? HOUSE_FLOORS_MAX : FLOORS_MAX, Math.max(sold, Math.round(facts.floors)))
  if (house) return 2
  const usual = (kind === 'tower' ? TOWER_FLOORS : SLAB_FLOORS)[eraOf(facts.completionYear)]
  return Math.min(FLOORS_MAX, Math.max(usual, sold === 0 ? 0 : sold + BAND_FLOORS - 1))
}
