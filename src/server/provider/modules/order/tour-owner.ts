import type { ProviderContext } from '../../context.ts'
import { USER } from '../../db/account/people-tables.ts'
import { pick } from '../../db/column-table.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { requireViewer } from '../../viewer.ts'
import { holdersGranting } from '../seat/seat-access.ts'

/** Whose a tour becomes that the viewer approves: an agent's own, that of the payer who grants orders to a seat; null for others, with whose order it stays. */
export async function tourOwner(context: ProviderContext): Promise<string | null> {
  const viewer = await requireViewer(context)
  if (viewer.kind === 'agent') return viewer.id
  const holders = await holdersGranting(context.account, viewer.id, 'orders', unixSeconds(context.clock))
  const agent = await context.account.first(
    pick(USER, 'id'),
    "select id from user where kind = 'agent' and deletion_due_at is null and id in (select value from json_each(?)) limit 1",
    JSON.stringify(holders),
  )
  return agent?.id ?? null
}
