import { pick, type RowOf, selectList } from '../../db/column-table.ts'
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

export const LAUNCH_COLUMNS = selectList(LAUNCH_ROW)
