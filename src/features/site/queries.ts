import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { HomeQuery } from '#graphql/generated/graphql.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { type DealsRequest, dealsRequest } from './deals-request.ts'
import type { DealsSearch } from './search.ts'

export type HomeMarket = HomeQuery['market']
export type HomeSegment = HomeMarket['segments'][number]

const FRESH_MS = 60_000
const FAILURE_FRESH_MS = 10_000

/** Asking is for pages that were not answered with their data: its code travels when it is needed. */
const ask = async (country: CountryCode) => (await import('./site.functions.ts')).fetchHome({ data: { country } })

/** A failure is soon stale, so that coming back asks again. */
export const homeQuery = (country: CountryCode) =>
  queryOptions({
    queryKey: ['home', country],
    queryFn: () => ask(country),
    staleTime: ({ state }) => (state.data?.ok ? FRESH_MS : FAILURE_FRESH_MS),
  })

/** The facts of the four markets. */
export const marketsQuery = () =>
  queryOptions({
    queryKey: ['markets'],
    queryFn: async () => (await import('./markets.functions.ts')).fetchMarkets(),
    staleTime: ({ state }) => (state.data?.ok ? FRESH_MS : FAILURE_FRESH_MS),
  })

export const dealsQuery = (request: DealsRequest) =>
  queryOptions({
    queryKey: ['deals', request],
    queryFn: async () => (await import('./deals.functions.ts')).fetchDeals({ data: request }),
    staleTime: ({ state }) => (state.data?.ok ? FRESH_MS : FAILURE_FRESH_MS),
  })

/** Projects by words; without words the most traded. */
export function projectsWithDealsQuery(country: CountryCode, words: string | number | undefined) {
  const text = words === undefined ? null : String(words)
  return queryOptions({
    queryKey: ['projects-with-deals', country, text],
    queryFn: async () => (await import('./deals.functions.ts')).fetchProjectsWithDeals({ data: { country, text } }),
    staleTime: ({ state }) => (state.data?.ok ? FRESH_MS : FAILURE_FRESH_MS),
  })
}

/** Loads the deals of the named project, or projects to choose from. An unknown project is a 404. */
export async function loadDeals(queryClient: QueryClient, country: CountryCode, search: DealsSearch) {
  const request = dealsRequest(country, search)
  if (!request) {
    await queryClient.ensureQueryData(projectsWithDealsQuery(country, search.q))
    return
  }
  const deals = await queryClient.ensureQueryData(dealsQuery(request))
  if (deals.ok && !deals.value.project) throw notFound()
}
