import type { HomeQuery, PlanPayment } from '#graphql/generated/graphql.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { MarketFiguresSearch } from './search.ts'

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

export const trustQuery = (country: CountryCode) => ({
  queryKey: ['trust', country],
  queryFn: async () => (await import('./trust/trust.functions.ts')).fetchTrust({ data: { country } }),
})

export const marketFiguresQuery = (country: CountryCode, { sizeClass }: MarketFiguresSearch) => ({
  queryKey: ['market-figures', country, sizeClass],
  queryFn: async () => (await import('./market-figures/market-figures.functions.ts')).fetchMarketFigures({ data: { country, sizeClass } }),
})

/** What stands beside and above the form: offices of a country, and the home that it is about. Without them the page still has its form. */
export const contactQuery = (country: CountryCode, about?: string) => ({
  queryKey: ['contact', country, about],
  queryFn: async () =>
    (await import('./contact/contact.functions.ts'))
      .fetchContact({ data: { country, about } })
      .catch(() => ({ offices: [], project: null })),
})

/** Texts that bind somebody say how plans are paid here, where that can be asked. */
export const planPaymentQuery = (country: CountryCode) => ({
  queryKey: ['plan-payment', country],
  queryFn: async () =>
    (await import('./plan-payment.functions.ts')).fetchPlanPayment({ data: { country } }).catch((): PlanPayment | null => null),
})

export const developersQuery = () => ({
  queryKey: ['developers'],
  queryFn: async () => (await import('./developers/developers.functions.ts')).fetchDevelopers(),
})

/** The facts of the four markets. */
export const marketsQuery = () => ({
  queryKey: ['markets'],
  queryFn: async () => (await import('./markets.functions.ts')).fetchMarkets(),
})
