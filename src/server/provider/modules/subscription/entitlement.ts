import type { ProviderContext } from '../../context.ts'
import { isStaffRow } from '../../user-row.ts'
import { rightsOf } from './seat-rights.ts'
import { subscriptionOfUser } from './subscription-of-user.ts'

/** §6: staff, and people with a subscription that entitles now, or a seat with the right to reports; decided from the session only. Vendors' sessions do not count. */
async function readEntitlement(context: ProviderContext): Promise<boolean> {
  const viewer = await context.viewer()
  if (viewer?.sessionPurpose !== 'user') return false
  if (isStaffRow(viewer)) return true
  const subscription = await subscriptionOfUser(context, viewer.id)
  return subscription !== null && (subscription.seatRights === null || rightsOf(subscription.seatRights).includes('reports'))
}

/** Whether the request may receive content for subscribers; looked up once per request, and for an anonymous caller without any statement. */
export const mayUsePro = (context: ProviderContext): Promise<boolean> => context.perRequest(readEntitlement)
