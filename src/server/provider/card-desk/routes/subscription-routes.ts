import { z } from 'zod'
import { changeSubscription } from '../billing/change-subscription.ts'
import { cancelNow } from '../billing/end-subscription.ts'
import { startSubscription } from '../billing/start-subscription.ts'
import { changeFields, itemChange, startFields } from '../billing/subscription-fields.ts'
import { invalid, missing } from '../desk-error.ts'
import { listOf, listPage, route } from '../desk-route.ts'
import type { DeskWork } from '../desk-work.ts'
import { clearable, formFlag, formText, metadata, nothing, pageFields, texts, whole } from '../form-fields.ts'
import { standAt } from '../stand-at.ts'

/** What an item's own address takes beside the item. */
const change = {
  proration_behavior: changeFields.shape.proration_behavior,
  payment_behavior: changeFields.shape.payment_behavior,
  proration_date: whole.optional(),
}

async function ownerOf(work: DeskWork, item: string) {
  const subscription = await work.subscriptionOfItem(item)
  if (!subscription) throw missing('subscription_item', item)
  return subscription
}

const itemOf = async (work: DeskWork, id: string) => (await ownerOf(work, id)).items.data.find((one) => one.id === id)

export const SUBSCRIPTION_ROUTES = [
  route('POST', '/v1/subscriptions', startFields, startSubscription),
  route(
    'GET',
    '/v1/subscriptions',
    z.strictObject({
      ...pageFields,
      customer: formText.optional(),
      price: formText.optional(),
      status: formText.optional(),
      test_clock: formText.optional(),
    }),
    async (work, { customer, price, status, test_clock: clock, ...page }) => {
      if (status === 'ended') throw invalid('Lists of ended subscriptions are not spoken here; ask for status=all.', { param: 'status' })
      const fields = { ...(status && status !== 'all' && { status }), ...(price && { 'items.data[0].price.id': price }) }
      const list = await listPage(
        work,
        '/v1/subscriptions',
        'subscription',
        { customer, clock, fields, ...(!status && { not: ['status', 'canceled'] }) },
        page,
      )
      return list
    },
  ),
  route('GET', '/v1/subscriptions/:id', nothing, (work, _, id) => work.need('subscription', id)),
  route('POST', '/v1/subscriptions/:id', changeFields, (work, asked, id) => changeSubscription(work, id, asked)),
  route(
    'DELETE',
    '/v1/subscriptions/:id',
    z.strictObject({
      invoice_now: formFlag.optional(),
      prorate: formFlag.optional(),
      cancellation_details: z.strictObject({ comment: clearable.optional(), feedback: clearable.optional() }).optional(),
    }),
    async (work, { cancellation_details: details }, id) => {
      const subscription = await work.need('subscription', id)
      if (subscription.status === 'canceled') throw missing('subscription', id)
      await standAt(work, subscription.customer)
      return cancelNow(work, subscription, { ...details, reason: 'cancellation_requested' })
    },
  ),
  route('GET', '/v1/subscription_items', z.strictObject({ ...pageFields, subscription: formText }), async (work, { subscription }) => {
    const { items } = await work.need('subscription', subscription, 'subscription')
    return listOf(items.data, `/v1/subscription_items?subscription=${subscription}`)
  }),
  route('GET', '/v1/subscription_items/:id', nothing, (work, _, id) => itemOf(work, id)),
  route(
    'POST',
    '/v1/subscription_items',
    z.strictObject({
      ...change,
      subscription: formText,
      price: formText,
      quantity: whole.optional(),
      metadata: metadata.optional(),
      tax_rates: texts.optional(),
    }),
    async (work, { subscription: id, proration_behavior, payment_behavior, proration_date, ...item }) => {
      const changed = await changeSubscription(work, id, { items: [item], proration_behavior, payment_behavior, proration_date })
      return changed.items.data.at(-1)
    },
  ),
  route(
    'POST',
    '/v1/subscription_items/:id',
    z.strictObject({ ...change, ...itemChange.omit({ id: true, deleted: true }).shape }),
    async (work, { proration_behavior, payment_behavior, proration_date, ...item }, id) => {
      const owner = await ownerOf(work, id)
      await changeSubscription(work, owner.id, { items: [{ ...item, id }], proration_behavior, payment_behavior, proration_date })
      return (await work.need('subscription', owner.id)).items.data.find((one) => one.id === id)
    },
  ),
  route('DELETE', '/v1/subscription_items/:id', z.strictObject(change), async (work, asked, id) => {
    const owner = await ownerOf(work, id)
    await changeSubscription(work, owner.id, { ...asked, items: [{ id, deleted: true }] })
    return { id, object: 'subscription_item', deleted: true }
  }),
]
