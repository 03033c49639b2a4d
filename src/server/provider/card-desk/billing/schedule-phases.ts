import type { DeskObjects } from '../desk-objects.ts'
import type { DeskWork } from '../desk-work.ts'
import { type DeskItem, newItem, withPrice } from './subscription-items.ts'

type Phase = DeskObjects['subscription_schedule']['phases'][number]

/** The items of a subscription as a phase wants them; an item whose price stays in place keeps its id. */
async function itemsOfPhase(
  work: DeskWork,
  subscription: DeskObjects['subscription'],
  { items, start_date: start, end_date: end }: Phase,
): Promise<DeskItem[]> {
  const made: DeskItem[] = []
  for (const [i, { price: id, quantity = 1 }] of items.entries()) {
    const price = await work.need('price', id)
    const old = subscription.items.data[i]
    made.push(
      old
        ? withPrice(old, price, quantity)
        : newItem(work, { subscription: subscription.id, price, quantity, start, end, metadata: {}, rates: [] }),
    )
  }
  return made
}

/** At the end of a period: the items of the phase that begins, or null where none does. A schedule without further phases lets go. */
export async function enterPhase(work: DeskWork, subscription: DeskObjects['subscription']): Promise<DeskItem[] | null> {
  const schedule = subscription.schedule === null ? null : await work.find('subscription_schedule', subscription.schedule)
  if (!schedule) return null
  const phase = schedule.phases.find(({ start_date: start, end_date: end }) => start <= work.now && work.now < end)
  if (!phase) {
    await releaseSchedule(work, schedule)
    return null
  }
  if (schedule.current_phase?.start_date === phase.start_date) return null
  const current = { start_date: phase.start_date, end_date: phase.end_date }
  await work.patch('subscription_schedule', schedule.id, { current_phase: current }, 'subscription_schedule.updated')
  return itemsOfPhase(work, subscription, phase)
}

/** The subscription goes on as it is, without the schedule. */
export async function releaseSchedule(
  work: DeskWork,
  schedule: DeskObjects['subscription_schedule'],
): Promise<DeskObjects['subscription_schedule']> {
  if (schedule.subscription) await work.patch('subscription', schedule.subscription, { schedule: null }, 'customer.subscription.updated')
  return work.patch(
    'subscription_schedule',
    schedule.id,
    {
      status: 'released',
      released_at: work.now,
      released_subscription: schedule.subscription,
      subscription: null,
      current_phase: null,
    },
    'subscription_schedule.released',
  )
}
