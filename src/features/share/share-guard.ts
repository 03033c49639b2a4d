import { notFound } from '@tanstack/react-router'
import type { AskPage } from '#api/page-queries.ts'
import { parseCountryCode } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { parseAgentNumber } from './agent-number.ts'

/** Ids of shared pages are random and cannot be guessed. Nothing can be shared yet, so every id is a 404. */
export function openShared(_params: { id: string }): never {
  throw notFound()
}

const agentQuery = (country: CountryCode, agentNumber: string) => ({
  queryKey: ['registered-agent', country, agentNumber],
  queryFn: async () => (await import('./share.functions.ts')).fetchRegisteredAgent({ data: { country, agentNumber } }),
})

const hostQuery = (country: CountryCode, agentNumber: string) => ({
  queryKey: ['host-of-agent', country, agentNumber],
  queryFn: async () => (await import('./share.functions.ts')).fetchHostOfAgent({ data: { country, agentNumber } }),
})

interface AgentAddress {
  agentNumber: string
  /** of the project that is shared; else the request's country is meant */
  countryCode?: string
}

/** The pages of an agent. No agent can share a page yet: every number is a 404, which names the agent where the register of the country does. */
export async function openAgent(
  { ask, country }: { ask: AskPage; country: CountryCode },
  { agentNumber, countryCode }: AgentAddress,
): Promise<never> {
  const number = parseAgentNumber(agentNumber)
  if (number === null) throw notFound({ data: { agent: null, host: null } })
  const of = parseCountryCode(countryCode) ?? country
  const [agent, host] = await Promise.all([ask(agentQuery(of, number)), ask(hostQuery(of, number))])
  throw notFound({ data: { agent, host } })
}
