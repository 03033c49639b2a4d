/** Columns that an agency's file of sales must have; `docs/records-hong-kong.md` describes these and the optional ones. */
export const AGENCY_COLUMNS = [
  'district',
  'estate',
  'address',
  'floor',
  'flat',
  'saleable_area_sqft',
  'price_hkd',
  'date',
  'deal',
  'type',
] as const

/** A larger file is brought in parts. */
export const AGENCY_ROWS_MAX = 500_000
