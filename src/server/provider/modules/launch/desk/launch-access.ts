import type { ProviderContext } from '../../../context.ts'
import { refusal } from '../../../errors.ts'
import { isStaffRow } from '../../../user-row.ts'
import { requireViewer } from '../../../viewer.ts'
import { LAUNCH_COLUMNS, LAUNCH_ROW, type LaunchRow } from '../launch-row.ts'

/** A launch of the country that the viewer works on: any for staff, for an agent those the agent answers for. Throws `launch-unknown` for all others. */
export async function workedLaunch(context: ProviderContext, id: string): Promise<LaunchRow> {
  const viewer = await requireViewer(context)
  const launch = await context.trade.first(
    LAUNCH_ROW,
    `select ${LAUNCH_COLUMNS} from launch where id = ? and country = ? and (? or id in (select launch_id from launch_care where agent = ?))`,
    id,
    context.country.countryCode,
    isStaffRow(viewer) ? 1 : 0,
    viewer.id,
  )
  if (!launch) throw refusal('launch-unknown', 'There is no such launch.')
  return launch
}
