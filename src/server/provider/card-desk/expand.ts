import { isRecord } from '#lib/records.ts'
import { invalid } from './desk-error.ts'
import type { DeskObjects } from './desk-objects.ts'
import { listOf } from './desk-route.ts'
import type { DeskWork } from './desk-work.ts'

const DEPTH_MAX = 4

/** What an object holds only when it is asked for, by kind and field. */
const INCLUDABLE: Readonly<Record<string, (work: DeskWork, id: string) => Promise<unknown>>> = {
  'invoice.confirmation_secret': async (work, id) => {
    const [payment] = await work.all('invoice_payment', { parent: id })
    const intent = payment?.payment.payment_intent ? await work.find('payment_intent', payment.payment.payment_intent) : null
    return intent?.client_secret ? { client_secret: intent.client_secret, type: 'payment_intent' } : null
  },
  'invoice.payments': async (work, id) => listOf(await work.all('invoice_payment', { parent: id }), `/v1/invoice_payments?invoice=${id}`),
  'price.tiers': async (work, id) => (await work.hidden('price', id)).tiers,
  'coupon.applies_to': async (work, id) => {
    const { products } = await work.hidden('coupon', id)
    return products ? { products } : undefined
  },
  'customer.subscriptions': async (work, id) => {
    const all = await work.all('subscription', { customer: id })
    return listOf(
      all.filter(({ status }: DeskObjects['subscription']) => status !== 'canceled' && status !== 'incomplete_expired'),
      `/v1/customers/${id}/subscriptions`,
    )
  },
}

/** A copy of an answer in which the asked paths ("latest_invoice.payments", "data.customer") hold objects in place of ids. */
export async function expand(work: DeskWork, answer: unknown, paths: readonly string[]): Promise<unknown> {
  if (paths.length === 0) return answer
  const copy: unknown = structuredClone(answer)
  for (const path of paths) {
    const steps = path.split('.')
    if (steps.filter((step) => step !== 'data').length > DEPTH_MAX)
      throw invalid(`You cannot expand more than ${DEPTH_MAX} levels of a property.`, { param: 'expand' })
    await expandPath(work, copy, steps, path)
  }
  return copy
}

async function expandPath(work: DeskWork, holder: unknown, [step, ...rest]: string[], path: string): Promise<void> {
  if (step === undefined || holder === null) return
  if (Array.isArray(holder)) {
    for (const one of holder) await expandPath(work, one, [step, ...rest], path)
    return
  }
  if (!isRecord(holder)) return
  const include = INCLUDABLE[`${String(holder.object)}.${step}`]
  if (!(step in holder) && !include) throw invalid(`This property cannot be expanded (${step}): ${path}`, { param: 'expand' })
  if (include && typeof holder.id === 'string' && !(step in holder))
    Reflect.set(holder, step, structuredClone(await include(work, holder.id)))
  else Reflect.set(holder, step, await opened(work, holder[step]))
  await expandPath(work, holder[step], rest, path)
}

async function opened(work: DeskWork, value: unknown): Promise<unknown> {
  if (typeof value === 'string') {
    const object = await work.any(value)
    return object === null ? value : structuredClone(object)
  }
  if (!Array.isArray(value)) return value
  const all: unknown[] = []
  for (const one of value) all.push(await opened(work, one))
  return all
}
