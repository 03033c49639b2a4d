import { isRecord } from '#lib/records.ts'
import { Statements } from '../db/client.ts'
import { unixSeconds } from '../ports/clock/clock.ts'
import { rowsOf } from './desk-rows.ts'
import type { DeskSources } from './desk-work.ts'

/** A test clock of this name moves the desk itself: everybody who has no test clock of their own lives by it, and it goes on from where it was put. */
export const SHARED_CLOCK = 'desk'

/** The desk's time in unix seconds: the real one, or what the shared clock makes of it. */
export async function deskNow({ country, database, clock }: DeskSources): Promise<number> {
  const now = unixSeconds(clock)
  const [row] = await rowsOf(
    new Statements(database, 'first-primary'),
    country,
    'test_helpers.test_clock',
    { name: SHARED_CLOCK },
    { limit: 1 },
  )
  const frozen = isRecord(row?.object) ? Number(row.object.frozen_time) : now
  const movedAt = isRecord(row?.hidden) ? Number(row.hidden.movedAt) : now
  return frozen + (now - movedAt)
}
