import { TRIAL_TOLD_DAYS } from '#graphql/billing-kinds.ts'
import type { NoticeKind } from '#graphql/notice-kinds.ts'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { isoTime } from '../../iso-time.ts'
import { awaitsCard, type FetchedSubscription, payingCard } from './fetched-subscription.ts'
import { GRACE_SECONDS } from './subscription-rules.ts'

/** What a payer is to be told of: each key is told once. */
export interface BillingNews {
  key: string
  kind: Extract<NoticeKind, `plan-${string}` | `card-${string}`>
  facts: Readonly<Record<string, string | number | null>>
}

const DAY = 86_400
/** A card that ends sooner is told of. */
export const CARD_NOTICE_DAYS = 30

/** When a card can no longer be used: the first second after its last month, UTC. Unix seconds. */
export const cardEndsAt = ({ expMonth, expYear }: { expMonth: number; expYear: number }): number => Date.UTC(expYear, expMonth, 1) / 1_000

/** What the state of a subscription gives reason to tell now; it depends on nothing else, so that it is the same whoever looks. */
export function payerNews(subscription: FetchedSubscription, country: CountryCode, now: number): BillingNews[] {
  const { id, status, trial_end, items, latest_invoice, ended_at } = subscription
  const [{ price, current_period_end: periodEnd }] = items.data
  if (awaitsCard(subscription)) return []
  const about = { plan: price.product.name, timeZone: COUNTRIES[country].timeZone }
  const endsAt = subscription.cancel_at ?? (subscription.cancel_at_period_end ? periodEnd : null)
  const news: BillingNews[] = []
  const tell = (kind: BillingNews['kind'], what: string | number, facts: BillingNews['facts']) =>
    news.push({ key: `${kind} ${id} ${what}`, kind, facts: { ...about, ...facts } })
  // what was never paid for has not ended
  if (status === 'canceled' && payingCard(subscription) !== null) tell('plan-ended', '', { startsAt: isoTime(ended_at ?? now) })
  if (endsAt !== null && (status === 'trialing' || status === 'active')) tell('plan-cancelled', endsAt, { startsAt: isoTime(endsAt) })
  if (status === 'trialing' && endsAt === null && trial_end !== null && trial_end - now <= TRIAL_TOLD_DAYS * DAY)
    tell('plan-trial-ending', trial_end, { startsAt: isoTime(trial_end) })
  if ((status === 'past_due' || status === 'unpaid') && latest_invoice)
    tell('plan-payment-failed', latest_invoice.id, { startsAt: isoTime(latest_invoice.created + GRACE_SECONDS) })
  const card = payingCard(subscription)
  const isPaying = ['trialing', 'active', 'past_due'].includes(status) && endsAt === null
  if (card && isPaying && cardEndsAt(card) - now <= CARD_NOTICE_DAYS * DAY)
    tell('card-expiring', `${card.id} ${card.expYear}-${card.expMonth}`, { startsAt: isoTime(cardEndsAt(card) - 1) })
  return news
}
