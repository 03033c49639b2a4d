import { invalid } from '../desk-error.ts'
import type { DeskObjects, DraftLine } from '../desk-objects.ts'
import { type DeskWork, randomText } from '../desk-work.ts'
import { tieredAmount } from '../money/seat-prices.ts'
import { ratesOf } from './tax-rates.ts'

export type DeskItem = DeskObjects['subscription']['items']['data'][number]
type Price = DeskObjects['price']

/** The older name of a recurring price, which items still tell. */
const planOf = (price: Price): DeskItem['plan'] => ({
  id: price.id,
  object: 'plan',
  active: price.active,
  amount: price.unit_amount,
  amount_decimal: price.unit_amount_decimal,
  billing_scheme: price.billing_scheme,
  created: price.created,
  currency: price.currency,
  interval: price.recurring?.interval ?? 'month',
  interval_count: price.recurring?.interval_count ?? 1,
  livemode: false,
  metadata: price.metadata,
  meter: null,
  nickname: price.nickname,
  product: price.product,
  tiers_mode: price.tiers_mode,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
})

interface NewItem {
  subscription: string
  price: Price
  quantity: number
  start: number
  end: number
  metadata: Record<string, string>
  rates: DeskObjects['tax_rate'][]
}

export const newItem = (work: DeskWork, { subscription, price, quantity, start, end, metadata, rates }: NewItem): DeskItem => ({
  id: `si_${randomText(14)}`,
  object: 'subscription_item',
  billing_thresholds: null,
  created: work.now,
  current_period_end: end,
  current_period_start: start,
  current_trial: null,
  discounts: [],
  metadata,
  plan: planOf(price),
  price,
  quantity,
  subscription,
  tax_rates: rates,
})

/** An item with another price, quantity or period. */
export const withPrice = (item: DeskItem, price: Price, quantity: number): DeskItem => ({ ...item, price, plan: planOf(price), quantity })

/** A price that a subscription may have; throws why not. */
export async function recurringPrice(work: DeskWork, id: string, param: string, currency?: string | null): Promise<Price> {
  const price = await work.need('price', id, param)
  if (!price.recurring) throw invalid(`The price specified is not recurring: ${id}`, { param })
  if (!price.active) throw invalid(`The price specified is inactive: ${id}`, { param, code: 'price_inactive' })
  if (currency && price.currency !== currency)
    throw invalid(`The price is in ${price.currency}; this customer is billed in ${currency}.`, { param, code: 'currency_mismatch' })
  return price
}

/** What a number of units of a price costs for one period, in minor units. */
export async function amountOf(work: DeskWork, price: Price, quantity: number): Promise<number> {
  if (price.billing_scheme !== 'tiered') return (price.unit_amount ?? 0) * quantity
  const { tiers } = await work.hidden('price', price.id)
  return tieredAmount(tiers ?? [], price.tiers_mode === 'volume' ? 'volume' : 'graduated', quantity)
}

interface LineOf {
  subscription: DeskObjects['subscription']
  item: DeskItem
  period: { start: number; end: number }
  /** what is charged, and in which words, when it is not the whole period */
  part?: { amount: number; words: string }
  isFree?: boolean
}

/** The line of an item on an invoice. */
export async function lineOf(work: DeskWork, { subscription, item, period, part, isFree = false }: LineOf): Promise<DraftLine> {
  const { price, quantity = 1 } = item
  const product = await work.need('product', price.product)
  const rates = item.tax_rates?.length ? item.tax_rates : (subscription.default_tax_rates ?? [])
  const words = isFree ? `Trial period for ${product.name}` : `${quantity} × ${product.name}`
  return {
    amount: isFree ? 0 : (part?.amount ?? (await amountOf(work, price, quantity))),
    description: part?.words ?? words,
    period,
    price: price.id,
    product: price.product,
    unit: part || isFree ? null : price.unit_amount_decimal,
    quantity,
    item: item.id,
    subscription: subscription.id,
    isProration: part !== undefined,
    rates: await ratesOf(work, price, { isAutomatic: subscription.automatic_tax.enabled, rates }),
  }
}
