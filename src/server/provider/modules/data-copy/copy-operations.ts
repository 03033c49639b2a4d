import { COPIES_PER_DAY, COPY_KEPT_DAYS } from '#graphql/copy-kinds.ts'
import { builder, vocabularyEnum } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { COPY_STATES } from '../../db/trade/words.ts'
import { refusal } from '../../errors.ts'
import { isoTime } from '../../iso-time.ts'
import { messageLocale } from '../../messages/locale.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { takeFromNetwork } from '../../throttle.ts'
import { requireStaff, requireViewer } from '../../viewer.ts'
import type { ViewerRow } from '../../viewer-store.ts'
import { recordAudit } from '../account/audit.ts'
import { isManagedBy, isSourceId, readSource } from '../listing-feed/feed-source.ts'
import { beginCopy, type CopyPartRow, type CopyRow, partsOfCopy, progressOfCopy, readCopies } from './copy-store.ts'

const CopyStateEnum = vocabularyEnum('DataCopyState', COPY_STATES)

const CopyPartRef = builder.objectRef<CopyPartRow & { copy: string }>('DataCopyPart').implement({
  description: 'A ZIP archive.',
  fields: (t) => ({
    number: t.exposeInt('number'),
    bytes: t.exposeInt('bytes'),
    sha256: t.exposeString('sha256'),
    address: t.string({
      description: 'On the site, for the account that asked.',
      resolve: ({ copy, number }) => `/copies/${copy}/${number}.zip`,
    }),
  }),
})

const CopyProgressRef = builder.objectRef<Awaited<ReturnType<typeof progressOfCopy>>>('DataCopyProgress').implement({
  fields: (t) => ({
    files: t.exposeInt('files'),
    done: t.int({ resolve: ({ done }) => done ?? 0 }),
    missing: t.int({ description: 'Files that were not found when they were to be packed.', resolve: ({ missing }) => missing ?? 0 }),
  }),
})

const CopyRef = builder.objectRef<CopyRow>('DataCopy').implement({
  description: 'A copy of what somebody has here, to take away.',
  fields: (t) => ({
    id: t.exposeID('id'),
    source: t.exposeID('source', { nullable: true, description: 'Null: what is of the person; else the listings of this source.' }),
    state: t.expose('state', { type: CopyStateEnum }),
    askedDate: t.string({ description: 'ISO 8601, UTC.', resolve: ({ askedAt }) => isoTime(askedAt) }),
    endsDate: t.string({
      nullable: true,
      description: `When a finished one is deleted: after ${COPY_KEPT_DAYS} days.`,
      resolve: ({ endsAt }) => (endsAt === null ? null : isoTime(endsAt)),
    }),
    progress: t.field({ type: CopyProgressRef, resolve: ({ id }, _, context) => progressOfCopy(context.trade, id) }),
    parts: t.field({
      type: [CopyPartRef],
      description: 'Once all of it is there.',
      resolve: async ({ id, state }, _, context) =>
        state === 'ready' ? (await partsOfCopy(context.trade, id)).map((part) => ({ ...part, copy: id })) : [],
    }),
  }),
})

/** Copies that are told of. */
const SHOWN = 3

builder.queryFields((t) => ({
  dataCopies: t.field({
    type: [CopyRef],
    description: `The copies that the viewer asked for and that are there or being made, of their own things or of a source, the newest first; at most ${SHOWN}.`,
    args: { source: t.arg.id() },
    extensions: { cost: 10, listSize: SHOWN },
    resolve: async (_, { source }, context) => {
      const { id } = await requireViewer(context)
      const where = 'owner = ? and source is ? and coalesce(ends_at > ?, 1)'
      const copies = await readCopies(context.trade, where, id, source == null ? null : String(source), unixSeconds(context.clock))
      return copies.slice(0, SHOWN)
    },
  }),
}))

builder.mutationFields((t) => ({
  makeDataCopy: t.field({
    type: CopyRef,
    description: `Has a copy made of what the viewer has here, which takes a while; a notice says when it is ready. With a source of its
      listings: for staff, and for the agent who manages it. Of each at most ${COPIES_PER_DAY} a day, one at a time. Codes: forbidden, copy-limit, source-unknown, too-many-attempts.`,
    args: { source: t.arg.id() },
    extensions: { cost: 50 },
    resolve: async (_, { source }, context) => makeDataCopy(context, source == null ? null : String(source)),
  }),
}))

/** Throws `forbidden` for whoever neither is staff nor manages the source, `source-unknown`. */
async function checkSource(context: ProviderContext, viewer: ViewerRow, id: string): Promise<void> {
  const source = isSourceId(id) ? await readSource(context.trade, id) : null
  if (source && isManagedBy(source, viewer)) return
  await requireStaff(context)
  if (!source) throw refusal('source-unknown', 'There is no such source.')
}

async function makeDataCopy(context: ProviderContext, source: string | null): Promise<CopyRow> {
  const viewer = await requireViewer(context)
  await takeFromNetwork(context, 'upload')
  if (source !== null) await checkSource(context, viewer, source)
  const now = unixSeconds(context.clock)
  const id = crypto.randomUUID()
  const { countryCode: country } = context.country
  const locale = messageLocale(viewer.language, viewer.country)
  const begun = await beginCopy(context.trade, { id, owner: viewer.id, source, country, locale, siteOrigin: context.siteOrigin, now })
  if (!begun) throw refusal('copy-limit', `A copy is being made, or ${COPIES_PER_DAY} were made today.`)
  await recordAudit(context.account, 'data-exported', { userId: viewer.id, at: now, ...(source === null ? {} : { detail: source }) })
  context.later(context.post.pushCopies())
  const [copy] = await readCopies(context.trade, 'id = ?', id)
  if (!copy) throw new Error('a copy was begun and is not there')
  return copy
}
