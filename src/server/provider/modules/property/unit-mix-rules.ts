import type { WholeRow } from '../../db/column-table.ts'
import type { UNIT_MIX } from '../../db/market/deal-tables.ts'

type Row = WholeRow<typeof UNIT_MIX>
/** All that tells of rents. */
type RentField = Extract<keyof Row, `lastRent${string}` | `rent${string}` | 'monthlyRentYield'>

/** §3: the aggregates of one unit mix of one project. Months are yyyymm; what tells of rents is null where they are not disclosed. */
export type UnitMixRecord = Omit<Row, RentField> & { [Field in RentField]: Row[Field] | null }

const NO_RENT = {
  lastRentPrice: null,
  lastRentPsf: null,
  lastRentMonth: null,
  rentPriceAvg: null,
  rentPriceMin: null,
  rentPriceMax: null,
  rentPriceMedian: null,
  rentPriceP25: null,
  rentPriceP75: null,
  rentPsfAvg: null,
  rentPsfMin: null,
  rentPsfMax: null,
  rentPsfMedian: null,
  rentPsfP25: null,
  rentPsfP75: null,
  monthlyRentYield: null,
  rentCount1y: null,
  rentCount30d: null,
} satisfies Record<RentField, null>

/** §9: removes rents from a unit mix in a market that does not disclose them. */
export const withoutRent = (mix: UnitMixRecord): UnitMixRecord => ({ ...mix, ...NO_RENT })
