import { monthsBetween } from '#lib/months.ts'
import type { PriceSteps } from '../../valuation/explain.ts'
import { extrapolateToArea } from './area-extrapolation.ts'
import { floorOf, type Home, type RefusalReason, type Sale, type ValuationRefusal } from './evidence.ts'
import { estimatePremiums, type Premiums, type Usual } from './premiums.ts'
import { robustMean, studentQuantile } from './robust-mean.ts'
import { logGrowth, type MonthlyIndexPoint } from './time-index.ts'
import { effectiveNumber, saleWeight } from './weights.ts'

export const EFFECTIVE_N_MIN = 3
export const NEWEST_AGE_MONTHS_MAX = 36
export const FSD_MAX = 0.35
/** Lower bound of the deviation, however well comparables agree. */
const FSD_MIN = 0.03
export const SHOWN_COMPARABLES = 12
/** The usual spread of similar homes weighs as much as this many sales, because three equal prices prove little. */
const USUAL_SPREAD_N = 4
/** how many standard deviations of a normal hold 68 % and 90 % */
export const Z68 = 0.99446
const Z90 = 1.64485
/** Homes of unknown mix are similar when their areas differ by at most this share. */
const AREA_TOLERANCE = 0.35
const UNKNOWN_MIX = 'other'

export interface ValuationCase {
  home: Home
  /** the newest month of the segment's data, yyyymm */
  asOf: number
  /** single-unit sales of the project and, where these are too few, of its neighbours */
  sales: readonly Sale[]
  index: readonly MonthlyIndexPoint[]
  /** defaults of the type group where own evidence is thin */
  usual: Usual
  /** the middle size of such homes in the project: values of other sizes follow from there, see {@link extrapolateToArea} */
  usualAreaSqm: number
}

export interface AdjustedSale {
  sale: Sale
  ageMonths: number
  timeAdjustment: number
  /** for another kind of home; 0 in a first estimate, which compares like with like */
  kindAdjustment: number
  areaAdjustment: number
  floorAdjustment: number
  /** for a later or earlier start of the lease; 0 in a first estimate */
  leaseAdjustment: number
  adjustedPrice: number
  /** share of the evidence */
  weight: number
}

export interface Valuation {
  /** FIRST: similar sales adjusted to the home; ENGINE: the engine fitted to the market */
  method: 'FIRST' | 'ENGINE'
  /** the newest month of the data, yyyymm */
  asOf: number
  home: Home
  value: number
  low68: number
  high68: number
  low90: number
  high90: number
  fsd: number
  effectiveN: number
  steps: PriceSteps
  /** how many sales of the segment the learned step comes from; null where nothing was learnt */
  learnedFrom: number | null
  /** greatest weight first */
  comparables: AdjustedSale[]
}

/** Whether a sale is of a home of the same kind. */
function isAlike(sale: Pick<Sale, 'unitMix' | 'areaSqm'>, home: Pick<Home, 'unitMix' | 'areaSqm'>): boolean {
  if (sale.unitMix !== UNKNOWN_MIX && home.unitMix !== UNKNOWN_MIX) return sale.unitMix === home.unitMix
  return Math.abs(sale.areaSqm / home.areaSqm - 1) <= AREA_TOLERANCE
}

/** The effective number of similar sales; below the minimum the neighbours are used too. */
export const evidenceCount = ({ home, asOf, sales }: Pick<ValuationCase, 'home' | 'asOf' | 'sales'>): number =>
  effectiveNumber(sales.filter((sale) => isAlike(sale, home)).map((sale) => saleWeight(sale, home, asOf)))

/**
 * Estimates the home in prices of `asOf` from similar sales: each is adjusted to the present by the index and to the home's area and floor
 * by the project's own premiums, then averaged robustly in log price. The forecast deviation comes from the spread of the adjusted sales,
 * widened for small numbers. Refuses where the evidence is missing, old, thin or contradictory.
 */
export function valueHome(given: ValuationCase, mostComparables = SHOWN_COMPARABLES): Valuation | ValuationRefusal {
  const { home, asOf } = given
  const alike = given.sales.filter((sale) => isAlike(sale, home))
  const newest = alike.reduce<number | null>((month, sale) => (month === null || sale.month > month ? sale.month : month), null)
  const weights = alike.map((sale) => saleWeight(sale, home, asOf))
  const effectiveN = effectiveNumber(weights)
  const refuse = (reason: RefusalReason): ValuationRefusal => ({
    reason,
    evidence: Math.floor(effectiveN),
    needed: EFFECTIVE_N_MIN,
    asOf: newest,
  })
  if (newest === null) return refuse('NO_SALES')
  if (monthsBetween(newest, asOf) > NEWEST_AGE_MONTHS_MAX) return refuse('TOO_OLD')
  if (effectiveN < EFFECTIVE_N_MIN) return refuse('TOO_FEW_COMPARABLES')
  const premiums = ownPremiums(given)
  const centre = extrapolateToArea(given.usualAreaSqm, home.areaSqm, (areaSqm) =>
    logPriceOf({ ...given, home: { ...home, areaSqm } }, premiums),
  )
  if (Number.isNaN(centre)) return refuse('TOO_FEW_COMPARABLES')
  const adjusted = alike.map((sale) => adjust(sale, given, premiums))
  const { shares, variance } = robustMean(
    adjusted.map((one) => one.logs[3]),
    weights,
  )
  const { spread, degrees } = predictive(variance, effectiveN, given.usual.spread)
  const fsd = spread * Math.sqrt(degrees / (degrees - 2))
  if (fsd > FSD_MAX) return refuse('TOO_SPREAD')
  const at = (z: number) => Math.round(Math.exp(centre + Math.sign(z) * studentQuantile(Math.abs(z), degrees) * spread))
  const value = Math.round(Math.exp(centre))
  return {
    method: 'FIRST',
    asOf,
    home,
    value,
    low68: at(-Z68),
    high68: at(Z68),
    low90: at(-Z90),
    high90: at(Z90),
    fsd,
    effectiveN,
    steps: stepsTo(
      value,
      adjusted.map(({ logs }) => logs),
      shares,
    ),
    learnedFrom: null,
    comparables: adjusted
      .map(({ parts }, i) => ({ ...parts, weight: shares[i] ?? 0 }))
      .sort((a, b) => b.weight - a.weight || b.sale.id - a.sale.id)
      .slice(0, mostComparables),
  }
}

/** The robust mean at the home's area; NaN without a comparable sale. */
function logPriceOf(given: ValuationCase, premiums: Premiums): number {
  const { home, asOf } = given
  const alike = given.sales.filter((sale) => isAlike(sale, home))
  if (alike.length === 0) return Number.NaN
  return robustMean(
    alike.map((sale) => logsOf(sale, given, premiums)[3]),
    alike.map((sale) => saleWeight(sale, home, asOf)),
  ).mean
}

/** Area and floor premiums from the project's own sales of every mix, because a wider range of areas is more informative. */
export function ownPremiums({ sales, index, asOf, usual }: Pick<ValuationCase, 'sales' | 'index' | 'asOf' | 'usual'>): Premiums {
  const own = sales.filter((sale) => sale.distanceMetres === 0)
  const observations = own.map((sale) => ({
    logPrice: Math.log(sale.price) + logGrowth(index, sale.month, asOf),
    logArea: Math.log(sale.areaSqm),
    floor: floorOf(sale),
  }))
  return estimatePremiums(observations, usual)
}

/** The spread of one new price around the estimate and its degrees of freedom, the usual spread mixed in. */
function predictive(variance: number, effectiveN: number, usualSpread: number): { spread: number; degrees: number } {
  const own = effectiveN - 1
  const degrees = USUAL_SPREAD_N + own
  // the weighted variance is around the fitted mean, so n / (n − 1) makes it unbiased
  const pooled = (USUAL_SPREAD_N * usualSpread ** 2 + effectiveN * variance) / degrees
  return { spread: Math.max(FSD_MIN, Math.sqrt(pooled * (1 + 1 / effectiveN))), degrees }
}

type StepLogs = readonly [paid: number, time: number, area: number, floor: number]

/** Logarithms of a sale's price as paid and after the time, area and floor adjustment. */
function logsOf(sale: Sale, { home, asOf, index }: ValuationCase, premiums: Premiums): StepLogs {
  const saleFloor = floorOf(sale)
  const paid = Math.log(sale.price)
  const time = paid + logGrowth(index, sale.month, asOf)
  const area = time + premiums.area * Math.log(home.areaSqm / sale.areaSqm)
  return [paid, time, area, area + (home.floor === null || saleFloor === null ? 0 : premiums.floor * (home.floor - saleFloor))]
}

/** Whole units of money from a logarithm. */
const whole = (log: number): number => Math.round(Math.exp(log))

/** Adjusts a sale to the home step by step; the parts are whole units of money and add up exactly. */
function adjust(sale: Sale, given: ValuationCase, premiums: Premiums) {
  const logs = logsOf(sale, given, premiums)
  const [afterTime, afterArea, adjustedPrice] = [whole(logs[1]), whole(logs[2]), whole(logs[3])]
  const parts = {
    sale,
    ageMonths: monthsBetween(sale.month, given.asOf),
    timeAdjustment: afterTime - sale.price,
    areaAdjustment: afterArea - afterTime,
    floorAdjustment: adjustedPrice - afterArea,
    kindAdjustment: 0,
    leaseAdjustment: 0,
    adjustedPrice,
  }
  return { parts, logs }
}

/** The steps from the weighted mean to the value; the part added by the extrapolation from the usual area counts as area. */
function stepsTo(value: number, logs: readonly StepLogs[], shares: readonly number[]): PriceSteps {
  const meanOf = (step: number) => Math.round(Math.exp(logs.reduce((sum, own, i) => sum + (own[step] ?? 0) * (shares[i] ?? 0), 0)))
  const [paid, afterTime, afterArea, afterFloor] = [meanOf(0), meanOf(1), meanOf(2), meanOf(3)]
  const [time, floor] = [afterTime - paid, afterFloor - afterArea]
  return { paid, time, area: value - paid - time - floor, floor, kind: 0, lease: 0, learned: 0 }
}
