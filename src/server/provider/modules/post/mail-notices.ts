import { HAS_OWN_LETTER, NOTICE_KINDS, type NoticeKind } from '#graphql/notice-kinds.ts'
import { keysOf } from '#lib/records.ts'
import { parseCountryCode } from '#market/countries.ts'
import type { LocaleCode } from '#market/locale-tags.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { USER } from '../../db/account/people-tables.ts'
import type { Statements } from '../../db/client.ts'
import { pick, type RowOf } from '../../db/column-table.ts'
import { NOTICE } from '../../db/trade/post-tables.ts'
import { messageLocale } from '../../messages/locale.ts'
import type { PostPort } from '../../ports/post/port.ts'
import { accountLink } from '../account/account-link.ts'
import { COPIES_PATH } from '../enquiry-copies/ask-copies.ts'
import { agreedAddresses, makeCopyLink } from '../enquiry-copies/copy-store.ts'
import { type NewLetter, writeLetter } from '../letter/write-letter.ts'
import { channelsOf } from '../notice/channels-of.ts'
import { type NoticeFacts, noticeText } from './notice-mail.ts'

const PAGE = 50
const ROUNDS_MAX = 5
/** An older notice was seen or is no news. */
const STALE_SECONDS = 86_400

/** Where a person chooses how to be told. */
const NOTICE_SETTINGS_PATH = '/user/notices'

interface MailingContext {
  account: Statements
  trade: Statements
  post: PostPort
  siteOrigin: string
  /** unix seconds */
  now: number
}

const NOTICE_ROW = pick(NOTICE, 'id', 'userId', 'kind', 'country', 'facts', 'path', 'at')

const NOTICE_READER_ROW = pick(USER, 'id', 'email', 'nickName', 'language', 'country')
type NoticeReader = RowOf<typeof NOTICE_READER_ROW>

/**
 * Writes the mails of new notices to readers who want one, and marks the notices as settled in the same transaction; the letter's key is the notice's
 * id, so that it is written once however often this runs. Returns how many notices were settled.
 */
export async function mailNotices(context: MailingContext): Promise<number> {
  let settled = 0
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const done = await mailPage(context)
    settled += done
    if (done < PAGE) break
  }
  return settled
}

async function mailPage({ account, trade, post, siteOrigin, now }: MailingContext): Promise<number> {
  const rows = await trade.all(
    NOTICE_ROW,
    `select id, user_id as userId, kind, country, facts, path, at from notice where mail_settled_at is null order by at limit ${PAGE}`,
  )
  if (rows.length === 0) return 0
  const ids = [...new Set(rows.map(({ userId }) => userId))]
  const [readers, channelOf] = await Promise.all([readersOf(account, ids), channelsOf(account, ids)])
  const told = rows.flatMap((row): ToldNotice[] => {
    const kind = keysOf(NOTICE_KINDS).find((known) => known === row.kind)
    const reader = readers.get(row.userId)
    const country = parseCountryCode(row.country)
    if (!kind || !reader || !country || row.at <= now - STALE_SECONDS) return []
    // written by writeNotice
    const facts: NoticeFacts = JSON.parse(row.facts)
    return [{ row, kind, reader, country, locale: messageLocale(reader.language, reader.country), facts }]
  })
  const letters = told
    .filter(({ row, kind }) => !HAS_OWN_LETTER.has(kind) && channelOf(row.userId, kind) === 'mail')
    .map(({ row, kind, reader, country, locale, facts }): NewLetter<'notice'> => {
      const linkTo = (path: string) => accountLink({ siteOrigin }, path, locale)
      const values = {
        name: reader.nickName,
        link: linkTo(row.path),
        stop: linkTo(NOTICE_SETTINGS_PATH),
        ...noticeText(kind, facts, locale),
      }
      return { key: `notice ${row.id}`, country, to: reader.email, locale, template: 'notice', values, at: now }
    })
  const copies = await copiesOf({ account, siteOrigin, now }, told)
  await Promise.all([
    ...letters.map((letter) => writeLetter(trade, letter)),
    ...copies.map((letter) => writeLetter(trade, letter)),
    trade.run(
      'update notice set mail_settled_at = ? where mail_settled_at is null and id in (select value from json_each(?))',
      now,
      JSON.stringify(rows.map(({ id }) => id)),
    ),
  ])
  const written = [...letters, ...copies].map(({ key }) => key)
  if (written.length > 0) await post.push(written)
  return rows.length
}

interface ToldNotice {
  row: RowOf<typeof NOTICE_ROW>
  kind: NoticeKind
  reader: NoticeReader
  country: CountryCode
  locale: LocaleCode
  facts: NoticeFacts
}

/**
 * Copies of notices of new enquiries, to the addresses that the agent has named and whose readers have agreed; they go whatever the agent has set for
 * the own mails. Each has a link of its own that ends them.
 */
async function copiesOf(
  { account, siteOrigin, now }: Pick<MailingContext, 'account' | 'siteOrigin' | 'now'>,
  told: readonly ToldNotice[],
): Promise<NewLetter<'enquiry-copy'>[]> {
  const enquiries = told.filter(({ kind }) => kind === 'lead-new')
  if (enquiries.length === 0) return []
  const addresses = await agreedAddresses(account, [...new Set(enquiries.map(({ row }) => row.userId))])
  return Promise.all(
    enquiries.flatMap(({ row, kind, reader, country, locale, facts }) =>
      addresses
        .filter(({ userId }) => userId === row.userId)
        .map(async ({ email, emailKey }): Promise<NewLetter<'enquiry-copy'>> => {
          const linkTo = (path: string) => accountLink({ siteOrigin }, path, locale)
          const { text, about } = noticeText(kind, facts, locale)
          const stop = linkTo(`${COPIES_PATH}/${await makeCopyLink(account, row.userId, emailKey, now)}`)
          const values = { name: '', link: linkTo(row.path), agent: reader.nickName, text, about, stop }
          return { key: `notice ${row.id} ${emailKey}`, country, to: email, locale, template: 'enquiry-copy', values, at: now }
        }),
    ),
  )
}

/** The readers who have a proven address and stay. */
async function readersOf(account: Statements, ids: readonly string[]): Promise<Map<string, NoticeReader>> {
  const rows = await account.all(
    NOTICE_READER_ROW,
    `select id, email, nick_name as nickName, language, country from user
    where id in (select value from json_each(?)) and email_verified_at is not null and deletion_due_at is null`,
    JSON.stringify(ids),
  )
  return new Map(rows.map((row) => [row.id, row]))
}
