import { type BandTable, type BasisPoints, rateBands } from './bands.ts'
import type { Dated, RuleSource } from './dated.ts'
import type { Buyer } from './purchase.ts'

const STAMPS: RuleSource = { name: 'Lembaga Hasil Dalam Negeri Malaysia', url: 'https://www.hasil.gov.my/en/stamp-duty/' }
const GAINS_SOURCE: RuleSource = { name: 'Lembaga Hasil Dalam Negeri Malaysia', url: 'https://www.hasil.gov.my/en/rpgt/' }
const checkedOn = '2026-11-20'

/** Instrument of transfer of a home: citizens and permanent residents. A part of RM100 counts as RM100. */
export const TRANSFER = [
  {
    effectiveFrom: '2019-07-01',
    source: STAMPS,
    checkedOn,
    table: {
      bands: rateBands([
        { over: 0, rate: 100 },
        { over: 100_000, rate: 200 },
        { over: 500_000, rate: 300 },
        { over: 1_000_000, rate: 400 },
      ]),
      step: 100,
    },
  },
] as const satisfies readonly (Dated & { table: BandTable })[]

/** The one rate of foreigners who are not permanent residents, and of foreign companies. Until 2024 they paid as citizens do. */
export const FOREIGN_TRANSFER = [
  { effectiveFrom: '2024-01-01', source: STAMPS, checkedOn, rate: 400 },
  { effectiveFrom: '2026-01-01', source: STAMPS, checkedOn, rate: 800 },
] as const satisfies readonly (Dated & { rate: BasisPoints })[]

/** A citizen's first home up to the ceiling pays neither on the transfer nor on the loan; by the day of the sale agreement. */
export const FIRST_HOME = { from: '2021-01-01', until: '2027-12-31', ceiling: 500_000 } as const

/** RM5 for each RM1,000 of a loan or part of it. */
export const LOAN = [
  { effectiveFrom: '2019-07-01', isOlder: true, source: STAMPS, checkedOn, rate: 50, step: 1_000 },
] as const satisfies readonly (Dated & { rate: BasisPoints; step: number })[]

/** Real property gains tax: rates in the first, second … year of holding; the last goes on. */
export const GAINS = [
  {
    effectiveFrom: '2022-01-01',
    source: GAINS_SOURCE,
    checkedOn,
    rates: {
      citizen: [3_000, 3_000, 3_000, 2_000, 1_500, 0],
      resident: [3_000, 3_000, 3_000, 2_000, 1_500, 0],
      foreigner: [3_000, 3_000, 3_000, 3_000, 3_000, 1_000],
      company: [3_000, 3_000, 3_000, 2_000, 1_500, 1_000],
    },
    /** a person's gain is reduced by the higher of the two */
    relief: { amount: 10_000, rate: 1_000 },
  },
] as const satisfies readonly (Dated & { rates: Record<Buyer, readonly BasisPoints[]>; relief: { amount: number; rate: BasisPoints } })[]
