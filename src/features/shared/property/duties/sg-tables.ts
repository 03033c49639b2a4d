import { type BandTable, type BasisPoints, rateBands } from './bands.ts'
import type { Dated, RuleSource } from './dated.ts'
import type { Buyer } from './purchase.ts'

const iras = (path: string): RuleSource => ({
  name: 'Inland Revenue Authority of Singapore',
  url: `https://www.iras.gov.sg/taxes/stamp-duty/for-property${path && '/'}${path}`,
})

const BUYER_SOURCE = iras("buying-or-acquiring-property/buyer's-stamp-duty-(bsd)")
const ADDITIONAL_SOURCE = iras("buying-or-acquiring-property/additional-buyer's-stamp-duty-(absd)")
const SELLER_SOURCE = iras("selling-or-disposing-property/seller's-stamp-duty-(ssd)-for-residential-property")
const LEASE_SOURCE = iras('renting-a-property')
const MORTGAGE_SOURCE = iras('')
const checkedOn = '2026-11-20'

/** Buyer's stamp duty on homes. */
export const BUYER = [
  {
    effectiveFrom: '2000-01-01',
    isOlder: true,
    source: BUYER_SOURCE,
    checkedOn: '2026-11-23',
    table: {
      bands: rateBands([
        { over: 0, rate: 100 },
        { over: 180_000, rate: 200 },
        { over: 360_000, rate: 300 },
      ]),
      minimum: 1,
    },
  },
  {
    effectiveFrom: '2018-02-20',
    source: BUYER_SOURCE,
    checkedOn,
    table: {
      bands: rateBands([
        { over: 0, rate: 100 },
        { over: 180_000, rate: 200 },
        { over: 360_000, rate: 300 },
        { over: 1_000_000, rate: 400 },
      ]),
      minimum: 1,
    },
  },
  {
    effectiveFrom: '2023-02-15',
    source: BUYER_SOURCE,
    checkedOn,
    table: {
      bands: rateBands([
        { over: 0, rate: 100 },
        { over: 180_000, rate: 200 },
        { over: 360_000, rate: 300 },
        { over: 1_000_000, rate: 400 },
        { over: 1_500_000, rate: 500 },
        { over: 3_000_000, rate: 600 },
      ]),
      minimum: 1,
    },
  },
] as const satisfies readonly (Dated & { table: BandTable })[]

type RatesByHome = Record<Buyer, readonly BasisPoints[]>

/** Additional buyer's stamp duty: the rate on the whole price of the first, the second, and the third and further homes. */
export const ADDITIONAL = [
  {
    effectiveFrom: '2000-01-01',
    isOlder: true,
    source: ADDITIONAL_SOURCE,
    checkedOn: '2026-11-23',
    rates: { citizen: [0], resident: [0], foreigner: [0], company: [0] },
  },
  {
    effectiveFrom: '2011-12-08',
    source: ADDITIONAL_SOURCE,
    checkedOn: '2026-11-23',
    rates: { citizen: [0, 0, 300], resident: [0, 300], foreigner: [1_000], company: [1_000] },
  },
  {
    effectiveFrom: '2013-01-12',
    source: ADDITIONAL_SOURCE,
    checkedOn: '2026-11-23',
    rates: { citizen: [0, 700, 1_000], resident: [500, 1_000], foreigner: [1_500], company: [1_500] },
  },
  {
    effectiveFrom: '2018-07-06',
    source: ADDITIONAL_SOURCE,
    checkedOn: '2026-11-23',
    rates: { citizen: [0, 1_200, 1_500], resident: [500, 1_500], foreigner: [2_000], company: [2_500] },
  },
  {
    effectiveFrom: '2021-12-16',
    source: ADDITIONAL_SOURCE,
    checkedOn,
    rates: { citizen: [0, 1_700, 2_500], resident: [500, 2_500, 3_000], foreigner: [3_000], company: [3_500] },
  },
  {
    effectiveFrom: '2023-04-27',
    source: ADDITIONAL_SOURCE,
    checkedOn,
    rates: { citizen: [0, 2_000, 3_000], resident: [500, 3_000, 3_500], foreigner: [6_000], company: [6_500] },
  },
] as const satisfies readonly (Dated & { rates: RatesByHome })[]

/** Seller's stamp duty on homes, by the day they were bought: the rate in the first, second … year of holding. */
export const SELLER = [
  { effectiveFrom: '2011-01-14', source: SELLER_SOURCE, checkedOn, rates: [1_600, 1_200, 800, 400] },
  { effectiveFrom: '2017-03-11', source: SELLER_SOURCE, checkedOn, rates: [1_200, 800, 400] },
  { effectiveFrom: '2025-07-04', source: SELLER_SOURCE, checkedOn, rates: [1_600, 1_200, 800, 400] },
] as const satisfies readonly (Dated & { rates: readonly BasisPoints[] })[]

/** On the loan of a mortgage, up to the cap. */
export const MORTGAGE = [
  { effectiveFrom: '2014-02-22', source: MORTGAGE_SOURCE, checkedOn, rate: 40, cap: 500 },
] as const satisfies readonly (Dated & { rate: BasisPoints; cap: number })[]

/** On the whole rent of a lease; longer leases count as four years. */
export const SG_LEASE = [
  { effectiveFrom: '2014-02-22', source: LEASE_SOURCE, checkedOn, rate: 40, exemptYearlyRent: 1_000, monthsCounted: 48 },
] as const satisfies readonly (Dated & { rate: BasisPoints; exemptYearlyRent: number; monthsCounted: number })[]
