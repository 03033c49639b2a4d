import type { Statements } from '../../db/client.ts'
import type { CalendarFault } from '../../db/trade/words.ts'
import { scheduleOf } from '../booking/schedule-store.ts'
import { type FetchFn, fetchIfChanged, type Validators } from '../listing-media/fetch-public.ts'
import {
  keepFault,
  keepTimes,
  keepUnchanged,
  type NewCalendar,
  type OtherCalendarRow,
  ownUids,
  type WholeFile,
} from './other-calendar-store.ts'
import { readCalendar } from './read-calendar.ts'

const DAY = 86_400
const BOUNDS = { accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1', maxBytes: 5_000_000, waitMs: 15_000 }
/** Times are read from yesterday on. No schedule offers times beyond 120 days; the days above that last while a calendar fails or says that it is unchanged. */
const SPAN_DAYS = { back: 1, ahead: 124 }
/** After so long a file is fetched whole, changed or not: the span has gone on. */
const WHOLE_SECONDS = DAY
const NOTHING_KNOWN: Validators = { etag: null, lastModified: null }

type Read = WholeFile | CalendarFault | 'unchanged'

/** By the charset of its answer, else as UTF-8. */
function decoded(bytes: Uint8Array<ArrayBuffer>, contentType: string): string {
  const charset = /;\s*charset="?([\w.:-]{1,40})/i.exec(contentType)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}

/** Fetches a calendar and reads its times; 'unchanged' where it is what came with these validators. Never throws for what lies at the address. */
async function fetchTimes(
  trade: Statements,
  { owner, address }: Pick<NewCalendar, 'owner' | 'address'>,
  timeZone: string,
  known: Validators,
  { fetchFn, now }: CalendarFetch,
): Promise<Read> {
  const answer = await fetchIfChanged(fetchFn, address, BOUNDS, known)
  if (typeof answer === 'string') return answer
  const span = { from: now - SPAN_DAYS.back * DAY, until: now + SPAN_DAYS.ahead * DAY }
  const ours = await ownUids(trade, owner, span.from)
  const read = readCalendar(decoded(answer.bytes, answer.contentType), { ...span, timeZone, isLeftOut: (uid) => ours.has(uid) })
  if (typeof read === 'string') return read
  const { times, skipped } = read
  return { times, skipped, validators: answer.validators, timeZone }
}

export interface CalendarFetch {
  fetchFn: FetchFn
  /** unix seconds */
  now: number
}

const zoneOf = async (trade: Statements, { owner, country }: Pick<NewCalendar, 'owner' | 'country'>): Promise<string> =>
  (await scheduleOf(trade, owner, country)).rules.timeZone

/** What lies at a new address, or why it is no calendar. */
export async function readNew(trade: Statements, calendar: NewCalendar, reading: CalendarFetch): Promise<WholeFile | CalendarFault> {
  const read = await fetchTimes(trade, calendar, await zoneOf(trade, calendar), NOTHING_KNOWN, reading)
  return read === 'unchanged' ? 'status' : read
}

/** Reads a calendar again, which was begun with, and keeps what came of it. Returns the fault; null without one. */
export async function refreshCalendar(
  trade: Statements,
  calendar: OtherCalendarRow,
  reading: CalendarFetch,
): Promise<CalendarFault | null> {
  const { now } = reading
  const timeZone = await zoneOf(trade, calendar)
  const isFresh = calendar.wholeAt !== null && calendar.wholeAt > now - WHOLE_SECONDS && calendar.timeZone === timeZone
  const read = await fetchTimes(trade, calendar, timeZone, isFresh ? calendar : NOTHING_KNOWN, reading)
  if (typeof read !== 'string') await keepTimes(trade, calendar, read, now)
  else if (read === 'unchanged') await keepUnchanged(trade, calendar, now)
  else {
    await keepFault(trade, calendar, read, now)
    return read
  }
  return null
}
