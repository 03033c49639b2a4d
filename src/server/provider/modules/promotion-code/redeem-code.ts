import type { CountryCode } from '#market/vocabulary.ts'
import { PROMOTION_USE } from '../../db/account/billing-tables.ts'
import type { Statements } from '../../db/client.ts'
import { refusal } from '../../errors.ts'
import { type PromotionRow, promotionsOf } from '../subscription/subscription-store.ts'
import { checkedCode } from './check-code.ts'
import { promotionKey } from './code-rows.ts'

/**
 * Uses a VIP code (§3): the person's subscription record says until when everything is open, and ends by itself. The use is counted in the transaction
 * that opens it, so that of many at once no more get through than may. Whoever has it open by this code already is told the same again.
 */
export async function redeemCode(
  account: Statements,
  { text, country, userId, now }: { text: string; country: CountryCode; userId: string; now: number },
): Promise<PromotionRow> {
  const opened = await openedBy(account, { text, userId, now })
  if (opened) return opened
  const code = await checkedCode(account, { text, country, plan: null, userId, now })
  if (code.kind !== 'vip' || code.vipUntil === null) throw refusal('code-not-vip', 'This code takes something off the price of a plan.')
  const [used] = await Promise.all([
    account.all(
      { id: PROMOTION_USE.columns.codeId },
      `insert or ignore into promotion_use (code_id, user_id, at) select id, ?1, ?2 from promotion_code where id = ?3 and ended_at is null
        and (use_limit is null or use_limit > (select count(*) from promotion_use where code_id = ?3)) returning code_id as id`,
      userId,
      now,
      code.id,
    ),
    account.run(
      `insert into subscription (id, user_id, promo_code, expire_at, created_at, updated_at)
      select ?1, ?2, ?3, ?4, ?5, ?5 where exists (select 1 from promotion_use where code_id = ?6 and user_id = ?2 and at = ?5)
      on conflict (user_id) do update set promo_code = ?3, expire_at = max(coalesce(expire_at, 0), ?4), updated_at = ?5`,
      crypto.randomUUID(),
      userId,
      code.code,
      code.vipUntil,
      now,
      code.id,
    ),
  ])
  const [promotion] = await promotionsOf(account, [userId])
  if (used.length === 0 || !promotion) throw refusal('code-used-up', 'This code has been used as often as it may be.')
  return promotion
}

/** What somebody has open by a code. */
async function openedBy(
  account: Statements,
  { text, userId, now }: { text: string; userId: string; now: number },
): Promise<PromotionRow | null> {
  const [promotion] = await promotionsOf(account, [userId])
  const { promoCode = null, expireAt = null } = promotion ?? {}
  const isOpen = promoCode !== null && promotionKey(promoCode) === promotionKey(text) && expireAt !== null && expireAt > now
  return promotion && isOpen ? promotion : null
}
