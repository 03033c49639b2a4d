import { builder, vocabularyEnum } from '../../builder.ts'
import { isoTime } from '../../iso-time.ts'
import { topicsIn, WEBHOOK_TOPICS, type WebhookRow } from './webhook-store.ts'

export const WebhookTopicEnum = vocabularyEnum('WebhookTopic', WEBHOOK_TOPICS)

export const WebhookRef = builder.objectRef<WebhookRow>('Webhook').implement({
  description: 'An address that is told when something of a source changed, by signed messages (Standard Webhooks).',
  fields: (t) => ({
    id: t.exposeID('id'),
    address: t.exposeString('address'),
    topics: t.field({ type: [WebhookTopicEnum], resolve: ({ topics }) => topicsIn(topics) }),
    createdAt: t.string({ resolve: ({ createdAt }) => isoTime(createdAt) }),
    endedAt: t.string({ nullable: true, resolve: ({ endedAt }) => (endedAt === null ? null : isoTime(endedAt)) }),
    isGone: t.boolean({ description: 'It ended because its address answered 410.', resolve: ({ endedBy }) => endedBy === 'gone' }),
    tries: t.exposeInt('tries', { description: 'How often the message that waits was tried; 0 where all were taken.' }),
    deadCount: t.exposeInt('deadCount', { description: 'Messages that were tried to the end.' }),
  }),
})
