import { builder } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { pick } from '../../db/column-table.ts'
import { WEBHOOK } from '../../db/trade/webhook-tables.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { SuccessRef } from '../../success.ts'
import { recordAudit } from '../account/audit.ts'
import { heldSource, requireGiver, requireSource } from '../listing-feed/require-source.ts'
import { ListingSourceRef } from '../listing-feed/source-type.ts'
import { publicAddress } from '../listing-media/public-address.ts'
import { countWebhooks, PEOPLE_TOPICS, putWebhook, setWebhookBack, stopWebhook, type WebhookTopic, webhooksOf } from './webhook-store.ts'
import { WebhookRef, WebhookTopicEnum } from './webhook-type.ts'

const ADDRESS_MAX_CHARS = 500
/** Webhooks of one source that are in force. */
const WEBHOOKS_MAX = 10

const NewWebhookRef = builder.objectRef<{ secret: string }>('NewWebhook').implement({
  fields: (t) => ({ secret: t.exposeString('secret', { description: '"whsec_…", told this once: by it the receiver checks messages.' }) }),
})

// read beside those of other sources, in one batch
builder.objectField(ListingSourceRef, 'webhooks', (t) =>
  t.field({
    type: [WebhookRef],
    description: 'Those that ended stay for 30 days.',
    resolve: ({ id }, _, { trade, clock }) => webhooksOf(trade, id, unixSeconds(clock)),
  }),
)

const isOfPeople = (topic: WebhookTopic): boolean => PEOPLE_TOPICS.some((one) => one === topic)

builder.mutationField('addWebhook', (t) =>
  t.field({
    type: NewWebhookRef,
    description:
      'Has an address told what changes of a source from now on. For staff and its manager; of enquiries, appointments and orders for the manager alone. Codes: source-unknown, source-unapproved, topics-empty, webhook-address (https, a public name), webhooks-many, webhooks-off (there is no key to sign with).',
    args: {
      source: t.arg.id({ required: true }),
      address: t.arg.string({ required: true }),
      topics: t.arg({ type: [WebhookTopicEnum], required: true }),
    },
    extensions: { cost: 30 },
    resolve: async (_, { source, address, topics }, context) => {
      const sourceId = String(source)
      const held = await requireSource(context, sourceId)
      const url = address.length > ADDRESS_MAX_CHARS ? null : publicAddress(address.trim())
      if (!url) throw refusal('webhook-address', 'An https address with a public name is needed.')
      if (topics.length === 0) throw refusal('topics-empty', 'A webhook tells something.')
      requireGiver(held, topics.some(isOfPeople))
      if ((await countWebhooks(context.trade, sourceId)) >= WEBHOOKS_MAX) throw refusal('webhooks-many', 'There are that many already.')
      const id = crypto.randomUUID()
      const secret = context.webhookSecrets.of(id)
      if (secret === null) throw refusal('webhooks-off', 'There is no key to sign with.')
      const now = unixSeconds(context.clock)
      await putWebhook(context.trade, { id, sourceId, address: url.href, topics: [...new Set(topics)] }, now)
      await recordAudit(context.account, 'webhook-added', { userId: held.viewer.id, at: now, detail: sourceId })
      return { secret }
    },
  }),
)

async function acted(context: ProviderContext, id: string, action: 'webhook-ended' | 'webhook-replayed', from: number | null = null) {
  const known = await context.trade.first(pick(WEBHOOK, 'sourceId'), 'select source_id as sourceId from webhook where id = ?', id)
  const held = await heldSource(context, known?.sourceId ?? '')
  if (!held) return { success: false }
  const webhook = { id, sourceId: held.source.id }
  const now = unixSeconds(context.clock)
  const success =
    action === 'webhook-ended'
      ? await stopWebhook(context.trade, webhook, held.isManager ? 'manager' : 'staff', now)
      : await setWebhookBack(context.trade, webhook, from)
  if (success) await recordAudit(context.account, action, { userId: held.viewer.id, at: now, detail: id })
  return { success }
}

builder.mutationField('endWebhook', (t) =>
  t.field({
    type: SuccessRef,
    description: 'Ends a webhook of a source at once. No success: there is none in force. For staff and its manager.',
    args: { id: t.arg.id({ required: true }) },
    extensions: { cost: 20 },
    resolve: (_, { id }, context) => acted(context, String(id), 'webhook-ended'),
  }),
)

builder.mutationField('replayWebhook', (t) =>
  t.field({
    type: SuccessRef,
    description:
      'Tells a webhook again what changed, from a sequence of the log on; without one, all that was not taken. No success: there is none in force. For staff and the manager of its source.',
    args: { id: t.arg.id({ required: true }), after: t.arg.int({ description: 'The sequence behind which to begin, from 0.' }) },
    extensions: { cost: 20 },
    resolve: (_, { id, after }, context) => acted(context, String(id), 'webhook-replayed', after == null ? null : Math.max(0, after)),
  }),
)
