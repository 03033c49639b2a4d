import type { ProviderContext } from '../../context.ts'
import { batchLoader } from '../../db/batch-loader.ts'
import { integer, pick, text } from '../../db/column-table.ts'
import { BOOKING_EVENT } from '../../db/trade/booking-tables.ts'
import type { AppointmentOutcome } from '../../db/trade/words.ts'
import type { BookingAction } from './booking-states.ts'

/** By which action a host says how a booking went. */
const OUTCOME_OF = { complete: 'came', absent: 'absent', late: 'late' } as const satisfies Partial<
  Record<BookingAction, AppointmentOutcome>
>

const SAYS = `event.action in (${Object.keys(OUTCOME_OF)
  .map((action) => `'${action}'`)
  .join(', ')})`
const isSaying = (action: string): action is keyof typeof OUTCOME_OF => Object.hasOwn(OUTCOME_OF, action)

const SAID_ROW = pick(BOOKING_EVENT, 'bookingId', 'action')

/** How bookings went, by their ids; null until their host has said so. It stands in their history and nowhere else. */
export const outcomesOfBookings = ({ trade }: ProviderContext) =>
  batchLoader<string, AppointmentOutcome | null>(async (ids) => {
    const said = await trade.all(
      SAID_ROW,
      `select event.booking_id as bookingId, event.action from booking_event event
      where event.booking_id in (select value from json_each(?)) and ${SAYS}`,
      JSON.stringify(ids),
    )
    return new Map(said.map(({ bookingId, action }) => [bookingId, isSaying(action) ? OUTCOME_OF[action] : null]))
  }, null)

/** How often somebody came to the appointments with a host, did not come, and cancelled late. */
export interface Attendance {
  came: number
  absent: number
  late: number
}

/** Whose appointments: a host's schedule, and somebody's address. */
interface Attendee {
  owner: string
  email: string
}

const ATTENDANCE_ROW = { owner: text(), email: text(), came: integer(), absent: integer(), late: integer() }
const NEVER: Attendance = { came: 0, absent: 0, late: 0 }

/** One text for a host and an address, so that a request asks for each once. */
export const attendanceKey = ({ owner, email }: Attendee): string => JSON.stringify([owner, email.trim().toLowerCase()])

/** Attendance by {@link attendanceKey}: at bookings, and at what the host has written down with the same address. */
export const attendances = ({ trade }: ProviderContext) =>
  batchLoader<string, Attendance>(async (keys) => {
    const rows = await trade.all(
      ATTENDANCE_ROW,
      `with asked as (select value ->> 0 as owner, value ->> 1 as email from json_each(?)), went as (
        select booking.owner, lower(booking.visitor_email) as email, event.action as outcome
        from booking join booking_event event on event.booking_id = booking.id
        where ${SAYS} and booking.owner in (select owner from asked)
        union all select owner, lower(email), outcome from own_appointment
        where outcome is not null and removed_at is null and owner in (select owner from asked))
      select asked.owner, asked.email, sum(went.outcome in ('complete', 'came')) as came, sum(went.outcome = 'absent') as absent,
        sum(went.outcome = 'late') as late
      from asked join went on went.owner = asked.owner and went.email = asked.email where asked.email <> '' group by asked.owner, asked.email`,
      `[${keys.join(',')}]`,
    )
    return new Map(rows.map(({ owner, email, ...counts }) => [attendanceKey({ owner, email }), counts]))
  }, NEVER)
