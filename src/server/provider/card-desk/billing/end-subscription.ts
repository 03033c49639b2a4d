import { type CountryWith, inModule } from '#market/module-countries.ts'
import type { DeskObjects } from '../desk-objects.ts'
import type { DeskWork } from '../desk-work.ts'

/** What becomes of a subscription that nobody pays, after the last try: a setting of each account, set so that both can be seen. */
const AFTER_RETRIES: Record<CountryWith<'user'>, 'canceled' | 'unpaid'> = { SG: 'canceled', MY: 'canceled', HK: 'canceled', AU: 'unpaid' }

type Subscription = DeskObjects['subscription']

export const isEnded = ({ status }: Subscription): boolean => status === 'canceled' || status === 'incomplete_expired'

/** Ends a subscription at this moment; one that has ended stays as it is. */
export async function cancelNow(
  work: DeskWork,
  subscription: Subscription,
  details: Partial<NonNullable<Subscription['cancellation_details']>> = { reason: 'cancellation_requested' },
): Promise<Subscription> {
  if (isEnded(subscription)) return subscription
  if (subscription.schedule) {
    const status = { status: 'canceled', canceled_at: work.now, current_phase: null } as const
    await work.patch('subscription_schedule', subscription.schedule, status, 'subscription_schedule.canceled')
  }
  const { openInvoice } = await work.hidden('subscription', subscription.id)
  if (openInvoice) await work.patch('invoice', openInvoice, { auto_advance: false, next_payment_attempt: null })
  return work.patch(
    'subscription',
    subscription.id,
    {
      status: 'canceled',
      canceled_at: subscription.canceled_at ?? work.now,
      ended_at: work.now,
      schedule: null,
      cancellation_details: {
        comment: null,
        feedback: null,
        feedback_option: null,
        reason: null,
        ...subscription.cancellation_details,
        ...details,
      },
    },
    'customer.subscription.deleted',
    { chargeAt: null, pending: [], pendingItems: null },
  )
}

/** After the last try: the subscription ends, or stays without being charged. */
export async function endUnpaid(work: DeskWork, id: string): Promise<void> {
  const subscription = await work.need('subscription', id)
  if (AFTER_RETRIES[inModule('user', work.country)] === 'canceled') {
    await cancelNow(work, subscription, { reason: 'payment_failed' })
    return
  }
  await work.patch('subscription', id, { status: 'unpaid' }, 'customer.subscription.updated', { chargeAt: null })
}
