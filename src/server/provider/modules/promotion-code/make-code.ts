import { z } from 'zod'
import { CODE_MAX_CHARS, CODE_MIN_CHARS, type CodeKind } from '#graphql/billing-kinds.ts'
import { VIP_PROMO_MARKER } from '#graphql/limits.ts'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { PROMOTION_CODE } from '../../db/account/billing-tables.ts'
import type { Statements } from '../../db/client.ts'
import { pick } from '../../db/column-table.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { planOf } from '../plan/catalogue.ts'
import { askCards, CardRefusal, cardsOf } from '../subscription/ask-cards.ts'
import type { BillingContext } from '../subscription/sync-subscription.ts'
import { type CodeRow, codeById, codeByText, promotionKey } from './code-rows.ts'

/** A code that staff ask for; times are unix seconds. */
export interface AskedCode {
  /** of the action: the code's id is made from it, so that it is made once */
  id: string
  code: string
  country: CountryCode
  kind: CodeKind
  percent: number | null
  amountOff: number | null
  months: number | null
  plans: readonly string[]
  isFirstTimeOnly: boolean
  useLimit: number | null
  endsAt: number | null
  vipUntil: number | null
}

const MONTHS_MAX = 36
const USES_MAX = 100_000

/** Throws what is wrong with a code, under its own name. */
export function checkAsked(asked: AskedCode, now: number): void {
  const { code, kind, percent, amountOff, months, plans, useLimit, endsAt, vipUntil } = asked
  if (code.length < CODE_MIN_CHARS || code.length > CODE_MAX_CHARS || !/^[A-Z0-9]+(-[A-Z0-9]+)*$/.test(code))
    throw refusal('code-text', `A code has ${CODE_MIN_CHARS} to ${CODE_MAX_CHARS} letters, digits and hyphens.`)
  const isPercent = percent !== null && percent > 0 && percent <= 100
  const isAmount = amountOff !== null && Number.isInteger(amountOff) && amountOff > 0
  const isOff = kind === 'vip' ? percent === null && amountOff === null : isPercent !== isAmount && (percent === null || amountOff === null)
  if (!isOff) throw refusal('code-off', 'A discount is a percentage or an amount; a VIP code has none.')
  if (plans.some((plan) => planOf(plan) === null)) throw refusal('code-plans', 'There is no such plan.')
  if (!isCount(months, MONTHS_MAX) || !isCount(useLimit, USES_MAX)) throw refusal('code-limit', 'Months and uses are counted from 1.')
  const isDated = kind === 'vip' ? vipUntil !== null && vipUntil > now : vipUntil === null
  if (!isDated || (endsAt !== null && endsAt <= now)) throw refusal('code-dates', 'Days lie ahead, and a VIP code names its last.')
}

const isCount = (count: number | null, most: number): boolean => count === null || (Number.isInteger(count) && count >= 1 && count <= most)

/** Makes a code, once for its id, also where the making was cut: the row is first, then what the card service needs to know. */
export async function makeCode(context: BillingContext, asked: AskedCode): Promise<CodeRow> {
  const { account, clock } = context
  const now = unixSeconds(clock)
  checkAsked(asked, now)
  // before anything is written: whether the country has cards at all
  if (asked.kind === 'discount') cardsOf(context, asked.country)
  await keepCode(account, asked, now)
  const row = await codeById(account, asked.id)
  if (!row) throw refusal('code-taken', 'There is a code of that name.')
  if (row.isReady === 1) return row
  await finishCode(context, row)
  return (await codeById(account, row.id)) ?? row
}

/** Makes a kept code known to the card service, whose making may have been cut before or behind that. */
async function finishCode(context: BillingContext, row: CodeRow): Promise<void> {
  const promotionId = row.kind === 'discount' ? await makeAtCards(context, row) : null
  await context.account.run('update promotion_code set promotion_id = ?, is_ready = 1 where id = ?', promotionId, row.id)
}

async function keepCode(account: Statements, asked: AskedCode, now: number): Promise<void> {
  const { id, code, country, kind, percent, amountOff, months, plans, isFirstTimeOnly, useLimit, endsAt, vipUntil } = asked
  const params = { [VIP_PROMO_MARKER]: true, promoCode: code, kind, country, percent, amountOff, months, plans, vipUntil }
  await Promise.all([
    account.run(
      `insert or ignore into promotion_code (id, code, code_key, kind, country, percent, amount_off, months, plans, is_first_time_only, use_limit, ends_at,
        vip_until, created_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      id,
      code,
      promotionKey(code),
      kind,
      country,
      percent,
      amountOff,
      months,
      JSON.stringify(plans),
      isFirstTimeOnly ? 1 : 0,
      useLimit,
      endsAt,
      vipUntil,
      now,
    ),
    account.run(
      `insert or ignore into stripe_info (id, email, main_user_id, user_id, expire_at, params, status, created_at)
      select id, '', null, null, ?, ?, 'active', created_at from promotion_code where id = ?`,
      endsAt ?? vipUntil,
      JSON.stringify(params),
      id,
    ),
  ])
}

const made = z.object({ id: z.string() })
const madeList = z.object({ data: z.array(made) })

async function makeAtCards(context: BillingContext, row: CodeRow): Promise<string> {
  const { stripe } = cardsOf(context, row.country)
  const currency = COUNTRIES[row.country].currencyCode.toLowerCase()
  const coupon = {
    id: row.id,
    name: row.code,
    ...(row.percent === null ? { amount_off: row.amountOff ?? 0, currency } : { percent_off: row.percent }),
    ...(row.months === null ? { duration: 'forever' as const } : { duration: 'repeating' as const, duration_in_months: row.months }),
  }
  await askCards(made, () => stripe.coupons.create(coupon, { idempotencyKey: `code-${row.id}-coupon` })).catch((error: unknown) => {
    // made before, by a try that was cut
    if (!(error instanceof CardRefusal && error.code === 'resource_already_exists')) throw error
  })
  const promotion = { promotion: { type: 'coupon' as const, coupon: row.id }, code: row.code }
  const { id } = await askCards(made, () =>
    stripe.promotionCodes.create(
      { ...promotion, ...(row.endsAt !== null && { expires_at: row.endsAt }) },
      { idempotencyKey: `code-${row.id}-promotion` },
    ),
  ).catch(async (error: unknown) => {
    // by a try so long ago that its key is forgotten
    const { data } = await askCards(madeList, () => stripe.promotionCodes.list({ coupon: row.id, limit: 1 }))
    if (data[0] && error instanceof CardRefusal) return data[0]
    throw error
  })
  return id
}

/** Ends a code: nobody can use it from now on, and what it has given stays. What of it is cut is done by scheduled jobs. */
export async function endCode(context: BillingContext, id: string): Promise<CodeRow> {
  const { account, clock } = context
  const row = await codeById(account, id)
  if (!row) throw refusal('code-unknown', 'There is no such code.')
  const now = unixSeconds(clock)
  await Promise.all([
    account.run('update promotion_code set ended_at = coalesce(ended_at, ?) where id = ?', now, id),
    account.run("update stripe_info set status = 'removed', expire_at = min(coalesce(expire_at, ?1), ?1) where id = ?2", now, id),
  ])
  await closeAtCards(context, row)
  return (await codeByText(account, row.code)) ?? row
}

async function closeAtCards(context: BillingContext, { id, promotionId, country }: CodeRow): Promise<void> {
  if (promotionId === null) return
  const { stripe } = cardsOf(context, country)
  await askCards(made, () => stripe.promotionCodes.update(promotionId, { active: false }))
  await context.account.run('update promotion_code set is_closed = 1 where id = ?', id)
}

/** Goes on with a code whose making or ending was cut. */
export async function settleCode(context: BillingContext, id: string): Promise<void> {
  const row = await codeById(context.account, id)
  if (!row) return
  if (row.isReady === 0) await finishCode(context, row)
  const ready = await codeById(context.account, id)
  if (ready && ready.endedAt !== null) await closeAtCards(context, ready)
}

/** The oldest codes that were begun or ended before `until` (unix seconds) and of which the card service may not know. */
export const cutCodes = (account: Statements, until: number, most: number): Promise<{ id: string; country: CountryCode }[]> =>
  account.all(
    pick(PROMOTION_CODE, 'id', 'country'),
    `select id, country from promotion_code where created_at <= ?1 and (is_ready = 0 or (ended_at <= ?1 and is_closed = 0 and promotion_id is not null))
    order by created_at limit ?2`,
    until,
    most,
  )
