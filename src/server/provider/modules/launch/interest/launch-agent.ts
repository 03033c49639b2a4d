import type { ProviderContext } from '../../../context.ts'
import { USER } from '../../../db/account/people-tables.ts'
import { pick, type RowOf } from '../../../db/column-table.ts'
import { LAUNCH_CARE } from '../../../db/trade/launch-tables.ts'

/** Who answers for a launch. */
const LAUNCH_AGENT_ROW = {
  /** of the account */
  id: USER.columns.id,
  name: USER.columns.nickName,
}
export type LaunchAgent = RowOf<typeof LAUNCH_AGENT_ROW>

/** The agent of a launch; null where none is set or the account is gone, and the operator answers. */
export async function agentOfLaunch(
  { trade, account }: Pick<ProviderContext, 'trade' | 'account'>,
  launchId: string,
): Promise<LaunchAgent | null> {
  const care = await trade.first(pick(LAUNCH_CARE, 'agent'), 'select agent from launch_care where launch_id = ?', launchId)
  if (!care) return null
  return account.first(LAUNCH_AGENT_ROW, 'select id, nick_name as name from user where id = ? and deletion_due_at is null', care.agent)
}
