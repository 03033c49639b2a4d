import type { RangeKey } from '#filter/rows.ts'
import { SQFT_PER_SQM } from '#lib/units.ts'

/** A filter's figure of `project p` in SQL, in the unit of its quantisation; the two differ where a project has homes of several sizes. */
interface RangeColumns {
  smallest: string
  largest: string
  /** said in the contract */
  about: string
}

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
}
