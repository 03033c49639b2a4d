/** Rates are basis points: 1 % is 100. Whole numbers stay exact where fractions would not. */
export type BasisPoints = number

/**
 * One row of an authority's table, for values above `over`:
 * - `rate` on what lies above `over`, after `base` for all below it;
 * - `whole`: one rate on the whole value;
 * - `curve`: a formula of its own.
 */
export type RateBand = { over: number; base: number; rate: BasisPoints } | { over: number; whole: BasisPoints } | Curve

interface Curve {
  over: number
  curve: { perThousandSquared: number; perThousand: number }
}

/** A row as it is typed into a table: its base follows from the rows before it. */
type BandRow = { over: number; rate: BasisPoints } | { over: number; whole: BasisPoints } | Curve

export interface BandTable {
  bands: readonly [RateBand, ...RateBand[]]
  /** "for every $100 or part of it": what lies above a threshold is counted in such steps; 1 where the law counts units of money */
  step?: number
  /** the least that is due on any value above zero */
  minimum?: number
}

/** A line of the working: the part of the value between two thresholds and what is due on it. */
export interface BandLine {
  from: number
  /** null: no upper end */
  to: number | null
  /** null: a fixed amount or a formula */
  rate: BasisPoints | null
  amount: number
}

const ofRate = (value: number, rate: BasisPoints): number => (value * rate) / 10_000

const onCurve = ({ curve: { perThousandSquared, perThousand } }: Curve, value: number): number =>
  perThousandSquared * (value / 1_000) ** 2 + perThousand * (value / 1_000)

/** How an office prints the amounts of its table: to the dollar, or as they are. */
const PRINTED = { exact: (amount: number) => amount, down: Math.floor, nearest: Math.round }

/**
 * The rows of a table, each with what is due on all below it, worked out from the row before. `fixed`: what is due on any value above
 * zero. `printed`: where an office rounds the amounts of its table, later rows go on from the rounded ones.
 */
export function rateBands(
  [first, ...rest]: readonly [BandRow, ...BandRow[]],
  { fixed = 0, printed = 'exact' }: { fixed?: number; printed?: keyof typeof PRINTED } = {},
): BandTable['bands'] {
  let before: RateBand = 'rate' in first ? { ...first, base: fixed } : first
  const begin = before
  const bands = rest.map((row): RateBand => {
    const base = PRINTED[printed](dueBelow(before, row.over))
    before = 'rate' in row ? { ...row, base } : row
    return before
  })
  return [begin, ...bands]
}

/** What a row asks of a value at its upper end. */
function dueBelow(band: RateBand, value: number): number {
  if ('whole' in band) return ofRate(value, band.whole)
  if ('curve' in band) return onCurve(band, value)
  return band.base + ofRate(value - band.over, band.rate)
}

function bandAt(bands: BandTable['bands'], value: number): number {
  let at = 0
  bands.forEach((band, i) => {
    if (value > band.over) at = i
  })
  return at
}

function marginal(band: Extract<RateBand, { rate: number }>, value: number, step: number): number {
  return ofRate(Math.ceil((value - band.over) / step) * step, band.rate)
}

/** The rows below one that charges only what lies above it, each with its full amount; none where the row charges the whole value. */
function below(bands: BandTable['bands'], at: number): BandLine[] {
  const top = bands[at]
  if (!top || !('rate' in top)) return []
  const rows: Extract<RateBand, { rate: number }>[] = []
  for (const band of bands.slice(0, at)) {
    // a table that mixes kinds (marginal relief) has no sum over its rows: its base stands for all below
    if (!('rate' in band)) return top.base ? [{ from: 0, to: top.over, rate: null, amount: top.base }] : []
    rows.push(band)
  }
  const lines: BandLine[] = rows[0]?.base ? [{ from: 0, to: rows[0].over, rate: null, amount: rows[0].base }] : []
  rows.forEach((band, i) => {
    const next = rows[i + 1] ?? top
    const amount = next.base - band.base
    if (amount !== 0 || band.rate !== 0) lines.push({ from: band.over, to: next.over, rate: band.rate, amount })
  })
  return lines
}

/** The duty of a table on `value`, line by line. The lines add up to the duty before the authority's rounding. */
export function bandLines({ bands, step = 1, minimum = 0 }: BandTable, value: number): BandLine[] {
  if (value <= 0) return []
  const at = bandAt(bands, value)
  const band = bands[at] ?? bands[0]
  const to = bands[at + 1]?.over ?? null
  const lines = linesOf(bands, at, band, { value, step, to })
  const sum = sumOf(lines)
  return sum < minimum ? [{ from: 0, to, rate: null, amount: minimum }] : lines
}

function linesOf(
  bands: BandTable['bands'],
  at: number,
  band: RateBand,
  { value, step, to }: { value: number; step: number; to: number | null },
) {
  if ('whole' in band) return [{ from: 0, to: null, rate: band.whole, amount: ofRate(value, band.whole) }]
  if ('curve' in band) return [{ from: 0, to, rate: null, amount: onCurve(band, value) }]
  const first: BandLine[] = at === 0 && band.base ? [{ from: 0, to, rate: null, amount: band.base }] : []
  const last: BandLine[] = band.rate ? [{ from: band.over, to, rate: band.rate, amount: marginal(band, value, step) }] : []
  return [...below(bands, at), ...first, ...last]
}

/** Sums of hundredths without the rounding errors of binary fractions. */
export const sumOf = (lines: readonly { amount: number }[]): number =>
  Math.round(lines.reduce((sum, { amount }) => sum + amount, 0) * 1_000_000) / 1_000_000
