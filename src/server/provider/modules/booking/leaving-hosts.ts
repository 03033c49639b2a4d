import type { Statements } from '../../db/client.ts'
import { keepAct } from './act.ts'
import { BOOKING_COLUMNS, BOOKING_ROW, type BookingRow } from './booking-row.ts'

const ROUND = 50
const ROUNDS_MAX = 20

/**
 * Gives up what is to come of hosts whose accounts are about to go, and writes to their visitors; the letters go out with the next run. May be
 * run again at any moment: what was given up is not found any more. `names`: of the hosts, by the id of the account.
 */
export async function giveUpBookings(trade: Statements, names: ReadonlyMap<string, string>, now: number): Promise<number> {
  const owners = JSON.stringify([...names.keys()])
  let total = 0
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const coming = await trade.all(
      BOOKING_ROW,
      `select ${BOOKING_COLUMNS} from booking where owner in (select value from json_each(?)) and ends_at > ? and starts_at > ?
        and state in ('held', 'confirmed') order by starts_at limit ${ROUND}`,
      owners,
      now,
      now,
    )
    await Promise.all(coming.map((booking) => giveUp(trade, booking, names.get(booking.owner) ?? '', now)))
    total += coming.length
    if (coming.length < ROUND) break
  }
  return total
}

function giveUp(trade: Statements, booking: BookingRow, name: string, now: number) {
  const isHeld = booking.state === 'held'
  const act = { key: `leaving ${booking.id}`, booking, action: isHeld ? 'decline' : 'cancel', actor: 'owner', reason: '', now } as const
  return keepAct(trade, act, {
    eventKey: act.key,
    booking,
    host: { name, readers: [] },
    reason: '',
    now,
    letter: isHeld ? 'booking-declined' : 'booking-cancelled',
    notice: null,
  })
}
