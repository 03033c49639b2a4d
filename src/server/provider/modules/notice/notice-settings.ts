import {
  ALWAYS_NOTIFIED,
  DEFAULT_CHANNELS,
  NOTICE_CHANNELS,
  NOTICE_GROUPS,
  NOTICE_KINDS,
  type NoticeChannel,
  type NoticeGroup,
} from '#graphql/notice-kinds.ts'
import { keysOf } from '#lib/records.ts'
import { NOTICE_SETTING } from '../../db/account/message-tables.ts'
import type { Statements } from '../../db/client.ts'
import { pick } from '../../db/column-table.ts'

export interface NoticeSetting {
  group: NoticeGroup
  channel: NoticeChannel
}

/** What a person has set, and for the other groups what holds without it; in the order of the groups. One statement. */
export async function readSettings(account: Statements, userId: string): Promise<NoticeSetting[]> {
  const rows = await account.all(
    pick(NOTICE_SETTING, 'topic', 'channel'),
    'select topic, channel from notice_setting where user_id = ?',
    userId,
  )
  const set = new Map(rows.map(({ topic, channel }) => [topic, NOTICE_CHANNELS.find((one) => one === channel)]))
  return NOTICE_GROUPS.map((group) => ({ group, channel: set.get(group) ?? DEFAULT_CHANNELS[group] }))
}

export const keepSetting = (account: Statements, userId: string, { group, channel }: NoticeSetting, now: number): Promise<unknown> =>
  account.run(
    `insert into notice_setting (user_id, topic, channel, updated_at) values (?1, ?2, ?3, ?4)
    on conflict (user_id, topic) do update set channel = ?3, updated_at = ?4`,
    userId,
    group,
    channel,
    now,
  )

/** The kinds that a person does not want to be told of, and need not be. */
export function hiddenKinds(settings: readonly NoticeSetting[]): string[] {
  const off = new Set<NoticeGroup>(settings.filter(({ channel }) => channel === 'off').map(({ group }) => group))
  return keysOf(NOTICE_KINDS).filter((kind) => off.has(NOTICE_KINDS[kind]) && !ALWAYS_NOTIFIED.has(kind))
}
