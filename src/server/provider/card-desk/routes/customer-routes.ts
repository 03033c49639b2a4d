import { z } from 'zod'
import { cancelNow } from '../billing/end-subscription.ts'
import { invalid } from '../desk-error.ts'
import type { DeskObjects } from '../desk-objects.ts'
import { listPage, route } from '../desk-route.ts'
import type { DeskWork } from '../desk-work.ts'
import { clearable, formText, mergeMetadata, metadata, nothing, pageFields, texts } from '../form-fields.ts'
import { attach, methodOf } from '../payment-methods.ts'
import { standAt } from '../stand-at.ts'

const addressFields = z.strictObject({
  city: clearable.optional(),
  country: clearable.optional(),
  line1: clearable.optional(),
  line2: clearable.optional(),
  postal_code: clearable.optional(),
  state: clearable.optional(),
})
const address = z.union([z.literal('').transform(() => null), addressFields])

const customerFields = {
  address: address.optional(),
  description: clearable.optional(),
  email: clearable.optional(),
  invoice_settings: z.strictObject({ default_payment_method: clearable.optional(), footer: clearable.optional() }).optional(),
  metadata: metadata.optional(),
  name: clearable.optional(),
  phone: clearable.optional(),
  preferred_locales: texts.optional(),
  tax_exempt: z.enum(['exempt', 'none', 'reverse']).optional(),
}
type CustomerAsked = z.output<z.ZodObject<typeof customerFields>>

function addressOf(
  asked: z.output<typeof address> | undefined,
  old: DeskObjects['customer']['address'] = null,
): DeskObjects['customer']['address'] {
  if (asked === undefined) return old
  if (asked === null) return null
  return { city: null, country: null, line1: null, line2: null, postal_code: null, state: null, ...old, ...asked }
}

/** Fields that are asked for, upon those that there are. */
function changed(asked: CustomerAsked, old: DeskObjects['customer']): DeskObjects['customer'] {
  const { invoice_settings: settings, address: newAddress, metadata: newMetadata, ...rest } = asked
  return {
    ...old,
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
    address: addressOf(newAddress, old.address),
    metadata: mergeMetadata(old.metadata, newMetadata),
    invoice_settings: { ...old.invoice_settings, ...settings },
  }
}

const newCustomer = (work: DeskWork, clock: string | null): DeskObjects['customer'] => ({
  id: work.newId('customer'),
  object: 'customer',
  address: null,
  balance: 0,
  created: work.now,
  currency: null,
  customer_account: null,
  default_source: null,
  delinquent: false,
  description: null,
  discount: null,
  email: null,
  invoice_prefix: work.newId('customer').slice(-8).toUpperCase(),
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null,
    footer: null,
    rendering_options: { amount_tax_display: null, template: null },
  },
  livemode: false,
  metadata: {},
  name: null,
  next_invoice_sequence: 1,
  phone: null,
  preferred_locales: [],
  shipping: null,
  tax_exempt: 'none',
  test_clock: clock,
})

async function checkDefault(work: DeskWork, id: string, asked: CustomerAsked): Promise<void> {
  const method = asked.invoice_settings?.default_payment_method
  if (!method) return
  const { customer } = await work.need('payment_method', method, 'invoice_settings[default_payment_method]')
  if (customer !== id)
    throw invalid('The customer does not have a payment method with this ID. The payment method must be attached to the customer.', {
      param: 'invoice_settings[default_payment_method]',
      code: 'resource_missing',
    })
}

export const CUSTOMER_ROUTES = [
  route(
    'POST',
    '/v1/customers',
    z.strictObject({ ...customerFields, payment_method: formText.optional(), test_clock: formText.optional() }),
    async (work, { payment_method: method, test_clock: clock, ...asked }) => {
      if (clock !== undefined) work.now = (await work.need('test_helpers.test_clock', clock, 'test_clock')).frozen_time
      const customer = work.put('customer', changed(asked, newCustomer(work, clock ?? null)), null)
      work.tell('customer.created', customer)
      if (method !== undefined) await attach(work, await methodOf(work, method, 'payment_method'), customer.id)
      return customer
    },
  ),
  route(
    'GET',
    '/v1/customers',
    z.strictObject({ ...pageFields, email: formText.optional(), test_clock: formText.optional() }),
    (work, { email, test_clock, ...page }) => listPage(work, '/v1/customers', 'customer', { name: email, clock: test_clock }, page),
  ),
  route('GET', '/v1/customers/:id', nothing, async (work, _, id) => {
    const grave = await work.any(id)
    return id.startsWith('cus_') && grave ? grave : work.need('customer', id)
  }),
  route('POST', '/v1/customers/:id', z.strictObject(customerFields), async (work, asked, id) => {
    const old = await standAt(work, id)
    await checkDefault(work, id, asked)
    return work.patch('customer', id, changed(asked, old), 'customer.updated')
  }),
  route('DELETE', '/v1/customers/:id', nothing, async (work, _, id) => {
    const customer = await standAt(work, id)
    for (const subscription of await work.all('subscription', { customer: id })) await cancelNow(work, subscription)
    for (const method of await work.all('payment_method', { customer: id }))
      await work.patch('payment_method', method.id, { customer: null }, 'payment_method.detached')
    work.tell('customer.deleted', customer)
    return work.bury('customer', id)
  }),
  route(
    'GET',
    '/v1/customers/:id/payment_methods',
    z.strictObject({ ...pageFields, type: formText.optional() }),
    async (work, { type: _, ...page }, id) => {
      await work.need('customer', id)
      return listPage(work, `/v1/customers/${id}/payment_methods`, 'payment_method', { customer: id }, page)
    },
  ),
]
