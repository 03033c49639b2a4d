import type { ProviderContext } from '../../../context.ts'

/** Who answers for a launch. */
export interface LaunchAgent {
  /** of the account */
  id: string
  name: string
}

/** The agent of a launch; null where none is set or the account is gone, and the operator answers. */
export async function agentOfLaunch(
  { trade, account }: Pick<ProviderContext, 'trade' | 'account'>,
  launchId: string,
): Promise<LaunchAgent | null> {
  const care = await trade.first<{ agent: string }>('select agent from launch_care where launch_id = ?', launchId)
  if (!care) return null
  return account.first<LaunchAgent>('select id, nick_name as name from user where id = ? and deletion_due_at is null', care.agent)
}
