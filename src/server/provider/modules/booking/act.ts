import type { ProviderContext } from '../../context.ts'
import type { Guard, Statements } from '../../db/client.ts'
import { recordAct, wasActed } from '../../db/history.ts'
import type { BookingActor } from '../../db/trade/words.ts'
import { mayAct } from '../../db/transitions.ts'
import { BOOKING_COLUMNS, BOOKING_ROW, type BookingRow } from './booking-row.ts'
import { BOOKING_TRANSITIONS, type BookingAction, LATE_SECONDS } from './booking-states.ts'
import { hostOf } from './host.ts'
import { type BookingNews, sendNews, type WrittenNews, writeNews } from './tell.ts'

type ActContext = Pick<ProviderContext, 'trade' | 'account' | 'live' | 'later' | 'post'>

/** An action that changes the state alone; a move also takes another time, see move.ts. */
export type PlainAction = Exclude<BookingAction, 'move'>

export interface BookingAct {
  /** the action's: sent again, it changes nothing and is answered as before */
  key: string
  booking: BookingRow
  action: PlainAction
  actor: BookingActor
  /** in the actor's own words, for the other side */
  reason: string
  now: number
}

/** Why an action was refused. booking-state: nothing leads from the present state there; booking-time: too early or too late for it. */
export type ActRefusal = 'booking-state' | 'booking-time'

export type ActAnswer = { booking: BookingRow } | { refused: ActRefusal }

/** When an action may be done, as a condition on the booking. */
const WHEN: Record<PlainAction, (now: number) => Guard> = {
  confirm: (now) => ({ sql: 'starts_at > ? and held_until > ?', parameters: [now, now] }),
  decline: (now) => ({ sql: 'starts_at > ?', parameters: [now] }),
  lapse: (now) => ({ sql: 'held_until <= ?', parameters: [now] }),
  cancel: (now) => ({ sql: 'ends_at > ?', parameters: [now] }),
  absent: (now) => ({ sql: 'starts_at <= ?', parameters: [now] }),
  late: (now) => ({ sql: `starts_at <= ? + ${LATE_SECONDS}`, parameters: [now] }),
  complete: (now) => ({ sql: 'starts_at <= ?', parameters: [now] }),
}

const NEWS: Record<PlainAction, (actor: BookingActor) => Pick<BookingNews, 'letter' | 'notice'>> = {
  confirm: () => ({ letter: 'booking-confirmed', notice: null }),
  decline: (actor) => (actor === 'visitor' ? { letter: null, notice: 'booking-withdrawn' } : { letter: 'booking-declined', notice: null }),
  lapse: () => ({ letter: 'booking-lapsed', notice: 'booking-lapsed' }),
  cancel: (actor) => ({ letter: 'booking-cancelled', notice: actor === 'visitor' ? 'booking-cancelled' : null }),
  complete: () => ({ letter: null, notice: null }),
  absent: () => ({ letter: null, notice: null }),
  // they have said so themselves
  late: () => ({ letter: null, notice: null }),
}

/** Does an action, once, and tells the other side; or says why not. */
export async function actOnBooking(context: ActContext, act: BookingAct): Promise<ActAnswer> {
  const { key, booking, action, actor, reason, now } = act
  if (!mayAct(BOOKING_TRANSITIONS, action, actor, booking.state)) {
    // a repeated action finds the state that it led to
    const done = await doneBefore(context.trade, act)
    return done ? { booking: done } : { refused: 'booking-state' }
  }
  const host = await hostOf(context.account, booking.owner, booking.visitorLocale)
  const news: BookingNews = {
    eventKey: key,
    booking,
    host: host ?? { name: '', readers: [] },
    reason,
    now,
    ...NEWS[action](actor),
  }
  sendNews(context, await keepAct(context.trade, act, news))
  const done = await doneBefore(context.trade, act)
  return done ? { booking: done } : { refused: 'booking-time' }
}

/** Does an action with what tells of it, as one transaction, where it may be done; ask {@link mayAct} before. */
export async function keepAct(
  trade: Statements,
  { key, booking, action, actor, reason, now }: BookingAct,
  news: BookingNews,
): Promise<WrittenNews> {
  const { id } = booking
  const { from, to } = BOOKING_TRANSITIONS[action]
  const done = wasActed('booking', { key, id })
  const [, , written] = await Promise.all([
    recordAct(trade, 'booking', { key, id, action, actor, note: reason, now, from, to, where: WHEN[action](now) }),
    trade.run(
      `update booking set state = ?, held_until = null, updated_at = ? where id = ? and state in (select value from json_each(?)) and ${done.sql}`,
      to,
      now,
      id,
      JSON.stringify(from),
      ...done.parameters,
    ),
    writeNews(trade, news, done),
  ])
  return written
}

/** The booking when this very action has been done with it. */
const doneBefore = (trade: Statements, { key, booking, action }: BookingAct): Promise<BookingRow | null> =>
  trade.first(
    BOOKING_ROW,
    `select ${BOOKING_COLUMNS} from booking join booking_event event on event.booking_id = booking.id
    where event.key = ? and event.action = ? and booking.id = ?`,
    key,
    action,
    booking.id,
  )
