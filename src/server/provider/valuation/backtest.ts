import { elementAt, float32At, float64At, int32At } from '#lib/element-at.ts'
import { type Bands, bandAround, fitBands } from './bands.ts'
import { money } from './estimate.ts'
import type { Examples } from './examples.ts'
import { median } from './metrics.ts'
import { estimateLeftOut, firstExampleFrom } from './monthly-refit.ts'
import type { ValuationPlan } from './plan.ts'
import { isKnown, type Market, unsettledMonthsOf } from './sale-table.ts'

/** One refit of the forests: they learn the examples before `month` and value the months `month` … `until`. */
export interface Refit {
  month: number
  until: number
}

/** Months between the refits that only serve to calibrate the first bands: of a year of them every third, of few of them each. */
const calibrationStep = ({ calibrationMonths }: ValuationPlan): number => (calibrationMonths < 12 ? 1 : 3)

/** The refits of a back-test of `from` … `to`; the calibration months before it come first. */
export function refitsFor(from: number, to: number, firstMonth: number, plan: ValuationPlan, step: number, unsettledMonths = 0): Refit[] {
  const refits: Refit[] = []
  const apart = calibrationStep(plan)
  for (let month = Math.max(firstMonth, from - plan.calibrationMonths - unsettledMonths); month < from; month += apart)
    refits.push({ month, until: Math.min(from - 1, month + apart - 1) })
  for (let month = from; month <= to; month += step) refits.push({ month, until: Math.min(to, month + step - 1) })
  return refits
}

export interface Valued {
  /** row of the sale table */
  row: number
  month: number
  /** whole units of money */
  actual: number
  estimate: number
  low68: number
  high68: number
  low90: number
  high90: number
  effective: number
}

const usable = (examples: Examples, estimates: Float64Array, i: number, plan: ValuationPlan): boolean =>
  Number.isFinite(estimates[i]) && float32At(examples.effective, i) >= plan.effectiveMin

/**
 * Bands learnt from the log estimates of the months before `month` and the prices then paid; where the plan says so, from lessons left out of what
 * forests of `month` learn.
 */
export function bandsBefore(market: Market, examples: Examples, made: Float64Array, month: number, plan: ValuationPlan): Bands {
  const { sales } = market
  const { leftOut } = plan
  const past: number[] = []
  const to = month - unsettledMonthsOf(sales)
  const from = to - plan.calibrationMonths
  const estimates = leftOut ? estimateLeftOut(examples, month, plan, { from, to, parts: leftOut.parts }) : made
  const end = firstExampleFrom(examples.month, to)
  for (let i = firstExampleFrom(examples.month, from); i < end; i++)
    if (usable(examples, estimates, i, plan) && isKnown(sales, int32At(examples.row, i), month)) past.push(i)
  const errors = Float64Array.from(past, (i) => float64At(sales.logPrice, int32At(examples.row, i)) - float64At(estimates, i))
  const shift = leftOut?.centred && errors.length > 0 ? median(Array.from(errors)) : 0
  const bands = fitBands(
    examples.columns.map((column) => Float32Array.from(past, (i) => float32At(column, i))),
    shift === 0 ? errors : errors.map((error) => error - shift),
    Int32Array.from(past, (i) => int32At(sales.kind, int32At(examples.row, i))),
    market.kinds.length,
    plan.bands,
  )
  return shift === 0 ? bands : { ...bands, shift }
}

/** Turns the log estimates of one month into money with bands. Refused sales are left out. */
export function valueMonth(market: Market, examples: Examples, estimates: Float64Array, month: number, plan: ValuationPlan): Valued[] {
  const { sales } = market
  const bands = bandsBefore(market, examples, estimates, month, plan)
  const features = new Float32Array(examples.columns.length)
  const valued: Valued[] = []
  for (let i = firstExampleFrom(examples.month, month); i < firstExampleFrom(examples.month, month + 1); i++) {
    if (!usable(examples, estimates, i, plan)) continue
    for (let f = 0; f < features.length; f++) features[f] = float32At(elementAt(examples.columns, f), i)
    const row = int32At(examples.row, i)
    const logEstimate = float64At(estimates, i) + (bands.shift ?? 0)
    const band = bandAround(bands, logEstimate, features, int32At(sales.kind, row))
    valued.push({
      row,
      month,
      actual: money(float64At(sales.logPrice, row)),
      estimate: money(logEstimate),
      low68: money(band.low68),
      high68: money(band.high68),
      low90: money(band.low90),
      high90: money(band.high90),
      effective: float32At(examples.effective, i),
    })
  }
  return valued
}
