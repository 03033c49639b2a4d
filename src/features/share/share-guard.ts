import { notFound } from '@tanstack/react-router'
import type { AskPage } from '#api/page-queries.ts'
import type { ShareFrame } from '#api/shares.ts'
import { isShareId } from '#graphql/share-kinds.ts'
import { parseCountryCode } from '#market/countries.ts'
import { countriesOfLicence, firstKnown } from '#market/licence-countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { parseTypeGroup } from '#property/address/wire-words.ts'
import { agentListingsQuery } from '#property/listing/agent-listings-query.ts'
import type { AgentListingsSearch } from '#property/listing/agent-listings-search.ts'
import { parseAgentNumber } from './agent-number.ts'

/** How the inside of each kind of shared page is loaded. */
export type FrozenLoaders = Record<NonNullable<ShareFrame['opened']>['kind'], (ask: AskPage, id: string) => Promise<object | null>>

/**
 * A shared page with its inside, which is null while it is not open, or cannot be read. Ids are random and cannot be guessed: one under which nothing is
 * shared is a 404.
 */
export async function openShared({ ask }: { ask: AskPage }, { id }: { id: string }, loaders: FrozenLoaders) {
  if (!isShareId(id)) throw notFound()
  const shared = await ask({
    queryKey: ['shared-page', id],
    queryFn: async () => (await import('./share.functions.ts')).fetchShareFrame({ data: { id } }),
  })
  if (shared.ok && shared.value === null) throw notFound()
  const opened = shared.ok ? shared.value?.opened : null
  const inside = opened?.isReadable ? await loaders[opened.kind](ask, id) : null
  return { ...inside, shared: shared.ok ? shared.value : null, isReadable: inside !== null }
}

const agentQuery = (country: CountryCode, agentNumber: string) => ({
  queryKey: ['registered-agent', country, agentNumber],
  queryFn: async () => (await import('./share.functions.ts')).fetchRegisteredAgent({ data: { country, agentNumber } }),
})

const hostQuery = (country: CountryCode, agentNumber: string) => ({
  queryKey: ['host-of-agent', country, agentNumber],
  queryFn: async () => (await import('./share.functions.ts')).fetchHostOfAgent({ data: { country, agentNumber } }),
})

const pageQuery = (country: CountryCode, agentNumber: string) => ({
  queryKey: ['agent-page', country, agentNumber],
  queryFn: async () => (await import('./share.functions.ts')).fetchAgentPage({ data: { country, agentNumber } }),
})

interface AgentAddress {
  agentNumber: string
  /** of the project that is shared; else the agent's own is meant */
  countryCode?: string
}

/** What {@link openAgent} found. */
export type OpenedAgent = Awaited<ReturnType<typeof openAgent>>

/** The pages of an agent who has an account with all the lines that they must show. Any other number is a 404, which names the agent where the register does. */
export async function openAgent({ ask, country }: { ask: AskPage; country: CountryCode }, { agentNumber, countryCode }: AgentAddress) {
  const number = parseAgentNumber(agentNumber)
  if (number === null) throw notFound({ data: { agent: null, host: null } })
  const named = parseCountryCode(countryCode)
  const countries = named ? [named] : countriesOfLicence(number, country)
  const page = await firstKnown(countries, (of) => ask(pageQuery(of, number)))
  if (page) return page
  const [agent, host] = await Promise.all([
    firstKnown(countries, (of) => ask(agentQuery(of, number))),
    firstKnown(countries, (of) => ask(hostQuery(of, number))),
  ])
  throw notFound({ data: { agent, host } })
}

const HOMES = { profile: 4, idx: 20 } as const

/** The page of an agent with homes that the agent advertises: a few on the profile, a page of them on the search page. */
export async function openAgentHomes(
  context: { ask: AskPage; country: CountryCode },
  address: AgentAddress,
  of: keyof typeof HOMES,
  search: AgentListingsSearch = {},
) {
  const agent = await openAgent(context, address)
  return { agent, search, listed: await context.ask(agentListingsQuery(agent.country, agent.lines.licence, search, HOMES[of])) }
}

/** What {@link openAgentHomes} found. */
export type OpenedAgentHomes = Awaited<ReturnType<typeof openAgentHomes>>

/** A project with the lines of an agent. Throws notFound for an unknown agent as {@link openAgent}, and for an unknown project. */
export async function openAgentProject(
  context: { ask: AskPage; country: CountryCode },
  params: AgentAddress & { countryCode: string; projectType: string; projectSlug: string },
) {
  const agent = await openAgent(context, params)
  const typeGroup = parseTypeGroup(params.projectType)
  const key = typeGroup && { country: agent.country, typeGroup, slug: params.projectSlug }
  const project =
    key &&
    (await context.ask({
      queryKey: ['shared-project', key],
      queryFn: async () => (await import('./share.functions.ts')).fetchSharedProject({ data: key }),
    }))
  if (!project) {
    const registered = { salespersonName: agent.lines.name, estateAgency: agent.lines.agency }
    throw notFound({ data: { hasPage: true, agent: registered, host: agent.host } })
  }
  return { agent, project }
}

/** What {@link openAgentProject} found. */
export type OpenedAgentProject = Awaited<ReturnType<typeof openAgentProject>>
