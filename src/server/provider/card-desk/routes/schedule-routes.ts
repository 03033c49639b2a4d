import { z } from 'zod'
import { elementAt } from '#lib/element-at.ts'
import { releaseSchedule } from '../billing/schedule-phases.ts'
import { recurringPrice } from '../billing/subscription-items.ts'
import { invalid } from '../desk-error.ts'
import type { DeskObjects } from '../desk-objects.ts'
import { listPage, route } from '../desk-route.ts'
import type { DeskWork } from '../desk-work.ts'
import { formText, mergeMetadata, metadata, nothing, pageFields, whole } from '../form-fields.ts'
import { billingPeriodEnd } from '../money/billing-periods.ts'
import { standAt } from '../stand-at.ts'

type Schedule = DeskObjects['subscription_schedule']
type Phase = Schedule['phases'][number]

const phaseFields = z.strictObject({
  duration: z.strictObject({ interval: z.enum(['day', 'week', 'month', 'year']), interval_count: whole.optional() }).optional(),
  end_date: whole.optional(),
  items: z.array(z.strictObject({ price: formText, quantity: whole.optional() })),
  proration_behavior: z.enum(['always_invoice', 'create_prorations', 'none']).optional(),
  start_date: whole.optional(),
})

interface PhaseOf {
  currency: string
  start: number
  end: number
  items: readonly { price: string; quantity?: number }[]
}

const newPhase = ({ currency, start, end, items }: PhaseOf): Phase => ({
  add_invoice_items: [],
  application_fee_percent: null,
  billing_cycle_anchor: null,
  billing_thresholds: null,
  collection_method: null,
  currency,
  default_payment_method: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  end_date: end,
  invoice_settings: null,
  items: items.map(({ price, quantity = 1 }) => ({
    billing_thresholds: null,
    discounts: [],
    metadata: {},
    plan: price,
    price,
    quantity,
    tax_rates: [],
  })),
  metadata: {},
  on_behalf_of: null,
  proration_behavior: 'none',
  start_date: start,
  transfer_data: null,
  trial_end: null,
})

async function fromSubscription(work: DeskWork, { from_subscription: id }: { from_subscription: string }): Promise<Schedule> {
  const subscription = await work.need('subscription', id, 'from_subscription')
  await standAt(work, subscription.customer)
  if (subscription.schedule)
    throw invalid('You cannot migrate a subscription that is already attached to a schedule.', { param: 'from_subscription' })
  const first = elementAt(subscription.items.data, 0)
  const phase = newPhase({
    currency: subscription.currency,
    start: first.current_period_start,
    end: first.current_period_end,
    items: subscription.items.data.map(({ price, quantity }) => ({ price: price.id, quantity })),
  })
  const schedule: Schedule = {
    id: work.newId('subscription_schedule'),
    object: 'subscription_schedule',
    application: null,
    billing_mode: { flexible: {}, type: 'flexible' },
    canceled_at: null,
    completed_at: null,
    created: work.now,
    current_phase: { start_date: phase.start_date, end_date: phase.end_date },
    customer: subscription.customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: null,
      description: null,
      on_behalf_of: null,
      transfer_data: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: 'self' },
      },
    },
    end_behavior: 'release',
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: [phase],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: id,
    test_clock: subscription.test_clock,
  }
  work.put('subscription_schedule', schedule, null)
  work.tell('subscription_schedule.created', schedule)
  await work.patch('subscription', id, { schedule: schedule.id }, 'customer.subscription.updated')
  return schedule
}

async function needOpen(work: DeskWork, id: string): Promise<Schedule> {
  const schedule = await work.need('subscription_schedule', id)
  if (schedule.status !== 'active') throw invalid(`You cannot change a subscription schedule that is ${schedule.status}.`)
  await standAt(work, schedule.customer)
  return schedule
}

/** Phases as they are asked for: each begins where the one before ends, and the first one runs. */
async function phasesOf(work: DeskWork, { phases: old }: Schedule, asked: readonly z.output<typeof phaseFields>[]): Promise<Phase[]> {
  const running = elementAt(old, 0)
  const phases: Phase[] = []
  for (const [i, { start_date: begin, end_date: until, duration, items }] of asked.entries()) {
    const param = `phases[${i}]`
    const start = i === 0 ? running.start_date : elementAt(phases, i - 1).end_date
    if (begin !== undefined && begin !== start) throw invalid('Phases follow each other without gaps.', { param: `${param}[start_date]` })
    for (const { price } of items) await recurringPrice(work, price, `${param}[items]`, running.currency)
    const { recurring } = await work.need('price', elementAt(items, 0).price)
    const { interval = 'month', interval_count = 1 } = duration ?? recurring ?? {}
    const end = until ?? billingPeriodEnd(start, { interval, interval_count }, start)
    if (end <= start) throw invalid('A phase ends after it begins.', { param: `${param}[end_date]` })
    if (i === 0 && end !== running.end_date) throw invalid('The running phase ends with its period here.', { param: `${param}[end_date]` })
    phases.push(newPhase({ currency: running.currency, start, end, items }))
  }
  return phases
}

export const SCHEDULE_ROUTES = [
  route('POST', '/v1/subscription_schedules', z.strictObject({ from_subscription: formText }), fromSubscription),
  route(
    'GET',
    '/v1/subscription_schedules',
    z.strictObject({ ...pageFields, customer: formText.optional() }),
    (work, { customer, ...page }) => listPage(work, '/v1/subscription_schedules', 'subscription_schedule', { customer }, page),
  ),
  route('GET', '/v1/subscription_schedules/:id', nothing, (work, _, id) => work.need('subscription_schedule', id)),
  route(
    'POST',
    '/v1/subscription_schedules/:id',
    z.strictObject({
      end_behavior: z.literal('release').optional(),
      metadata: metadata.optional(),
      phases: z.array(phaseFields).optional(),
      proration_behavior: z.literal('none').optional(),
    }),
    async (work, { phases, metadata: asked }, id) => {
      const schedule = await needOpen(work, id)
      const patch = { metadata: mergeMetadata(schedule.metadata, asked), ...(phases && { phases: await phasesOf(work, schedule, phases) }) }
      return work.patch('subscription_schedule', id, patch, 'subscription_schedule.updated')
    },
  ),
  route('POST', '/v1/subscription_schedules/:id/release', nothing, async (work, _, id) => releaseSchedule(work, await needOpen(work, id))),
]
