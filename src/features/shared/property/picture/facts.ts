import type { TypeGroup } from '#market/vocabulary.ts'

/** What a picture is drawn from. `seed` (the slug) determines everything that the facts leave open. */
export interface PictureFacts {
  seed: string
  typeGroup: TypeGroup
  /** hdb, condominium, terrace … */
  propertyType: string
  floors?: number | null
  units?: number | null
  completionYear?: number | null
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

/** The floors to draw: the known number, else what was usual for the kind in its decade. */
export function floorsOf(facts: PictureFacts): number {
  const kind = buildingKind(facts)
  const house = kind === 'terrace' || kind === 'pair' || kind === 'villa'
  if (facts.floors && facts.floors > 0) return Math.min(house ? HOUSE_FLOORS_MAX : FLOORS_MAX, Math.round(facts.floors))
  if (house) return 2
  if (kind === 'tower') return eraOf(facts.completionYear) === 'fin' ? 20 : 12
  return { corridor: 11, panel: 13, fin: 25 }[eraOf(facts.completionYear)]
}
