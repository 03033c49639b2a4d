import type { CountryCode } from '#market/vocabulary.ts'

/** Loaded when needed: pages that came with their data from the server do not need the code for queries. */
const functions = () => import('./real-agent.functions.ts')

export const agentMarketQuery = (country: CountryCode) => ({
  queryKey: ['agent-market', country],
  queryFn: async () => (await functions()).fetchAgentMarket({ data: { country } }),
})

export const seatExamplesQuery = (country: CountryCode) => ({
  queryKey: ['seat-examples', country],
  queryFn: async () => (await functions()).fetchSeatExamples({ data: { country } }),
})
