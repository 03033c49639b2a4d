import type { ScheduledJob } from '../../scheduled-job.ts'
import { actOnBooking } from './act.ts'
import { BOOKING_COLUMNS, BOOKING_ROW } from './booking-row.ts'

/** Requests of one run; the rest waits for the next one. */
const LAPSED_MAX = 100

/** product §8.5: a request that nobody answered within its day lapses, and both sides are told. */
export const lapseBookings: ScheduledJob = async (context) => {
  const { trade, now } = context
  const due = await trade.all(
    BOOKING_ROW,
    `select ${BOOKING_COLUMNS} from booking where state = 'held' and held_until <= ? order by held_until limit ${LAPSED_MAX}`,
    now,
  )
  for (const booking of due)
    await actOnBooking(context, { key: `lapse ${booking.id}`, booking, action: 'lapse', actor: 'clock', reason: '', now })
  return due.length
}
