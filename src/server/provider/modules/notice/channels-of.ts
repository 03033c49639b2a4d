import {
  ALWAYS_NOTIFIED,
  DEFAULT_CHANNELS,
  NOTICE_CHANNELS,
  NOTICE_KINDS,
  type NoticeChannel,
  type NoticeGroup,
  type NoticeKind,
} from '#graphql/notice-kinds.ts'
import { NOTICE_SETTING } from '../../db/account/message-tables.ts'
import type { Statements } from '../../db/client.ts'
import { pick } from '../../db/column-table.ts'

/**
 * How people want to be told of a kind of notice: what they have set for its group, else what holds without a setting; of some
 * kinds everybody is told. One statement.
 */
export async function channelsOf(
  account: Statements,
  userIds: readonly string[],
): Promise<(userId: string, kind: NoticeKind) => NoticeChannel> {
  const rows = await account.all(
    pick(NOTICE_SETTING, 'userId', 'topic', 'channel'),
    'select user_id as userId, topic, channel from notice_setting where user_id in (select value from json_each(?))',
    JSON.stringify(userIds),
  )
  const keyOf = (userId: string, group: string) => `${userId} ${group}`
  const set = new Map(rows.map(({ userId, topic, channel }) => [keyOf(userId, topic), NOTICE_CHANNELS.find((one) => one === channel)]))
  return (userId, kind) => {
    if (ALWAYS_NOTIFIED.has(kind)) return 'mail'
    const group: NoticeGroup = NOTICE_KINDS[kind]
    return set.get(keyOf(userId, group)) ?? DEFAULT_CHANNELS[group]
  }
}
