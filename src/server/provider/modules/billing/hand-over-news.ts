import { BILLING_NEWS } from '../../db/account/billing-tables.ts'
import { Statements } from '../../db/client.ts'
import { pick, text } from '../../db/column-table.ts'
import type { ProviderDatabases } from '../../db/databases.ts'
import { tradeOf } from '../../db/trade-of.ts'
import type { LivePort } from '../../ports/live/port.ts'
import type { PostPort } from '../../ports/post/port.ts'
import { writeNotice } from '../notice/write-notice.ts'
import type { BillingNews } from '../subscription/payer-news.ts'

interface HandOver {
  databases: ProviderDatabases
  account: Statements
  post: PostPort
  live: LivePort
  /** unix seconds */
  now: number
}

const NEWS_ROW = { ...pick(BILLING_NEWS, 'key', 'userId', 'country', 'facts'), kind: text<BillingNews['kind']>() }

const PAGE = 50

/**
 * Makes notices of what payers are to be told, which waits in the account database beside what it tells of; the notice has the same key, so that a hand-over
 * that is cut is repeated and told once.
 */
export async function handOverNews({ databases, account, post, live, now }: HandOver): Promise<number> {
  const rows = await account.all(
    NEWS_ROW,
    `select key, user_id as userId, country, kind, facts from billing_news where handed_at is null order by at limit ${PAGE}`,
  )
  if (rows.length === 0) return 0
  const trades = new Map<unknown, Statements>()
  await Promise.all(
    rows.map(({ key, userId, country, kind, facts }) => {
      const database = tradeOf(databases, country)
      const trade = trades.get(database) ?? new Statements(database, 'first-primary')
      trades.set(database, trade)
      // written by writeSubscription
      const parsed: BillingNews['facts'] = JSON.parse(facts)
      return writeNotice(trade, { key, userId, kind, country, facts: parsed, path: '/user/account-overview', at: now })
    }),
  )
  await account.run(
    'update billing_news set handed_at = ? where key in (select value from json_each(?))',
    now,
    JSON.stringify(rows.map(({ key }) => key)),
  )
  await Promise.all([post.pushNotices(), live.wake([...new Set(rows.map(({ userId }) => userId))])])
  return rows.length
}
