import type { Statements } from '../../db/client.ts'
import { pick } from '../../db/column-table.ts'
import { BOOKING } from '../../db/trade/booking-tables.ts'
import type { BookingState } from '../../db/trade/words.ts'
import {
  BOOKING_COLUMNS,
  BOOKING_ROW,
  type BookedHome,
  type BookingRow,
  BUSY_TIMES_OF_AGENT,
  heldTimesOfAgent,
  isTakenSql,
  OPEN_HOUSES_OF_AGENT,
  OWN_APPOINTMENTS_OF_AGENT,
  TAKING,
  type Visitor,
} from './booking-row.ts'
import { HELD_SECONDS } from './booking-states.ts'
import type { KindRules } from './schedule-rules.ts'
import type { Schedule } from './schedule-store.ts'
import { localDay, type Slot } from './slot-rules.ts'

/**
 * What a time must be to be taken. offered: free by the rules, as a visitor takes it; free: anywhere, where nothing else stands; also: wherever the
 * agent wants it, beside what else stands there; proposed: a time that is held for whoever takes it.
 */
export type SlotGuard = 'offered' | 'free' | 'also' | 'proposed'

/** A time that somebody wants to have. */
export interface SlotRequest {
  id: string
  schedule: Schedule
  own: KindRules
  slot: Slot
  guard: SlotGuard
  state: Extract<BookingState, 'held' | 'confirmed'>
  visitor: Visitor
  home: BookedHome | null
  /** JSON */
  evidence: string | null
  siteOrigin: string
  /** of the booking that moves here */
  moved: Pick<BookingRow, 'id' | 'uid' | 'sequence'> | null
  /** the id of the proposal that holds the time; null for all guards but `proposed` */
  proposal: string | null
  now: number
}

/**
 * The time is free when nothing stands nearer than the longer of the two buffers, no open house, own appointment, held time and busy time of the agent among it, when those who share it are fewer than
 * its places, when the day has room for another appointment, and when the rules are those it was chosen by. A booking that moves does not stand in its own way.
 * ?1 owner ?2 kind ?3 start ?4 end ?5 buffer ?6 day ?7 capacity ?8 most per day ?9 version ?10 the booking that moves ?27 now
 */
const IS_FREE = `coalesce((select version from schedule where owner = ?1), 0) = ?9
  and not exists (select 1 from booking where owner = ?1 and ${TAKING} and id is not ?10
    and not (kind = ?2 and starts_at = ?3 and ends_at = ?4)
    and starts_at < ?4 + max(buffer_seconds, ?5) and ?3 < ends_at + max(buffer_seconds, ?5))
  and not exists (select 1 from ${OPEN_HOUSES_OF_AGENT} and o.starts_at < ?4 + ?5 and ?3 < o.ends_at + ?5)
  and not exists (select 1 from ${OWN_APPOINTMENTS_OF_AGENT} and own.starts_at < ?4 + ?5 and ?3 < own.ends_at + ?5)
  and not exists (select 1 from ${heldTimesOfAgent('?27')}
    and held.starts_at < ?4 + max(proposal.buffer_seconds, ?5) and ?3 < held.ends_at + max(proposal.buffer_seconds, ?5))
  and not exists (select 1 from ${BUSY_TIMES_OF_AGENT} and busy.starts_at < ?4 + ?5 and ?3 < busy.ends_at + ?5)
  and (select count(*) from booking where owner = ?1 and ${TAKING} and id is not ?10
    and kind = ?2 and starts_at = ?3 and ends_at = ?4) < ?7
  and (select count(distinct starts_at) from booking where owner = ?1 and ${TAKING} and id is not ?10
    and kind = ?2 and day = ?6 and starts_at <> ?3) < ?8`

const GUARDS = {
  offered: IS_FREE,
  free: `not ${isTakenSql('?3', '?4', '?27', { bookings: 'booking.id is not ?10' })}`,
  also: 'true',
  proposed: `exists (select 1 from ${heldTimesOfAgent('?27')} and proposal.id = ?29 and held.starts_at = ?3 and held.ends_at = ?4)`,
} as const satisfies Record<SlotGuard, string>

const COLUMNS = `id, uid, sequence, country, owner, kind, starts_at, ends_at, buffer_seconds, time_zone, day, place, state, held_until, visitor_name,
  visitor_email, visitor_phone, visitor_locale, note, home, evidence, site_origin, created_at, updated_at`

/**
 * Takes a time, if its guard holds at this moment and `unless` has not been done: one statement, so that of many who ask at once as many get it as there
 * are places. With `moved` the booking stands for the same appointment, one SEQUENCE later.
 */
export function takeSlot(trade: Statements, key: string, request: SlotRequest): Promise<{ id: string }[]> {
  const { id, schedule, own, slot, guard, state, visitor, home, evidence, siteOrigin, moved, proposal, now } = request
  const { timeZone } = schedule.rules
  return trade.all(
    pick(BOOKING, 'id'),
    `insert into booking (${COLUMNS})
    select ?11, ?12, ?13, ?14, ?1, ?2, ?3, ?4, ?5, ?15, ?6, ?16, ?17, ?18, ?19, ?20, ?21, ?22, ?23, ?24, ?25, ?26, ?27, ?27
    where ${GUARDS[guard]} and (?29 is null) = ${guard === 'proposed' ? 0 : 1} and not exists (select 1 from booking_event where key = ?28)
      and (?10 is null or exists (select 1 from booking where id = ?10 and state = 'confirmed'))
    returning id`,
    schedule.owner,
    own.kind,
    slot.startsAt,
    slot.endsAt,
    own.bufferMinutes * 60,
    localDay(slot.startsAt, timeZone),
    own.capacity,
    own.perDayMax,
    schedule.version,
    moved?.id ?? null,
    id,
    moved?.uid ?? id,
    moved ? moved.sequence + 1 : 0,
    schedule.country,
    timeZone,
    own.place,
    state,
    state === 'held' ? Math.min(now + HELD_SECONDS, slot.startsAt) : null,
    visitor.name,
    visitor.email,
    visitor.phone,
    visitor.locale,
    visitor.note,
    home && JSON.stringify(home),
    evidence,
    siteOrigin,
    now,
    key,
    proposal,
  )
}

/** The booking that an action made, and the action; null when there was none of this key. */
export const madeBy = (trade: Statements, key: string): Promise<BookingRow | null> =>
  trade.first(
    BOOKING_ROW,
    `select ${BOOKING_COLUMNS} from booking_event event join booking on booking.id = event.booking_id where event.key = ? and event.action = 'book'`,
    key,
  )
