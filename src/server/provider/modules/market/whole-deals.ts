interface Quarters {
  p25: number
  median: number
  p75: number
}

/** Months are yyyymm; prices as paid. */
export interface DealFiguresOf {
  n: number
  from: number
  to: number
  price: Quarters
  /** of those whose size is on record; null without any */
  psf: Quarters | null
  psfN: number
}

/** By "sale", "rent", and with a kind of property, "sale condo". */
export type WholeDeals = Readonly<Record<string, DealFiguresOf>>

/** The key of {@link WholeDeals} in `meta`, as JSON. */
export const WHOLE_DEALS_KEY = 'whole_deals'

/** Null in an edition without them. */
export const readWholeDeals = (json: string | undefined): WholeDeals | null => (json === undefined ? null : JSON.parse(json))
