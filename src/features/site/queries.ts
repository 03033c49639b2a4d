import { queryOptions } from '@tanstack/react-query'
import type { HomeQuery } from '#graphql/generated/graphql.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { fetchHome } from './site.functions.ts'

export type HomeMarket = HomeQuery['market']
export type HomeSegment = HomeMarket['segments'][number]

const FRESH_MS = 60_000
const FAILURE_FRESH_MS = 10_000

/** A failure is soon stale, so that coming back asks again. */
export const homeQuery = (country: CountryCode) =>
  queryOptions({
    queryKey: ['home', country],
    queryFn: () => fetchHome({ data: { country } }),
    staleTime: ({ state }) => (state.data?.ok ? FRESH_MS : FAILURE_FRESH_MS),
  })
