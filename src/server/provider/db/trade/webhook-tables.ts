import { integer, orNull, table, text } from '../column-table.ts'
import type { WebhookDeliveryState, WebhookEnd } from './words.ts'

// Who is told when something of a source changed.

export const WEBHOOK = table('webhook', {
  id: text(),
  sourceId: text(),
  address: text(),
  /** JSON: WebhookTopic[] */
  topics: text(),
  sequence: integer(),
  createdAt: integer(),
  endedAt: orNull(integer()),
  endedBy: orNull(text<WebhookEnd>()),
})

export const WEBHOOK_DELIVERY = table('webhook_delivery', {
  id: text(),
  webhookId: text(),
  afterSequence: integer(),
  toSequence: integer(),
  state: text<WebhookDeliveryState>(),
  tries: integer(),
  dueAt: integer(),
  leaseUntil: orNull(integer()),
  fault: orNull(text()),
  createdAt: integer(),
  settledAt: orNull(integer()),
})
