import type { CountryCode } from '#market/vocabulary.ts'
import { BILLING_CHECKOUT, STRIPE_PRICE, STRIPE_SUBSCRIPTION } from '../../db/account/billing-tables.ts'
import { pick } from '../../db/column-table.ts'
import type { JobContext, ScheduledJob } from '../../scheduled-job.ts'
import { cutCodes, settleCode } from '../promotion-code/make-code.ts'
import { syncSubscription } from '../subscription/sync-subscription.ts'
import { carryOut } from './carry-out-checkout.ts'
import { CHANGE_AHEAD_SECONDS, carryOutChange, DUE_CHANGE_ROW } from './change-plan.ts'
import { checkoutById } from './checkout-row.ts'
import { handOverNews } from './hand-over-news.ts'
import { endOneWithPeriod } from './leave.ts'
import { openCardChanges, settleCardChange } from './settle.ts'
import { lookAt, NOTED_EVENT_ROW } from './webhook.ts'

/** Looked at by one run; the rest waits for the next. */
const ROUND_MAX = 20
/** What is not over is looked at again after so long, whatever was or was not heard of it. */
const LOOK_EVERY_SECONDS = 86_400
/** A checkout or a card that somebody may still be at is left alone for so long. */
const LEFT_ALONE_SECONDS = 120

/** Does something for each, and goes on where one fails: the card service may know one and not another. Returns how many were done. */
async function each<One>(rows: readonly One[], work: (one: One) => Promise<unknown>): Promise<number> {
  let done = 0
  for (const row of rows)
    done += await work(row).then(
      () => 1,
      () => 0,
    )
  return done
}

const hasCards = ({ cards }: Pick<JobContext, 'cards'>, country: CountryCode): boolean => cards.of(country) !== null

/** The daily look at every subscription that is not over, at checkouts and codes that were cut, and at cards that were named without anybody coming back. */
export const lookAgain: ScheduledJob = async (context) => {
  const { account, now } = context
  const [due, cut, cards, codes] = await Promise.all([
    account.all(
      { id: STRIPE_SUBSCRIPTION.columns.stripeId, ...pick(STRIPE_PRICE, 'country') },
      `select s.stripe_id as id, price.country from stripe_subscription s join stripe_price price on price.stripe_id = s.price_id
      where s.status not in ('canceled', 'incomplete_expired') and s.fetched_at <= ? and s.customer_id is not null order by s.fetched_at limit ${ROUND_MAX}`,
      now - LOOK_EVERY_SECONDS,
    ),
    account.all(
      pick(BILLING_CHECKOUT, 'id'),
      `select id from billing_checkout where state = 'open' and updated_at <= ?1 and (lease_until is null or lease_until <= ?2)
        and (subscription_id is null or updated_at <= ?3) order by updated_at limit ${ROUND_MAX}`,
      now - LEFT_ALONE_SECONDS,
      now,
      now - LOOK_EVERY_SECONDS,
    ),
    openCardChanges(account, 'created_at <= ? and created_at > ?', now - LEFT_ALONE_SECONDS, now - 7 * LOOK_EVERY_SECONDS),
    cutCodes(account, now - LEFT_ALONE_SECONDS, ROUND_MAX),
  ])
  const known = due.filter(({ country }) => hasCards(context, country))
  return (
    (await each(known, ({ id, country }) => lookOnce(context, country, id))) +
    (await each(cut, async ({ id }) => {
      const row = await checkoutById(account, id)
      if (row && hasCards(context, row.country)) await carryOut(context, row)
    })) +
    (await each(cards, (card) => settleCardChange(context, card))) +
    (await each(
      codes.filter(({ country }) => hasCards(context, country)),
      ({ id }) => settleCode(context, id),
    ))
  )
}

/** Looks at one; where the card service knows none any more, that was looked at too, so that it does not keep others from their turn. */
async function lookOnce(context: JobContext, country: CountryCode, id: string): Promise<void> {
  const subscription = await syncSubscription(context, country, id)
  if (!subscription) await context.account.run('update stripe_subscription set fetched_at = ? where stripe_id = ?', context.now, id)
}

/** Looks where webhooks point that were taken and not looked at, because the look failed or was cut. */
export const lookAtEvents: ScheduledJob = async (context) => {
  const events = await context.account.all(
    NOTED_EVENT_ROW,
    `select id, country, subscription_id as subscriptionId, setup_intent as setupIntent from billing_event
    where looked_at is null and at <= ? order by at limit ${ROUND_MAX}`,
    context.now - LEFT_ALONE_SECONDS,
  )
  return each(events, (event) => lookAt(context, event))
}

/** Carries out what changes with the next period, shortly before it begins. */
export const carryOutChanges: ScheduledJob = async (context) => {
  const due = await context.account.all(
    DUE_CHANGE_ROW,
    `select subscription_id as subscriptionId, id, country, price_id as priceId, quantity from plan_change where due_at <= ?
    order by due_at limit ${ROUND_MAX}`,
    context.now + CHANGE_AHEAD_SECONDS,
  )
  return each(due, (change) => carryOutChange(context, change))
}

/** Who has asked for the account to be deleted pays no more: what is paid for stays until its end, or until the account's. */
export const endOfLeaving: ScheduledJob = async (context) => {
  const rows = await context.account.all(
    { id: STRIPE_SUBSCRIPTION.columns.stripeId, ...pick(STRIPE_PRICE, 'country') },
    `select s.stripe_id as id, price.country from user join stripe_subscription s on s.user_id = user.id
      join stripe_price price on price.stripe_id = s.price_id
    where user.deletion_due_at is not null and s.cancel_at_period_end = 0 and s.customer_id is not null
      and s.status not in ('canceled', 'incomplete_expired') limit ${ROUND_MAX}`,
  )
  return each(rows, ({ id, country }) => endOneWithPeriod(context, country, id))
}

export const tellPayers: ScheduledJob = (context) => handOverNews(context)
