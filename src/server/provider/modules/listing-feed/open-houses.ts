import { Temporal } from 'temporal-polyfill'
import { isRecord } from '#lib/records.ts'
import { RecordFault } from './feed-fault.ts'
import { isEmpty, type Omit, type RawFields, timeOf, wordKey } from './field-readers.ts'

/** When a home is open for everybody to look at; unix seconds. */
export interface OpenHouse {
  startsAt: number
  endsAt: number
}

export const OPEN_HOUSES_MAX = 50
const LONGEST_SECONDS = 24 * 3_600

const WITH_ZONE = /(?:Z|[+-]\d\d:?\d\d)$/

/** A moment with its offset: of a time by no clock that is named nothing is guessed. */
function momentIn(item: RawFields, name: string): number {
  const value = item[name]
  if (typeof value === 'string' && value.trim() !== '' && !WITH_ZONE.test(value.trim()))
    throw new RecordFault('not-a-time', name, 'names no offset from UTC')
  return timeOf(typeof value === 'string' ? { [name]: value.trim() } : item, name)
}

/** null: it does not take place, or not for everybody. */
function openHouseIn(item: unknown): OpenHouse | null {
  if (!isRecord(item)) throw new RecordFault('wrong-type', 'OpenHouse', 'has an entry that is no open house')
  const word = (name: string) => (typeof item[name] === 'string' ? wordKey(item[name]) : '')
  if (!['', 'active'].includes(word('OpenHouseStatus')) || !['', 'public'].includes(word('OpenHouseType'))) return null
  const [startsAt, endsAt] = [momentIn(item, 'OpenHouseStartTime'), momentIn(item, 'OpenHouseEndTime')]
  if (endsAt <= startsAt || endsAt - startsAt > LONGEST_SECONDS)
    throw new RecordFault('out-of-range', 'OpenHouseEndTime', 'is not within a day after its beginning')
  return { startsAt, endsAt }
}

/** "2026-12-05T00:00:00Z/2026-12-05T00:30:00Z", an interval of ISO 8601, as an object of RESO. */
const fromCell = (interval: string): RawFields => {
  const [OpenHouseStartTime, OpenHouseEndTime] = interval.split('/')
  return { OpenHouseStartTime, OpenHouseEndTime }
}

/** In their order, each beginning once: objects of RESO's OpenHouse resource; in a table intervals with spaces between them. */
export function openHousesIn(raw: RawFields, omit: Omit): OpenHouse[] {
  const value = raw.OpenHouse
  if (isEmpty(value)) return []
  const items: unknown[] = Array.isArray(value) ? value : String(value).split(/\s+/).filter(Boolean).map(fromCell)
  const found = new Map<number, OpenHouse>()
  for (const item of items.slice(0, OPEN_HOUSES_MAX)) {
    try {
      const one = openHouseIn(item)
      if (one) found.set(one.startsAt, one)
    } catch (fault) {
      if (!(fault instanceof RecordFault)) throw fault
      omit(fault)
    }
  }
  if (items.length > OPEN_HOUSES_MAX)
    omit(new RecordFault('out-of-range', 'OpenHouse', `has more than ${OPEN_HOUSES_MAX} entries; the first are kept`))
  return [...found.values()].sort((a, b) => a.startsAt - b.startsAt)
}

const utc = (seconds: number): string => new Date(seconds * 1_000).toISOString().replace('.000', '')

export const openHousesOut = (openHouses: readonly OpenHouse[]): readonly { OpenHouseStartTime: string; OpenHouseEndTime: string }[] =>
  openHouses.map(({ startsAt, endsAt }) => ({ OpenHouseStartTime: utc(startsAt), OpenHouseEndTime: utc(endsAt) }))

/** The clocks of Australia's states, by their names in REAXML; https://www.australia.gov.au/time-zones-and-daylight-saving, read 2026-11. */
const STATE_CLOCKS: Readonly<Record<string, string>> = {
  nsw: 'Australia/Sydney',
  act: 'Australia/Sydney',
  vic: 'Australia/Melbourne',
  tas: 'Australia/Hobart',
  qld: 'Australia/Brisbane',
  sa: 'Australia/Adelaide',
  nt: 'Australia/Darwin',
  wa: 'Australia/Perth',
}
export const REAXML_CLOCK = 'Australia/Sydney'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** "21-Dec-2026 11:00am to 1:00pm" */
const INSPECTION = /^(\d{1,2})-([a-z]{3})-(\d{4})\s+(\d{1,2})[:.](\d\d)\s*([ap])m\s+to\s+(\d{1,2})[:.](\d\d)\s*([ap])m$/i
/** "2026-12-21 11:00 to 13:00" */
const INSPECTION_ISO = /^(\d{4})-(\d\d)-(\d\d)[ T](\d{1,2}):(\d\d)\s+to\s+(\d{1,2}):(\d\d)$/

/** The day of an inspection and the hours and minutes of its beginning and end; undefined for other lines. */
function inspectionParts(
  line: string,
): { date: [year: number, month: number, day: number]; clock: [from: [number, number], to: [number, number]] } | undefined {
  const spoken = INSPECTION.exec(line)
  if (spoken) {
    const [, day, month = '', year, ...clock] = spoken
    const at = (hour = '', minute = '', half = ''): [number, number] => [
      (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0),
      Number(minute),
    ]
    return {
      date: [Number(year), MONTHS.indexOf(month.toLowerCase()) + 1, Number(day)],
      clock: [at(...clock.slice(0, 3)), at(...clock.slice(3))],
    }
  }
  const [year, month, day, ...clock] = INSPECTION_ISO.exec(line)?.slice(1).map(Number) ?? []
  if (year === undefined || month === undefined || day === undefined) return undefined
  const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = clock
  return {
    date: [year, month, day],
    clock: [
      [fromHour, fromMinute],
      [toHour, toMinute],
    ],
  }
}

/** An inspection of REAXML, told by the clock of its state, as an object of RESO; what is no such line stays, and is left out with its reason. */
export function inspectionIn(line: string, state: string): RawFields {
  const parts = inspectionParts(line.trim())
  const at = (which: 0 | 1) => {
    const timeZone = STATE_CLOCKS[wordKey(state)] ?? REAXML_CLOCK
    if (!parts) return line.trim().slice(0, 40)
    const [[year, month, day], [hour, minute]] = [parts.date, parts.clock[which]]
    try {
      return Temporal.ZonedDateTime.from({ timeZone, year, month, day, hour, minute }, { overflow: 'reject' }).toInstant().toString()
    } catch {
      return line.trim().slice(0, 40)
    }
  }
  return { OpenHouseStartTime: at(0), OpenHouseEndTime: at(1) }
}

/** The line of an open house in REAXML, by the clock that is meant where no state is named. */
export function inspectionOut({ startsAt, endsAt }: OpenHouse): string {
  const [from, to] = [startsAt, endsAt].map((at) => Temporal.Instant.fromEpochMilliseconds(at * 1_000).toZonedDateTimeISO(REAXML_CLOCK))
  const clock = (at?: Temporal.ZonedDateTime) =>
    at ? `${at.hour % 12 || 12}:${String(at.minute).padStart(2, '0')}${at.hour < 12 ? 'am' : 'pm'}` : ''
  const month = MONTHS[(from?.month ?? 1) - 1] ?? ''
  return `${String(from?.day).padStart(2, '0')}-${month.slice(0, 1).toUpperCase()}${month.slice(1)}-${from?.year} ${clock(from)} to ${clock(to)}`
}
