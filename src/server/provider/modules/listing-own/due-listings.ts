import { CONFIRM_DAYS } from '#graphql/listing-kinds.ts'
import { COUNTRIES } from '#market/countries.ts'
import type { LocaleCode } from '#market/locale-tags.ts'
import { dayOf } from '../../day.ts'
import { USER } from '../../db/account/people-tables.ts'
import type { Guard, Statements } from '../../db/client.ts'
import { bit, notNull, pick, type RowOf } from '../../db/column-table.ts'
import { LISTING } from '../../db/trade/listing-tables.ts'
import { messageLocale } from '../../messages/locale.ts'
import type { DueListing } from '../../messages/words/templates.ts'
import type { JobContext, ScheduledJob } from '../../scheduled-job.ts'
import { randomSecret } from '../../secret.ts'
import { accountLink } from '../account/account-link.ts'
import { writeLetter } from '../letter/write-letter.ts'
import { announce } from '../notice/announce.ts'
import { writeNotice } from '../notice/write-notice.ts'
import { insertConfirmLink } from './confirm-link.ts'
import { dueBefore } from './own-list.ts'
import { type OwnListingRow, readOwnListings } from './own-row.ts'

const DAY = 86_400
/** Agents of a run, and listings of one letter; the rest waits for the next run or day. */
const AGENTS_MAX = 20
const LISTED_MAX = 50

/** Where agents find what waits for them. */
const DUE_PATH = '/user/listings?pile=due'
/** The page whose button confirms. */
const CONFIRM_PATH = '/listing'

const IS_DUE = `l.state in ('live', 'under-offer') and l.confirmed_at <= ? and l.confirmed_at > ? and own.reminded_of is not l.confirmed_at`

const READER_ROW = { ...pick(USER, 'id', 'email'), name: USER.columns.nickName, ...pick(USER, 'language', 'country'), isVerified: bit() }
type Reader = RowOf<typeof READER_ROW>

/** A letter and a notice a day to each agent whose listings are to be confirmed within the next days, once for each confirmation that runs out. */
export const remindOfListings: ScheduledJob = async (context) => {
  const { account, trade, now } = context
  const due = [dueBefore(now), now - CONFIRM_DAYS * DAY] as const
  const agents = await trade.all(
    { agent: notNull(LISTING.columns.agent) },
    `select l.agent from listing l join listing_own own on own.listing_id = l.id where l.source = 'own' and l.agent is not null and ${IS_DUE}
      and not exists (select 1 from letter where key = 'listings-due ' || l.agent || ' ' || ?) group by l.agent order by min(l.confirmed_at) limit ?`,
    ...due,
    utcDay(now),
    AGENTS_MAX,
  )
  const readers = await account.all(
    READER_ROW,
    `select id, email, nick_name as name, language, country, email_verified_at is not null as isVerified from user
    where id in (select value from json_each(?)) and deletion_due_at is null`,
    JSON.stringify(agents.map(({ agent }) => agent)),
  )
  for (const reader of readers) {
    const rows = await readOwnListings(
      trade,
      `l.agent = ? and ${IS_DUE} order by l.confirmed_at, l.id limit ?`,
      reader.id,
      ...due,
      LISTED_MAX,
    )
    await remind(context, reader, rows)
  }
  return readers.length
}

const utcDay = (now: number): string => new Date(now * 1_000).toISOString().slice(0, 10)

/** One transaction for each agent: the letter with its links, the notice, and which confirmations they are about. */
async function remind(context: JobContext, reader: Reader, rows: readonly OwnListingRow[]): Promise<void> {
  const { trade, post, later, siteOrigin, now } = context
  const key = `listings-due ${reader.id} ${utcDay(now)}`
  const locale = messageLocale(reader.language, reader.country)
  const linked = rows.map((row) => ({ row, token: randomSecret() }))
  const isNew: Guard = { sql: 'not exists (select 1 from notice where user_id = ? and key = ?)', parameters: [reader.id, key] }
  const [, , readers] = await Promise.all([
    Promise.all(linked.map(({ row, token }) => insertConfirmLink(trade, { token, listing: row.id, now }, isNew))),
    reader.isVerified === 0
      ? null
      : writeLetter(
          trade,
          {
            key,
            country: reader.country,
            to: reader.email,
            locale,
            template: 'listings-due',
            at: now,
            values: {
              name: reader.name,
              link: accountLink({ siteOrigin }, DUE_PATH, locale),
              listings: linked.map(({ row, token }) => dueListing(row, token, { siteOrigin, locale })),
            },
          },
          isNew,
        ),
    writeNotice(
      trade,
      { key, userId: reader.id, kind: 'listing-due', country: reader.country, facts: { home: nameOf(rows) }, path: DUE_PATH, at: now },
      isNew,
    ),
    markReminded(trade, rows),
  ])
  if (reader.isVerified === 1) later(post.push([key]))
  announce(context, readers)
}

/** The name of the only one; null for several. */
const nameOf = (rows: readonly OwnListingRow[]): string | null => (rows.length === 1 ? (rows[0]?.projectName ?? null) : null)

const markReminded = (trade: Statements, rows: readonly OwnListingRow[]): Promise<unknown> =>
  trade.run(
    `update listing_own set reminded_of = (select value ->> 'of' from json_each(?1) where value ->> 'id' = listing_own.listing_id)
    where listing_id in (select value ->> 'id' from json_each(?1))`,
    JSON.stringify(rows.map(({ id, confirmedAt }) => ({ id, of: confirmedAt }))),
  )

const dueListing = (
  { projectName, address, country, activity, price, confirmedAt }: OwnListingRow,
  token: string,
  { siteOrigin, locale }: { siteOrigin: string; locale: LocaleCode },
): DueListing => ({
  title: [projectName, address].filter(Boolean).join(' '),
  activity,
  price,
  currencyCode: COUNTRIES[country].currencyCode,
  until: dayOf(confirmedAt + CONFIRM_DAYS * DAY, COUNTRIES[country]),
  link: accountLink({ siteOrigin }, `${CONFIRM_PATH}/${token}`, locale),
})
