import type { ProviderContext } from '../../context.ts'
import { USER } from '../../db/account/people-tables.ts'
import type { Statements } from '../../db/client.ts'
import { pick } from '../../db/column-table.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { requireViewer } from '../../viewer.ts'
import { readViewer, type ViewerRow } from '../../viewer-store.ts'
import { holdersGranting } from '../seat/seat-access.ts'

/** The agents whose listings somebody writes: an agent the own ones, the holder of a seat those of the payers who grant it. The own account comes first. */
export async function listingOwners(account: Statements, viewer: Pick<ViewerRow, 'id' | 'kind'>, now: number): Promise<string[]> {
  const holders = await holdersGranting(account, viewer.id, 'listings', now)
  const agents = await account.all(
    pick(USER, 'id'),
    "select id from user where kind = 'agent' and deletion_due_at is null and id in (select value from json_each(?))",
    JSON.stringify(holders),
  )
  return [...(viewer.kind === 'agent' ? [viewer.id] : []), ...agents.map(({ id }) => id)]
}

/** Who writes listings here, and whose. */
export interface ListingWriter {
  viewer: ViewerRow
  owners: string[]
}

/** Throws `invalid_access_token`, `seat-right` for a seat to which it is not granted, `listing-agents` for everybody else who is no agent. */
export async function requireListingWriter(context: ProviderContext): Promise<ListingWriter> {
  const viewer = await requireViewer(context)
  const owners = await listingOwners(context.account, viewer, unixSeconds(context.clock))
  if (owners.length > 0) return { viewer, owners }
  if (viewer.kind === 'sub-account') throw refusal('seat-right', 'The seat does not include this.')
  throw refusal('listing-agents', 'Listings are written by agents.')
}

/** What an endpoint needs to know who writes for whom; `now` in unix seconds. */
export interface WriterContext {
  trade: Statements
  account: Statements
  now: number
}

/** Whether the holder of a token writes what an agent advertises. */
export async function writesFor({ account, now }: WriterContext, token: string, agent: string | null): Promise<boolean> {
  const viewer = agent === null ? null : await readViewer(account, token, now)
  if (agent === null || viewer?.sessionPurpose !== 'user') return false
  return (await listingOwners(account, viewer, now)).includes(agent)
}
