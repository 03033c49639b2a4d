import { notFound } from '@tanstack/react-router'
import type { AskPage } from '#api/page-queries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { agentListingsQuery } from '#property/listing/agent-listings-query.ts'
import type { AgentListingsSearch } from '#property/listing/agent-listings-search.ts'
import type { HomeSubject, ListingSubject } from '../listing-guard.ts'
import { loadListing } from '../queries.ts'

const HOMES = 10

const brandQuery = (country: CountryCode, agentId: string) => ({
  queryKey: ['agent-brand', country, agentId],
  queryFn: async () => (await import('./agent-block.functions.ts')).fetchAgentBrand({ data: { country, agentId } }),
})

/** What the block of an agent shows. An agent who has chosen neither colour, logo nor website has none: 404. */
export async function loadAgentBlock(
  { ask, country }: { ask: AskPage; country: CountryCode },
  { agentId }: { agentId: string },
  search: AgentListingsSearch,
) {
  const brand = await ask(brandQuery(country, agentId))
  if (!brand) throw notFound()
  return { brand, country, search, listed: await ask(agentListingsQuery(country, brand.lines.licence, search, HOMES)) }
}

/** A page of listings as an agent's website shows it, in the agent's colours where some were chosen. */
export async function loadAgentListing(ask: AskPage, subject: ListingSubject | HomeSubject) {
  const { country, agentId } = subject
  const [loaded, brand] = await Promise.all([loadListing(ask, subject), agentId === null ? null : ask(brandQuery(country, agentId))])
  return { ...loaded, brand }
}
