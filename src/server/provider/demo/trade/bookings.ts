import type { DatabaseSync } from 'node:sqlite'
import type { AppointmentKind, BookingState } from '../../db/trade/words.ts'
import { HELD_SECONDS } from '../../modules/booking/booking-states.ts'
import { proposedRules, type ScheduleRules } from '../../modules/booking/schedule-rules.ts'
import { DEMO_ACCOUNTS } from '../people/accounts.ts'

const HOUR = 3_600
const DAY = 86_400
/** Singapore keeps UTC+8 all year. */
const ZONE_SECONDS = 8 * HOUR
const TIME_ZONE = 'Asia/Singapore'
const BUFFER_SECONDS = 15 * 60
const OFFICE = 'Lantern Bay Realty, 10 Demo Quay #05-01'

interface DemoBooking {
  visitor: string
  kind: AppointmentKind
  state: BookingState
  /** days from today, at a time of the local clock */
  day: number
  hour: number
  minutes?: number
  note?: string
}

/** Invented people, in an order that also makes their telephone numbers and addresses. */
const BOOKINGS: readonly DemoBooking[] = [
  { visitor: 'Hana Maple', kind: 'viewing', state: 'done', day: -3, hour: 10 },
  { visitor: 'Rajan Teak', kind: 'consultation', state: 'done', day: -2, hour: 14, note: 'About selling next spring.' },
  { visitor: 'Lim Juniper', kind: 'viewing', state: 'cancelled', day: -1, hour: 18 },
  { visitor: 'Aisyah Rowan', kind: 'viewing', state: 'lapsed', day: -1, hour: 16 },
  { visitor: 'Chua Acacia', kind: 'viewing', state: 'confirmed', day: 0, hour: 10, note: 'We come with two children and a pram.' },
  { visitor: 'Daniel Ash', kind: 'viewing', state: 'confirmed', day: 0, hour: 18, minutes: 30 },
  { visitor: 'Mei Willow', kind: 'consultation', state: 'confirmed', day: 1, hour: 11, note: 'First home; which loan do we ask for?' },
  { visitor: 'Tan Linden', kind: 'viewing', state: 'held', day: 1, hour: 18 },
  { visitor: 'Farid Sandal', kind: 'viewing', state: 'confirmed', day: 2, hour: 10 },
  { visitor: 'Grace Poplar', kind: 'viewing', state: 'declined', day: 2, hour: 12 },
  { visitor: 'Koh Tamarind', kind: 'viewing', state: 'held', day: 3, hour: 15, note: 'May I see the car park too?' },
  { visitor: 'Nurul Banyan', kind: 'viewing', state: 'confirmed', day: 4, hour: 11 },
  { visitor: 'Peter Larch', kind: 'viewing', state: 'confirmed', day: 5, hour: 13, minutes: 30 },
]

const LENGTHS: Record<AppointmentKind, number> = { viewing: 30 * 60, valuation: 45 * 60, consultation: 45 * 60 }

/** The hours of the agent with a subscription; the other agent has set none, and finds the proposal. */
function demoRules(): ScheduleRules {
  const rules = proposedRules('SG')
  return {
    ...rules,
    kinds: rules.kinds.map((kind) =>
      kind.kind === 'viewing'
        ? { ...kind, noticeHours: 2, hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 10 * 60, to: 20 * 60 })) }
        : { ...kind, place: kind.kind === 'consultation' ? OFFICE : '' },
    ),
  }
}

const idOf = (at: number): string => `00000000-0000-4000-9000-${String(at + 1).padStart(12, '0')}`

/** How each state was come to, after the time was asked for. */
const ACTS: Record<BookingState, { action: string; actor: 'owner' | 'visitor' | 'clock' } | null> = {
  held: null,
  confirmed: { action: 'confirm', actor: 'owner' },
  declined: { action: 'decline', actor: 'owner' },
  lapsed: { action: 'lapse', actor: 'clock' },
  moved: { action: 'move', actor: 'owner' },
  cancelled: { action: 'cancel', actor: 'visitor' },
  done: { action: 'complete', actor: 'owner' },
}

/** An agent's hours, and a week of appointments around now in their states. */
export function fillBookings(db: DatabaseSync, now: number): void {
  const owner = DEMO_ACCOUNTS.subscriber.id
  db.prepare('insert or ignore into schedule (owner, country, rules, version, updated_at) values (?, ?, ?, 1, ?)').run(
    owner,
    'SG',
    JSON.stringify(demoRules()),
    now,
  )
  const put =
    db.prepare(`insert or ignore into booking (id, uid, sequence, country, owner, kind, starts_at, ends_at, buffer_seconds, time_zone, day,
    place, state, held_until, visitor_name, visitor_email, visitor_phone, visitor_locale, note, home, evidence, site_origin, created_at, updated_at)
    values (?, ?, 0, 'SG', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'en-US', ?, null, null, '', ?, ?)`)
  const tell = db.prepare(`insert or ignore into booking_event (key, booking_id, action, actor, from_state, to_state, note, at)
    values (?, ?, ?, ?, ?, ?, '', ?)`)
  const midnight = Math.floor((now + ZONE_SECONDS) / DAY) * DAY - ZONE_SECONDS
  BOOKINGS.forEach(({ visitor, kind, state, day, hour, minutes = 0, note = '' }, at) => {
    const id = idOf(at)
    const startsAt = midnight + day * DAY + hour * HOUR + minutes * 60
    const asked = Math.min(now, startsAt) - 5 * HOUR
    const date = new Date((startsAt + ZONE_SECONDS) * 1_000).toISOString().slice(0, 10)
    const heldUntil = state === 'held' ? Math.min(asked + HELD_SECONDS, startsAt) : null
    put.run(
      id,
      id,
      owner,
      kind,
      startsAt,
      startsAt + LENGTHS[kind],
      BUFFER_SECONDS,
      TIME_ZONE,
      date,
      kind === 'consultation' ? OFFICE : '',
      state,
      heldUntil,
      visitor,
      `${visitor.toLowerCase().replaceAll(' ', '.')}@example.com`,
      `+65900000${String(at).padStart(2, '0')}`,
      note,
      asked,
      asked,
    )
    tell.run(`${id} book`, id, 'book', 'visitor', null, 'held', asked)
    const act = ACTS[state]
    if (act)
      tell.run(
        `${id} ${act.action}`,
        id,
        act.action,
        act.actor,
        act.action === 'complete' || act.action === 'cancel' ? 'confirmed' : 'held',
        state,
        asked + HOUR,
      )
  })
}
