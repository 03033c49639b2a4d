import type { ProviderContext } from '../../context.ts'
import { wasActed } from '../../db/history.ts'
import type { AppointmentKind } from '../../db/trade/words.ts'
import { type BookedHome, type BookingRow, takenOf, type Visitor } from './booking-row.ts'
import { type Host, hostOf } from './host.ts'
import { holidaysAt } from './schedule-holidays.ts'
import { rulesOfKind } from './schedule-rules.ts'
import { isDesk, type Schedule } from './schedule-store.ts'
import { type Slot, slotsOf } from './slot-rules.ts'
import { madeBy, type SlotRequest, takeSlot } from './take-slot.ts'
import { sendNews, type WrittenNews, writeNews } from './tell.ts'

type BookingContext = Pick<ProviderContext, 'trade' | 'account' | 'live' | 'later' | 'post'>

/** Why a time was not taken. `next`: the free times that come after it. */
export interface SlotRefusal {
  code: 'slot-taken' | 'schedule-closed'
  next: Slot[]
}

export type BookAnswer = { booking: BookingRow } | { refused: SlotRefusal }

interface SlotRange {
  schedule: Schedule
  kind: AppointmentKind
  /** unix seconds */
  from: number
  until: number
  now: number
  /** a booking that moves does not stand in its own way */
  besides?: string
}

const DAY = 86_400
const NEXT_TIMES = 5
/** how far the next free times are looked for */
const NEXT_DAYS = 30

/** Whether times of the schedule are offered: an agent's are once they were set, the desk's always. */
export const isOffered = ({ owner, version }: Schedule): boolean => version > 0 || isDesk(owner)

/** The free times of a schedule at this moment. */
export async function freeSlots(trade: BookingContext['trade'], { schedule, kind, from, until, now, besides }: SlotRange): Promise<Slot[]> {
  if (!isOffered(schedule)) return []
  // an appointment that began before, or a buffer that reaches over, may stand in the way
  const taken = await takenOf(trade, { owner: schedule.owner, from: from - 2 * DAY, until: until + 2 * DAY, now, besides })
  const holidays = holidaysAt(schedule.country, schedule.rules.timeZone)
  return slotsOf({ rules: schedule.rules, kind, holidays, taken, from, until, now })
}

export interface BookRequest {
  /** the action's: sent again, it is the same booking */
  key: string
  schedule: Schedule
  kind: AppointmentKind
  /** unix seconds, of a free time */
  startsAt: number
  visitor: Visitor
  home: BookedHome | null
  /** JSON */
  evidence: string | null
  siteOrigin: string
  now: number
}

/** Takes a free time for a visitor, and tells both sides; or answers the next free times. */
export async function bookSlot(context: BookingContext, request: BookRequest): Promise<BookAnswer> {
  const { key, schedule, kind, startsAt, visitor, home, evidence, siteOrigin, now } = request
  const earlier = await madeBy(context.trade, key)
  if (earlier) return { booking: earlier }
  const own = rulesOfKind(schedule.rules, kind)
  const host = await hostOf(context.account, schedule.owner, visitor.locale)
  if (!own?.isOpen || !host || !isOffered(schedule)) return { refused: { code: 'schedule-closed', next: [] } }
  const slot = await slotAt(context, { schedule, kind, startsAt, now })
  if (slot) {
    const state = own.mode === 'instant' ? 'confirmed' : 'held'
    const wanted: SlotRequest = {
      id: crypto.randomUUID(),
      schedule,
      own,
      slot,
      guard: 'offered',
      state,
      visitor,
      home,
      evidence,
      siteOrigin,
      moved: null,
      proposal: null,
      now,
    }
    const written = await keepBooking(context, key, wanted, host)
    sendNews(context, written)
    const made = await madeBy(context.trade, key)
    if (made) return { booking: made }
  }
  return { refused: { code: 'slot-taken', next: await nextSlots(context, { schedule, kind, from: startsAt, until: startsAt, now }) } }
}

/** The free times that come first from a moment on. */
export async function nextSlots(context: Pick<BookingContext, 'trade'>, range: SlotRange): Promise<Slot[]> {
  const until = Math.max(range.from, range.now) + NEXT_DAYS * DAY
  const free = await freeSlots(context.trade, { ...range, until })
  return free.slice(0, NEXT_TIMES)
}

/** The offered time that begins then, or null. */
export async function slotAt(
  context: Pick<BookingContext, 'trade'>,
  { startsAt, ...rest }: Omit<SlotRange, 'from' | 'until'> & { startsAt: number },
): Promise<Slot | null> {
  const [slot] = await freeSlots(context.trade, { ...rest, from: startsAt, until: startsAt + 1 })
  return slot?.startsAt === startsAt ? slot : null
}

/** The booking, its first event and what tells of it, as one transaction. */
async function keepBooking({ trade }: BookingContext, key: string, wanted: SlotRequest, host: Host): Promise<WrittenNews> {
  const { id, state, now } = wanted
  const isHeld = state === 'held'
  const [, , news] = await Promise.all([
    takeSlot(trade, key, wanted),
    trade.run(
      `insert or ignore into booking_event (key, booking_id, action, actor, from_state, to_state, note, at)
      select ?, id, 'book', 'visitor', null, state, '', ? from booking where id = ?`,
      key,
      now,
      id,
    ),
    writeNews(
      trade,
      {
        eventKey: key,
        booking: bookingOf(wanted),
        host,
        reason: '',
        now,
        letter: isHeld ? 'booking-held' : 'booking-confirmed',
        notice: isHeld ? 'booking-asked' : 'booking-made',
      },
      wasActed('booking', { key, id }),
    ),
  ])
  return news
}

/** What letters say of a request that is being kept. */
export const bookingOf = ({ id, schedule, own, slot, visitor, home, siteOrigin, moved }: SlotRequest) => ({
  id,
  uid: moved?.uid ?? id,
  sequence: moved ? moved.sequence + 1 : 0,
  country: schedule.country,
  owner: schedule.owner,
  kind: own.kind,
  place: own.place,
  siteOrigin,
  startsAt: slot.startsAt,
  endsAt: slot.endsAt,
  timeZone: schedule.rules.timeZone,
  home: home && JSON.stringify(home),
  visitorName: visitor.name,
  visitorEmail: visitor.email,
  visitorLocale: visitor.locale,
})
