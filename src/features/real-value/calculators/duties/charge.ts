import { type BandLine, sumOf } from './bands.ts'
import type { Dated } from './dated.ts'

/** Every duty that the tables know; words and pages are found by these names. */
export type ChargeName =
  | 'sg-buyer'
  | 'sg-additional'
  | 'sg-seller'
  | 'sg-mortgage'
  | 'sg-lease'
  | 'hk-ad-valorem'
  | 'hk-lease'
  | 'my-transfer'
  | 'my-loan'
  | 'my-gains'
  | 'au-transfer'
  | 'au-foreign'

/** One duty with its working. `amount` is what the authority asks, in whole units of the market's money. */
export interface Charge {
  name: ChargeName
  /** what the duty is counted on, where that is not the price */
  base?: number
  /** how the base came about, where that takes a sum of its own */
  steps?: { name: StepName; amount: number }[]
  /** in which year of holding the day falls, where that decides the rate */
  year?: number
  lines: BandLine[]
  amount: number
  rule: Dated
}

/** gain: after costs; relief: what the law takes off it */
export type StepName = 'gain' | 'relief'

/** How an authority ends its sum. */
export type Rounding = 'down' | 'up' | 'nearest'

const ROUND: Record<Rounding, (value: number) => number> = { down: Math.floor, up: Math.ceil, nearest: Math.round }

export const charge = (name: ChargeName, rule: Dated, lines: BandLine[], rounding: Rounding, base?: number): Charge => ({
  name,
  lines,
  amount: ROUND[rounding](sumOf(lines)),
  rule,
  ...(base === undefined ? {} : { base }),
})

/** A single rate on a whole amount. */
export const flatLine = (amount: number, rate: number): BandLine[] =>
  amount > 0 ? [{ from: 0, to: null, rate, amount: (amount * rate) / 10_000 }] : []

export const totalOf = (charges: readonly Charge[]): number => charges.reduce((sum, { amount }) => sum + amount, 0)
