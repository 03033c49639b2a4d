import { monthsBetween } from '#lib/months.ts'

/** A purchase and the next sale of the same home. Months are yyyymm. */
export interface Held {
  buyMonth: number
  buyPrice: number
  sellMonth: number
  sellPrice: number
}

export interface Gain {
  /** money; negative when it was a loss */
  gain: number
  /** of the price paid, as a fraction */
  rate: number
  years: number
  /** the constant yearly rate that gives the gain; null below a year, because a short period cannot be annualised sensibly */
  annualised: number | null
}

const YEAR_MONTHS = 12

/** What an owner gained before duties, fees and interest. */
export function gainOf({ buyMonth, buyPrice, sellMonth, sellPrice }: Held): Gain {
  const months = monthsBetween(buyMonth, sellMonth)
  const ratio = sellPrice / buyPrice
  return {
    gain: sellPrice - buyPrice,
    rate: ratio - 1,
    years: months / YEAR_MONTHS,
    annualised: months >= YEAR_MONTHS ? ratio ** (YEAR_MONTHS / months) - 1 : null,
  }
}
