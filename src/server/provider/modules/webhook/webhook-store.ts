import type { Statements } from '../../db/client.ts'
import { integer, pick, type RowOf } from '../../db/column-table.ts'
import { ENTITY_EVENT } from '../../db/trade/feed-tables.ts'
import { WEBHOOK, WEBHOOK_DELIVERY } from '../../db/trade/webhook-tables.ts'
import type { WebhookEnd } from '../../db/trade/words.ts'

/** Resources of the log that tell what was given to the agent who manages the source: enquiries, appointments, orders. */
export const PEOPLE_TOPICS = ['Contacts', 'ShowingAppointment', 'X_Order'] as const

/** Resources of the log that a webhook may be told of. */
export const WEBHOOK_TOPICS = ['Property', 'Media', 'OpenHouse', ...PEOPLE_TOPICS] as const
export type WebhookTopic = (typeof WEBHOOK_TOPICS)[number]

/** Events of one message. */
const EVENTS_MAX = 100

const WEBHOOK_ROW = {
  ...pick(WEBHOOK, 'id', 'sourceId', 'address', 'topics', 'sequence', 'createdAt', 'endedAt', 'endedBy'),
  /** messages that were tried to the end */
  deadCount: integer(),
  /** of the message that waits; 0 without one */
  tries: integer(),
}
export type WebhookRow = RowOf<typeof WEBHOOK_ROW>

/** The webhooks of a source, those that ended within 30 days included, the oldest first. */
export const webhooksOf = (trade: Statements, sourceId: string, now: number): Promise<WebhookRow[]> =>
  trade.all(
    WEBHOOK_ROW,
    `select w.id, w.source_id as sourceId, w.address, w.topics, w.sequence, w.created_at as createdAt, w.ended_at as endedAt, w.ended_by as endedBy,
      (select count(*) from webhook_delivery d where d.webhook_id = w.id and d.state = 'dead') as deadCount,
      coalesce((select d.tries from webhook_delivery d where d.webhook_id = w.id and d.state = 'waiting'), 0) as tries
    from webhook w where w.source_id = ? and (w.ended_at is null or w.ended_at > ?)
    order by w.created_at, w.id`,
    sourceId,
    now - 30 * 86_400,
  )

export const topicsIn = (json: string): WebhookTopic[] => {
  const said: unknown = JSON.parse(json)
  return WEBHOOK_TOPICS.filter((topic) => Array.isArray(said) && said.includes(topic))
}

interface NewWebhook {
  id: string
  sourceId: string
  address: string
  topics: readonly WebhookTopic[]
}

/** A webhook that is told what changes from now on. */
export const putWebhook = (trade: Statements, { id, sourceId, address, topics }: NewWebhook, now: number): Promise<unknown> =>
  trade.run(
    `insert into webhook (id, source_id, address, topics, sequence, created_at)
    select ?1, ?2, ?3, ?4, coalesce((select max(sequence) from entity_event where source_id = ?2), 0), ?5`,
    id,
    sourceId,
    address,
    JSON.stringify(topics),
    now,
  )

/** How many webhooks of a source are in force. */
export async function countWebhooks(trade: Statements, sourceId: string): Promise<number> {
  const row = await trade.first({ n: integer() }, 'select count(*) as n from webhook where source_id = ? and ended_at is null', sourceId)
  return row?.n ?? 0
}

/** A webhook of a source. */
export interface KnownWebhook {
  id: string
  sourceId: string
}

/** Ends a webhook of a source. Whether it was in force. */
export async function stopWebhook(
  trade: Statements,
  { id, sourceId }: KnownWebhook,
  endedBy: Exclude<WebhookEnd, 'gone'>,
  now: number,
): Promise<boolean> {
  const [ended] = await Promise.all([
    trade.all(
      {},
      'update webhook set ended_at = ?, ended_by = ? where id = ? and source_id = ? and ended_at is null returning id',
      now,
      endedBy,
      id,
      sourceId,
    ),
    trade.run(
      `delete from webhook_delivery where webhook_id in (select id from webhook where id = ? and ended_at is not null) and state = 'waiting'`,
      id,
    ),
  ])
  return ended.length > 0
}

/**
 * Tells a webhook of a source everything behind a sequence again; null: behind where the first of its dead messages began. What waits or is dead gives way to it.
 * Whether there is such a webhook in force.
 */
export async function setWebhookBack(trade: Statements, { id, sourceId }: KnownWebhook, from: number | null): Promise<boolean> {
  const [moved] = await Promise.all([
    trade.all(
      {},
      `update webhook set sequence = min(sequence, coalesce(?1,
        (select min(after_sequence) from webhook_delivery where webhook_id = webhook.id and state in ('dead', 'waiting')), sequence))
      where id = ?2 and source_id = ?3 and ended_at is null returning id`,
      from,
      id,
      sourceId,
    ),
    trade.run(
      `delete from webhook_delivery where state in ('dead', 'waiting') and webhook_id in (
        select id from webhook where id = ? and source_id = ? and ended_at is null)`,
      id,
      sourceId,
    ),
  ])
  return moved.length > 0
}

/** Makes the next message of each webhook that has none waiting, where there is anything to tell. One statement after the other, in one transaction. */
export async function makeDeliveries(trade: Statements, now: number): Promise<void> {
  await Promise.all([
    trade.run(
      `insert into webhook_delivery (id, webhook_id, after_sequence, to_sequence, state, due_at, created_at)
      select 'msg_' || lower(hex(randomblob(16))), id, sequence, last, 'waiting', ?1, ?1 from (
        select w.id, w.sequence, (select max(e.sequence) from (
          select sequence from entity_event where source_id = w.source_id and sequence > w.sequence
            and resource in (select value from json_each(w.topics)) order by sequence limit ${EVENTS_MAX}) e) as last
        from webhook w join listing_source s on s.id = w.source_id and s.is_active = 1 where w.ended_at is null
          and not exists (select 1 from webhook_delivery d where d.webhook_id = w.id and d.state = 'waiting'))
      where last is not null on conflict do nothing`,
      now,
    ),
    trade.run(
      `update webhook set sequence = d.to_sequence from webhook_delivery d
      where d.webhook_id = webhook.id and d.state = 'waiting' and d.to_sequence > webhook.sequence`,
    ),
  ])
}

const DUE_ROW = {
  ...pick(WEBHOOK_DELIVERY, 'id', 'webhookId', 'afterSequence', 'toSequence', 'tries', 'createdAt'),
}
export type DueDelivery = RowOf<typeof DUE_ROW>

/** Takes messages that are due for this run, and counts a try of each, so that one whose run is always cut ends as well. */
export const leaseDeliveries = (trade: Statements, now: number, leaseSeconds: number, limit: number): Promise<DueDelivery[]> =>
  trade.all(
    DUE_ROW,
    `update webhook_delivery set lease_until = ?1 + ?2, tries = tries + 1 where id in (
      select id from webhook_delivery where state = 'waiting' and due_at <= ?1 and (lease_until is null or lease_until <= ?1) order by due_at, id limit ?3)
    returning id, webhook_id as webhookId, after_sequence as afterSequence, to_sequence as toSequence, tries, created_at as createdAt`,
    now,
    leaseSeconds,
    limit,
  )

const TOLD_ROW = {
  webhookId: WEBHOOK.columns.id,
  ...pick(WEBHOOK, 'sourceId', 'address'),
  deliveryId: WEBHOOK_DELIVERY.columns.id,
  ...pick(ENTITY_EVENT, 'sequence', 'resource', 'recordKey'),
}
export type ToldEvent = RowOf<typeof TOLD_ROW>

/** The events of messages, in their order, each with where it goes. */
export const eventsOf = (trade: Statements, deliveries: readonly string[]): Promise<ToldEvent[]> =>
  trade.all(
    TOLD_ROW,
    `select w.id as webhookId, w.source_id as sourceId, w.address, d.id as deliveryId, e.sequence, e.resource, e.record_key as recordKey
    from webhook_delivery d join webhook w on w.id = d.webhook_id and w.ended_at is null
    join entity_event e on e.source_id = w.source_id and e.sequence > d.after_sequence and e.sequence <= d.to_sequence
    where d.id in (select value from json_each(?)) and e.resource in (select value from json_each(w.topics)) order by d.id, e.sequence`,
    JSON.stringify(deliveries),
  )
