import type { AgentRight } from '#graphql/plan-rights.ts'
import type { ProviderContext } from '../../context.ts'
import type { ViewerRow } from '../../viewer-store.ts'
import { mayUse } from './entitlement.ts'

export const AGENT_TOOL_STANDINGS = ['OPEN', 'NEEDS_PLAN', 'SEAT_RIGHT', 'AGENTS_ONLY'] as const
export type AgentToolStanding = (typeof AGENT_TOOL_STANDINGS)[number]

/** Who uses a tool of agents: those whose plan opens it, and seats to which the payer grants it. */
export async function agentToolStanding(
  context: ProviderContext,
  { kind }: Pick<ViewerRow, 'kind'>,
  right: AgentRight,
): Promise<AgentToolStanding> {
  if (kind !== 'agent' && kind !== 'sub-account') return 'AGENTS_ONLY'
  if (await mayUse(context, right)) return 'OPEN'
  return kind === 'sub-account' ? 'SEAT_RIGHT' : 'NEEDS_PLAN'
}
