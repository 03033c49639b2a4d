import { notFound } from '@tanstack/react-router'
import type { AskPage } from '#api/page-queries.ts'
import type { HomeQuery } from '#graphql/generated/graphql.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { type DealsRequest, dealsRequest } from './deals-request.ts'
import type { DealsSearch } from './search.ts'

export type HomeMarket = HomeQuery['market']
export type HomeSegment = HomeMarket['segments'][number]

/** Loaded when needed: pages that came with their data from the server do not need the code for queries. */
const home = () => import('./site.functions.ts')

export const homeQuery = (country: CountryCode) => ({
  queryKey: ['home', country],
  queryFn: async () => (await home()).fetchHome({ data: { country } }),
})

export const dataSourcesQuery = (country: CountryCode) => ({
  queryKey: ['data-sources', country],
  queryFn: async () => (await import('./data-sources/data-sources.functions.ts')).fetchDataSources({ data: { country } }),
})

/** What stands beside and above the form: offices of a country, and the home that it is about. Without them the page still has its form. */
export const contactQuery = (country: CountryCode, about?: string) => ({
  queryKey: ['contact', country, about],
  queryFn: async () =>
    (await import('./contact/contact.functions.ts'))
      .fetchContact({ data: { country, about } })
      .catch(() => ({ offices: [], project: null })),
})

/** The facts of the four markets. */
export const marketsQuery = () => ({
  queryKey: ['markets'],
  queryFn: async () => (await import('./markets.functions.ts')).fetchMarkets(),
})

export const dealsQuery = (request: DealsRequest) => ({
  queryKey: ['deals', request],
  queryFn: async () => (await import('./deals.functions.ts')).fetchDeals({ data: request }),
})

/** Projects by words; without words the most traded. */
export function projectsWithDealsQuery(country: CountryCode, words: string | number | undefined) {
  const text = words === undefined ? null : String(words)
  return {
    queryKey: ['projects-with-deals', country, text],
    queryFn: async () => (await import('./deals.functions.ts')).fetchProjectsWithDeals({ data: { country, text } }),
  }
}

/** Loads the deals of the named project, or projects to choose from. An unknown project is a 404. */
export async function loadDeals(ask: AskPage, country: CountryCode, search: DealsSearch) {
  const request = dealsRequest(country, search)
  if (!request) return { found: await ask(projectsWithDealsQuery(country, search.q)) }
  const deals = await ask(dealsQuery(request))
  if (deals.ok && !deals.value.project) throw notFound()
  return { request, deals }
}
