import { PLAN_RIGHTS, RIGHTS, type Right, UNPLANNED_RIGHTS } from '#graphql/plan-rights.ts'
import type { ProviderContext } from '../../context.ts'
import { isStaffRow, type UserRow } from '../../user-row.ts'
import { rightsOf, rightsOfSeat } from './seat-rights.ts'
import { subscriptionOfUser } from './subscription-of-user.ts'
import { planKeyOf, type SubscriptionRow } from './subscription-rules.ts'

/** What a subscription that entitles opens, by the plan of the price that is paid; through a seat, what its payer grants of that. */
export function rightsOfSubscription({ planParams, seatRights }: Pick<SubscriptionRow, 'planParams' | 'seatRights'>): readonly Right[] {
  const plan = planKeyOf(planParams)
  // a VIP code has no plan, and an older price names none that we know: both open everything
  const opened = plan === null ? UNPLANNED_RIGHTS : RIGHTS.filter((right) => PLAN_RIGHTS[plan][right])
  return seatRights === null ? opened : rightsOfSeat(opened, rightsOf(seatRights))
}

/** §6: what is open to a person now: to staff everything, to others what their subscription or seat opens. */
export async function rightsOfUser(context: ProviderContext, user: Pick<UserRow, 'id' | 'roles'>): Promise<readonly Right[]> {
  if (isStaffRow(user)) return UNPLANNED_RIGHTS
  const subscription = await subscriptionOfUser(context, user.id)
  return subscription === null ? [] : rightsOfSubscription(subscription)
}

/** Decided from the session alone. A vendor's session opens nothing. */
async function readRights(context: ProviderContext): Promise<readonly Right[]> {
  const viewer = await context.viewer()
  return viewer && viewer.sessionPurpose !== 'vendor' ? rightsOfUser(context, viewer) : []
}

/** Whether a right is open to whoever asks; looked up once per request, and for an anonymous caller without any statement. */
export const mayUse = async (context: ProviderContext, right: Right): Promise<boolean> =>
  (await context.perRequest(readRights)).includes(right)
