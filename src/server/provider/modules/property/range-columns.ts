import { LEASE_LONG_FROM_YEARS } from '#filter/choices.ts'
import type { RangeKey } from '#filter/rows.ts'
import { STATION_WALK_MINUTES_MAX } from '#graphql/limits.ts'
import { SQFT_PER_SQM } from '#lib/units.ts'

/** A filter's figure of `project p` in SQL, in the unit of its quantisation; the two differ where a project has homes of several sizes. */
interface RangeColumns {
  smallest: string
  largest: string
  /** said in the contract */
  about: string
}

/** After every year in which a lease is asked to end. */
const NEVER = 9_999

/** The year in which the lease of a row ends; `own` is its alias. Null where that is not known. A comparison's word, told to nobody: of freehold no record states one. */
export const leaseEndSql = (own: string): string =>
  `case when ${own}.tenure = 'freehold' or ${own}.tenure_years >= ${LEASE_LONG_FROM_YEARS} then ${NEVER} else ${own}.lease_start_year + ${own}.tenure_years end`

const one = (column: string, about: string): RangeColumns => ({ smallest: column, largest: column, about })

/** Where the figures of the filters are kept: compared in SQL, written into the marker files, described in the contract. */
export const RANGE_COLUMNS: Record<RangeKey, RangeColumns> = {
  price: one('p.last_sale_price', 'Last sale price.'),
  psf: one('p.psf_median', 'Median psf of the newest twelve months.'),
  rent: one('p.last_rent_price', 'Last rent a month; nothing passes where rents are not disclosed.'),
  area: {
    smallest: `p.area_sqm_min * ${SQFT_PER_SQM}`,
    largest: `p.area_sqm_max * ${SQFT_PER_SQM}`,
    about: 'Square feet; the areas of the project overlap the range.',
  },
  completion: one('p.completion_year', 'Year.'),
  change: one('p.change_12m', 'Per cent in twelve months.'),
  yield: one('p.gross_yield', 'Tenths of a per cent a year; nothing passes where rents are not disclosed.'),
  leaseLeft: one(
    leaseEndSql('p'),
    'Years left on the lease in the year that it is. Freehold and leases of 900 years and more pass any minimum and no maximum; a lease whose end is not known fails.',
  ),
  stationWalk: one(
    'p.station_walk',
    `Begun minutes at 80 m a minute along 1.3 × the straight line to the nearest station; not known beyond ${STATION_WALK_MINUTES_MAX}.`,
  ),
}
