import { int32At } from '#lib/element-at.ts'
import type { ExampleColumns, Examples, MonthOfExamples } from './examples.ts'
import { featureNames, featurePlanOf } from './features.ts'
import { MonthDescriber } from './month-describer.ts'
import type { ValuationPlan } from './plan.ts'
import type { PriceIndex } from './price-index.ts'
import { type Allocate, joinProbes, type Probes } from './probes.ts'
import { RollingIndex } from './rolling-index.ts'
import { firstRowFrom, type Market } from './sale-table.ts'

export interface RollOptions {
  /** months, the last included */
  from: number
  to: number
  /** from this month on the examples are to be valued, not only learnt from */
  valuedFrom: number
  /** which rows become examples; the others are evidence only */
  wanted: (row: number) => boolean
  /** memory for the columns, perhaps shared between threads */
  allocate?: Allocate
  onMonth?: (sales: number) => void
}

const FIRST_ROUNDS = 12
const ROUNDS = 2

/** Room for the examples that are asked for, with the sale of each. */
export function roomForExamples(market: Market, plan: ValuationPlan, options: RollOptions): ExampleColumns {
  const { sales } = market
  const { allocate = (bytes) => new ArrayBuffer(bytes), from, to, wanted } = options
  const rows: number[] = []
  for (let row = firstRowFrom(sales, from); row < firstRowFrom(sales, to + 1); row++) if (wanted(row)) rows.push(row)
  const names = featureNames(featurePlanOf(market, plan))
  const examples = emptyExamples(names, rows.length, allocate)
  examples.row.set(rows)
  const { known } = sales
  if (known) {
    examples.known = new Int32Array(allocate(rows.length * 4))
    examples.known.set(rows.map((row) => int32At(known, row)))
  }
  rows.forEach((row, at) => {
    examples.month[at] = int32At(sales.month, row)
  })
  return examples
}

/** Moves the index on month by month and yields what each month's examples are described with. The index is one and the same, changed in place. */
export function* monthsOf(market: Market, plan: ValuationPlan, { month: months, count }: ExampleColumns, options: RollOptions) {
  const rolling = new RollingIndex(market, plan.index)
  let at = 0
  for (let month = options.from; month <= options.to; month++) {
    rolling.advance(month, month === options.from ? FIRST_ROUNDS : ROUNDS)
    const from = at
    while (at < count && months[at] === month) at++
    yield { month, from, to: at, isValued: month >= options.valuedFrom, index: rolling.index } satisfies MonthOfExamples
  }
}

/** Walks through the months; each sale is described from the sales of earlier months only. */
export function rollExamples(market: Market, plan: ValuationPlan, options: RollOptions): Examples {
  const examples = roomForExamples(market, plan, options)
  const describer = new MonthDescriber(market, plan, examples)
  const probes: Probes[] = []
  let last: PriceIndex | null = null
  for (const one of monthsOf(market, plan, examples, options)) {
    probes.push(describer.describe(one))
    last = one.index
    options.onMonth?.(one.to - one.from)
  }
  if (!last) throw new RangeError('no month to describe')
  return { ...examples, probes: joinProbes(probes, options.allocate), index: last }
}

const emptyExamples = (names: readonly string[], count: number, allocate: Allocate): ExampleColumns => ({
  count,
  names,
  columns: names.map(() => new Float32Array(allocate(count * 4))),
  row: new Int32Array(allocate(count * 4)),
  month: new Int32Array(allocate(count * 4)),
  target: new Float64Array(allocate(count * 8)),
  base: new Float64Array(allocate(count * 8)),
  effective: new Float32Array(allocate(count * 4)),
  area: new Float64Array(allocate(count * 8)),
})
