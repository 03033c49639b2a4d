import type { Statements } from '../../db/client.ts'
import type { WebhookSecrets } from '../../ports/webhook-secrets.ts'
import type { ScheduledJob } from '../../scheduled-job.ts'
import { publicAddress } from '../listing-media/public-address.ts'
import { webhookHeaders } from './sign-webhook.ts'
import { type DueDelivery, eventsOf, leaseDeliveries, makeDeliveries, type ToldEvent } from './webhook-store.ts'

/** What sends; tests put another in its place. */
export type SendFn = (
  address: string,
  init: { method: 'POST'; redirect: 'manual'; headers: Record<string, string>; body: string; signal: AbortSignal },
) => Promise<Response>

/** Messages at once, and how often a run begins with the next ones: who answers is brought up to date, some hundred events a round. */
const AT_ONCE = 20
const ROUNDS = 10
const SEND_MS = 10_000
const LEASE_SECONDS = 60

/** Eleven tries, the pause doubled each time from a minute and a half: some 25 hours. Then a message is dead. */
export const WEBHOOK_TRIES_MAX = 11
const FIRST_PAUSE_SECONDS = 90
const pauseAfter = (tries: number): number => FIRST_PAUSE_SECONDS * 2 ** (tries - 1)

/** Those that were sent are forgotten after so long. */
const SENT_KEPT_SECONDS = 30 * 86_400
const FORGOTTEN_A_RUN = 500

interface Delivering {
  trade: Statements
  webhookSecrets: WebhookSecrets
  /** unix seconds */
  now: number
}

/** What a message says: that records changed, by their keys. Who wants to know more looks again, with a key. */
const bodyOf = ({ createdAt }: DueDelivery, events: readonly ToldEvent[]): string =>
  JSON.stringify({
    type: 'entity-event',
    timestamp: new Date(createdAt * 1_000).toISOString(),
    data: {
      source: events[0]?.sourceId,
      value: events.map(({ sequence, resource, recordKey }) => ({
        EntityEventSequence: sequence,
        ResourceName: resource,
        ResourceRecordKey: recordKey,
      })),
    },
  })

/** null: taken; 'gone': the address wants nothing more; else why not. Never throws. */
async function send(
  { webhookSecrets, now }: Delivering,
  sendFn: SendFn,
  due: DueDelivery,
  events: readonly ToldEvent[],
): Promise<string | null> {
  const address = publicAddress(events[0]?.address ?? '')
  const secret = webhookSecrets.of(due.webhookId)
  if (!address || !secret) return address ? 'no key' : 'address'
  const body = bodyOf(due, events)
  try {
    const headers = webhookHeaders(secret, { id: due.id, at: now, body })
    const answer = await sendFn(address.href, { method: 'POST', redirect: 'manual', headers, body, signal: AbortSignal.timeout(SEND_MS) })
    await answer.body?.cancel()
    return answer.status === 410 ? 'gone' : answer.ok ? null : `status ${answer.status}`
  } catch {
    return 'unreachable'
  }
}

function settle({ trade, now }: Delivering, { id, webhookId, tries }: DueDelivery, fault: string | null): Promise<unknown> {
  const still = `where id = ? and state = 'waiting' and tries = ?`
  if (fault === null)
    return trade.run(
      `update webhook_delivery set state = 'sent', fault = null, lease_until = null, settled_at = ? ${still}`,
      now,
      id,
      tries,
    )
  if (fault !== 'gone' && tries < WEBHOOK_TRIES_MAX)
    return trade.run(
      `update webhook_delivery set fault = ?, lease_until = null, due_at = ? ${still}`,
      fault,
      now + pauseAfter(tries),
      id,
      tries,
    )
  const dead = trade.run(
    `update webhook_delivery set state = 'dead', fault = ?, lease_until = null, settled_at = ? ${still}`,
    fault,
    now,
    id,
    tries,
  )
  if (fault !== 'gone') return dead
  return Promise.all([
    dead,
    trade.run(`update webhook set ended_at = ?, ended_by = 'gone' where id = ? and ended_at is null`, now, webhookId),
  ])
}

/** Sends what is due, message after message, until nobody who answers has anything left, or the rounds are over. Returns how many were taken. */
export async function deliverWebhooks(context: Delivering, sendFn: SendFn): Promise<number> {
  const { trade, now } = context
  let taken = 0
  for (let round = 0; round < ROUNDS; round++) {
    await makeDeliveries(trade, now)
    const due = await leaseDeliveries(trade, now, LEASE_SECONDS, AT_ONCE)
    if (due.length === 0) break
    const events = Map.groupBy(
      await eventsOf(
        trade,
        due.map(({ id }) => id),
      ),
      ({ deliveryId }) => deliveryId,
    )
    const faults = await Promise.all(due.map((one) => send(context, sendFn, one, events.get(one.id) ?? [])))
    await Promise.all(due.map((one, at) => settle(context, one, faults[at] ?? null)))
    taken += faults.filter((fault) => fault === null).length
  }
  await trade.run(
    `delete from webhook_delivery where id in (select id from webhook_delivery where state = 'sent' and settled_at < ? limit ${FORGOTTEN_A_RUN})`,
    now - SENT_KEPT_SECONDS,
  )
  return taken
}

export const deliverWebhooksJob: ScheduledJob = (context) => deliverWebhooks(context, (address, init) => fetch(address, init))
