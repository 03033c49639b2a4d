import { z } from 'zod'
import { confirmPayment } from '../billing/confirm-payment.ts'
import { confirmSetup } from '../billing/confirm-setup.ts'
import { newPaymentIntent, newSetupIntent } from '../billing/new-intents.ts'
import { invalid } from '../desk-error.ts'
import { listPage, route } from '../desk-route.ts'
import type { DeskWork } from '../desk-work.ts'
import { formFlag, formText, mergeMetadata, metadata, nothing, pageFields, whole } from '../form-fields.ts'
import { standAt } from '../stand-at.ts'

const automatic = z.strictObject({ enabled: formFlag, allow_redirects: z.enum(['always', 'never']).optional() }).optional()
const shared = {
  automatic_payment_methods: automatic,
  confirm: formFlag.optional(),
  customer: formText.optional(),
  description: formText.optional(),
  metadata: metadata.optional(),
  payment_method: formText.optional(),
  payment_method_types: z.array(z.literal('card')).optional(),
  return_url: formText.optional(),
}
const confirmFields = z.strictObject({
  payment_method: formText.optional(),
  off_session: formFlag.optional(),
  return_url: formText.optional(),
})

/** An intent at the time of its customer. */
async function atItsTime<Intent extends { customer: string | null }>(work: DeskWork, intent: Intent): Promise<Intent> {
  if (intent.customer) await standAt(work, intent.customer)
  return intent
}

const PAYMENTS = [
  route(
    'POST',
    '/v1/payment_intents',
    z.strictObject({
      ...shared,
      amount: whole,
      currency: formText,
      off_session: formFlag.optional(),
      setup_future_usage: formText.optional(),
    }),
    async (work, asked) => {
      if (asked.amount < 1)
        throw invalid('This value must be greater than or equal to 1.', { param: 'amount', code: 'parameter_invalid_integer' })
      if (asked.customer !== undefined) await standAt(work, asked.customer, 'customer')
      const intent = newPaymentIntent(work, {
        amount: asked.amount,
        currency: asked.currency.toLowerCase(),
        customer: asked.customer ?? null,
        method: asked.payment_method ?? null,
        description: asked.description ?? null,
        metadata: mergeMetadata(null, asked.metadata),
        invoice: null,
        savesCard: asked.setup_future_usage !== undefined,
      })
      const { automatic_payment_methods: methods = null } = asked
      if (methods) await work.patch('payment_intent', intent.id, { automatic_payment_methods: methods })
      if (!asked.confirm) return work.need('payment_intent', intent.id)
      return confirmPayment(work, intent, { isOffSession: asked.off_session ?? false, returnUrl: asked.return_url })
    },
  ),
  route('GET', '/v1/payment_intents', z.strictObject({ ...pageFields, customer: formText.optional() }), (work, { customer, ...page }) =>
    listPage(work, '/v1/payment_intents', 'payment_intent', { customer }, page),
  ),
  route('GET', '/v1/payment_intents/:id', nothing, (work, _, id) => work.need('payment_intent', id)),
  route('POST', '/v1/payment_intents/:id/confirm', confirmFields, async (work, asked, id) => {
    const intent = await atItsTime(work, await work.need('payment_intent', id))
    return confirmPayment(work, intent, {
      method: asked.payment_method,
      isOffSession: asked.off_session ?? false,
      returnUrl: asked.return_url,
    })
  }),
  route('POST', '/v1/payment_intents/:id/cancel', z.strictObject({ cancellation_reason: formText.optional() }), async (work, _, id) => {
    const { status } = await atItsTime(work, await work.need('payment_intent', id))
    const { invoice } = await work.hidden('payment_intent', id)
    if (status === 'succeeded' || status === 'canceled' || invoice)
      throw invalid(`You cannot cancel this PaymentIntent because it has a status of ${status}, or belongs to an invoice.`, {
        code: 'payment_intent_unexpected_state',
      })
    return work.patch('payment_intent', id, { status: 'canceled', canceled_at: work.now, next_action: null }, 'payment_intent.canceled')
  }),
]

const SETUPS = [
  route(
    'POST',
    '/v1/setup_intents',
    z.strictObject({ ...shared, usage: z.enum(['off_session', 'on_session']).optional() }),
    async (work, asked) => {
      if (asked.customer !== undefined) await standAt(work, asked.customer, 'customer')
      const intent = newSetupIntent(work, {
        customer: asked.customer ?? null,
        method: asked.payment_method ?? null,
        description: asked.description ?? null,
        metadata: mergeMetadata(null, asked.metadata),
      })
      const { automatic_payment_methods: methods = null, usage } = asked
      await work.patch('setup_intent', intent.id, { automatic_payment_methods: methods, ...(usage && { usage }) })
      const kept = await work.need('setup_intent', intent.id)
      return asked.confirm ? confirmSetup(work, kept, { isOffSession: false, returnUrl: asked.return_url }) : kept
    },
  ),
  route('GET', '/v1/setup_intents', z.strictObject({ ...pageFields, customer: formText.optional() }), (work, { customer, ...page }) =>
    listPage(work, '/v1/setup_intents', 'setup_intent', { customer }, page),
  ),
  route('GET', '/v1/setup_intents/:id', nothing, (work, _, id) => work.need('setup_intent', id)),
  route('POST', '/v1/setup_intents/:id/confirm', confirmFields, async (work, asked, id) => {
    const intent = await atItsTime(work, await work.need('setup_intent', id))
    return confirmSetup(work, intent, {
      method: asked.payment_method,
      isOffSession: asked.off_session ?? false,
      returnUrl: asked.return_url,
    })
  }),
  route('POST', '/v1/setup_intents/:id/cancel', z.strictObject({ cancellation_reason: formText.optional() }), async (work, _, id) => {
    const { status } = await atItsTime(work, await work.need('setup_intent', id))
    if (status === 'succeeded' || status === 'canceled')
      throw invalid(`You cannot cancel this SetupIntent because it has a status of ${status}.`, { code: 'setup_intent_unexpected_state' })
    return work.patch('setup_intent', id, { status: 'canceled', next_action: null }, 'setup_intent.canceled')
  }),
]

const CHARGES = [
  route(
    'GET',
    '/v1/charges',
    z.strictObject({ ...pageFields, customer: formText.optional(), payment_intent: formText.optional() }),
    (work, asked) => {
      const { customer, payment_intent: parent, ...page } = asked
      return listPage(work, '/v1/charges', 'charge', { customer, parent }, page)
    },
  ),
  route('GET', '/v1/charges/:id', nothing, (work, _, id) => work.need('charge', id)),
]

export const INTENT_ROUTES = [...PAYMENTS, ...SETUPS, ...CHARGES]
