import type { BandTable, BasisPoints } from '../bands.ts'
import type { Dated } from '../dated.ts'
import type { Use } from '../purchase.ts'

/** A state's transfer duty on homes. */
export interface StateDuty extends Dated {
  /** of every buyer without a concession */
  general: BandTable
  /** of a buyer who will live there, up to and with `ceiling` (null: any price); `isForAll`: whether foreign persons get it as well */
  home?: { table: BandTable; ceiling: number | null; isForAll?: true }
  /** what a first home takes off the duty on a home to live in; null where the price is too high for any relief */
  firstHome?: (price: number, duty: number) => number | null
}

/** Foreign purchaser's surcharge on the whole price. */
export interface Surcharge extends Dated {
  rate: BasisPoints
}

export interface AuStateTables {
  duty: readonly [StateDuty, ...StateDuty[]]
  /** null: the state has none */
  surcharge: readonly Surcharge[] | null
}

/** The uses that a state's tables tell apart. */
export function usesOf({ duty }: AuStateTables): Use[] {
  const [{ home, firstHome }] = duty
  return ['home', ...(firstHome ? (['first-home'] as const) : []), ...(home ? (['investment'] as const) : [])]
}

export const CHECKED_ON = '2026-11-20'
/** Rates are per $100 or part of it in most states. */
export const PER_HUNDRED = 100
