import type { CountryCode } from '#market/vocabulary.ts'

/** Asking is for pages that were not answered with their data: its code travels when it is needed. */
const functions = () => import('./real-agent.functions.ts')

export const agentMarketQuery = (country: CountryCode) => ({
  queryKey: ['agent-market', country],
  queryFn: async () => (await functions()).fetchAgentMarket({ data: { country } }),
})
