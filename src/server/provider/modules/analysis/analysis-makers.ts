import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { requireViewer } from '../../viewer.ts'
import type { ViewerRow } from '../../viewer-store.ts'
import { agentToolStanding } from '../subscription/agent-tool-standing.ts'

/** Throws `invalid_access_token`, `analysis-agents`, `needs-subscription`, `seat-right`. */
export async function requireAnalyst(context: ProviderContext): Promise<ViewerRow> {
  const viewer = await requireViewer(context)
  const standing = await agentToolStanding(context, viewer, 'market-analyses')
  if (standing === 'OPEN') return viewer
  if (standing === 'SEAT_RIGHT') throw refusal('seat-right', 'The seat does not include this.')
  if (standing === 'NEEDS_PLAN') throw refusal('needs-subscription', 'Market analyses come with a plan.')
  throw refusal('analysis-agents', 'Market analyses are made by agents.')
}
