import type { JobContext, ScheduledJob } from '../../scheduled-job.ts'
import { type AnnounceContext, announce } from '../notice/announce.ts'
import { writeNotice } from '../notice/write-notice.ts'
import { beginDue, type OtherCalendarRow } from './other-calendar-store.ts'
import { type CalendarFetch, refreshCalendar } from './read-other-calendar.ts'

const DAY = 86_400
/** Calendars of one run of the clock; the rest waits for the next one. */
const OF_RUN = 40
/** Fetched at once, so that a slow one holds few up and few are in memory. */
const AT_ONCE = 5

interface CalendarContext extends AnnounceContext, Pick<JobContext, 'trade' | 'now'> {}

/** Reads the calendars that are due; the agent is told of one that fails for a day, once. */
export async function readDueCalendars(context: CalendarContext, fetchFn: CalendarFetch['fetchFn']): Promise<number> {
  const due = await beginDue(context.trade, context.now, OF_RUN)
  for (let at = 0; at < due.length; at += AT_ONCE)
    await Promise.all(due.slice(at, at + AT_ONCE).map((calendar) => readDue(context, calendar, fetchFn)))
  return due.length
}

async function readDue(context: CalendarContext, calendar: OtherCalendarRow, fetchFn: CalendarFetch['fetchFn']): Promise<void> {
  const { trade, now } = context
  const fault = await refreshCalendar(trade, calendar, { fetchFn, now })
  const { id, owner, country, name, failingSince } = calendar
  if (fault === null || failingSince === null || now - failingSince < DAY) return
  const readers = await writeNotice(trade, {
    key: `calendar-failing ${id} ${failingSince}`,
    userId: owner,
    kind: 'calendar-failing',
    country,
    facts: { home: name },
    path: '/scheduler?view=hours',
    at: now,
  })
  announce(context, readers)
}

export const readDueCalendarsJob: ScheduledJob = (context) => readDueCalendars(context, (address, init) => fetch(address, init))
