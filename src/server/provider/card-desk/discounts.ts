import { invalid } from './desk-error.ts'
import type { DeskObjects } from './desk-objects.ts'
import type { DeskWork } from './desk-work.ts'
import { monthsLater } from './money/billing-periods.ts'

/** How a discount is asked for: by its coupon, by the code of a promotion, or one that there is. */
export interface DiscountAsked {
  coupon?: string
  promotion_code?: string
  discount?: string
}

/** Whether a coupon can still be taken. */
export const isCouponValid = (
  { redeem_by: until, max_redemptions: most, times_redeemed: taken }: DeskObjects['coupon'],
  now: number,
): boolean => (until === null || until > now) && (most === null || taken < most)

export async function couponOf(work: DeskWork, id: string, param: string): Promise<DeskObjects['coupon']> {
  const coupon = await work.need('coupon', id, param)
  if (!isCouponValid(coupon, work.now)) throw invalid(`Coupon expired: ${id}`, { param, code: 'coupon_expired' })
  return coupon
}

interface Taker {
  customer: DeskObjects['customer'] | null
  currency: string
  /** in minor units, before discounts */
  subtotal: number
  param: string
}

async function couponOfCode(work: DeskWork, id: string, { customer, currency, subtotal, param }: Taker): Promise<DeskObjects['coupon']> {
  const code = await work.need('promotion_code', id, param)
  const { active, expires_at: until, max_redemptions: most, times_redeemed: taken, restrictions, customer: only, promotion } = code
  const refused = (message: string, reason: string) => invalid(message, { param, code: reason })
  if (until !== null && until <= work.now) throw refused('This promotion code has expired.', 'promotion_code_expired')
  if (most !== null && taken >= most) throw refused('This promotion code has been used up.', 'promotion_code_max_redemptions_reached')
  if (!active) throw refused('This promotion code is not active.', 'promotion_code_inactive')
  if (only && only !== customer?.id)
    throw refused('This promotion code cannot be redeemed because it belongs to another customer.', 'promotion_code_customer_mismatch')
  if (restrictions.first_time_transaction && customer && (await hasPaid(work, customer.id)))
    throw refused(
      'This promotion code cannot be redeemed because the associated customer has prior transactions.',
      'promotion_code_not_first_time_transaction',
    )
  const { minimum_amount: least, minimum_amount_currency: leastCurrency } = restrictions
  if (least !== null && leastCurrency !== currency)
    throw refused('This promotion code is for another currency.', 'promotion_code_currency_mismatch')
  if (least !== null && subtotal < least)
    throw refused('The minimum amount for this promotion code is not reached.', 'promotion_code_minimum_not_met')
  return couponOf(work, promotion.coupon ?? '', param)
}

const hasPaid = async (work: DeskWork, customer: string): Promise<boolean> =>
  (await work.all('invoice', { customer })).some(({ status, amount_paid: paid }) => status === 'paid' && paid > 0)

/** Makes a discount of what was asked for; throws why it cannot be had. Nothing counts as taken yet, see {@link redeem}. */
export async function discountOf(work: DeskWork, asked: DiscountAsked, taker: Taker): Promise<DeskObjects['discount']> {
  if (asked.discount !== undefined) return work.need('discount', asked.discount, taker.param)
  const coupon =
    asked.promotion_code === undefined
      ? await couponOf(work, asked.coupon ?? '', taker.param)
      : await couponOfCode(work, asked.promotion_code, taker)
  if (coupon.amount_off !== null && coupon.currency !== taker.currency)
    throw invalid(`The coupon ${coupon.id} is in ${coupon.currency}, and cannot be applied to a subscription in ${taker.currency}.`, {
      param: taker.param,
      code: 'coupon_currency_mismatch',
    })
  return {
    id: work.newId('discount'),
    object: 'discount',
    checkout_session: null,
    customer: taker.customer?.id ?? null,
    customer_account: null,
    end: coupon.duration === 'repeating' ? monthsLater(work.now, coupon.duration_in_months ?? 0) : null,
    invoice: null,
    invoice_item: null,
    promotion_code: asked.promotion_code ?? null,
    source: { coupon: coupon.id, type: 'coupon' },
    start: work.now,
    subscription: null,
    subscription_item: null,
  }
}

/** Keeps a discount for a subscription and counts its coupon and code. */
export async function redeem(work: DeskWork, discount: DeskObjects['discount'], subscription: string): Promise<string> {
  const isNew = (await work.find('discount', discount.id)) === null
  const kept = work.put('discount', { ...discount, subscription }, null)
  if (!isNew) return kept.id
  const coupon = await work.need('coupon', discount.source.coupon ?? '')
  const taken = coupon.times_redeemed + 1
  await work.patch('coupon', coupon.id, { times_redeemed: taken, valid: isCouponValid({ ...coupon, times_redeemed: taken }, work.now) })
  if (discount.promotion_code) {
    const code = await work.need('promotion_code', discount.promotion_code)
    const uses = code.times_redeemed + 1
    const isLast = code.max_redemptions !== null && uses >= code.max_redemptions
    await work.patch('promotion_code', code.id, { times_redeemed: uses, ...(isLast && { active: false }) }, 'promotion_code.updated')
  }
  work.tell('customer.discount.created', kept)
  return kept.id
}

/** Discounts that still hold at a moment; 'once' holds for the first invoice, which marks it. */
export async function runningDiscounts(work: DeskWork, ids: readonly string[]): Promise<DeskObjects['discount'][]> {
  const all = await Promise.all(ids.map((id) => work.need('discount', id)))
  return all.filter(({ end }) => end === null || end > work.now)
}
