import type { CountryCode } from '#market/vocabulary.ts'
import { SUBSCRIPTION } from '../../db/account/billing-tables.ts'
import type { Statements } from '../../db/client.ts'
import { pick, type RowOf } from '../../db/column-table.ts'
import { entitledSql, isPaidForSql, oldestThatCounts, payingSql } from './paid-seats.ts'
import type { SubscriptionRow } from './subscription-rules.ts'
import { SUBSCRIPTION_ROW } from './subscription-rules.ts'

const PRICE_COLUMNS = `price.front_params as planParams, s.status, s.awaits_card as awaitsCard, s.open_amount as openAmount, s.past_due_at as pastDueAt, s.cancel_at_period_end as cancelAtPeriodEnd, s.expire_at as expireAt,
  price.stripe_id as priceId, price.name as priceName, price.country, price.recurring_type as recurringType,
  price.interval_count as intervalCount, price.currency_code as currencyCode, product.stripe_id as productId, product.name as productName`

const OWN_COLUMNS = `s.user_id as userId, 0 as isSeat, null as seatRights, s.stripe_id as stripeId, s.recurring_price_quantity as recurringPriceQuantity,
  s.trial_period_days as trialPeriodDays, s.created_at as createdAt, price.unit_amount as unitAmount, s.next_amount as nextAmount, price.front_params as frontParams, ${PRICE_COLUMNS}`

// a seat costs its holder nothing, and makes the holder a sub-account (§4)
const SEAT_COLUMNS = `seat.user_id as userId, 1 as isSeat, seat.rights as seatRights, seat.id as stripeId, 1 as recurringPriceQuantity, null as trialPeriodDays,
  seat.created_at as createdAt, 0 as unitAmount, 0 as nextAmount, '{"isShowSA":true}' as frontParams, ${PRICE_COLUMNS}`

// what a VIP code has opened, without a card, until a day (§3)
const VIP_COLUMNS = `vip.user_id as userId, 0 as isSeat, null as seatRights, vip.id as stripeId, 1 as recurringPriceQuantity, null as trialPeriodDays,
  vip.created_at as createdAt, 0 as unitAmount, 0 as nextAmount, '{"isShowSA":false,"vip":true}' as frontParams, null as planParams,
  'active' as status, 0 as awaitsCard, null as openAmount, null as pastDueAt, 1 as cancelAtPeriodEnd, vip.expire_at as expireAt, vip.id as priceId, vip.promo_code as priceName,
  user.country, 'month' as recurringType, 1 as intervalCount,
  case user.country when 'SG' then 'SGD' when 'MY' then 'MYR' when 'AU' then 'AUD' else 'HKD' end as currencyCode, vip.id as productId, vip.promo_code as productName`

const PRICED = 'join stripe_price price on price.stripe_id = s.price_id join stripe_product product on product.stripe_id = price.product_id'

/** The subscriptions that entitle each person now: their own before a seat, the newest first. A seat entitles while its payer's subscription pays for it. */
export function entitlingSubscriptions(account: Statements, userIds: readonly string[], now: number): Promise<SubscriptionRow[]> {
  return account.all(
    SUBSCRIPTION_ROW,
    `select * from (
      select ${OWN_COLUMNS} from stripe_subscription s ${PRICED}
      where s.user_id in (select value from json_each(?1)) and ${entitledSql('s', '?2')}
      union all
      select ${SEAT_COLUMNS} from stripe_info seat join stripe_subscription s on s.stripe_id = ${payingSql('seat.main_user_id', '?2')} ${PRICED}
      where seat.user_id in (select value from json_each(?1)) and seat.main_user_id <> seat.user_id and seat.status = 'active'
        and coalesce(seat.expire_at > ?3, 1) and ${isPaidForSql('seat', '?2')}
      union all
      select ${VIP_COLUMNS} from subscription vip join user on user.id = vip.user_id
      where vip.user_id in (select value from json_each(?1)) and vip.promo_code is not null and vip.expire_at > ?3
    ) order by isSeat, createdAt desc`,
    JSON.stringify(userIds),
    oldestThatCounts(now),
    now,
  )
}

/** A person's own subscriptions in a country, ended ones too, the newest first. */
export const subscriptionsIn = (account: Statements, userId: string, country: CountryCode): Promise<SubscriptionRow[]> =>
  account.all(
    SUBSCRIPTION_ROW,
    `select ${OWN_COLUMNS} from stripe_subscription s ${PRICED} where s.user_id = ? and price.country = ? order by s.created_at desc limit 20`,
    userId,
    country,
  )

/** §3 subscription: the promotion with which an account was opened. Times are unix seconds. */
const PROMOTION_ROW = pick(SUBSCRIPTION, 'id', 'userId', 'promoCode', 'expireAt', 'createdAt', 'updatedAt')
export type PromotionRow = RowOf<typeof PROMOTION_ROW>

export const promotionsOf = (account: Statements, userIds: readonly string[]): Promise<PromotionRow[]> =>
  account.all(
    PROMOTION_ROW,
    `select id, user_id as userId, promo_code as promoCode, expire_at as expireAt, created_at as createdAt, updated_at as updatedAt
    from subscription where user_id in (select value from json_each(?))`,
    JSON.stringify(userIds),
  )
