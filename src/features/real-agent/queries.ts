import { queryOptions } from '@tanstack/react-query'
import type { CountryCode } from '#market/vocabulary.ts'

const FRESH_MS = 60_000
const FAILURE_FRESH_MS = 10_000

/** Asking is for pages that were not answered with their data: its code travels when it is needed. */
const ask = async (country: CountryCode) => (await import('./real-agent.functions.ts')).fetchAgentMarket({ data: { country } })

/** A failure is soon stale, so that coming back asks again. */
export const agentMarketQuery = (country: CountryCode) =>
  queryOptions({
    queryKey: ['agent-market', country],
    queryFn: () => ask(country),
    staleTime: ({ state }) => (state.data?.ok ? FRESH_MS : FAILURE_FRESH_MS),
  })
