import { notFound } from '@tanstack/react-router'
import type { AskPage } from '#api/page-queries.ts'
import { countriesOfLicence, firstKnown } from '#market/licence-countries.ts'
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
  const brand = await firstKnown(countriesOfLicence(agentId, country), (of) => ask(brandQuery(of, agentId)))
  if (!brand) throw notFound()
  return { brand, search, listed: await ask(agentListingsQuery(brand.country, brand.lines.licence, search, HOMES)) }
}

/** A page of listings as an agent's website shows it, under the agent's name and in the agent's colours where some were chosen. */
export async function loadAgentListing(ask: AskPage, subject: ListingSubject | HomeSubject) {
  const { country, agentId } = subject
  const [loaded, brand] = await Promise.all([loadListing(ask, subject), agentId === null ? null : ask(brandQuery(country, agentId))])
  return { ...loaded, brand: brand ?? plainBrand(advertiserOf(loaded)) }
}

const advertiserOf = (loaded: Awaited<ReturnType<typeof loadListing>>) => {
  if (loaded.kind === 'home') return loaded.home.ok ? loaded.home.value.advertisers[0] : undefined
  return loaded.group.ok ? loaded.group.value.listed?.nodes[0]?.advertisers?.[0] : undefined
}

/** An agent who has chosen nothing is named by the lines of the advertisement. */
const plainBrand = (by: ReturnType<typeof advertiserOf>) =>
  by
    ? {
        accent: null,
        logo: null,
        lines: { name: by.agentName, licence: by.agentLicence, phone: by.agentPhone, agency: by.agency, agencyLicence: by.agencyLicence },
      }
    : null
