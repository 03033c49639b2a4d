import type { LaunchState } from '#graphql/launch-kinds.ts'
import type { CountryCode, Tenure, TypeGroup } from '#market/vocabulary.ts'

/** One row of `launch`, see migrations 0020 and 0028. Days are "2026-11-28". */
export interface LaunchRow {
  id: string
  country: CountryCode
  typeGroup: TypeGroup
  projectSlug: string
  name: string
  developer: string
  state: LaunchState
  previewFrom: string | null
  previewTo: string | null
  bookingFrom: string | null
  topMonth: number | null
  tenure: Tenure
  tenureYears: number | null
  source: string
  pricesOn: string
  unitCount: number
  available: number
  reserved: number
  sold: number
  priceFrom: number | null
  psfMin: number | null
  psfMax: number | null
  bedroomMask: number
  balance: string
  /** JSON, as in launch-record.ts */
  pictures: string
  plans: string
  facilities: string
}

export const LAUNCH_COLUMNS = `id, country, type_group as typeGroup, project_slug as projectSlug, name, developer, state, preview_from as previewFrom,
  preview_to as previewTo, booking_from as bookingFrom, top_month as topMonth, tenure, tenure_years as tenureYears, source,
  prices_on as pricesOn, unit_count as unitCount, available, reserved, sold, price_from as priceFrom, psf_min as psfMin, psf_max as psfMax,
  bedroom_mask as bedroomMask, balance, pictures, plans, facilities`
