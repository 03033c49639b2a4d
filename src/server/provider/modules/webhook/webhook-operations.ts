import { builder, vocabularyEnum } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { isoTime } from '../../iso-time.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { SuccessRef } from '../../success.ts'
import { requireStaff } from '../../viewer.ts'
import { recordAudit } from '../account/audit.ts'
import { readSources } from '../listing-feed/feed-source.ts'
import { publicAddress } from '../listing-media/public-address.ts'
import { putWebhook, setWebhookBack, stopWebhook, topicsIn, WEBHOOK_TOPICS, type WebhookRow, webhooksOf } from './webhook-store.ts'

const WebhookTopicEnum = vocabularyEnum('WebhookTopic', WEBHOOK_TOPICS)

const ADDRESS_MAX_CHARS = 500

const WebhookRef = builder.objectRef<WebhookRow>('Webhook').implement({
  description: 'An address that is told when something of a source changed, by signed messages (Standard Webhooks).',
  fields: (t) => ({
    id: t.exposeID('id'),
    source: t.exposeID('sourceId'),
    address: t.exposeString('address'),
    topics: t.field({ type: [WebhookTopicEnum], resolve: ({ topics }) => topicsIn(topics) }),
    createdAt: t.string({ resolve: ({ createdAt }) => isoTime(createdAt) }),
    endedAt: t.string({ nullable: true, resolve: ({ endedAt }) => (endedAt === null ? null : isoTime(endedAt)) }),
    isGone: t.boolean({ description: 'It ended because its address answered 410.', resolve: ({ endedBy }) => endedBy === 'gone' }),
    tries: t.exposeInt('tries', { description: 'How often the message that waits was tried; 0 where all were taken.' }),
    deadCount: t.exposeInt('deadCount', { description: 'Messages that were tried to the end.' }),
  }),
})

const NewWebhookRef = builder.objectRef<{ secret: string }>('NewWebhook').implement({
  fields: (t) => ({ secret: t.exposeString('secret', { description: '"whsec_…", told this once: by it the receiver checks messages.' }) }),
})

builder.queryField('webhooks', (t) =>
  t.field({
    type: [WebhookRef],
    description: 'The webhooks of the country’s sources; those that ended stay for 30 days. For staff.',
    extensions: { cost: 20 },
    resolve: async (_, __, context) => {
      await requireStaff(context)
      return webhooksOf(context.trade, context.country.countryCode, unixSeconds(context.clock))
    },
  }),
)

builder.mutationField('addWebhook', (t) =>
  t.field({
    type: NewWebhookRef,
    description:
      'Has an address told what changes of a source from now on. For staff. Codes: source-unknown, topics-empty, webhook-address (https, a public name), webhooks-off (there is no key to sign with).',
    args: {
      source: t.arg.id({ required: true }),
      address: t.arg.string({ required: true }),
      topics: t.arg({ type: [WebhookTopicEnum], required: true }),
    },
    extensions: { cost: 30 },
    resolve: async (_, { source, address, topics }, context) => {
      const viewer = await requireStaff(context)
      const url = address.length > ADDRESS_MAX_CHARS ? null : publicAddress(address.trim())
      if (!url) throw refusal('webhook-address', 'An https address with a public name is needed.')
      if (topics.length === 0) throw refusal('topics-empty', 'A webhook tells something.')
      const sourceId = String(source)
      const [known] = await readSources(context.trade, 's.id = ? and s.country = ?', sourceId, context.country.countryCode)
      if (!known) throw refusal('source-unknown', 'There is no such source in this country.')
      const id = crypto.randomUUID()
      const secret = context.webhookSecrets.of(id)
      if (secret === null) throw refusal('webhooks-off', 'There is no key to sign with.')
      const now = unixSeconds(context.clock)
      await putWebhook(context.trade, { id, sourceId, address: url.href, topics: [...new Set(topics)] }, now)
      await recordAudit(context.account, 'webhook-added', { userId: viewer.id, at: now, detail: sourceId })
      return { secret }
    },
  }),
)

async function acted(context: ProviderContext, id: string, action: 'webhook-ended' | 'webhook-replayed', from: number | null = null) {
  const viewer = await requireStaff(context)
  const { countryCode } = context.country
  const now = unixSeconds(context.clock)
  const success =
    action === 'webhook-ended'
      ? await stopWebhook(context.trade, id, countryCode, now)
      : await setWebhookBack(context.trade, id, countryCode, from)
  if (success) await recordAudit(context.account, action, { userId: viewer.id, at: now, detail: id })
  return { success }
}

builder.mutationField('endWebhook', (t) =>
  t.field({
    type: SuccessRef,
    description: 'Ends a webhook of the country’s sources at once. No success: there is none in force. For staff.',
    args: { id: t.arg.id({ required: true }) },
    extensions: { cost: 20 },
    resolve: (_, { id }, context) => acted(context, String(id), 'webhook-ended'),
  }),
)

builder.mutationField('replayWebhook', (t) =>
  t.field({
    type: SuccessRef,
    description:
      'Tells a webhook again what changed, from a sequence of the log on; without one, all that was not taken. No success: there is none in force. For staff.',
    args: { id: t.arg.id({ required: true }), after: t.arg.int({ description: 'The sequence behind which to begin, from 0.' }) },
    extensions: { cost: 20 },
    resolve: (_, { id, after }, context) => acted(context, String(id), 'webhook-replayed', after == null ? null : Math.max(0, after)),
  }),
)
