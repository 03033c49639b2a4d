import type { CountryCode } from '#market/vocabulary.ts'
import { SAVED_SEARCH } from '../../db/account/message-tables.ts'
import { USER } from '../../db/account/people-tables.ts'
import type { Statements } from '../../db/client.ts'
import { pick, type RowOf } from '../../db/column-table.ts'
import type { AlertLetter } from './alert-letters.ts'
import type { SeenHomes } from './homes-seen.ts'
import type { Findings } from './rules.ts'

/** The recipient of an alert, with name and language of the account. */
const READER_ROW = pick(USER, 'id', 'email', 'nickName', 'language', 'country')
export type Reader = RowOf<typeof READER_ROW>

const WATCHED_ROW = {
  ...pick(SAVED_SEARCH, 'id', 'userId', 'name', 'country', 'path', 'search', 'siteOrigin'),
  /** JSON; of homes that are advertised `listingFilter` instead */
  filter: SAVED_SEARCH.columns.filter,
  listingFilter: SAVED_SEARCH.columns.listingFilter,
  /** JSON of {@link SeenHomes} */
  seenHomes: SAVED_SEARCH.columns.seenHomes,
  ...pick(SAVED_SEARCH, 'placeNames', 'seenVersion', 'seenProjects', 'seenSales'),
}
export type WatchedRow = RowOf<typeof WATCHED_ROW>

/** The published edition of each market. */
export type Editions = Partial<Record<CountryCode, string>>

const DAY = 86_400
/** Runs start minutes early or late, so days and weeks are counted with some tolerance. */
const WEEK_SECONDS = 7 * DAY - DAY / 2
const DAY_SECONDS = (DAY * 5) / 6

const IN_TURN = `s.alert <> 'off' and (s.alert = 'daily' or s.told_at is null or s.told_at <= ?2)`

/**
 * Watched searches that are due, weekly ones once a week: those that were not alerted about the published edition, and those of advertised homes that
 * were not looked at within a day. Parameters: editions as JSON, a week ago, a day ago (ISO 8601).
 */
const DUE = `from (
    select s.* from saved_search s join json_each(?1) edition on edition.key = s.country and s.seen_version is not edition.value
    where s.filter is not null and ${IN_TURN}
    union all
    select s.* from saved_search s where s.listing_filter is not null and coalesce(s.seen_version, '') <= ?3 and ${IN_TURN}
  ) s`

const dueAt = (editions: Editions, now: number) => [JSON.stringify(editions), now - WEEK_SECONDS, lookMark(now - DAY_SECONDS)] as const

/** How a search of advertised homes is marked when it was looked at. */
export const lookMark = (at: number): string => new Date(at * 1_000).toISOString()

/** People with due searches and a verified address whose account is not to be deleted. */
export const readersDue = (account: Statements, editions: Editions, now: number, limit: number): Promise<Reader[]> =>
  account.all(
    READER_ROW,
    `select user.id, user.email, user.nick_name as nickName, user.language, user.country from user
    where user.email_verified_at is not null and user.deletion_due_at is null and user.id in (select s.user_id ${DUE})
    order by user.id limit ?4`,
    ...dueAt(editions, now),
    limit,
  )

/** All due searches of these people, the oldest first. */
export const watchedBy = (account: Statements, editions: Editions, now: number, userIds: readonly string[]): Promise<WatchedRow[]> =>
  account.all(
    WATCHED_ROW,
    `select s.id, s.user_id as userId, s.name, s.country, s.path, s.search, s.site_origin as siteOrigin, s.filter, s.listing_filter as listingFilter,
      s.place_names as placeNames, s.seen_homes as seenHomes, s.seen_version as seenVersion, s.seen_projects as seenProjects, s.seen_sales as seenSales
    ${DUE} where s.user_id in (select value from json_each(?4)) order by s.created_at, s.id`,
    ...dueAt(editions, now),
    JSON.stringify(userIds),
  )

/** The new state of a search after its alert. */
export interface ReportedFindings extends Findings {
  id: string
  userId: string
  /** the edition that it was marked with before */
  from: string | null
  version: string
  hasNews: boolean
  /** of a search of advertised homes */
  seenHomes?: SeenHomes
}

/** A letter of news to one reader, under the hash of its stop link's token. */
export interface NewLetterOfNews {
  tokenHash: string
  userId: string
  letter: AlertLetter
}

/**
 * Marks searches as alerted and writes the letters about them, in one transaction: a reader's letter is written, and the searches that have one are
 * marked, only where no other run marked any of that reader's searches meanwhile. Returns what was done.
 */
export async function claim(
  account: Statements,
  { reported, letters, now }: { reported: readonly ReportedFindings[]; letters: readonly NewLetterOfNews[]; now: number },
): Promise<{ searches: number; letters: number }> {
  const tokens = new Map(letters.map(({ userId, tokenHash }) => [userId, tokenHash]))
  const marks = JSON.stringify(reported.map((one) => ({ ...one, letter: tokens.get(one.userId) ?? null })))
  const [written, marked] = await Promise.all([
    account.all(
      {},
      `insert into alert_letter (token_hash, user_id, sent_at, letter)
      select l.value ->> 'tokenHash', l.value ->> 'userId', ?3, l.value -> 'letter' from json_each(?1) l
      where not exists (
        select 1 from json_each(?2) t where t.value ->> 'userId' = l.value ->> 'userId'
        and not exists (select 1 from saved_search s where s.id = t.value ->> 'id' and s.seen_version is t.value ->> 'from'))
      returning user_id`,
      JSON.stringify(letters),
      marks,
      now,
    ),
    account.all(
      {},
      `update saved_search set seen_version = t.value ->> 'version', seen_projects = t.value ->> 'projects', seen_sales = t.value ->> 'sales',
        seen_homes = coalesce(t.value -> 'seenHomes', seen_homes), told_at = case when t.value ->> 'hasNews' then ?2 else told_at end
      from json_each(?1) t where saved_search.id = t.value ->> 'id' and saved_search.seen_version is t.value ->> 'from'
      and (t.value ->> 'letter' is null or exists (select 1 from alert_letter where token_hash = t.value ->> 'letter'))
      returning saved_search.id`,
      marks,
      now,
    ),
  ])
  return { searches: marked.length, letters: written.length }
}
