import { sqftToSqm } from '#lib/units.ts'
import type { Tenure } from '#market/vocabulary.ts'
import { floorOf, type Home, type HomesHere, type Sale } from './evidence.ts'

export interface HomeAsked {
  unitMix?: string | null
  areaSqm?: number | null
  floor?: number | null
  /** given by the visitor; used only where the record of the project has none */
  tenure?: Tenure | null
  leaseStartYear?: number | null
}

/** The known homes of a project. */
export interface ProjectHomes {
  isHouse: boolean
  floors: number | null
  leaseStartYear: number | null
  unitMixes: readonly {
    unitMix: string
    gfaSqftMin: number | null
    gfaSqftAvg: number | null
    gfaSqftMax: number | null
    saleCount1y: number
  }[]
  /** the project's own usable sales, newest first */
  sales: readonly Sale[]
}

/** A size may lie this far outside the known sizes of its mix: plots of one street differ more than flats of one kind. */
const AREA_SLACK = { flat: 1.15, house: 1.5 }
const FLOOR_MAX = 130
/** The published bands of floors are as high as this: above the highest sold one there may be as many more. */
const FLOORS_ABOVE = 5

/** Why a project has no home as described, and what it has instead. */
export interface NotHere extends HomesHere {
  reason: 'UNKNOWN_HOME' | 'SIZE_NOT_HERE' | 'FLOOR_NOT_HERE'
}

/**
 * Completes a description: the most traded mix, its median size, the middle floor. A home that the project cannot have is none: a mix it lacks,
 * a size far from those of its mix or beyond the usual one of another mix, a floor above the roof.
 */
export function resolveHome(asked: HomeAsked, project: ProjectHomes): Home | NotHere {
  const unitMix = asked.unitMix ?? usualMix(project, asked.areaSqm ?? null)
  const areas = unitMix === null ? [] : areasOf(unitMix, project)
  const [smallest, middle, largest] = [areas[0], areas[areas.length >> 1], areas.at(-1)]
  if (unitMix === null || smallest === undefined || middle === undefined || largest === undefined) return { reason: 'UNKNOWN_HOME' }
  const areaSqm = asked.areaSqm ?? middle
  if (!isSizeHere(areaSqm, unitMix, project)) return { reason: 'SIZE_NOT_HERE', areaSqmMin: smallest, areaSqmMax: largest }
  const leaseStartYear = project.leaseStartYear ?? saidLease(asked)
  if (project.isHouse) return { unitMix, areaSqm, floor: null, leaseStartYear }
  const floorMax = project.floors ?? highestFloor(project)
  if (asked.floor != null && !(asked.floor >= 1 && asked.floor <= floorMax)) return { reason: 'FLOOR_NOT_HERE', floorMax }
  return { unitMix, areaSqm, floor: asked.floor ?? middleFloor(project), leaseStartYear }
}

/** A size as near as this to the usual one of another mix is that mix's (logarithm). */
const USUAL_SLACK = 0.03

/** Mixes that tell nothing of a home's size. */
export const ANY_SIZE: readonly string[] = ['other', 'apt']

/**
 * Whether a home of that mix may have the size: near the known sizes, and nearer to its own
 * usual size than to that of another mix, unless such a one was sold or is on record clearly off the other's.
 */
function isSizeHere(areaSqm: number, unitMix: string, project: ProjectHomes): boolean {
  const areas = areasOf(unitMix, project)
  const [smallest, usual, largest] = [areas[0] ?? Number.NaN, areas[areas.length >> 1] ?? Number.NaN, areas.at(-1) ?? Number.NaN]
  const slack = AREA_SLACK[project.isHouse ? 'house' : 'flat']
  if (!(areaSqm >= smallest / slack && areaSqm <= largest * slack)) return false
  const isSold = project.sales.some((sale) => sale.unitMix === unitMix)
  if (project.isHouse || ANY_SIZE.includes(unitMix) || (isSold && areaSqm >= smallest && areaSqm <= largest)) return true
  return mixesOf(project).every((other) => {
    const its = other === unitMix || ANY_SIZE.includes(other) ? usual : usualAreaOf({ unitMix: other, areaSqm: usual }, project)
    if (its === usual) return true
    const [gap, between] = [Math.abs(Math.log(areaSqm / its)), Math.abs(Math.log(usual / its)) / 2]
    const isBeyond = its > usual ? areaSqm >= its : areaSqm <= its
    const isOnRecord = areaSqm >= smallest && areaSqm <= largest
    return !isBeyond && (gap >= between || (isOnRecord && gap >= USUAL_SLACK))
  })
}

const mixesOf = ({ unitMixes, sales }: ProjectHomes): string[] => [
  ...new Set([...unitMixes.map(({ unitMix }) => unitMix), ...sales.map(({ unitMix }) => unitMix)]),
]

function highestFloor({ sales }: ProjectHomes): number {
  const sold = Math.max(...sales.map((sale) => sale.floorHigh ?? sale.floorLow ?? 0))
  return sold > 0 ? Math.min(FLOOR_MAX, sold + FLOORS_ABOVE) : FLOOR_MAX
}

/** The middle size of the project's homes of a mix, in square metres; that of the home itself where no size is known. */
export function usualAreaOf(
  { unitMix, areaSqm }: Pick<Home, 'unitMix' | 'areaSqm'>,
  project: Pick<ProjectHomes, 'sales' | 'unitMixes'>,
): number {
  const areas = areasOf(unitMix, project)
  return areas[areas.length >> 1] ?? areaSqm
}

const saidLease = ({ tenure, leaseStartYear }: HomeAsked): number | null => (tenure === 'freehold' ? null : (leaseStartYear ?? null))

/** The mix with most sales; where an area is given, among the mixes whose sizes include it. */
function usualMix(project: ProjectHomes, areaSqm: number | null): string | null {
  const counts = new Map<string, number>()
  for (const { unitMix, saleCount1y } of project.unitMixes) counts.set(unitMix, saleCount1y / 1_000)
  for (const { unitMix } of project.sales) counts.set(unitMix, (counts.get(unitMix) ?? 0) + 1)
  const reaching = [...counts].filter(([unitMix]) => {
    const areas = areasOf(unitMix, project)
    return areaSqm === null || ((areas[0] ?? Number.POSITIVE_INFINITY) <= areaSqm && (areas.at(-1) ?? 0) >= areaSqm)
  })
  const candidates = reaching.length > 0 ? reaching : [...counts]
  return candidates.sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))[0]?.[0] ?? null
}

/** All known sizes of a mix in square metres, ascending; from the stock's figures where nothing was sold. */
function areasOf(unitMix: string, project: Pick<ProjectHomes, 'sales' | 'unitMixes'>): number[] {
  const sold = project.sales.filter((sale) => sale.unitMix === unitMix).map((sale) => sale.areaSqm)
  const stock = project.unitMixes.find((mix) => mix.unitMix === unitMix)
  const known =
    sold.length > 0 ? sold : [stock?.gfaSqftMin, stock?.gfaSqftAvg, stock?.gfaSqftMax].flatMap((sqft) => (sqft ? [sqftToSqm(sqft)] : []))
  return known.sort((a, b) => a - b)
}

function middleFloor(project: ProjectHomes): number | null {
  if (project.floors !== null) return Math.ceil(project.floors / 2)
  const floors = project.sales.flatMap((sale) => floorOf(sale) ?? []).sort((a, b) => a - b)
  const middle = floors[floors.length >> 1]
  return middle === undefined ? null : Math.round(middle)
}
