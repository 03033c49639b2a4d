import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import type { ViewerRow } from '../account/viewer-store.ts'
import { marketFactsOf } from '../market/store.ts'
import type { ProjectFilter } from '../property/filter.ts'
import { findNow } from './findings.ts'
import { type Alert, readAddress, readName } from './rules.ts'
import { addSaved, type SavedSearchRow, savedAt } from './store.ts'

export interface SaveInput {
  name: string
  path: string
  search?: string | null
  filter?: ProjectFilter | null
  alert?: Alert | null
}

/** Keeps an address of the request's market for a person. The same address is kept once; then what was kept before is the answer. */
export async function saveSearch(context: ProviderContext, viewer: ViewerRow, input: SaveInput): Promise<SavedSearchRow> {
  const name = readName(input.name)
  if (name === null) throw refusal('saved-search-name', 'The name is one line that is neither empty nor too long.')
  const address = readAddress({ path: input.path, search: input.search ?? '' })
  if (address === null) throw refusal('saved-search-address', 'path and search are a page of this site.')
  if (input.filter && (input.filter.outlines || input.filter.around?.length || input.filter.reach))
    throw refusal('saved-search-shapes', 'Outlines, circles and reach cannot be watched.')
  const { countryCode: country } = context.country
  const known = await savedAt(context.account, viewer.id, country, address)
  if (known) return known
  const filter = input.filter ?? null
  const seen = filter && (await seenNow(context, filter))
  const added = await addSaved(context.account, {
    ...address,
    ...{ userId: viewer.id, name, country, siteOrigin: context.siteOrigin, seen, now: unixSeconds(context.clock) },
    filter: filter && JSON.stringify(filter),
    alert: filter ? (input.alert ?? 'off') : 'off',
  })
  const kept = added ?? (await savedAt(context.account, viewer.id, country, address))
  if (!kept) throw refusal('too-many-saved-searches', 'There is no room for another saved search.')
  return kept
}

async function seenNow(context: ProviderContext, filter: ProjectFilter) {
  const [{ projects, sales }, { dataVersion }] = await Promise.all([
    findNow(context.market, filter, context.country),
    context.perRequest(marketFactsOf),
  ])
  return { projects, sales, version: dataVersion }
}
