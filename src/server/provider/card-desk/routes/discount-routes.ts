import { z } from 'zod'
import { invalid } from '../desk-error.ts'
import type { DeskObjects } from '../desk-objects.ts'
import { listPage, route } from '../desk-route.ts'
import { type DeskWork, randomText } from '../desk-work.ts'
import { couponOf } from '../discounts.ts'
import { decimal, formFlag, formText, mergeMetadata, metadata, nothing, pageFields, texts, whole } from '../form-fields.ts'

const couponFields = z.strictObject({
  id: formText.optional(),
  amount_off: whole.optional(),
  applies_to: z.strictObject({ products: texts }).optional(),
  currency: formText.optional(),
  duration: z.enum(['forever', 'once', 'repeating']).optional(),
  duration_in_months: whole.optional(),
  max_redemptions: whole.optional(),
  metadata: metadata.optional(),
  name: formText.optional(),
  percent_off: decimal.optional(),
  redeem_by: whole.optional(),
})

function checkCoupon({
  amount_off: amount,
  percent_off: percent,
  currency,
  duration,
  duration_in_months: months,
}: z.output<typeof couponFields>): void {
  if ((amount === undefined) === (percent === undefined)) throw invalid('You must pass either percent_off or amount_off, and not both.')
  if (amount !== undefined && !currency) throw invalid('You must pass currency when passing amount_off', { param: 'currency' })
  if (amount !== undefined && amount < 1) throw invalid('Invalid amount_off', { param: 'amount_off' })
  if (percent !== undefined && (percent <= 0 || percent > 100)) throw invalid('Invalid percent_off', { param: 'percent_off' })
  if ((duration === 'repeating') !== (months !== undefined))
    throw invalid('duration_in_months is for coupons whose duration is repeating.', { param: 'duration_in_months' })
}

async function makeCoupon(work: DeskWork, asked: z.output<typeof couponFields>): Promise<DeskObjects['coupon']> {
  checkCoupon(asked)
  const id = asked.id ?? randomText(8)
  if (await work.any(id)) throw invalid('Coupon already exists.', { param: 'id', code: 'resource_already_exists' })
  const coupon: DeskObjects['coupon'] = {
    id,
    object: 'coupon',
    amount_off: asked.amount_off ?? null,
    created: work.now,
    currency: asked.currency?.toLowerCase() ?? null,
    duration: asked.duration ?? 'once',
    duration_in_months: asked.duration_in_months ?? null,
    livemode: false,
    max_redemptions: asked.max_redemptions ?? null,
    metadata: mergeMetadata(null, asked.metadata),
    name: asked.name ?? null,
    percent_off: asked.percent_off ?? null,
    redeem_by: asked.redeem_by ?? null,
    times_redeemed: 0,
    valid: true,
  }
  work.put('coupon', coupon, { products: asked.applies_to?.products ?? null })
  work.tell('coupon.created', coupon)
  return coupon
}

const codeFields = z.strictObject({
  active: formFlag.optional(),
  code: formText.optional(),
  customer: formText.optional(),
  expires_at: whole.optional(),
  max_redemptions: whole.optional(),
  metadata: metadata.optional(),
  promotion: z.strictObject({ type: z.literal('coupon'), coupon: formText }),
  restrictions: z
    .strictObject({
      first_time_transaction: formFlag.optional(),
      minimum_amount: whole.optional(),
      minimum_amount_currency: formText.optional(),
    })
    .optional(),
})

async function makeCode(work: DeskWork, asked: z.output<typeof codeFields>): Promise<DeskObjects['promotion_code']> {
  const coupon = await couponOf(work, asked.promotion.coupon, 'promotion[coupon]')
  const code = asked.code ?? randomText(8).toUpperCase()
  if (!/^[\w-]{1,500}$/.test(code)) throw invalid('Invalid code', { param: 'code' })
  const same = await work.all('promotion_code', { name: code.toLowerCase() })
  if (same.some(({ active }) => active))
    throw invalid(`An active promotion code with \`code: ${code}\` already exists.`, { param: 'code', code: 'resource_already_exists' })
  const { first_time_transaction: isFirst = false, minimum_amount: least, minimum_amount_currency: currency } = asked.restrictions ?? {}
  if ((least === undefined) !== (currency === undefined)) throw invalid('minimum_amount and minimum_amount_currency belong together.')
  const promotion: DeskObjects['promotion_code'] = {
    id: work.newId('promotion_code'),
    object: 'promotion_code',
    active: asked.active ?? true,
    code,
    created: work.now,
    customer: asked.customer ?? null,
    customer_account: null,
    expires_at: asked.expires_at ?? null,
    livemode: false,
    max_redemptions: asked.max_redemptions ?? null,
    metadata: mergeMetadata(null, asked.metadata),
    promotion: { coupon: coupon.id, type: 'coupon' },
    restrictions: {
      first_time_transaction: isFirst,
      minimum_amount: least ?? null,
      minimum_amount_currency: currency?.toLowerCase() ?? null,
    },
    times_redeemed: 0,
  }
  work.put('promotion_code', promotion, null)
  work.tell('promotion_code.created', promotion)
  return promotion
}

export const DISCOUNT_ROUTES = [
  route('POST', '/v1/coupons', couponFields, makeCoupon),
  route('GET', '/v1/coupons', z.strictObject(pageFields), (work, page) => listPage(work, '/v1/coupons', 'coupon', {}, page)),
  route('GET', '/v1/coupons/:id', nothing, (work, _, id) => work.need('coupon', id)),
  route(
    'POST',
    '/v1/coupons/:id',
    z.strictObject({ name: formText.optional(), metadata: metadata.optional() }),
    async (work, { name, metadata: asked }, id) => {
      const old = await work.need('coupon', id)
      return work.patch('coupon', id, { name: name ?? old.name, metadata: mergeMetadata(old.metadata, asked) }, 'coupon.updated')
    },
  ),
  route('DELETE', '/v1/coupons/:id', nothing, async (work, _, id) => {
    work.tell('coupon.deleted', await work.need('coupon', id))
    return work.bury('coupon', id)
  }),
  route('POST', '/v1/promotion_codes', codeFields, makeCode),
  route(
    'GET',
    '/v1/promotion_codes',
    z.strictObject({
      ...pageFields,
      active: formFlag.optional(),
      code: formText.optional(),
      coupon: formText.optional(),
      customer: formText.optional(),
    }),
    (work, { active, code, coupon, customer, ...page }) => {
      const fields = { ...(active !== undefined && { active: Number(active) }), ...(coupon && { 'promotion.coupon': coupon }) }
      return listPage(work, '/v1/promotion_codes', 'promotion_code', { name: code?.toLowerCase(), customer, fields }, page)
    },
  ),
  route('GET', '/v1/promotion_codes/:id', nothing, (work, _, id) => work.need('promotion_code', id)),
  route(
    'POST',
    '/v1/promotion_codes/:id',
    z.strictObject({ active: formFlag.optional(), metadata: metadata.optional() }),
    async (work, { active, metadata: asked }, id) => {
      const old = await work.need('promotion_code', id)
      return work.patch(
        'promotion_code',
        id,
        { active: active ?? old.active, metadata: mergeMetadata(old.metadata, asked) },
        'promotion_code.updated',
      )
    },
  ),
]
