import type { Guard } from '../../db/client.ts'
import type { ScheduledJob } from '../../scheduled-job.ts'
import { writeBookingLetter } from './booking-letters.ts'
import { BOOKING_COLUMNS, BOOKING_ROW, type BookingRow } from './booking-row.ts'
import { type Host, hostOf } from './host.ts'

const HOUR = 3_600
/** How long before an appointment its visitor is reminded of it. */
const REMINDERS = { day: 24 * HOUR, hours: 2 * HOUR } as const
/** Letters of one kind and run; the rest waits for the next one. */
const REMINDED_MAX = 50

/**
 * Reminds visitors of what is confirmed, the day before and two hours before. Who took the time later than that needs no reminder. Letters are by
 * booking, so that an appointment that was moved is reminded of anew, and nobody twice.
 */
export const remindVisitors: ScheduledJob = async (context) => {
  const { trade, account, later, post, now } = context
  const hosts = new Map<string, Promise<Host | null>>()
  const written: string[] = []
  for (const [kind, ahead] of [
    ['day', REMINDERS.day],
    ['hours', REMINDERS.hours],
  ] as const) {
    const due = await trade.all(
      BOOKING_ROW,
      `select ${BOOKING_COLUMNS} from booking where state = 'confirmed' and starts_at > ?1 and starts_at <= ?1 + ?2 and created_at <= starts_at - ?2
        and not exists (select 1 from letter where key = 'booking-reminder ' || ?3 || ' ' || booking.id) order by starts_at limit ${REMINDED_MAX}`,
      now,
      ahead,
      kind,
    )
    const named = await Promise.all(due.map(async (booking) => ({ booking, host: await known(booking) })))
    const letters = named.map(({ booking, host }) => {
      const stands: Guard = { sql: "exists (select 1 from booking where id = ? and state = 'confirmed')", parameters: [booking.id] }
      const letter = {
        template: 'booking-reminder',
        eventKey: `${kind} ${booking.id}`,
        booking,
        host: host?.name ?? '',
        reason: '',
        now,
      } as const
      return writeBookingLetter(trade, { ...letter, notAfter: booking.startsAt }, stands)
    })
    written.push(...(await Promise.all(letters)))
  }
  if (written.length > 0) later(post.push(written))
  return written.length

  function known({ owner, visitorLocale }: BookingRow) {
    const key = `${owner} ${visitorLocale}`
    const host = hosts.get(key) ?? hostOf(account, owner, visitorLocale)
    hosts.set(key, host)
    return host
  }
}
