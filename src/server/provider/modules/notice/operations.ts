import { LIST_FIRST_MAX } from '#graphql/limits.ts'
import { NOTICE_CHANNELS, NOTICE_GROUPS } from '#graphql/notice-kinds.ts'
import { builder, vocabularyEnum } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { isoTime } from '../../iso-time.ts'
import { type Connection, checkedPage, connectionOf, connectionType } from '../../paging.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { hashOf, randomSecret } from '../../secret.ts'
import { DONE, SuccessRef } from '../../success.ts'
import { requireViewer } from '../../viewer.ts'
import { CountryCodeEnum } from '../../vocabulary-enums.ts'
import { announce } from './announce.ts'
import type { NoticeSetting } from './notice-settings.ts'
import { hiddenKinds, keepSetting, readSettings } from './notice-settings.ts'
import type { NoticeRow } from './notice-store.ts'
import { countNotices, countUnread, listNotices, markRead, type NoticesOf } from './notice-store.ts'

const NoticeGroupEnum = vocabularyEnum('NoticeGroup', NOTICE_GROUPS)
const NoticeChannelEnum = vocabularyEnum('NoticeChannel', NOTICE_CHANNELS)

const NoticeRef = builder.objectRef<NoticeRow>('Notice').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.exposeString('kind', { description: 'What it tells of, "booking-made"; more kinds may come.' }),
    country: t.expose('country', { type: CountryCodeEnum }),
    facts: t.exposeString('facts', { description: 'A JSON object of names, times and figures from which its sentence is made.' }),
    path: t.exposeString('path', { description: 'Where it can be acted on, without the prefix of a language.' }),
    at: t.string({ description: 'ISO 8601, UTC.', resolve: ({ at }) => isoTime(at) }),
    isRead: t.boolean({ resolve: ({ readAt }) => readAt !== null }),
  }),
})

const NoticesRef = connectionType<NoticeRow, Connection<NoticeRow>>('NoticeConnection', NoticeRef)

const NoticeSettingRef = builder.objectRef<NoticeSetting>('NoticeSetting').implement({
  fields: (t) => ({
    group: t.expose('group', { type: NoticeGroupEnum }),
    channel: t.expose('channel', { type: NoticeChannelEnum, description: 'MAIL: on screen and by mail.' }),
  }),
})

const LiveTicketRef = builder.objectRef<{ ticket: string }>('LiveTicket').implement({
  fields: (t) => ({
    ticket: t.exposeString('ticket', { description: 'Opens /live?ticket=… once, within 30 seconds, with the token that asked for it.' }),
  }),
})

async function ownNotices(context: ProviderContext): Promise<NoticesOf> {
  const { id } = await requireViewer(context)
  return { userId: id, hidden: hiddenKinds(await readSettings(context.account, id)) }
}

builder.queryFields((t) => ({
  notices: t.field({
    type: NoticesRef,
    description: 'What the signed-in person was told, newest first, without the groups that are off.',
    args: { first: t.arg.int(), offset: t.arg.int() },
    extensions: { cost: 20, listSize: LIST_FIRST_MAX },
    resolve: async (_, args, context) => {
      const page = checkedPage(args)
      const whose = await ownNotices(context)
      return connectionOf(await listNotices(context.trade, whose, page), page, () => countNotices(context.trade, whose))
    },
  }),
  noticeCount: t.int({
    description: 'How many of them are unread; 100 stands for more.',
    extensions: { cost: 10 },
    resolve: async (_, __, context) => countUnread(context.trade, await ownNotices(context)),
  }),
  noticeSettings: t.field({
    type: [NoticeSettingRef],
    description: 'How the signed-in person is told of each group.',
    extensions: { cost: 10, listSize: NOTICE_GROUPS.length },
    resolve: async (_, __, context) => readSettings(context.account, (await requireViewer(context)).id),
  }),
}))

builder.mutationFields((t) => ({
  markNoticesRead: t.field({
    type: SuccessRef,
    description: "Marks the viewer's notices as read: these, or all without `ids`. Those of others are left alone.",
    args: { ids: t.arg.idList() },
    extensions: { cost: 20 },
    resolve: async (_, { ids }, context) => {
      const { id } = await requireViewer(context)
      if (ids && ids.length > LIST_FIRST_MAX) throw refusal('first-too-large', `At most ${LIST_FIRST_MAX} notices at once.`)
      const marked = await markRead(context.trade, id, ids?.map(String) ?? null, unixSeconds(context.clock))
      // the person's other screens count again
      if (marked.length > 0) announce(context, [{ userId: id }])
      return DONE
    },
  }),
  updateNoticeSetting: t.field({
    type: NoticeSettingRef,
    description: 'Sets how the viewer is told of a group.',
    args: {
      group: t.arg({ type: NoticeGroupEnum, required: true }),
      channel: t.arg({ type: NoticeChannelEnum, required: true }),
    },
    extensions: { cost: 20 },
    resolve: async (_, setting, context) => {
      const { id } = await requireViewer(context)
      await keepSetting(context.account, id, setting, unixSeconds(context.clock))
      announce(context, [{ userId: id }])
      return setting
    },
  }),
  liveTicket: t.field({
    type: LiveTicketRef,
    nullable: true,
    description: 'Opens the live channel once, within 30 seconds; null where it does not answer.',
    extensions: { cost: 20 },
    resolve: async (_, __, context) => {
      const { id, sessionId, sessionEndsAt, tokenHash } = await requireViewer(context)
      const secret = randomSecret()
      const isKept = await context.live.admit(id, { secretHash: hashOf(secret), tokenHash, sessionId, sessionEndsAt })
      return isKept ? { ticket: `${id}.${secret}` } : null
    },
  }),
}))
