import { z } from 'zod'
import { invalid } from '../desk-error.ts'
import { listPage, route } from '../desk-route.ts'
import { formText, mergeMetadata, metadata, nothing, pageFields, whole } from '../form-fields.ts'
import { attach, methodOf } from '../payment-methods.ts'
import { standAt } from '../stand-at.ts'

export const PAYMENT_METHOD_ROUTES = [
  route(
    'GET',
    '/v1/payment_methods',
    z.strictObject({ ...pageFields, customer: formText.optional(), type: formText.optional() }),
    (work, { customer, type: _, ...page }) => listPage(work, '/v1/payment_methods', 'payment_method', { customer }, page),
  ),
  route('GET', '/v1/payment_methods/:id', nothing, (work, _, id) => work.need('payment_method', id)),
  route('POST', '/v1/payment_methods/:id/attach', z.strictObject({ customer: formText }), async (work, { customer }, id) => {
    await standAt(work, customer, 'customer')
    return attach(work, await methodOf(work, id, 'id'), customer)
  }),
  route('POST', '/v1/payment_methods/:id/detach', nothing, async (work, _, id) => {
    const { customer } = await work.need('payment_method', id)
    if (!customer) throw invalid('The payment method you provided is not attached to a customer so detachment is impossible.')
    const { invoice_settings: settings } = await standAt(work, customer)
    if (settings.default_payment_method === id)
      await work.patch('customer', customer, { invoice_settings: { ...settings, default_payment_method: null } }, 'customer.updated')
    for (const subscription of await work.all('subscription', { customer }))
      if (subscription.default_payment_method === id)
        await work.patch('subscription', subscription.id, { default_payment_method: null }, 'customer.subscription.updated')
    return work.patch('payment_method', id, { customer: null }, 'payment_method.detached')
  }),
  route(
    'POST',
    '/v1/payment_methods/:id',
    z.strictObject({
      card: z.strictObject({ exp_month: whole.optional(), exp_year: whole.optional() }).optional(),
      metadata: metadata.optional(),
    }),
    async (work, { card, metadata: asked }, id) => {
      const old = await work.need('payment_method', id)
      const newCard = old.card && { ...old.card, ...card }
      return work.patch('payment_method', id, { card: newCard, metadata: mergeMetadata(old.metadata, asked) }, 'payment_method.updated')
    },
  ),
]
