import { z } from 'zod'
import type { CountryCode } from '#market/vocabulary.ts'
import { includedTax } from '../../ports/cards/sales-tax.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { planTax } from '../plan/plan-list.ts'
import { appliedCode, type CodeRow } from '../promotion-code/code-rows.ts'
import { askCards, cardsOf } from '../subscription/ask-cards.ts'
import { amountFor } from '../subscription/fetched-subscription.ts'
import type { BillingContext } from '../subscription/sync-subscription.ts'
import type { AskedPlan } from './asked-plan.ts'
import { type AskedChange, changeable } from './change-plan.ts'
import type { PreviewLine, PricePreview } from './checkout-type.ts'

const DAY = 86_400

/** The end of a period that begins now: the same day of a later month, or that month's last. Unix seconds. */
export function firstPeriodEnd(begin: number, interval: string, count: number): number {
  const from = new Date(begin * 1_000)
  const months = from.getUTCMonth() + count * (interval === 'year' ? 12 : 1)
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), months + 1, 0)).getUTCDate()
  const until = new Date(from)
  until.setUTCMonth(months, Math.min(from.getUTCDate(), lastDay))
  return until.getTime() / 1_000
}

/** What a code takes off an amount. */
const discountOf = (code: CodeRow | null, amount: number): number => {
  if (code?.percent) return Math.round((amount * code.percent) / 100)
  return Math.min(amount, code?.amountOff ?? 0)
}

/** What a first period costs, and when the next payment is due. */
export function previewFirst(
  { country, price, quantity }: AskedPlan & { country: CountryCode },
  { code, trialDays, now }: { code: CodeRow | null; trialDays: number; now: number },
): PricePreview {
  const amount = amountFor(price, quantity)
  const begins = now + trialDays * DAY
  const ends = firstPeriodEnd(begins, price.interval, price.intervalCount)
  const discount = discountOf(code, amount)
  const total = trialDays > 0 ? 0 : amount - discount
  const renewsAt = trialDays > 0 ? begins : ends
  const holds = code !== null && (code.months === null || renewsAt < firstPeriodEnd(now, 'month', code.months))
  return {
    currencyCode: price.currencyCode,
    discount: trialDays > 0 ? 0 : discount,
    total,
    tax: includedTax(country, total),
    taxRate: planTax(country),
    trialEndsAt: trialDays > 0 ? begins : null,
    renewsAt,
    lines: trialDays > 0 ? [] : [{ kind: 'plan', quantity, amount, from: now, until: ends }],
    renewsAmount: holds ? amount - discount : amount,
    code: code && appliedCode(code),
  }
}

const lineShape = z.object({
  amount: z.number().int(),
  quantity: z.number().int().nullish(),
  period: z.object({ start: z.number().int(), end: z.number().int() }),
  parent: z.object({ subscription_item_details: z.object({ proration: z.boolean() }).nullish() }).nullish(),
})
const previewShape = z.object({
  total: z.number().int(),
  total_discount_amounts: z.array(z.object({ amount: z.number().int() })).nullish(),
  lines: z.object({ data: z.array(lineShape) }),
})

/** What a change charges, now or with the next period. */
export async function previewChange(context: BillingContext, asked: Omit<AskedChange, 'key'>): Promise<PricePreview> {
  const { country, price, quantity, at } = asked
  const subscription = await changeable(context, asked)
  const [item] = subscription.items.data
  const renewal = amountFor(price, quantity)
  const isSamePeriod = item.price.interval === price.interval && item.price.intervalCount === price.intervalCount
  const now = unixSeconds(context.clock)
  const isLater = at === 'at-end' || subscription.status === 'trialing'
  const about = {
    currencyCode: price.currencyCode,
    taxRate: planTax(country),
    trialEndsAt: subscription.trial_end,
    renewsAmount: renewal,
    code: null,
  }
  if (isLater) return { ...about, lines: [], discount: 0, total: 0, tax: 0, renewsAt: item.current_period_end }
  const { stripe } = cardsOf(context, country)
  const { total, total_discount_amounts, lines } = await askCards(previewShape, () =>
    stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: { items: [{ id: item.id, price: price.id, quantity }], proration_behavior: 'always_invoice' },
    }),
  )
  return {
    ...about,
    lines: lines.data.map((line): PreviewLine => {
      const isRest = line.parent?.subscription_item_details?.proration === true
      const kind = line.amount < 0 ? 'unused' : isRest ? 'rest' : 'plan'
      return { kind, quantity: line.quantity ?? 1, amount: line.amount, from: line.period.start, until: line.period.end }
    }),
    discount: (total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0),
    total,
    tax: includedTax(country, total),
    renewsAt: isSamePeriod ? item.current_period_end : firstPeriodEnd(now, price.interval, price.intervalCount),
  }
}
