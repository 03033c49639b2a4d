import { z } from 'zod'
import { clearable, formFlag, formText, metadata, texts, whole } from '../form-fields.ts'

const endBehavior = z.strictObject({ missing_payment_method: z.enum(['cancel', 'create_invoice', 'pause']) })
export const discountFields = z.strictObject({
  coupon: formText.optional(),
  promotion_code: formText.optional(),
  discount: formText.optional(),
})

/** What a subscription can be made with and changed to. */
const sharedFields = {
  automatic_tax: z.strictObject({ enabled: formFlag }).optional(),
  cancel_at: z.union([z.literal('').transform(() => null), whole]).optional(),
  cancel_at_period_end: formFlag.optional(),
  default_payment_method: clearable.optional(),
  default_tax_rates: texts.optional(),
  description: clearable.optional(),
  discounts: z.union([z.literal('').transform(() => []), z.array(discountFields)]).optional(),
  metadata: metadata.optional(),
  off_session: formFlag.optional(),
  payment_behavior: z.enum(['allow_incomplete', 'default_incomplete', 'error_if_incomplete', 'pending_if_incomplete']).optional(),
  payment_settings: z
    .strictObject({
      payment_method_types: texts.optional(),
      save_default_payment_method: z.enum(['off', 'on_subscription']).optional(),
    })
    .optional(),
  proration_behavior: z.enum(['always_invoice', 'create_prorations', 'none']).optional(),
  trial_end: z.union([z.literal('now'), whole]).optional(),
  trial_settings: z.strictObject({ end_behavior: endBehavior }).optional(),
}

export const startFields = z.strictObject({
  ...sharedFields,
  billing_mode: z.strictObject({ type: z.enum(['classic', 'flexible']) }).optional(),
  collection_method: z.literal('charge_automatically').optional(),
  currency: formText.optional(),
  customer: formText,
  items: z.array(
    z.strictObject({ price: formText, quantity: whole.optional(), metadata: metadata.optional(), tax_rates: texts.optional() }),
  ),
  trial_period_days: whole.optional(),
})
export type StartAsked = z.output<typeof startFields>

export const itemChange = z.strictObject({
  id: formText.optional(),
  price: formText.optional(),
  quantity: whole.optional(),
  deleted: formFlag.optional(),
  metadata: metadata.optional(),
  tax_rates: texts.optional(),
})
export type ItemChange = z.output<typeof itemChange>

export const changeFields = z.strictObject({
  ...sharedFields,
  billing_cycle_anchor: z.enum(['now', 'unchanged']).optional(),
  cancellation_details: z.strictObject({ comment: clearable.optional(), feedback: clearable.optional() }).optional(),
  items: z.array(itemChange).optional(),
  proration_date: whole.optional(),
})
export type ChangeAsked = z.output<typeof changeFields>

/** What happens when a trial ends without a card; its invoice is made unless something else was asked for. */
export const trialSettings = ({ trial_settings: asked }: StartAsked | ChangeAsked) => ({
  end_behavior: {
    billing_cycle_anchor: null,
    missing_payment_method: asked?.end_behavior.missing_payment_method ?? ('create_invoice' as const),
  },
})
