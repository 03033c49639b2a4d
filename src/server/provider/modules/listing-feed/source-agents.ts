import { z } from 'zod'
import type { FeedRecord } from './feed-record.ts'
import type { FeedSource } from './feed-source.ts'

/** An agent of a source, as staff keep them; '' for a telephone or an e-mail address that is not known. */
export interface SourceAgent {
  name: string
  licence: string
  phone: string
  email: string
}

const AGENTS = z.array(z.object({ name: z.string(), licence: z.string(), phone: z.string(), email: z.string() }))

export const agentsOfSource = ({ agents }: Pick<FeedSource, 'agents'>): SourceAgent[] => AGENTS.parse(JSON.parse(agents))

/** Letters of a name without case, spaces and signs, in any script. */
const nameKey = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '')

const emailKey = (email: string): string => email.trim().toLowerCase()

type Lines = Pick<FeedRecord, 'agentName' | 'agentLicence' | 'agentPhone' | 'agentEmail'>

/** The agent that a record names, by e-mail address, else by name; null where several or none could be meant. */
function agentOf({ agentName, agentEmail }: Lines, agents: readonly SourceAgent[]): SourceAgent | null {
  const same = (key: (agent: SourceAgent) => string, asked: string) => (asked === '' ? [] : agents.filter((one) => key(one) === asked))
  const byEmail = same(({ email }) => emailKey(email), emailKey(agentEmail))
  const found = byEmail.length > 0 ? byEmail : same(({ name }) => nameKey(name), nameKey(agentName))
  return found.length === 1 ? (found[0] ?? null) : null
}

/** A record with the lines of its agent that it lacks, from the source's agents. What it says itself stands. */
export function withSourceAgent<Record extends Lines>(record: Record, agents: readonly SourceAgent[]): Record {
  const agent = record.agentLicence && record.agentPhone && record.agentName ? null : agentOf(record, agents)
  if (!agent) return record
  return {
    ...record,
    agentName: record.agentName || agent.name,
    agentLicence: record.agentLicence || agent.licence,
    agentPhone: record.agentPhone || agent.phone,
    agentEmail: record.agentEmail || agent.email,
  }
}
