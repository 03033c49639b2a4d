import { type BandLine, sumOf } from './bands.ts'
import type { Dated } from './dated.ts'

/** The codes of all duties in the tables, by which their words are found. */
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

/** One duty with its working. `amount` is what is due to the authority, in whole units of the market's money. */
export interface Charge {
  name: ChargeName
  /** what the duty is counted on, where that is not the price */
  base?: number
  /** how the base is computed, where it is not simply an amount */
  steps?: { name: StepName; amount: number }[]
  /** in which year of holding the day falls, where that decides the rate */
  year?: number
  lines: BandLine[]
  amount: number
  rule: Dated
}

/** gain: after costs; relief: what the law takes off it */
export type StepName = 'gain' | 'relief'

/** How an authority rounds a duty. */
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
