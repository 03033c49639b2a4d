import { notFound } from '@tanstack/react-router'
import type { AnswerOf, AskPage } from '#api/page-queries.ts'
import type { DealGrouping } from '#graphql/deal-kinds.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { Viewer } from '#session/viewer.ts'
import { dealsRequest, keptSearch, searchOfText } from './deals-request.ts'
import type { DealsSearch } from './search.ts'

/** Loaded when needed: pages that came with their data from the server do not need the code for queries. */
const functions = () => import('./deals.functions.ts')
const kept = () => import('./kept.functions.ts')

export const dealsQuery = (country: CountryCode, search: DealsSearch) => ({
  queryKey: ['deals', country, search],
  queryFn: async () => (await functions()).fetchDeals({ data: { country, search } }),
})

export const dealGroupsQuery = (country: CountryCode, search: DealsSearch, by: DealGrouping) => ({
  queryKey: ['deal-groups', country, search, by],
  queryFn: async () => (await functions()).fetchDealGroups({ data: { country, search, by } }),
})

export const dealBinsQuery = (country: CountryCode, search: DealsSearch) => ({
  queryKey: ['deal-bins', country, search],
  queryFn: async () => (await functions()).fetchDealBins({ data: { country, search } }),
})

export type BinsAnswer = AnswerOf<typeof dealBinsQuery>

/** Places to begin a list with. */
export function dealPlacesQuery(country: CountryCode, words: string | number | undefined) {
  const text = words === undefined ? null : String(words)
  return {
    queryKey: ['deal-places', country, text],
    queryFn: async () => (await functions()).fetchDealPlaces({ data: { country, text } }),
  }
}

const sharedListQuery = (country: CountryCode, code: string) => ({
  queryKey: ['shared-deal-list', country, code],
  queryFn: async () => (await kept()).fetchSharedList({ data: { country, code } }),
})

interface Asking {
  ask: AskPage
  country: CountryCode
}

/** Loads the deals of the named place with its groups, or places to choose from. An unknown project is a 404. */
export async function loadDeals({ ask, country }: Asking, search: DealsSearch) {
  const request = dealsRequest(search)
  if (!request) return { list: null, places: await ask(dealPlacesQuery(country, search.q)) }
  const [deals, groups, chart, bins] = await Promise.all([
    ask(dealsQuery(country, search)),
    search.by ? ask(dealGroupsQuery(country, search, search.by)) : null,
    search.chart && search.chart !== 'scatter' ? ask(dealGroupsQuery(country, search, search.chart)) : null,
    search.chart === 'scatter' ? ask(dealBinsQuery(country, search)) : null,
  ])
  if (deals.ok && request.isOfProject && !deals.value.project) throw notFound()
  return { list: { deals, groups, chart, bins }, places: null }
}

/** {@link loadDeals} of the address, or of the list that its code shares; the code is read on every navigation (§2.6.7). */
export async function loadPublicDeals(asking: Asking, { transactionlist, ...search }: DealsSearch & { transactionlist?: string | number }) {
  const answer = transactionlist === undefined ? null : await asking.ask(sharedListQuery(asking.country, String(transactionlist)))
  const shared = answer?.ok ? answer.value : null
  const isOfCode = shared?.country === asking.country && dealsRequest(search) === null
  const shown = isOfCode ? searchOfText(shared.search) : search
  return {
    ...(await loadDeals(asking, shown)),
    shared,
    /** somebody asks for other deals than those that were shared */
    isNarrowed: shared !== null && keptSearch(searchOfText(shared.search)) !== keptSearch(shown),
    shown: { ...shown, transactionlist },
    isUnknown: transactionlist !== undefined && !shared,
  }
}

/** {@link loadDeals} with the lists that the agent keeps; null where nobody is signed in. */
export async function loadAgentDeals(
  { viewer, ...asking }: Asking & { viewer: Pick<Viewer, 'isLoggedIn' | 'roles'> },
  search: DealsSearch,
) {
  const isMaker = viewer.roles.includes('agent') || viewer.roles.includes('sub-account')
  const [loaded, own] = await Promise.all([loadDeals(asking, search), isMaker ? (await kept()).fetchDealLists() : null])
  return { ...loaded, own, shown: search }
}
