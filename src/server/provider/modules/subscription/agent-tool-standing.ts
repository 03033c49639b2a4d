import type { ProviderContext } from '../../context.ts'
import type { ViewerRow } from '../../viewer-store.ts'
import { mayUsePro } from './entitlement.ts'

export const AGENT_TOOL_STANDINGS = ['OPEN', 'NEEDS_PLAN', 'SEAT_RIGHT', 'AGENTS_ONLY'] as const
export type AgentToolStanding = (typeof AGENT_TOOL_STANDINGS)[number]

/** Who uses the tools of a plan: agents with one, and seats to which the payer grants reports. */
export async function agentToolStanding(context: ProviderContext, { kind }: Pick<ViewerRow, 'kind'>): Promise<AgentToolStanding> {
  if (kind !== 'agent' && kind !== 'sub-account') return 'AGENTS_ONLY'
  if (await mayUsePro(context)) return 'OPEN'
  return kind === 'sub-account' ? 'SEAT_RIGHT' : 'NEEDS_PLAN'
}
