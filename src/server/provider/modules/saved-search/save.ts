import { SAVED_SEARCH_FILTER_MAX_CHARS } from '#graphql/limits.ts'
import type { ProviderContext } from '../../context.ts'
import type { Alert } from '../../db/account/words.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import type { ViewerRow } from '../../viewer-store.ts'
import type { ListingFilter } from '../listing-search/listing-filter.ts'
import { marketFactsOf } from '../market/store.ts'
import type { ProjectFilter } from '../property/filter.ts'
import { findNow, watchedMarket } from './findings.ts'
import { homesNow } from './listing-findings.ts'
import { namesOfPlaces } from './place-names.ts'
import { readAddress, readName } from './rules.ts'
import { addSaved, type SavedSearchRow, savedAt } from './store.ts'

export interface SaveInput {
  name: string
  path: string
  search?: string | null
  filter?: ProjectFilter | null
  listings?: ListingFilter | null
  alert?: Alert | null
}

/** Saves an address of the request's market for a person. An address that is saved already is returned as it is. */
export async function keepSearch(context: ProviderContext, viewer: ViewerRow, input: SaveInput): Promise<SavedSearchRow> {
  const name = readName(input.name)
  if (name === null) throw refusal('saved-search-name', 'The name is one line that is neither empty nor too long.')
  const address = readAddress({ path: input.path, search: input.search ?? '' })
  if (address === null) throw refusal('saved-search-address', 'path and search are a page of this site.')
  const filter = input.filter ?? null
  const listings = filter === null ? (input.listings ?? null) : null
  const [kept, keptListings] = [textOf(filter), textOf(listings)]
  const { countryCode: country } = context.country
  const known = await savedAt(context.account, viewer.id, country, address)
  if (known) return known
  const now = unixSeconds(context.clock)
  const [seen, homes, places] = await Promise.all([
    filter && seenNow(context, filter),
    listings && homesNow(context, listings, { seen: null, now }),
    namesOfPlaces(context, filter ?? listings ?? {}),
  ])
  const added = await addSaved(context.account, {
    ...address,
    userId: viewer.id,
    name,
    country,
    siteOrigin: context.siteOrigin,
    seen,
    now,
    filter: kept,
    listingFilter: keptListings,
    seenHomes: homes?.seen ?? null,
    placeNames: places.length > 0 ? JSON.stringify(places) : null,
    alert: filter || listings ? (input.alert ?? 'off') : 'off',
  })
  const found = added ?? (await savedAt(context.account, viewer.id, country, address))
  if (!found) throw refusal('too-many-saved-searches', 'There is no room for another saved search.')
  return found
}

/** A filter as it is kept. */
function textOf(filter: object | null): string | null {
  const text = filter && JSON.stringify(filter)
  if (text !== null && text.length > SAVED_SEARCH_FILTER_MAX_CHARS)
    throw refusal('saved-search-filter', 'The filter is too long to be kept.')
  return text
}

async function seenNow(context: ProviderContext, filter: ProjectFilter) {
  const [{ projects, sales }, { dataVersion }] = await Promise.all([
    findNow(watchedMarket(context.market, context), filter),
    context.perRequest(marketFactsOf),
  ])
  return { projects, sales, version: dataVersion }
}
