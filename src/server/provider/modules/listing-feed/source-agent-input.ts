import { cleanLine } from '#lib/clean-line.ts'
import { builder } from '../../builder.ts'
import { refusal } from '../../errors.ts'
import type { SourceAgent } from './source-agents.ts'

const LINE_MAX_CHARS = 120
export const AGENTS_MAX = 1_000

export const SourceAgentInput = builder.inputType('SourceAgentInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    licence: t.string({ required: true }),
    phone: t.string({ required: true, description: '"" where it is not known.' }),
    email: t.string({ required: true, description: '"" where it is not known.' }),
  }),
})

/** JSON of the agents; null where they stay as they are. Throws `source-agents`. */
export function checkedAgents(agents: readonly SourceAgent[] | null | undefined): string | null {
  if (agents == null) return null
  const clean = agents.map(({ name, licence, phone, email }) => ({
    name: cleanLine(name),
    licence: cleanLine(licence),
    phone: cleanLine(phone),
    email: cleanLine(email),
  }))
  const isWhole = (agent: SourceAgent) =>
    agent.name !== '' && agent.licence !== '' && Object.values(agent).every((line) => line.length <= LINE_MAX_CHARS)
  if (agents.length > AGENTS_MAX || !clean.every(isWhole)) throw refusal('source-agents', 'Each has a name and a licence.')
  return JSON.stringify(clean)
}
