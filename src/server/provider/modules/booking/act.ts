import type { ProviderContext } from '../../context.ts'
import type { Guard, Statements } from '../../db/client.ts'
import type { BookingActor } from '../../db/trade/words.ts'
import { BOOKING_COLUMNS, BOOKING_ROW, type BookingRow, whereDone } from './booking-row.ts'
import { BOOKING_TRANSITIONS, type BookingAction, mayAct } from './booking-states.ts'
import { hostOf } from './host.ts'
import { type BookingNews, sendNews, type WrittenNews, writeNews } from './tell.ts'

type ActContext = Pick<ProviderContext, 'trade' | 'account' | 'live' | 'later' | 'post'>

/** An action that changes the state alone; a move also takes another time, see move.ts. */
export type PlainAction = Exclude<BookingAction, 'move'>

export interface Act {
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

/** When an action may be done, as a condition on the booking; ?1 is now. */
const WHEN: Record<PlainAction, string> = {
  confirm: 'starts_at > ?1 and held_until > ?1',
  decline: 'starts_at > ?1',
  lapse: 'held_until <= ?1',
  cancel: 'ends_at > ?1',
  complete: 'starts_at <= ?1',
}

const NEWS: Record<PlainAction, (actor: BookingActor) => Pick<BookingNews, 'letter' | 'notice'>> = {
  confirm: () => ({ letter: 'booking-confirmed', notice: null }),
  decline: (actor) => (actor === 'visitor' ? { letter: null, notice: 'booking-withdrawn' } : { letter: 'booking-declined', notice: null }),
  lapse: () => ({ letter: 'booking-lapsed', notice: 'booking-lapsed' }),
  cancel: (actor) => ({ letter: 'booking-cancelled', notice: actor === 'visitor' ? 'booking-cancelled' : null }),
  complete: () => ({ letter: null, notice: null }),
}

/** Does an action, once, and tells the other side; or says why not. */
export async function actOnBooking(context: ActContext, act: Act): Promise<ActAnswer> {
  const { key, booking, action, actor, reason, now } = act
  if (!mayAct(action, actor, booking.state)) {
    // a repeated action finds the state that it led to
    const done = await doneBefore(context.trade, act)
    return done ? { booking: done } : { refused: 'booking-state' }
  }
  const host = await hostOf(context.account, booking.owner, booking.visitorLocale)
  const news: BookingNews = {
    deed: key,
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
  { key, booking, action, actor, reason, now }: Act,
  news: BookingNews,
): Promise<WrittenNews> {
  const { from, to } = BOOKING_TRANSITIONS[action]
  const done: Guard = whereDone(key, booking.id)
  const [, , written] = await Promise.all([
    trade.run(
      `insert or ignore into booking_event (key, booking_id, action, actor, from_state, to_state, note, at)
      select ?2, id, ?4, ?5, state, ?6, ?7, ?1 from booking where id = ?3 and state = ?8 and ${WHEN[action]}`,
      now,
      key,
      booking.id,
      action,
      actor,
      to,
      reason,
      from,
    ),
    trade.run(
      `update booking set state = ?, held_until = null, updated_at = ? where id = ? and state = ? and ${done.sql}`,
      to,
      now,
      booking.id,
      from,
      ...done.parameters,
    ),
    writeNews(trade, news, done),
  ])
  return written
}

/** The booking when this very action has been done with it. */
const doneBefore = (trade: Statements, { key, booking, action }: Act): Promise<BookingRow | null> =>
  trade.first(
    BOOKING_ROW,
    `select ${BOOKING_COLUMNS} from booking join booking_event event on event.booking_id = booking.id
    where event.key = ? and event.action = ? and booking.id = ?`,
    key,
    action,
    booking.id,
  )
