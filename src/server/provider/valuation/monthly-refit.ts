import { elementAt, float32At, float64At, int32At, uint8At } from '#lib/element-at.ts'
import { risingWithArea } from './area-domain.ts'
import { meanAnswer } from './estimate.ts'
import type { Examples } from './examples.ts'
import { fitForest } from './gbdt-fit.ts'
import type { Forest } from './gbdt-predict.ts'
import type { ValuationPlan } from './plan.ts'

/** First example of a month or later. */
export function firstExampleFrom(month: Int32Array, from: number): number {
  let low = 0
  let high = month.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (int32At(month, middle) < from) low = middle + 1
    else high = middle
  }
  return low
}

/** The examples that are learnt from before `month`. Those on which the kernel refused are left out. */
function lessonsBefore(examples: Examples, month: number, plan: ValuationPlan): number[] {
  const rows: number[] = []
  const end = firstExampleFrom(examples.month, month)
  for (let i = firstExampleFrom(examples.month, month - plan.trainingMonths); i < end; i++)
    if (!Number.isNaN(examples.target[i]) && (examples.known?.[i] ?? 0) < month) rows.push(i)
  return rows
}

/** Learns the kernel's errors from the examples before `month`; one forest per bag. */
export const fitForests = (examples: Examples, month: number, plan: ValuationPlan): Forest[] =>
  learnFrom(examples, lessonsBefore(examples, month, plan), month, plan, plan.bags)

function learnFrom(examples: Examples, rows: readonly number[], month: number, plan: ValuationPlan, bags: number): Forest[] {
  const columns = examples.columns.map((column) => Float32Array.from(rows, (i) => float32At(column, i)))
  const target = Float64Array.from(rows, (i) => float64At(examples.target, i))
  const weight = Float64Array.from(rows, (i) => 0.5 ** ((month - int32At(examples.month, i)) / plan.halfLifeMonths))
  return Array.from({ length: bags }, (_, bag) => fitForest(columns, target, weight, { ...plan.forest, seed: plan.forest.seed + bag }))
}

/** Writes the log estimates of the examples of some months: the kernel's log price corrected by the forests, rising with area. */
export function correctEstimates(
  examples: Examples,
  forests: readonly Forest[],
  fromMonth: number,
  toMonth: number,
  out: Float64Array,
): void {
  const row = new Float32Array(examples.columns.length)
  const end = firstExampleFrom(examples.month, toMonth + 1)
  for (let i = firstExampleFrom(examples.month, fromMonth); i < end; i++) out[i] = corrected(examples, forests, i, row)
}

/**
 * Log estimates of the lessons before `month` that lie in the months `from` … `to − 1`, by one forest each that learnt from the other parts of all
 * lessons before `month`: what forests of that month miss by on homes they have not seen. NaN for the others. Parts go by the order of what was known
 * then, so that nothing published later moves a lesson to another part.
 */
export function estimateLeftOut(
  examples: Examples,
  month: number,
  plan: ValuationPlan,
  months: { from: number; to: number; parts: number },
) {
  const lessons = lessonsBefore(examples, month, plan)
  const out = new Float64Array(examples.count).fill(Number.NaN)
  const row = new Float32Array(examples.columns.length)
  const [begin, end] = [firstExampleFrom(examples.month, months.from), firstExampleFrom(examples.month, months.to)]
  for (let part = 0; part < months.parts; part++) {
    const isLeftOut = (at: number) => at % months.parts === part
    const others = lessons.filter((_, at) => !isLeftOut(at))
    const forests = learnFrom(examples, others, month, plan, 1)
    for (const [at, i] of lessons.entries()) if (isLeftOut(at) && i >= begin && i < end) out[i] = corrected(examples, forests, i, row)
  }
  return out
}

/** The kernel's log price of an example corrected by forests. `row` is memory. */
function corrected(examples: Examples, forests: readonly Forest[], i: number, row: Float32Array): number {
  const own = probed(examples, forests, i)
  if (Number.isFinite(own)) return own
  for (let f = 0; f < row.length; f++) row[f] = float32At(elementAt(examples.columns, f), i)
  return float64At(examples.base, i) + meanAnswer(forests, row)
}

/** The estimate from an example's probes; NaN when it has none. */
function probed({ probes, names, area }: Examples, forests: readonly Forest[], i: number): number {
  const [from, to] = [int32At(probes.start, i), int32At(probes.start, i + 1)]
  if (from === to) return Number.NaN
  const logs: number[] = []
  for (let p = from; p < to; p++) {
    const row = probes.features.subarray(p * names.length, (p + 1) * names.length)
    logs.push(float64At(probes.base, p) + meanAnswer(forests, row))
  }
  const asked = logs.map((_, n) => ({ area: float64At(probes.area, from + n), role: uint8At(probes.role, from + n) }))
  return risingWithArea(asked, logs, float64At(area, i))
}
