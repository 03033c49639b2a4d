import { elementAt } from '#lib/element-at.ts'
import { monthOfIndex, monthsBetween } from '#lib/months.ts'
import type { MarketContext } from '../../context.ts'
import type { Evidence, Subject } from '../../valuation/comparables.ts'
import { type EngineEstimate, estimateHome } from '../../valuation/estimate.ts'
import { localEvidence, type SegmentModel, sitesAround, weightedComparablesOf } from '../../valuation/segment-model.ts'
import type { StoredSale } from '../../valuation/stored-sales.ts'
import type { ProjectRecord } from '../property/project-record.ts'
import { evidenceSales } from './engine-store.ts'
import { kindIsOfSale, subjectOfHome } from './engine-subject.ts'
import type { Home, RefusalReason, ValuationRefusal } from './evidence.ts'
import { FSD_MAX, NEWEST_AGE_MONTHS_MAX, SHOWN_COMPARABLES, type Valuation, Z68 } from './rules.ts'

/** A home in the engine's form, with the sales around it. */
export interface EngineCase {
  model: SegmentModel
  sales: readonly StoredSale[]
  evidence: Evidence
  /** null when the model has no such kind of home */
  subject: Subject | null
}

/** Loads the sales around a home, of the window that its comparables need or of a longer one: one statement. */
export async function engineCase(
  context: MarketContext,
  model: SegmentModel,
  site: number,
  project: ProjectRecord,
  home: Home,
  windowMonths?: number,
): Promise<EngineCase> {
  const around = sitesAround(model, site)
  const ofOneKind = kindIsOfSale(model, site) && !model.valuer.plan.index.kindLevels
  const sales = await evidenceSales(context, model, around.rows, ofOneKind ? home.unitMix : null, windowMonths)
  return { model, sales, evidence: localEvidence(model, around, sales), subject: subjectOfHome(model, site, project, home, sales) }
}

/** Values a home by the engine from the sales around it: one statement. */
export async function estimateByEngine(
  context: MarketContext,
  model: SegmentModel,
  site: number,
  project: ProjectRecord,
  home: Home,
  mostComparables = SHOWN_COMPARABLES,
): Promise<Valuation | ValuationRefusal> {
  const { sales, evidence, subject } = await engineCase(context, model, site, project, home)
  const asOf = monthOfIndex(model.month - 1)
  const newest = sales.at(-1)?.month ?? null
  const refuse = (reason: RefusalReason, effective = 0): ValuationRefusal => ({
    reason,
    evidence: Math.floor(effective),
    needed: Math.ceil(model.valuer.plan.effectiveMin),
    asOf: newest,
  })
  if (newest === null) return refuse('NO_SALES')
  if (!subject) return refuse('UNKNOWN_HOME')
  const estimate = estimateHome(evidence, subject, model.valuer, weightedComparablesOf(evidence, model.valuer), mostComparables)
  if ('refused' in estimate) return refuse(estimate.effective > 0 ? 'TOO_FEW_COMPARABLES' : 'NO_SALES', estimate.effective)
  if (estimate.newestAgeMonths > NEWEST_AGE_MONTHS_MAX) return refuse('TOO_OLD', estimate.effective)
  const fsd = fsdOf(estimate)
  return fsd > FSD_MAX
    ? refuse('TOO_SPREAD', estimate.effective)
    : toValuation(estimate, { home, asOf, fsd, sales, learnedFrom: model.lessons })
}

/** Whether an estimate may be given: its newest comparable is not too old and its bands are not too wide. */
export const isSound = (estimate: EngineEstimate): boolean =>
  estimate.newestAgeMonths <= NEWEST_AGE_MONTHS_MAX && fsdOf(estimate) <= FSD_MAX

/** Half of the 68 % band in standard deviations of a normal, as a fraction of the value. */
export const fsdOf = ({ low68, high68 }: Pick<EngineEstimate, 'low68' | 'high68'>): number => Math.log(high68 / low68) / (2 * Z68)

interface EstimateContext {
  home: Home
  asOf: number
  fsd: number
  sales: readonly StoredSale[]
  learnedFrom: number
}

function toValuation(estimate: EngineEstimate, { home, asOf, fsd, sales, learnedFrom }: EstimateContext): Valuation {
  const { value, low68, high68, low90, high90, effective, steps } = estimate
  return {
    method: 'ENGINE',
    asOf,
    home,
    value,
    low68,
    high68,
    low90,
    high90,
    fsd,
    effectiveN: effective,
    steps,
    learnedFrom,
    comparables: estimate.comparables.map((one) => {
      const { activity: _, model: __, ...sale } = elementAt(sales, one.row)
      const { timeAdjustment, kindAdjustment, areaAdjustment, floorAdjustment, leaseAdjustment, adjustedPrice, weight } = one
      return {
        // 1 m keeps a neighbour on the same spot (another block of one site) apart from the project itself
        sale: { ...sale, distanceMetres: one.sameSite ? 0 : Math.max(1, one.metres) },
        ageMonths: monthsBetween(sale.month, asOf),
        timeAdjustment,
        kindAdjustment,
        areaAdjustment,
        floorAdjustment,
        leaseAdjustment,
        adjustedPrice,
        weight,
      }
    }),
  }
}
