import { elementAt } from '#lib/element-at.ts'
import { invalid } from '../desk-error.ts'
import type { DeskObjects, DraftLine } from '../desk-objects.ts'
import type { DeskWork } from '../desk-work.ts'
import { runningDiscounts } from '../discounts.ts'
import { mergeMetadata } from '../form-fields.ts'
import { billingPeriodEnd } from '../money/billing-periods.ts'
import { invoiceSums } from '../money/invoice-sums.ts'
import { leftOver } from '../money/proration.ts'
import type { ItemChange } from './subscription-fields.ts'
import { amountOf, type DeskItem, lineOf, newItem, recurringPrice, withPrice } from './subscription-items.ts'
import { neededRates } from './tax-rates.ts'

type Subscription = DeskObjects['subscription']

export interface ChangePlan {
  items: DeskItem[]
  /** what is charged and credited for the change */
  lines: DraftLine[]
  /** a new period begins now, because the interval is another one */
  isNewPeriod: boolean
}

interface PlanAsked {
  items: readonly ItemChange[]
  behavior: 'always_invoice' | 'create_prorations' | 'none'
  at: number
}

/** The items as they would be, without new periods. */
async function changedItems(work: DeskWork, subscription: Subscription, changes: readonly ItemChange[]): Promise<DeskItem[]> {
  const items = [...subscription.items.data]
  for (const [i, change] of changes.entries()) {
    const param = (field: string) => `items[${i}][${field}]`
    const at = items.findIndex(({ id }) => id === change.id)
    const old = items[at]
    if (change.id !== undefined && !old)
      throw invalid(`Invalid subscription_item id: ${change.id}`, { param: param('id'), code: 'resource_missing' })
    if (change.deleted) {
      items.splice(at, 1)
      continue
    }
    const price = change.price === undefined ? old?.price : await recurringPrice(work, change.price, param('price'), subscription.currency)
    if (!price) throw invalid('Missing required param: price.', { param: param('price'), code: 'parameter_missing' })
    const rates = change.tax_rates ? await neededRates(work, change.tax_rates, param('tax_rates')) : (old?.tax_rates ?? [])
    const { current_period_start: start, current_period_end: end } = elementAt(subscription.items.data, 0)
    const made = old
      ? withPrice(old, price, change.quantity ?? old.quantity ?? 1)
      : newItem(work, { subscription: subscription.id, price, quantity: change.quantity ?? 1, start, end, metadata: {}, rates })
    const item = { ...made, tax_rates: rates, metadata: mergeMetadata(made.metadata, change.metadata) }
    if (old) items[at] = item
    else items.push(item)
  }
  if (items.length === 0) throw invalid('A subscription must have at least one active plan.', { param: 'items' })
  if (new Set(items.map(({ price }) => `${price.recurring?.interval} ${price.recurring?.interval_count}`)).size > 1)
    throw invalid('All prices of a subscription have the same interval.', { param: 'items' })
  return items
}

/** What each item costs for a whole period, less the discounts that run; minor units. */
async function netAmounts(work: DeskWork, subscription: Subscription, items: readonly DeskItem[]): Promise<Map<string, number>> {
  const discounts = await runningDiscounts(work, subscription.discounts)
  const coupons = await Promise.all(discounts.map(({ source }) => work.need('coupon', source.coupon ?? '')))
  const amounts = await Promise.all(items.map(({ price, quantity = 1 }) => amountOf(work, price, quantity)))
  const sums = invoiceSums(
    amounts.map((amount) => ({ amount, isDiscountable: true, rates: [] })),
    coupons.map(({ id, percent_off: percentOff, amount_off: amountOff }) => ({ id, percentOff, amountOff })),
  )
  const netOf = (i: number) => (amounts[i] ?? 0) - (sums.lines[i]?.discounts ?? []).reduce((sum, { amount }) => sum + amount, 0)
  return new Map(items.map(({ id }, i) => [id, netOf(i)]))
}

/** What was charged for an item's running period, less what was taken off; null when its price or number has changed since. */
async function chargedFor(work: DeskWork, subscription: Subscription, item: DeskItem): Promise<number | null> {
  for (const { lines } of await work.all('invoice', { parent: subscription.id })) {
    const line = lines.data.find(
      ({ parent, period }) =>
        parent?.subscription_item_details?.subscription_item === item.id &&
        !parent.subscription_item_details.proration &&
        period.end === item.current_period_end,
    )
    if (!line) continue
    const isSame = line.pricing?.price_details?.price === item.price.id && line.quantity === item.quantity
    return isSame ? line.amount - (line.discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0) : null
  }
  return null
}

const isSameItem = (one: DeskItem, other: DeskItem | undefined) => one.price.id === other?.price.id && one.quantity === other.quantity

/** What a change of items means: which items there are then, and what is charged and credited for the rest of the period. */
export async function planChange(
  work: DeskWork,
  subscription: Subscription,
  { items: changes, behavior, at }: PlanAsked,
): Promise<ChangePlan> {
  const old = subscription.items.data
  const planned = await changedItems(work, subscription, changes)
  const { interval = 'month', interval_count = 1 } = elementAt(planned, 0).price.recurring ?? {}
  const before = elementAt(old, 0)
  const isTrial = subscription.status === 'trialing'
  const hasOtherRhythm = before.price.recurring?.interval !== interval || before.price.recurring.interval_count !== interval_count
  const isNewPeriod = hasOtherRhythm && !isTrial
  const items = isNewPeriod
    ? planned.map((item) => ({
        ...item,
        current_period_start: at,
        current_period_end: billingPeriodEnd(at, { interval, interval_count }, at),
      }))
    : planned
  const whole = isNewPeriod
    ? await Promise.all(items.map((item) => lineOf(work, { subscription, item, period: { start: at, end: item.current_period_end } })))
    : []
  if (isTrial || behavior === 'none') return { items, lines: whole, isNewPeriod }
  const period = { start: at, end: before.current_period_end }
  const span = { start: before.current_period_start, end: before.current_period_end }
  const [oldNet, newNet] = await Promise.all([netAmounts(work, subscription, old), netAmounts(work, subscription, planned)])
  const lines: DraftLine[] = []
  for (const item of old) {
    const next = planned.find(({ id }) => id === item.id)
    if (!isNewPeriod && isSameItem(item, next)) continue
    const paid = (await chargedFor(work, subscription, item)) ?? oldNet.get(item.id) ?? 0
    const part = { amount: -leftOver(paid, span, at) || 0, words: `Unused time on ${item.quantity ?? 1} × ${await nameOf(work, item)}` }
    lines.push(await lineOf(work, { subscription, item, period, part }))
  }
  for (const item of isNewPeriod ? [] : planned) {
    if (
      isSameItem(
        item,
        old.find(({ id }) => id === item.id),
      )
    )
      continue
    const words = `Remaining time on ${item.quantity ?? 1} × ${await nameOf(work, item)}`
    lines.push(await lineOf(work, { subscription, item, period, part: { amount: leftOver(newNet.get(item.id) ?? 0, span, at), words } }))
  }
  return { items, lines: [...lines, ...whole], isNewPeriod }
}

const nameOf = async (work: DeskWork, { price }: DeskItem): Promise<string> => (await work.need('product', price.product)).name
