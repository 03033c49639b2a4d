import type { ProviderContext } from '../../context.ts'
import { isStaffRow } from '../account/user-row.ts'
import { subscriptionOfUser } from './subscription-of-user.ts'

/** §6: staff, and people with a subscription that entitles now; decided from the session only. Vendors' sessions do not count. */
async function readEntitlement(context: ProviderContext): Promise<boolean> {
  const viewer = await context.viewer()
  if (viewer?.sessionPurpose !== 'user') return false
  return isStaffRow(viewer) || (await subscriptionOfUser(context, viewer.id)) !== null
}

/** Whether the request may receive content for subscribers; looked up once per request, and for an anonymous caller without any statement. */
export const mayUsePro = (context: ProviderContext): Promise<boolean> => context.perRequest(readEntitlement)
