import type { AnswerOf } from '#api/page-queries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { AgentListingsSearch } from './agent-listings-search.ts'

/** A page of what the agent of a licence advertises. */
export const agentListingsQuery = (country: CountryCode, licence: string, { activity, after }: AgentListingsSearch, first: number) => {
  const request = { country, licence, activity, after, first }
  return {
    queryKey: ['agent-listings', request],
    queryFn: async () => (await import('./agent-listings.functions.ts')).fetchAgentListings({ data: request }),
  }
}

/** What {@link agentListingsQuery} answers. */
export type AgentListed = AnswerOf<typeof agentListingsQuery>
