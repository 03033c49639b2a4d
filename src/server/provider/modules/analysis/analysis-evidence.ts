import { ANALYSIS_SALES_MAX } from '#graphql/analysis-kinds.ts'
import type { EngineEvidence, FurtherSales, WeighedSale } from '#graphql/analysis-result.ts'
import type { ProviderContext } from '../../context.ts'
import type { ProjectRecord } from '../property/project-record.ts'
import { projectsById } from '../property/store.ts'
import { disclosedFloors } from '../property/unit-identity.ts'
import { estimateProject } from '../valuation/estimate-project.ts'
import { type Home, isRefusal, type ValuationRefusal } from '../valuation/evidence.ts'
import type { HomeAsked } from '../valuation/home.ts'
import type { AdjustedSale, Valuation } from '../valuation/rules.ts'

/** A comparable as an analysis keeps it: what was recorded, and what the engine made of it. Months are yyyymm. */
export interface EvidenceSale
  extends WeighedSale,
    Pick<
      AdjustedSale,
      'ageMonths' | 'timeAdjustment' | 'kindAdjustment' | 'areaAdjustment' | 'floorAdjustment' | 'leaseAdjustment' | 'adjustedPrice'
    > {
  projectName: string
  projectNameLocal: string | null
  month: number
  price: number
  areaSqm: number
  unitMix: string
  floorLow: number | null
  floorHigh: number | null
  /** 0: the home's own project */
  distanceMetres: number
  /** metres from the home; null where a position is not known */
  east: number | null
  north: number | null
}

/** What the engine says of a home. */
export interface KeptEvidence extends EngineEvidence, Pick<Valuation, 'method' | 'asOf' | 'low68' | 'high68' | 'effectiveN'> {
  home: Home
  place: Pick<ProjectRecord, 'name' | 'nameLocal' | 'street' | 'propertyGroup' | 'tenure' | 'completionYear' | 'leaseStartYear'>
  sales: readonly EvidenceSale[]
}

/** The heaviest comparables and those that an agent added each for itself, the others together. Or why the engine values no such home. */
export async function evidenceOfHome(
  context: ProviderContext,
  project: ProjectRecord,
  asked: HomeAsked,
  added: readonly string[],
): Promise<KeptEvidence | ValuationRefusal> {
  const valuation = await estimateProject(context, project, asked, Number.POSITIVE_INFINITY)
  if (isRefusal(valuation)) return valuation
  const { method, asOf, value, low68, high68, effectiveN, home, comparables } = valuation
  const isNamed = ({ sale }: AdjustedSale, at: number) => at < ANALYSIS_SALES_MAX || added.includes(String(sale.id))
  const { name, nameLocal, street, propertyGroup, tenure, completionYear, leaseStartYear } = project
  return {
    method,
    asOf,
    value,
    low68,
    high68,
    effectiveN,
    home,
    place: { name, nameLocal, street, propertyGroup, tenure, completionYear, leaseStartYear },
    sales: await salesOf(context, project, comparables.filter(isNamed)),
    further: together(comparables.filter((one, at) => !isNamed(one, at))),
  }
}

/** The sales of the engine's evidence that may still be added, the newest first, and among those of a month the nearest. */
export async function furtherSales(
  context: ProviderContext,
  project: ProjectRecord,
  asked: HomeAsked,
  { without, first, offset }: { without: readonly string[]; first: number; offset: number },
): Promise<{ sales: EvidenceSale[]; count: number }> {
  const valuation = await estimateProject(context, project, asked, Number.POSITIVE_INFINITY)
  if (isRefusal(valuation)) return { sales: [], count: 0 }
  const rest = valuation.comparables
    .filter(({ sale }) => !without.includes(String(sale.id)))
    .sort((a, b) => b.sale.month - a.sale.month || a.sale.distanceMetres - b.sale.distanceMetres || b.sale.id - a.sale.id)
  return { sales: await salesOf(context, project, rest.slice(offset, offset + first)), count: rest.length }
}

async function salesOf(context: ProviderContext, home: ProjectRecord, comparables: readonly AdjustedSale[]): Promise<EvidenceSale[]> {
  const projects = context.perRequest(projectsById)
  return Promise.all(
    comparables.map(async ({ sale, ...made }): Promise<EvidenceSale> => {
      const [project, floors] = await Promise.all([projects.load(sale.projectId), disclosedFloors(sale, context)])
      const offset = project ? offsetBetween(home, project) : null
      const { ageMonths, timeAdjustment, kindAdjustment, areaAdjustment, floorAdjustment, leaseAdjustment, adjustedPrice, weight } = made
      return {
        id: String(sale.id),
        projectName: project?.name ?? '',
        projectNameLocal: project?.nameLocal ?? null,
        month: sale.month,
        price: sale.price,
        areaSqm: sale.areaSqm,
        unitMix: sale.unitMix,
        floorLow: floors.floorLow,
        floorHigh: floors.floorHigh,
        distanceMetres: Math.round(sale.distanceMetres),
        east: offset && Math.round(offset.east),
        north: offset && Math.round(offset.north),
        ageMonths,
        timeAdjustment,
        kindAdjustment,
        areaAdjustment,
        floorAdjustment,
        leaseAdjustment,
        adjustedPrice,
        weight,
      }
    }),
  )
}

const METRES_PER_DEGREE = 111_195

/** Metres to the east and north; null where a position is not known. */
function offsetBetween(from: Pick<ProjectRecord, 'lat' | 'lng'>, to: Pick<ProjectRecord, 'lat' | 'lng'>) {
  if (from.lat === null || from.lng === null || to.lat === null || to.lng === null) return null
  const east = (to.lng - from.lng) * METRES_PER_DEGREE * Math.cos((from.lat * Math.PI) / 180)
  return { east, north: (to.lat - from.lat) * METRES_PER_DEGREE }
}

const QUANTILES = [0.1, 0.3, 0.5, 0.7, 0.9]

/** Sales that count together, as their weight, their mean and five of their prices. */
export function together(sales: readonly Pick<AdjustedSale, 'adjustedPrice' | 'weight'>[]): FurtherSales | null {
  const weight = sales.reduce((sum, one) => sum + one.weight, 0)
  if (!(weight > 0)) return null
  const rising = [...sales].sort((a, b) => a.adjustedPrice - b.adjustedPrice)
  const priceAt = (q: number) => {
    let [sum, price] = [0, 0]
    for (const one of rising) {
      if (sum >= q * weight) break
      sum += one.weight
      price = one.adjustedPrice
    }
    return price
  }
  const log = sales.reduce((sum, one) => sum + (one.weight / weight) * Math.log(one.adjustedPrice), 0)
  return { count: sales.length, weight, mean: Math.exp(log), prices: QUANTILES.map(priceAt) }
}
