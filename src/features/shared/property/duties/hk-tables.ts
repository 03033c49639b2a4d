import { type BandTable, type BasisPoints, rateBands } from './bands.ts'
import type { Dated, RuleSource } from './dated.ts'

const IRD: RuleSource = { name: 'Inland Revenue Department, Hong Kong', url: 'https://www.ird.gov.hk/eng/faq/avd.htm' }
const RATES: RuleSource = {
  name: 'Inland Revenue Department, Hong Kong',
  url: 'https://www.gov.hk/en/residents/taxes/stamp/stamp_duty_rates.htm',
}
const checkedOn = '2026-11-20'

/** The fixed duty of the lowest prices. */
const LEAST = { fixed: 100 }

/** From HK$4.5 million up to HK$100 million the three tables are the same. */
const MIDDLE = [
  { over: 4_500_000, rate: 1_000 },
  { over: 4_935_480, whole: 225 },
  { over: 6_000_000, rate: 1_000 },
  { over: 6_642_860, whole: 300 },
  { over: 9_000_000, rate: 1_000 },
  { over: 10_080_000, whole: 375 },
  { over: 20_000_000, rate: 1_000 },
  { over: 21_739_120, whole: 425 },
] as const

const FROM_FOUR_MILLION = [{ over: 0, rate: 0 }, { over: 4_000_000, rate: 2_000 }, { over: 4_323_780, whole: 150 }, ...MIDDLE] as const

/**
 * Ad valorem duty, Scale 2: since 28 February 2024 the scale of every home, whoever buys. Rows with a rate are the marginal relief between
 * two rates on the whole price.
 */
export const AD_VALOREM = [
  {
    effectiveFrom: '2024-02-28',
    source: RATES,
    checkedOn,
    table: {
      bands: rateBands([{ over: 0, rate: 0 }, { over: 3_000_000, rate: 1_000 }, { over: 3_528_240, whole: 150 }, ...MIDDLE], LEAST),
    },
  },
  { effectiveFrom: '2025-02-26', source: RATES, checkedOn, table: { bands: rateBands(FROM_FOUR_MILLION, LEAST) } },
  {
    effectiveFrom: '2026-02-26',
    source: IRD,
    checkedOn,
    table: {
      bands: rateBands([...FROM_FOUR_MILLION, { over: 100_000_000, rate: 3_000 }, { over: 109_574_470, whole: 650 }], LEAST),
    },
  },
] as const satisfies readonly (Dated & { table: BandTable })[]

/** Buyer's, new residential and special stamp duty ended on this day: a sale pays nothing, however short it was held. */
export const NO_SPECIAL_DUTY_FROM = '2024-02-28'

export const NO_SPECIAL_DUTY: Dated = { effectiveFrom: NO_SPECIAL_DUTY_FROM, source: RATES, checkedOn }

/** Head 1(2): by the length of the term. */
export interface LeaseRate {
  /** months; null: any */
  upTo: number | null
  rate: BasisPoints
  /** total: rent of the whole term; year: rent of one year */
  of: 'total' | 'year'
}

export const HK_LEASE = [
  {
    effectiveFrom: '2024-02-28',
    isOlder: true,
    source: RATES,
    checkedOn,
    rates: [
      { upTo: 12, rate: 25, of: 'total' },
      { upTo: 36, rate: 50, of: 'year' },
      { upTo: null, rate: 100, of: 'year' },
    ],
  },
] as const satisfies readonly (Dated & { rates: readonly LeaseRate[] })[]
