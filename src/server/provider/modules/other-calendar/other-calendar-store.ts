import type { CountryCode } from '#market/vocabulary.ts'
import type { Guard, Statements } from '../../db/client.ts'
import { allBut, integer, pick, type RowOf, selectList } from '../../db/column-table.ts'
import { BUSY_TIME, OTHER_CALENDAR } from '../../db/trade/booking-tables.ts'
import type { CalendarFault } from '../../db/trade/words.ts'
import { OPEN_HOUSES_OF_AGENT } from '../booking/booking-row.ts'
import type { Validators } from '../listing-media/fetch-public.ts'
import type { ReadCalendar } from './read-calendar.ts'

/** A calendar that an agent keeps elsewhere, as it is stored; times in unix seconds. */
const CALENDAR_ROW = allBut(OTHER_CALENDAR, 'createdAt', 'dueAt')
export type OtherCalendarRow = RowOf<typeof CALENDAR_ROW>
const COLUMNS = selectList(CALENDAR_ROW)

/** With the number of its busy times in the coming days. */
const COUNTED_ROW = { ...CALENDAR_ROW, busyCount: integer() }
export type CountedCalendar = RowOf<typeof COUNTED_ROW>

const BUSY_ROW = { ...pick(BUSY_TIME, 'calendarId', 'startsAt', 'endsAt'), name: OTHER_CALENDAR.columns.name }
export type BusyTimeRow = RowOf<typeof BUSY_ROW>

const MINUTE = 60
const DAY = 86_400
/** Of one agent. */
export const CALENDARS_MAX = 5
export const COUNTED_DAYS = 60
const LIST_MAX = 5_000
const REFRESH_SECONDS = 30 * MINUTE
/** So long one whose reading was cut is not read again. */
const LEASE_SECONDS = 10 * MINUTE
/** After a failure it is tried again, each time after twice as long, at most after so long. */
const FIRST_RETRY_SECONDS = 15 * MINUTE
const RETRY_MAX_SECONDS = 6 * 60 * MINUTE

/** The calendars of an agent, the oldest first. */
export const calendarsOf = (trade: Statements, owner: string, now: number, id: string | null = null): Promise<CountedCalendar[]> =>
  trade.all(
    COUNTED_ROW,
    `select ${COLUMNS}, (select count(*) from busy_time busy where busy.calendar_id = other_calendar.id and busy.ends_at > ?2
      and busy.starts_at < ?2 + ${COUNTED_DAYS * DAY}) as busyCount
    from other_calendar where owner = ?1 and (?3 is null or id = ?3) order by created_at, id`,
    owner,
    now,
    id,
  )

/** The times at which an agent is busy elsewhere and that touch a span (unix seconds), in order; at most 5,000. */
export const busyTimesOf = (trade: Statements, owner: string, from: number, until: number): Promise<BusyTimeRow[]> =>
  trade.all(
    BUSY_ROW,
    `select busy.calendar_id as calendarId, busy.starts_at as startsAt, busy.ends_at as endsAt, c.name
    from busy_time busy join other_calendar c on c.id = busy.calendar_id
    where busy.owner = ? and busy.ends_at > ? and busy.starts_at < ? order by busy.starts_at, busy.calendar_id limit ?`,
    owner,
    from,
    until,
    LIST_MAX,
  )

/** Begins to read calendars that are due, the longest due first; nobody else begins with them for ten minutes. */
export const beginDue = (trade: Statements, now: number, count: number): Promise<OtherCalendarRow[]> =>
  trade.all(
    CALENDAR_ROW,
    `update other_calendar set due_at = ?1 + ${LEASE_SECONDS}, reading = lower(hex(randomblob(16)))
    where due_at <= ?1 and id in (select id from other_calendar where due_at <= ?1 order by due_at limit ?2) returning ${COLUMNS}`,
    now,
    count,
  )

/** Begins to read one of an agent's at once; null where there is none. What somebody else reads of it meanwhile is not kept. */
export const beginOne = (trade: Statements, owner: string, id: string, now: number): Promise<OtherCalendarRow | null> =>
  trade.first(
    CALENDAR_ROW,
    `update other_calendar set due_at = ?3 + ${LEASE_SECONDS}, reading = lower(hex(randomblob(16))) where owner = ?1 and id = ?2 returning ${COLUMNS}`,
    owner,
    id,
    now,
  )

export interface NewCalendar {
  id: string
  owner: string
  country: CountryCode
  name: string
  address: string
}

/** A file that came whole. */
export interface WholeFile extends ReadCalendar {
  validators: Validators
  /** by which its whole days were read */
  timeZone: string
}

/** The reading that began last, of a calendar that is still there. */
const stillReading = ({ id, reading }: Pick<OtherCalendarRow, 'id' | 'reading'>): Guard => ({
  sql: 'exists (select 1 from other_calendar where id = ? and reading is ?)',
  parameters: [id, reading],
})

/** Puts the times of a file in the place of those before, in one transaction: at no moment a time that is busy in both is free. */
export async function keepTimes(
  trade: Statements,
  calendar: Pick<OtherCalendarRow, 'id' | 'owner' | 'reading'>,
  { times, skipped, validators, timeZone }: WholeFile,
  now: number,
): Promise<void> {
  const { sql, parameters } = stillReading(calendar)
  const { id, owner, reading } = calendar
  await Promise.all([
    trade.run(`delete from busy_time where calendar_id = ? and ${sql}`, id, ...parameters),
    trade.run(
      `insert into busy_time (calendar_id, owner, starts_at, ends_at)
      select ?, ?, one.value ->> 'startsAt', one.value ->> 'endsAt' from json_each(?) one where ${sql}`,
      id,
      owner,
      JSON.stringify(times),
      ...parameters,
    ),
    trade.run(
      `update other_calendar set reading = null, due_at = ?3 + ${REFRESH_SECONDS}, read_at = ?3, whole_at = ?3, etag = ?4, last_modified = ?5,
        time_zone = ?6, skipped = ?7, fault = null, failing_since = null, failures = 0 where id = ?1 and reading is ?2`,
      id,
      reading,
      now,
      validators.etag,
      validators.lastModified,
      timeZone,
      skipped,
    ),
  ])
}

/** Keeps a new calendar with its times, all or nothing: where the agent has not as many as can be kept, nor this one. */
export async function keepNew(
  trade: Statements,
  { id, owner, country, name, address }: NewCalendar,
  file: WholeFile,
  now: number,
): Promise<void> {
  const reading = crypto.randomUUID()
  await Promise.all([
    trade.run(
      `insert or ignore into other_calendar (id, owner, country, name, address, created_at, due_at, reading) select ?1, ?2, ?3, ?4, ?5, ?6, ?6, ?7
      where (select count(*) from other_calendar where owner = ?2) < ${CALENDARS_MAX}
        and not exists (select 1 from other_calendar where owner = ?2 and address = ?5)`,
      id,
      owner,
      country,
      name,
      address,
      now,
      reading,
    ),
    keepTimes(trade, { id, owner, reading }, file, now),
  ])
}

/** The file is what it was. */
export const keepUnchanged = (trade: Statements, { id, reading }: OtherCalendarRow, now: number): Promise<unknown> =>
  trade.run(
    `update other_calendar set reading = null, due_at = ?3 + ${REFRESH_SECONDS}, read_at = ?3, fault = null, failing_since = null, failures = 0
    where id = ?1 and reading is ?2`,
    id,
    reading,
    now,
  )

/** Nothing came: the times of the last reading stay. */
export const keepFault = (
  trade: Statements,
  { id, reading, failures }: OtherCalendarRow,
  fault: CalendarFault,
  now: number,
): Promise<unknown> =>
  trade.run(
    `update other_calendar set reading = null, due_at = ?, fault = ?, failing_since = coalesce(failing_since, ?), failures = failures + 1
    where id = ? and reading is ?`,
    now + Math.min(RETRY_MAX_SECONDS, FIRST_RETRY_SECONDS * 2 ** Math.min(failures, 10)),
    fault,
    now,
    id,
    reading,
  )

/** Takes a calendar away, with its times; false where there is none. */
export async function removeCalendar(trade: Statements, owner: string, id: string): Promise<boolean> {
  const gone = await trade.all(pick(OTHER_CALENDAR, 'id'), 'delete from other_calendar where owner = ? and id = ? returning id', owner, id)
  return gone.length > 0
}

const UID_ROW = { uid: OTHER_CALENDAR.columns.id }

/** How our own files call what an agent has here (calendar-words.ts): a calendar that has taken it in is not busy twice, nor when it is moved here. */
export async function ownUids(trade: Statements, owner: string, from: number): Promise<ReadonlySet<string>> {
  const rows = await trade.all(
    UID_ROW,
    `select uid from booking where owner = ?1 and ends_at > ?2
    union select 'own-' || id from own_appointment where owner = ?1 and ends_at > ?2
    union select 'open-house-' || o.listing_id || '-' || o.starts_at from ${OPEN_HOUSES_OF_AGENT} and o.ends_at > ?2`,
    owner,
    from,
  )
  return new Set(rows.map(({ uid }) => uid))
}
