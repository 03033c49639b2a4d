import type { ProviderContext } from '../../context.ts'
import { batchLoader, indexBy } from '../../db/batch-loader.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import type { SubscriptionRow } from './subscription-rules.ts'
import { entitlingSubscriptions, type PromotionRow, promotionsOf } from './subscription-store.ts'

const subscriptionLoader = ({ account, clock }: ProviderContext) =>
  batchLoader<string, SubscriptionRow | null>(async (userIds) => {
    const rows = await entitlingSubscriptions(account, userIds, unixSeconds(clock))
    // the first row of a person counts
    return indexBy([...rows].reverse(), ({ userId }) => userId)
  }, null)

const promotionLoader = ({ account }: ProviderContext) =>
  batchLoader<string, PromotionRow | null>(async (userIds) => indexBy(await promotionsOf(account, userIds), ({ userId }) => userId), null)

/** The subscription that entitles a person now, null when none does. One statement for all people of a request. */
export const subscriptionOfUser = (context: ProviderContext, userId: string): Promise<SubscriptionRow | null> =>
  context.perRequest(subscriptionLoader).load(userId)

/** The promotion with which a person's account was opened. One statement for all people of a request. */
export const promotionOfUser = (context: ProviderContext, userId: string): Promise<PromotionRow | null> =>
  context.perRequest(promotionLoader).load(userId)
