import type { LocaleCode } from '#market/locale-tags.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { ALERT_LETTER } from '../../db/account/message-tables.ts'
import { Statements } from '../../db/client.ts'
import { notNull, pick } from '../../db/column-table.ts'
import type { ProviderDatabases } from '../../db/databases.ts'
import { tradeOf } from '../../db/trade-of.ts'
import type { MailValues } from '../../messages/words/templates.ts'
import type { LivePort } from '../../ports/live/port.ts'
import type { PostPort } from '../../ports/post/port.ts'
import { writeLetter } from '../letter/write-letter.ts'
import { writeNotice } from '../notice/write-notice.ts'

/** A letter of news as it waits in the account database. */
export interface AlertLetter {
  country: CountryCode
  to: string
  locale: LocaleCode
  values: MailValues['saved-search-news']
}

/** News that came too late are not sent: the next edition has others. */
const LATE_SECONDS = 7 * 86_400
const PAGE = 100

interface HandOver {
  databases: ProviderDatabases
  account: Statements
  post: PostPort
  live: LivePort
  /** unix seconds */
  now: number
}

/** Hands the letters that wait in the account database over to trade's, each with the notice of its reader, under keys of their own, so that one that is cut between the two is not sent twice. */
export async function handOverAlerts({ databases, account, post, live, now }: HandOver): Promise<number> {
  const rows = await account.all(
    {
      id: ALERT_LETTER.columns.tokenHash,
      ...pick(ALERT_LETTER, 'userId'),
      letter: notNull(ALERT_LETTER.columns.letter),
      at: ALERT_LETTER.columns.sentAt,
    },
    `select token_hash as id, user_id as userId, letter, sent_at as at from alert_letter where letter is not null order by sent_at limit ${PAGE}`,
  )
  if (rows.length === 0) return 0
  const keyOf = (id: string) => `saved-search-news ${id}`
  const trades = new Map<unknown, Statements>()
  await Promise.all(
    rows.map(async ({ id, userId, letter: text, at }) => {
      // written by this module's AlertLetter
      const letter: AlertLetter = JSON.parse(text)
      const database = tradeOf(databases, letter.country)
      const trade = trades.get(database) ?? new Statements(database, 'first-primary')
      trades.set(database, trade)
      const about = { country: letter.country, at: now }
      await Promise.all([
        writeLetter(trade, { ...letter, key: keyOf(id), template: 'saved-search-news', notAfter: at + LATE_SECONDS, at: now }),
        writeNotice(trade, { ...about, key: `search-news ${id}`, userId, kind: 'search-news', facts: {}, path: '/user/saved-searches' }),
      ])
    }),
  )
  await account.run(
    'update alert_letter set letter = null where token_hash in (select value from json_each(?))',
    JSON.stringify(rows.map(({ id }) => id)),
  )
  await Promise.all([post.push(rows.map(({ id }) => keyOf(id))), live.wake(rows.map(({ userId }) => userId))])
  return rows.length
}
