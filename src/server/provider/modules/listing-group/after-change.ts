import type { Statements } from '../../db/client.ts'
import type { Clock } from '../../ports/clock/clock.ts'
import { D1_PLACING, groupUngrouped } from './place-in-groups.ts'

type ChangeContext = { trade: Statements } & ({ clock: Clock } | { now: number })

/**
 * Places changed listings in the groups of their homes, so that pages tell of the change at once. The rows themselves say that they wait
 * (`is_ungrouped`): a call that never comes loses nothing, the next run places them. Returns how many were placed.
 */
export function afterListingChange(context: ChangeContext, ids: readonly string[], size = D1_PLACING): Promise<number> {
  const clock = 'clock' in context ? context.clock : { nowMs: () => context.now * 1_000 }
  return groupUngrouped({ trade: context.trade, clock }, { ids, limit: ids.length, size })
}

/** As many as a killed intake may have left: what is placed together, and a batch. */
const LEFT_OVER = 25_000

/** Places what still waits, whoever changed it: what a killed run has stored and not placed. Returns how many were placed. */
export const placeLeftOver = ({ trade, now }: { trade: Statements; now: number }): Promise<number> =>
  groupUngrouped({ trade, clock: { nowMs: () => now * 1_000 } }, { limit: LEFT_OVER })
