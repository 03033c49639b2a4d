import { NOTICE_CHANNELS, NOTICE_GROUPS } from '#graphql/notice-kinds.ts'
import { builder, vocabularyEnum } from '../../builder.ts'
import { isoTime } from '../../iso-time.ts'
import { type Connection, connectionType } from '../../paging.ts'
import { CountryCodeEnum } from '../../vocabulary-enums.ts'
import type { NoticeSetting } from './notice-settings.ts'
import type { NoticeRow } from './notice-store.ts'

export const NoticeGroupEnum = vocabularyEnum('NoticeGroup', NOTICE_GROUPS)
export const NoticeChannelEnum = vocabularyEnum('NoticeChannel', NOTICE_CHANNELS)

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

export const NoticesRef = connectionType<NoticeRow, Connection<NoticeRow>>('NoticeConnection', NoticeRef)

export const NoticeSettingRef = builder.objectRef<NoticeSetting>('NoticeSetting').implement({
  fields: (t) => ({
    group: t.expose('group', { type: NoticeGroupEnum }),
    channel: t.expose('channel', { type: NoticeChannelEnum, description: 'MAIL: on screen and by mail.' }),
  }),
})

export const LiveTicketRef = builder.objectRef<{ ticket: string }>('LiveTicket').implement({
  fields: (t) => ({
    ticket: t.exposeString('ticket', { description: 'Opens /live?ticket=… once, within 30 seconds, with the token that asked for it.' }),
  }),
})
