import { decodeRings } from '#filter/ring-text.ts'
import { readsLocalNames } from '#lib/language.ts'
import { formatMonth } from '#lib/months.ts'
import { recordOf } from '#lib/records.ts'
import { COUNTRIES, DEFAULT_COUNTRY, parseCountryCode } from '#market/countries.ts'
import type { LocaleCode } from '#market/locale-tags.ts'
import { COUNTRY_CODES, type CountryCode } from '#market/vocabulary.ts'
import { Statements } from '../../db/client.ts'
import type { ProviderDatabases } from '../../db/databases.ts'
import { messageLocale } from '../../messages/locale.ts'
import type { HomesItem, NewsItem, WatchedPlace } from '../../messages/words/templates.ts'
import { type Clock, unixSeconds } from '../../ports/clock/clock.ts'
import type { Ports } from '../../ports/ports.ts'
import { hashOf, randomSecret } from '../../secret.ts'
import { accountLink } from '../account/account-link.ts'
import { readFacts } from '../market/store.ts'
import type { ProjectFilter } from '../property/filter.ts'
import { handOverAlerts } from './alert-letters.ts'
import {
  claim,
  type Editions,
  lookMark,
  type NewLetterOfNews,
  type Reader,
  type ReportedFindings,
  readersDue,
  type WatchedRow,
  watchedBy,
} from './alert-store.ts'
import { type FoundNow, findNow, watchedMarket } from './findings.ts'
import { homesContexts, homesItem, homesToName, type LookedHomes, lookAtHomes } from './look-at-homes.ts'
import type { FilterOfPlaces, PlaceName } from './place-names.ts'
import { readPlaceNames } from './place-names.ts'
import { newsSince } from './rules.ts'

/** People per round, and rounds per run; the rest waits for the next run. */
const READERS_PER_ROUND = 20
const ROUNDS_MAX = 25

export interface AlertReport {
  /** searches that were looked at */
  searches: number
  /** letters that were written; trade's letters say what became of them */
  letters: number
}

interface AlertSources {
  databases: ProviderDatabases
  ports: Pick<Ports, 'clock' | 'post' | 'live'>
}

/** The URL of a page in the reader's language. */
const SAVED_SEARCHES_PATH = '/user/saved-searches'
const STOP_PATH = '/user/stop-alerts'

/**
 * Mails people what is new in the searches they watch, one mail each, in their language. Of projects and sales only a new edition of the market has
 * news; searches of advertised homes are looked at once a day.
 * A search is marked in the transaction that writes its letter, so nobody gets the same news twice or not at all, even when runs overlap or are
 * interrupted.
 */
export async function sendAlerts({ databases, ports }: AlertSources): Promise<AlertReport> {
  const account = new Statements(databases.account, 'first-primary')
  const now = unixSeconds(ports.clock)
  const markets = recordOf(COUNTRY_CODES, (code) => new Statements(databases.market[code]))
  const editions = await editionsOf(markets)
  const finder = remembering(markets, ports.clock)
  const homes = homesContexts(databases, markets, ports.clock)
  const report: AlertReport = { searches: 0, letters: 0 }
  // what an earlier run left
  await handOverAlerts({ databases, account, post: ports.post, live: ports.live, now })
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const readers = await readersDue(account, editions, now, READERS_PER_ROUND)
    if (readers.length === 0) break
    const rows = await watchedBy(
      account,
      editions,
      now,
      readers.map(({ id }) => id),
    )
    const found = await Promise.all(
      rows.map(async (row): Promise<Looked> => {
        if (row.listingFilter !== null) return { row, now: null, homes: await lookAtHomes(homes, row, now) }
        return { row, now: await finder(row), homes: null }
      }),
    )
    const named = await homesToName(homes, found)
    const claims = readers.map((reader) => {
      const own = found.filter(({ row }) => row.userId === reader.id)
      const items = own.flatMap((one): (NewsItem | HomesItem)[] =>
        one.homes ? homesItemOf(reader, one.row, one.homes, named) : itemOf(reader, one.row, one.now),
      )
      const origin = own.at(-1)?.row.siteOrigin ?? ''
      const letters = items.length > 0 ? [letterOf(reader, items, origin)] : []
      return claim(account, { reported: own.map((one) => reportedOf(one, editions, now)), letters, now })
    })
    for (const done of await Promise.all(claims)) {
      report.searches += done.searches
      report.letters += done.letters
    }
    await handOverAlerts({ databases, account, post: ports.post, live: ports.live, now })
  }
  return report
}

type Looked = { row: WatchedRow } & ({ now: FoundNow; homes: null } | { now: null; homes: LookedHomes })

async function editionsOf(markets: Record<CountryCode, Statements>): Promise<Editions> {
  const facts = await Promise.all(COUNTRY_CODES.map(async (code) => [code, (await readFacts(markets[code])).dataVersion] as const))
  return Object.fromEntries(facts.filter(([, version]) => version !== ''))
}

/** Each different filter runs once per run, because many people may watch the same. A filter that is no longer valid keeps its last findings. */
function remembering(markets: Record<CountryCode, Statements>, clock: Clock) {
  const known = new Map<string, Promise<FoundNow>>()
  const watched = recordOf(COUNTRY_CODES, (code) => watchedMarket(markets[code], { country: COUNTRIES[code], clock }))
  return ({ country, filter, seenProjects, seenSales }: WatchedRow): Promise<FoundNow> => {
    const key = `${country} ${filter}`
    const asked = known.get(key) ?? (async () => findNow(watched[country], readFilter(filter)))()
    known.set(key, asked)
    return asked.catch((error: unknown) => {
      console.error(JSON.stringify({ event: 'alert-filter-failed', country, error: String(error) }))
      return { projects: seenProjects, sales: seenSales, newest: [] }
    })
  }
}

/** A filter as it was stored when its search was saved. */
const readFilter = (text: string | null): ProjectFilter => JSON.parse(text ?? '{}')

const newsIn = (row: WatchedRow, now: FoundNow) =>
  row.seenVersion === null ? null : newsSince({ projects: row.seenProjects, sales: row.seenSales }, now)

function reportedOf({ row, now, homes }: Looked, editions: Editions, at: number): ReportedFindings {
  const of = { id: row.id, userId: row.userId, from: row.seenVersion }
  if (!homes)
    return {
      ...of,
      version: editions[row.country] ?? '',
      hasNews: newsIn(row, now) !== null,
      projects: now.projects,
      sales: now.sales,
    }
  return {
    ...of,
    version: lookMark(at),
    hasNews: homes.news.length > 0,
    projects: 0,
    sales: 0,
    ...(homes.seen && { seenHomes: homes.seen }),
  }
}

function itemOf(reader: Reader, row: WatchedRow, now: FoundNow): NewsItem[] {
  const news = newsIn(row, now)
  if (!news) return []
  const locale = messageLocale(reader.language, reader.country)
  const newest = now.newest.map(({ name, nameLocal, month, price }) => ({
    name: (readsLocalNames(locale) && nameLocal) || name,
    month: formatMonth(month),
    price,
  }))
  return [{ title: row.name, ...whereOf(row, locale), currencyCode: COUNTRIES[row.country].currencyCode, ...news, newest }]
}

/** The address of a search, and where it looks. */
const whereOf = (row: WatchedRow, locale: LocaleCode) => ({
  link: `${row.siteOrigin}${row.path}${row.search ? `${row.search}&` : '?'}locale=${locale}`,
  places: placesOf(readFilter(row.filter ?? row.listingFilter), readPlaceNames(row.placeNames), locale),
})

function homesItemOf(reader: Reader, row: WatchedRow, homes: LookedHomes, named: Awaited<ReturnType<typeof homesToName>>): HomesItem[] {
  const locale = messageLocale(reader.language, reader.country)
  const item = homesItem(row, homes, { ...whereOf(row, locale), locale, named: named.get(row.id) ?? [] })
  return item ? [item] : []
}

function letterOf(reader: Reader, items: (NewsItem | HomesItem)[], siteOrigin: string): NewLetterOfNews {
  const locale = messageLocale(reader.language, reader.country)
  const token = randomSecret()
  const linkTo = (path: string) => accountLink({ siteOrigin }, path, locale)
  const values = { name: reader.nickName, link: linkTo(SAVED_SEARCHES_PATH), items, stop: linkTo(`${STOP_PATH}/${token}`) }
  const country = parseCountryCode(reader.country) ?? DEFAULT_COUNTRY
  return { tokenHash: hashOf(token), userId: reader.id, letter: { country, to: reader.email, locale, values } }
}

/** The places of a filter for a mail: minutes, metres and outlines, each with the name found for it. */
function placesOf({ near, reach, around, outlines }: FilterOfPlaces, names: readonly PlaceName[], locale: LocaleCode): WatchedPlace[] {
  const nameOf = (at: string): string | null => {
    const named = names.find((one) => one.at === at)
    return (readsLocalNames(locale) && named?.nameLocal) || (named?.name ?? null)
  }
  const rings = outlines ? (decodeRings(outlines)?.length ?? 0) : 0
  return [
    ...(reach ? [{ kind: 'reach' as const, n: reach.minutes, name: nameOf('reach') }] : []),
    ...(near ? [{ kind: 'around' as const, n: near.radiusMetres, name: nameOf('near') }] : []),
    ...(around ?? []).map(({ radiusMetres }, at) => ({ kind: 'around' as const, n: radiusMetres, name: nameOf(`around-${at}`) })),
    ...(rings > 0 ? [{ kind: 'outlines' as const, n: rings, name: null }] : []),
  ]
}
