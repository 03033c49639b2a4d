import {
  ADJUSTED_FOR,
  ADJUSTMENT_LIMITS,
  ADJUSTMENT_STEP,
  ADJUSTMENT_TOTAL_MAX,
  type AdjustedFor,
  ANALYSIS_SALES_MIN,
  ANALYSIS_WEIGHT_MAX,
} from './analysis-kinds.ts'

/*
 * How a comparative market analysis comes about, the same in the browser and in the provider. Prices are whole units of money.
 */

/** A sale as the engine sees it. */
export interface WeighedSale {
  id: string
  /** in the home's terms */
  adjustedPrice: number
  /** share of the engine's evidence, 0 to 1 */
  weight: number
}

/** The lighter sales of the engine's evidence, which count together. */
export interface FurtherSales {
  count: number
  weight: number
  /** their weighted mean, of logarithms as in the estimate */
  mean: number
  /** their prices at 10, 30, 50, 70 and 90 % of their weight */
  prices: readonly number[]
}

export interface EngineEvidence {
  /** the engine's estimate */
  value: number
  sales: readonly WeighedSale[]
  further: FurtherSales | null
}

export interface SaleChoice {
  isIn: boolean
  /** hundredths; null: the engine's */
  weight: number | null
  /** percent of the adjusted price */
  adjustments: Partial<Record<AdjustedFor, number>>
}

export interface AnalysisChoice {
  /** by the sale's id; those without a row are as the engine has them */
  sales: Readonly<Record<string, SaleChoice>>
  withFurther: boolean
  withModel: boolean
}

export const ENGINES_SALE: SaleChoice = { isIn: true, weight: null, adjustments: {} }
export const ENGINES_CHOICE: AnalysisChoice = { sales: {}, withFurther: true, withModel: true }

export interface AdjustmentMade {
  for: AdjustedFor
  percent: number
  money: number
}

export interface AnalysedSale {
  id: string
  /** share of the analysis, 0 to 1 */
  share: number
  adjustments: AdjustmentMade[]
  /** after the agent's adjustments */
  price: number
}

export interface AnalysisResult {
  value: number
  /** the weighted quartiles of the prices, widened to hold the value */
  low: number
  high: number
  median: number
  /** what the market model adds: what it learnt from past misses, which no single sale says */
  model: { fraction: number; money: number }
  /** from the engine's estimate, as a fraction of it */
  departure: number
  sales: AnalysedSale[]
  further: { count: number; share: number }
  /** how many sales it rests on */
  count: number
}

/** few: too few sales are chosen. adjustment, total, weight: a number is beyond its limit. */
export type AnalysisFault = 'few' | 'adjustment' | 'total' | 'weight'

export const saleChoiceOf = ({ sales }: Pick<AnalysisChoice, 'sales'>, id: string): SaleChoice => sales[id] ?? ENGINES_SALE

const isStep = (percent: number): boolean => Number.isInteger(percent / ADJUSTMENT_STEP)

/** The sum of a comparable's adjustments, percent. */
export const totalAdjustment = ({ adjustments }: Pick<SaleChoice, 'adjustments'>): number =>
  ADJUSTED_FOR.reduce((sum, one) => sum + (adjustments[one] ?? 0), 0)

/** What is beyond its limit in the choice of one sale. */
export function saleFault(choice: SaleChoice): Exclude<AnalysisFault, 'few'> | null {
  const { weight, adjustments } = choice
  if (weight !== null && !(weight > 0 && weight <= ANALYSIS_WEIGHT_MAX)) return 'weight'
  for (const one of ADJUSTED_FOR) {
    const percent = adjustments[one] ?? 0
    if (!(Math.abs(percent) <= ADJUSTMENT_LIMITS[one]) || !isStep(percent)) return 'adjustment'
  }
  return Math.abs(totalAdjustment(choice)) > ADJUSTMENT_TOTAL_MAX ? 'total' : null
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

/** What the engine's estimate has beyond the weighted mean of its comparables, in logarithms: the correction of the market model. */
function modelTerm({ value, sales, further }: EngineEvidence): number {
  const total = sumOf(sales.map(({ weight }) => weight)) + (further?.weight ?? 0)
  const mean = sumOf(sales.map(({ weight, adjustedPrice }) => (weight / total) * Math.log(adjustedPrice)))
  return Math.log(value) - mean - (further ? (further.weight / total) * Math.log(further.mean) : 0)
}

function adjusted(sale: WeighedSale, { adjustments }: SaleChoice): Pick<AnalysedSale, 'adjustments' | 'price'> {
  const made = ADJUSTED_FOR.flatMap((one) => {
    const percent = adjustments[one] ?? 0
    return percent === 0 ? [] : [{ for: one, percent, money: Math.round((sale.adjustedPrice * percent) / 100) }]
  })
  return { adjustments: made, price: sale.adjustedPrice + sumOf(made.map(({ money }) => money)) }
}

/** The price at which so much of the weight lies at or below it. */
function weightedQuantile(points: readonly { price: number; share: number }[], q: number): number {
  let [sum, last] = [0, Number.NaN]
  for (const { price, share } of points) {
    sum += share
    last = price
    if (sum >= q - 1e-12) return price
  }
  return last
}

/**
 * The analysis of a choice: the weighted mean of the chosen sales after the agent's adjustments, times the market model's correction. The engine's own
 * choice gives the engine's estimate.
 */
export function analyse(evidence: EngineEvidence, choice: AnalysisChoice): AnalysisResult | { fault: AnalysisFault } {
  const chosen = evidence.sales.map((sale) => ({ sale, choice: saleChoiceOf(choice, sale.id) })).filter(({ choice: { isIn } }) => isIn)
  for (const { choice: own } of chosen) {
    const fault = saleFault(own)
    if (fault) return { fault }
  }
  const further = choice.withFurther ? evidence.further : null
  const count = chosen.length + (further?.count ?? 0)
  const all = evidence.sales.length + (evidence.further?.count ?? 0)
  const raw = chosen.map(({ sale, choice: { weight } }) => (weight === null ? sale.weight : weight / 100))
  const total = sumOf(raw) + (further?.weight ?? 0)
  if (count < Math.min(ANALYSIS_SALES_MIN, all) || !(total > 0)) return { fault: 'few' }
  const sales = chosen.map(({ sale, choice: own }, at) => ({ id: sale.id, share: (raw[at] ?? 0) / total, ...adjusted(sale, own) }))
  const furtherShare = (further?.weight ?? 0) / total
  const term = choice.withModel ? modelTerm(evidence) : 0
  const mean = sumOf(sales.map(({ share, price }) => share * Math.log(price))) + (further ? furtherShare * Math.log(further.mean) : 0)
  const value = Math.round(Math.exp(mean + term))
  const points = [
    ...sales.map(({ price, share }) => ({ price, share })),
    ...(further?.prices ?? []).map((price, _, { length }) => ({ price, share: furtherShare / length })),
  ].sort((a, b) => a.price - b.price)
  const at = (q: number) => Math.round(weightedQuantile(points, q) * Math.exp(term))
  return {
    value,
    low: Math.min(value, at(0.25)),
    high: Math.max(value, at(0.75)),
    median: at(0.5),
    model: { fraction: Math.exp(term) - 1, money: value - Math.round(Math.exp(mean)) },
    departure: value / evidence.value - 1,
    sales,
    further: { count: further?.count ?? 0, share: furtherShare },
    count,
  }
}
