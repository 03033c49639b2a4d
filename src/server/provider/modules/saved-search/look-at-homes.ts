import { readsLocalNames } from '#lib/language.ts'
import { recordOf } from '#lib/records.ts'
import { COUNTRIES } from '#market/countries.ts'
import type { LocaleCode } from '#market/locale-tags.ts'
import { COUNTRY_CODES, type CountryCode } from '#market/vocabulary.ts'
import { Statements } from '../../db/client.ts'
import type { ProviderDatabases } from '../../db/databases.ts'
import { tradeOf } from '../../db/trade-of.ts'
import { marketContextOf } from '../../market-context.ts'
import type { HomesItem, NewsHome } from '../../messages/words/templates.ts'
import type { Clock } from '../../ports/clock/clock.ts'
import { accountLink } from '../account/account-link.ts'
import { addressOfGroup } from '../listing/group-address.ts'
import type { ListingFilter } from '../listing-search/listing-filter.ts'
import type { WatchedRow } from './alert-store.ts'
import { HOME_NEWS, type HomeNews, type SeenHomes } from './homes-seen.ts'
import { type HomesContext, homesNow, type NamedHome, namedHomes } from './listing-findings.ts'

/** A letter names so many homes, of all its searches together; each search names one at least. */
const NAMED_MAX = 10

/** What was found of a watched search of advertised homes; `seen` is null where it could not be read. */
export interface LookedHomes {
  news: HomeNews[]
  seen: SeenHomes | null
}

type Contexts = Record<CountryCode, HomesContext>

/** What the searches of a run are asked with; what a country's searches have in common is read once. */
export const homesContexts = (databases: ProviderDatabases, markets: Record<CountryCode, Statements>, clock: Clock): Contexts =>
  recordOf(COUNTRY_CODES, (code) => ({
    ...marketContextOf(code, markets[code]),
    clock,
    trade: new Statements(tradeOf(databases, code), 'first-primary'),
  }))

/** Looks at one search. A filter that is no longer valid finds nothing and keeps what is known. */
export async function lookAtHomes(
  contexts: Contexts,
  { country, listingFilter, seenHomes }: WatchedRow,
  now: number,
): Promise<LookedHomes> {
  // both written by this module
  const filter: ListingFilter = JSON.parse(listingFilter ?? '{}')
  const seen: SeenHomes | null = seenHomes === null ? null : JSON.parse(seenHomes)
  try {
    return await homesNow(contexts[country], filter, { seen, now })
  } catch (error) {
    console.error(JSON.stringify({ event: 'alert-filter-failed', country, error: String(error) }))
    return { news: [], seen: null }
  }
}

interface Looked {
  row: WatchedRow
  homes: LookedHomes | null
}

/** The homes that letters name, by search: at most ten of a reader. One statement a country. */
export async function homesToName(
  contexts: Contexts,
  looked: readonly Looked[],
): Promise<Map<string, { news: HomeNews; home: NamedHome }[]>> {
  const withNews = looked.filter(({ homes }) => homes !== null && homes.news.length > 0)
  const counts = new Map<string, number>()
  for (const { row } of withNews) counts.set(row.userId, (counts.get(row.userId) ?? 0) + 1)
  const chosen = withNews.map(({ row, homes }) => ({
    row,
    news: homes?.news.slice(0, Math.max(1, Math.floor(NAMED_MAX / (counts.get(row.userId) ?? 1)))) ?? [],
  }))
  const maps = await Promise.all(
    COUNTRY_CODES.map((code) => {
      const ids = chosen.flatMap(({ row, news }) => (row.country === code ? news.map(({ id }) => id) : []))
      return namedHomes(contexts[code].trade, code, [...new Set(ids)])
    }),
  )
  const byId = new Map(maps.flatMap((map) => [...map]))
  return new Map(
    chosen.map(({ row, news }) => [
      row.id,
      news.flatMap((one) => {
        const home = byId.get(one.id)
        return home ? [{ news: one, home }] : []
      }),
    ]),
  )
}

/** The part of a letter that tells of one search; null without news. */
export function homesItem(
  { name, country, siteOrigin }: WatchedRow,
  { news }: LookedHomes,
  {
    named,
    locale,
    link,
    places,
  }: { named: readonly { news: HomeNews; home: NamedHome }[]; locale: LocaleCode } & Pick<HomesItem, 'link' | 'places'>,
): HomesItem | null {
  if (news.length === 0) return null
  return {
    title: name,
    places,
    link,
    found: recordOf(HOME_NEWS, (kind) => news.filter((one) => one.kind === kind).length),
    homes: named.map(({ news: { kind }, home }): NewsHome => {
      const { typeGroup, projectSlug } = addressOfGroup(home)
      const path = `/realListing/project/${country}/${typeGroup}/${encodeURIComponent(projectSlug)}/listing-group/${encodeURIComponent(home.slug)}/${home.activity}`
      return {
        title: (readsLocalNames(locale) && home.projectNameLocal) || home.projectName,
        link: accountLink({ siteOrigin }, path, locale),
        kind,
        activity: home.activity,
        price: home.price,
        priceWords: home.priceWords,
        currencyCode: COUNTRIES[country].currencyCode,
        priceFirst:
          kind === 'cut' && home.price !== null && home.priceFirst !== null && home.priceFirst > home.price ? home.priceFirst : null,
        bedrooms: home.bedrooms,
        areaSqm: home.areaSqm,
        agent: home.agentName,
        licence: home.agentLicence,
        phone: home.agentPhone,
        agency: home.agency,
        agencyLicence: home.agencyLicence,
        otherAgents: Math.max(0, home.agentCount - 1),
      }
    }),
  }
}
