import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { requireViewer } from '../account/viewer.ts'
import type { ViewerRow } from '../account/viewer-store.ts'
import { mayUsePro } from '../account-data/entitlement.ts'

export const LABEL_STANDINGS = ['OPEN', 'NEEDS_PLAN', 'SEAT_RIGHT', 'AGENTS_ONLY'] as const
export type LabelStanding = (typeof LABEL_STANDINGS)[number]

/** Who prints labels: agents with a plan, and seats to which the payer grants reports. */
export async function labelStanding(context: ProviderContext, { kind }: Pick<ViewerRow, 'kind'>): Promise<LabelStanding> {
  if (kind !== 'agent' && kind !== 'sub-account') return 'AGENTS_ONLY'
  if (await mayUsePro(context)) return 'OPEN'
  return kind === 'sub-account' ? 'SEAT_RIGHT' : 'NEEDS_PLAN'
}

/** Throws `invalid_access_token`, `label-agents`, `needs-subscription`, `seat-right`. */
export async function requireLabelMaker(context: ProviderContext): Promise<ViewerRow> {
  const viewer = await requireViewer(context)
  const standing = await labelStanding(context, viewer)
  if (standing === 'OPEN') return viewer
  if (standing === 'SEAT_RIGHT') throw refusal('seat-right', 'The seat does not include this.')
  if (standing === 'NEEDS_PLAN') throw refusal('needs-subscription', 'Labels are printed with a plan.')
  throw refusal('label-agents', 'Labels are printed by agents.')
}
