import { sqftToSqm } from '#lib/units.ts'
import type { Tenure } from '#market/vocabulary.ts'
import { floorOf, type Home, type Sale } from './evidence.ts'

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

/** A size may lie this far outside the known sizes of its mix. */
const AREA_SLACK = 1.5
const FLOOR_MAX = 130

/**
 * Completes a description: the most traded mix, its median size, the middle floor.
 * Null when the project has no such home: a mix it lacks, a size or floor out of reach.
 */
export function resolveHome(asked: HomeAsked, project: ProjectHomes): Home | null {
  const unitMix = asked.unitMix ?? usualMix(project, asked.areaSqm ?? null)
  if (unitMix === null) return null
  const areas = areasOf(unitMix, project)
  const [smallest, middle, largest] = [areas[0], areas[areas.length >> 1], areas.at(-1)]
  if (smallest === undefined || middle === undefined || largest === undefined) return null
  const areaSqm = asked.areaSqm ?? middle
  if (!(areaSqm >= smallest / AREA_SLACK && areaSqm <= largest * AREA_SLACK)) return null
  const leaseStartYear = project.leaseStartYear ?? saidLease(asked)
  if (project.isHouse) return { unitMix, areaSqm, floor: null, leaseStartYear }
  if (asked.floor != null && !(asked.floor >= 1 && asked.floor <= (project.floors ?? FLOOR_MAX))) return null
  return { unitMix, areaSqm, floor: asked.floor ?? middleFloor(project), leaseStartYear }
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
