import { z } from 'zod'
import { confirmPayment } from '../billing/confirm-payment.ts'
import { previewFields, previewInvoice } from '../billing/preview-invoice.ts'
import { chargeFailed, finalize, invoicePaid, methodFor, paymentOfInvoice, voidInvoice } from '../billing/settle-invoice.ts'
import { declined, invalid } from '../desk-error.ts'
import type { DeskObjects } from '../desk-objects.ts'
import { listPage, route } from '../desk-route.ts'
import type { DeskWork } from '../desk-work.ts'
import { formFlag, formText, mergeMetadata, metadata, nothing, pageFields } from '../form-fields.ts'
import { standAt } from '../stand-at.ts'

const payFields = z.strictObject({
  payment_method: formText.optional(),
  off_session: formFlag.optional(),
  paid_out_of_band: formFlag.optional(),
})

/** An invoice, at the time of its customer. */
async function needInvoice(work: DeskWork, id: string): Promise<DeskObjects['invoice']> {
  const invoice = await work.need('invoice', id)
  if (invoice.customer) await standAt(work, invoice.customer)
  return invoice
}

async function payInvoice(work: DeskWork, asked: z.output<typeof payFields>, id: string): Promise<DeskObjects['invoice']> {
  const found = await needInvoice(work, id)
  const invoice = found.status === 'draft' ? await finalize(work, found) : found
  if (invoice.status === 'paid' && found.status !== 'draft') throw invalid('Invoice is already paid', { code: 'invoice_already_paid' })
  if (invoice.status !== 'open' && invoice.status !== 'uncollectible' && invoice.status !== 'paid')
    throw invalid(`This invoice can no longer be paid: it is ${invoice.status}.`, { code: 'invoice_not_editable' })
  if (invoice.status === 'paid') return invoice
  if (asked.paid_out_of_band) return invoicePaid(work, invoice)
  const intent = await paymentOfInvoice(work, id)
  const method = asked.payment_method ?? (await methodFor(work, invoice))
  if (!intent || !method) {
    await chargeFailed(work, id)
    throw invalid('There is no `default_payment_method` set on this Customer or Invoice.', { code: 'invoice_no_payment_method' })
  }
  const { status } = await confirmPayment(work, intent, { method, isOffSession: asked.off_session ?? true })
  if (status === 'requires_action')
    throw declined({
      code: 'invoice_payment_intent_requires_action',
      message: 'Payment for this invoice requires additional user action before it can be completed.',
      payment_intent: await work.need('payment_intent', intent.id),
    })
  return work.need('invoice', id)
}

export const INVOICE_ROUTES = [
  route('POST', '/v1/invoices/create_preview', previewFields, previewInvoice),
  route(
    'GET',
    '/v1/invoices',
    z.strictObject({ ...pageFields, customer: formText.optional(), subscription: formText.optional(), status: formText.optional() }),
    (work, { customer, subscription, status, ...page }) =>
      listPage(work, '/v1/invoices', 'invoice', { customer, parent: subscription, fields: { ...(status && { status }) } }, page),
  ),
  route('GET', '/v1/invoices/:id', nothing, (work, _, id) => work.need('invoice', id)),
  route('GET', '/v1/invoices/:id/lines', z.strictObject(pageFields), async (work, _, id) => (await work.need('invoice', id)).lines),
  route(
    'POST',
    '/v1/invoices/:id',
    z.strictObject({ auto_advance: formFlag.optional(), description: formText.optional(), metadata: metadata.optional() }),
    async (work, { metadata: asked, ...fields }, id) => {
      const old = await needInvoice(work, id)
      return work.patch('invoice', id, { ...fields, metadata: mergeMetadata(old.metadata, asked) }, 'invoice.updated')
    },
  ),
  route('POST', '/v1/invoices/:id/finalize', z.strictObject({ auto_advance: formFlag.optional() }), async (work, _, id) => {
    const invoice = await needInvoice(work, id)
    if (invoice.status !== 'draft')
      throw invalid('This invoice is already finalized, you cannot re-finalize it.', { code: 'invoice_not_editable' })
    return finalize(work, invoice)
  }),
  route('POST', '/v1/invoices/:id/pay', payFields, payInvoice),
  route('POST', '/v1/invoices/:id/void', nothing, async (work, _, id) => {
    const { status } = await needInvoice(work, id)
    if (status !== 'open' && status !== 'uncollectible')
      throw invalid(`You cannot void an invoice that is ${status}.`, { code: 'invoice_not_editable' })
    return voidInvoice(work, id)
  }),
  route('POST', '/v1/invoices/:id/mark_uncollectible', nothing, async (work, _, id) => {
    const { status, status_transitions: transitions } = await needInvoice(work, id)
    if (status !== 'open') throw invalid(`You cannot give up an invoice that is ${status}.`, { code: 'invoice_not_editable' })
    const given = { ...transitions, marked_uncollectible_at: work.now }
    return work.patch(
      'invoice',
      id,
      { status: 'uncollectible', auto_advance: false, status_transitions: given },
      'invoice.marked_uncollectible',
    )
  }),
  route('GET', '/v1/invoice_payments', z.strictObject({ ...pageFields, invoice: formText.optional() }), (work, { invoice, ...page }) =>
    listPage(work, '/v1/invoice_payments', 'invoice_payment', { parent: invoice }, page),
  ),
]
