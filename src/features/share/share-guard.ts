import { notFound } from '@tanstack/react-router'
import { parseAgentNumber } from './agent-number.ts'

/** Ids of shared pages are random and cannot be guessed. Nothing can be shared yet, so every id is a 404. */
export function openShared(_params: { id: string }): never {
  throw notFound()
}

/** The pages of an agent. No agent can share a page yet: every number is a 404, which says so where it is one. */
export function openAgent({ agentNumber }: { agentNumber: string }): never {
  throw notFound({ data: { agentNumber: parseAgentNumber(agentNumber) } })
}
