import { pick, type RowOf } from '../../db/column-table.ts'
import { LAUNCH } from '../../db/trade/launch-tables.ts'

/** One row of `launch`, see migrations 0020 and 0028. Days are "2026-11-28". */
export const LAUNCH_ROW = {
  ...pick(
    LAUNCH,
    'id',
    'country',
    'typeGroup',
    'projectSlug',
    'name',
    'developer',
    'state',
    'previewFrom',
    'previewTo',
    'bookingFrom',
    'topMonth',
    'tenure',
    'tenureYears',
    'source',
    'pricesOn',
    'unitCount',
    'available',
    'reserved',
    'sold',
    'priceFrom',
    'psfMin',
    'psfMax',
    'bedroomMask',
    'balance',
  ),
  /** JSON, as in launch-record.ts */
  pictures: LAUNCH.columns.pictures,
  ...pick(LAUNCH, 'plans', 'facilities'),
}
export type LaunchRow = RowOf<typeof LAUNCH_ROW>

export const LAUNCH_COLUMNS = `id, country, type_group as typeGroup, project_slug as projectSlug, name, developer, state, preview_from as previewFrom,
  preview_to as previewTo, booking_from as bookingFrom, top_month as topMonth, tenure, tenure_years as tenureYears, source,
  prices_on as pricesOn, unit_count as unitCount, available, reserved, sold, price_from as priceFrom, psf_min as psfMin, psf_max as psfMax,
  bedroom_mask as bedroomMask, balance, pictures, plans, facilities`
