import { recordAct, wasActed } from '../../db/history.ts'
import type { BookingActor } from '../../db/trade/words.ts'
import { mayAct } from '../../db/transitions.ts'
import type { ActRefusal } from './act.ts'
import { type BookAnswer, bookingOf, nextSlots, type SlotRefusal, slotAt } from './book.ts'
import { BOOKING_COLUMNS, BOOKING_ROW, type BookingRow, bookedHome } from './booking-row.ts'
import { BOOKING_TRANSITIONS } from './booking-states.ts'
import { type Host, hostOf } from './host.ts'
import { rulesOfKind } from './schedule-rules.ts'
import type { Schedule } from './schedule-store.ts'
import type { Slot } from './slot-rules.ts'
import { type SlotGuard, type SlotRequest, takeSlot } from './take-slot.ts'
import { sendNews, type WrittenNews, writeNews } from './tell.ts'

type BookingContext = Parameters<typeof nextSlots>[0] & Parameters<typeof sendNews>[0] & { account: Parameters<typeof hostOf>[0] }

export interface MoveRequest {
  /** the action's: sent again, it is the same move */
  key: string
  booking: BookingRow
  schedule: Schedule
  /** unix seconds, of a time that is free as the guard has it */
  startsAt: number
  /** of an agent's own move alone: a visitor's goes to what is offered */
  guard?: SlotGuard
  actor: Exclude<BookingActor, 'clock'>
  now: number
}

export type MoveAnswer = Exclude<BookAnswer, { refused: SlotRefusal }> | { refused: SlotRefusal | { code: ActRefusal; next: [] } }

/**
 * Gives an appointment another time: the earlier booking is moved and the later one stands for it, both or neither. A visitor's new time is
 * confirmed by the host again where times are taken by request.
 */
export async function moveBooking(context: BookingContext, request: MoveRequest): Promise<MoveAnswer> {
  const { key, booking, schedule, startsAt, guard = 'offered', actor, now } = request
  const earlier = await movedBy(context.trade, key, booking)
  if (earlier) return { booking: earlier }
  if (!mayAct(BOOKING_TRANSITIONS, 'move', actor, booking.state)) return { refused: { code: 'booking-state', next: [] } }
  if (booking.startsAt <= now) return { refused: { code: 'booking-time', next: [] } }
  const own = rulesOfKind(schedule.rules, booking.kind)
  const host = await hostOf(context.account, booking.owner, booking.visitorLocale)
  if (!own || !host || (guard === 'offered' && !own.isOpen)) return { refused: { code: 'schedule-closed', next: [] } }
  if (guard !== 'offered' && startsAt <= now) return { refused: { code: 'booking-time', next: [] } }
  const slot =
    guard === 'offered'
      ? await slotAt(context, { schedule, kind: booking.kind, startsAt, now, besides: booking.id })
      : timeOf(booking, startsAt)
  if (slot) {
    const wanted: SlotRequest = {
      id: crypto.randomUUID(),
      schedule,
      own,
      slot,
      guard,
      moved: booking,
      proposal: null,
      now,
      state: actor === 'owner' || own.mode === 'instant' ? 'confirmed' : 'held',
      visitor: visitorOf(booking),
      home: bookedHome(booking),
      evidence: booking.evidence,
      siteOrigin: booking.siteOrigin,
    }
    sendNews(context, await keepMove(context, request, wanted, host))
    const moved = await movedBy(context.trade, key, booking)
    if (moved) return { booking: moved }
  }
  const range = { schedule, kind: booking.kind, from: startsAt, until: startsAt, now }
  return { refused: { code: 'slot-taken', next: await nextSlots(context, range) } }
}

/** As long as it was. */
const timeOf = ({ startsAt: from, endsAt }: BookingRow, startsAt: number): Slot => ({ startsAt, endsAt: startsAt + endsAt - from, left: 1 })

const visitorOf = ({ visitorName, visitorEmail, visitorPhone, visitorLocale, note }: BookingRow) => ({
  name: visitorName,
  email: visitorEmail,
  phone: visitorPhone,
  locale: visitorLocale,
  note,
})

/** The event of the later booking: an action has one key, and this one two bookings. */
const laterKey = (key: string): string => `${key} later`

async function keepMove(
  { trade }: BookingContext,
  { key, booking, actor, now }: MoveRequest,
  wanted: SlotRequest,
  host: Host,
): Promise<WrittenNews> {
  const { id, state } = wanted
  const later = laterKey(key)
  const done = wasActed('booking', { key: later, id })
  const { from, to } = BOOKING_TRANSITIONS.move
  const [, , , , news] = await Promise.all([
    takeSlot(trade, later, wanted),
    trade.run(
      `insert or ignore into booking_event (key, booking_id, action, actor, from_state, to_state, note, at)
      select ?, id, 'book', ?, null, state, '', ? from booking where id = ?`,
      later,
      actor,
      now,
      id,
    ),
    recordAct(trade, 'booking', { key, id: booking.id, action: 'move', actor, note: '', now, from, to, where: done }),
    trade.run(
      `update booking set state = 'moved', updated_at = ? where id = ? and state = 'confirmed' and ${done.sql}`,
      now,
      booking.id,
      ...done.parameters,
    ),
    writeNews(
      trade,
      {
        eventKey: key,
        booking: bookingOf(wanted),
        host,
        reason: '',
        now,
        letter: state === 'held' ? 'booking-held' : 'booking-moved',
        notice: actor === 'owner' ? null : state === 'held' ? 'booking-asked' : 'booking-moved',
      },
      done,
    ),
  ])
  return news
}

/** The later booking of this very move. */
const movedBy = (trade: BookingContext['trade'], key: string, { uid }: BookingRow): Promise<BookingRow | null> =>
  trade.first(
    BOOKING_ROW,
    `select ${BOOKING_COLUMNS} from booking join booking_event event on event.booking_id = booking.id
    where event.key = ? and booking.uid = ? and exists (select 1 from booking_event where key = ? and action = 'move')`,
    laterKey(key),
    uid,
    key,
  )
