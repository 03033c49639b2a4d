import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { isStaffRow } from '../../user-row.ts'
import { requireViewer } from '../../viewer.ts'
import type { ViewerRow } from '../../viewer-store.ts'
import { type FeedSource, isManagedBy, readSources } from './feed-source.ts'

export interface HeldSource {
  viewer: ViewerRow
  source: FeedSource
  /** the agent who manages it, to whom its enquiries, appointments and orders were given; else staff */
  isManager: boolean
}

/**
 * A source of the request's country, for staff and for the agent who manages it; null, for staff, where there is none. Throws `invalid_access_token`, `forbidden`
 * for everybody else, whether there is such a source or not.
 */
export async function heldSource(context: ProviderContext, id: string): Promise<HeldSource | null> {
  const viewer = await requireViewer(context)
  const [source] = await readSources(context.trade, 's.id = ? and s.country = ?', id, context.country.countryCode)
  const isManager = source !== undefined && isManagedBy(source, viewer)
  if (!isStaffRow(viewer) && !isManager) throw refusal('forbidden', 'This is for staff, and for who manages the source.')
  return source ? { viewer, source, isManager } : null
}

/** As {@link heldSource}; throws `source-unknown` for staff where there is none. */
export async function requireSource(context: ProviderContext, id: string): Promise<HeldSource> {
  const held = await heldSource(context, id)
  if (!held) throw refusal('source-unknown', 'There is no such source in this country.')
  return held
}

/**
 * Who is given what was written to the agent of a source is the agent's choice: staff neither make keys nor webhooks for it. Throws `forbidden`, and
 * `source-unapproved` where nobody reads the source yet.
 */
export function requireGiver({ source, isManager }: HeldSource, isOfPeople: boolean): void {
  if (isOfPeople && !isManager) throw refusal('forbidden', 'This is given by the agent who manages the source.')
  if (source.approval !== 'approved') throw refusal('source-unapproved', 'Its feed is not approved.')
}
