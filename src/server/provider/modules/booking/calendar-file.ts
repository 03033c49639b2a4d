import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { BookingState } from '../../db/trade/words.ts'

/** An appointment in a calendar, in the words of its reader. Times are unix seconds. */
export interface CalendarEvent {
  /** of the appointment, the same through all its moves */
  uid: string
  /** how often it was moved */
  moves: number
  state: BookingState
  startsAt: number
  endsAt: number
  /** when it was changed last */
  changedAt: number
  title: string
  place: string
  /** paragraphs */
  description: readonly string[]
  /** the agent or desk by name, with an address that takes no replies */
  organizer: { name: string; email: string }
  /** the page that manages it, or null */
  link: string | null
}

const ALARM_SECONDS_BEFORE = 3_600

/** A request is tentative; what ended in another way than by taking place is cancelled. */
const STATUS: Record<BookingState, ICalEventStatus> = {
  held: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  done: ICalEventStatus.CONFIRMED,
  declined: ICalEventStatus.CANCELLED,
  lapsed: ICalEventStatus.CANCELLED,
  moved: ICalEventStatus.CANCELLED,
  cancelled: ICalEventStatus.CANCELLED,
}

const STEPS: Record<ICalEventStatus, number> = {
  [ICalEventStatus.TENTATIVE]: 0,
  [ICalEventStatus.CONFIRMED]: 1,
  [ICalEventStatus.CANCELLED]: 2,
}

/** RFC 5546, section 2.1.4: a new time and a new status both raise SEQUENCE, so each booking of an appointment has three numbers. */
export const sequenceOf = ({ moves, state }: Pick<CalendarEvent, 'moves' | 'state'>): number => moves * 3 + STEPS[STATUS[state]]

/** Whether the appointment no longer takes place, so that its file removes it from a calendar. */
export const isOffCalendar = ({ state }: Pick<CalendarEvent, 'state'>): boolean => STATUS[state] === ICalEventStatus.CANCELLED

/**
 * The file of one appointment (RFC 5545): METHOD is PUBLISH, or CANCEL once it does not take place. There is no REQUEST, because an answer to it
 * would be a mail to an address that nobody reads.
 */
export function eventFile(event: CalendarEvent): string {
  const calendar = emptyCalendar(isOffCalendar(event) ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH)
  addEvent(calendar, event)
  return calendar.toString()
}

interface CalendarFeed {
  /** of the calendar in the reader's list */
  name: string
  /** how often programs may ask again */
  refreshSeconds: number
  events: readonly CalendarEvent[]
}

/** The file of a calendar that programs subscribe to: what is not in it any more disappears there. */
export function feedFile({ name, refreshSeconds, events }: CalendarFeed): string {
  const calendar = emptyCalendar(ICalCalendarMethod.PUBLISH).name(name).ttl(refreshSeconds)
  for (const event of events) addEvent(calendar, event)
  return calendar.toString()
}

const emptyCalendar = (method: ICalCalendarMethod) =>
  ical({ prodId: { company: 'realEstate', product: 'Appointments', language: 'EN' }, method })

/** Moments are in UTC, which every program tells by its own clock: they need no table of a zone's changes. */
const momentOf = (seconds: number): Date => new Date(seconds * 1_000)

function addEvent(calendar: ReturnType<typeof ical>, event: CalendarEvent): void {
  const { uid, startsAt, endsAt, changedAt, title, place, description, organizer, link, state } = event
  const made = calendar.createEvent({
    id: uid,
    sequence: sequenceOf(event),
    status: STATUS[state],
    start: momentOf(startsAt),
    end: momentOf(endsAt),
    stamp: momentOf(changedAt),
    summary: title,
    location: place,
    description: description.join('\n\n'),
    url: link,
    organizer,
  })
  if (state === 'confirmed') made.createAlarm({ type: ICalAlarmType.display, trigger: ALARM_SECONDS_BEFORE, description: title })
}
