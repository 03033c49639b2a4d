import type { Statements } from '../../db/client.ts'
import { integer, pick, type RowOf } from '../../db/column-table.ts'
import { NOTICE } from '../../db/trade/post-tables.ts'
import type { Page } from '../../paging.ts'

/** Times are unix seconds. */
const NOTICE_ROW = {
  ...pick(NOTICE, 'id', 'kind', 'country'),
  /** JSON */
  facts: NOTICE.columns.facts,
  ...pick(NOTICE, 'path', 'at', 'readAt'),
}
export type NoticeRow = RowOf<typeof NOTICE_ROW>

/** Whose notices, without the kinds that the person does not want. */
export interface NoticesOf {
  userId: string
  hidden: readonly string[]
}

/** The badge shows "99+" beyond. */
const COUNTED_MAX = 100

const OWN = 'from notice where user_id = ? and kind not in (select value from json_each(?))'

/** One more than the page, so that its end is known without counting. */
export const listNotices = (trade: Statements, { userId, hidden }: NoticesOf, { first, offset }: Page): Promise<NoticeRow[]> =>
  trade.all(
    NOTICE_ROW,
    `select id, kind, country, facts, path, at, read_at as readAt ${OWN} order by at desc, id desc limit ? offset ?`,
    userId,
    JSON.stringify(hidden),
    first + 1,
    offset,
  )

export const countNotices = async (trade: Statements, { userId, hidden }: NoticesOf): Promise<number> =>
  (await trade.first({ n: integer() }, `select count(*) as n ${OWN}`, userId, JSON.stringify(hidden)))?.n ?? 0

/** Unread ones, at most {@link COUNTED_MAX}. */
export const countUnread = async (trade: Statements, { userId, hidden }: NoticesOf): Promise<number> =>
  (
    await trade.first(
      { n: integer() },
      `select count(*) as n from (select 1 ${OWN} and read_at is null limit ${COUNTED_MAX})`,
      userId,
      JSON.stringify(hidden),
    )
  )?.n ?? 0

/** Marks the person's own notices as read: these, or all that came until now; returns those that were not yet. */
export const markRead = (trade: Statements, userId: string, ids: readonly string[] | null, now: number): Promise<{ id: string }[]> =>
  ids === null
    ? trade.all(
        pick(NOTICE, 'id'),
        'update notice set read_at = ?1 where user_id = ?2 and read_at is null and at <= ?1 returning id',
        now,
        userId,
      )
    : trade.all(
        pick(NOTICE, 'id'),
        'update notice set read_at = ? where user_id = ? and read_at is null and id in (select value from json_each(?)) returning id',
        now,
        userId,
        JSON.stringify(ids),
      )
