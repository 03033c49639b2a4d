import { Temporal } from 'temporal-polyfill'
import { zoneOfWindows } from './windows-zones.ts'

/** From seconds by a wall clock, as though it were in UTC, to unix seconds. */
export type WallClock = (wall: number) => number

export const UTC_CLOCK: WallClock = (wall) => wall

const fixedClock =
  (offset: number): WallClock =>
  (wall) =>
    wall - offset

/** The clock of a zone by its IANA name; null for no such name. A time that the clock skips is read as the one as far behind the skip. */
export function namedClock(zone: string): WallClock | null {
  try {
    const offsetAt = (at: number) => Temporal.Instant.fromEpochMilliseconds(at * 1_000).toZonedDateTimeISO(zone).offsetNanoseconds / 1e9
    offsetAt(0)
    return (wall) => {
      // the offset before and after any change near it; of two times with one name the earlier is meant
      const [early, late] = [offsetAt(wall - 86_400), offsetAt(wall + 86_400)]
      const first = wall - early
      return early === late || offsetAt(first) === early ? first : offsetAt(wall - late) === late ? wall - late : first
    }
  } catch {
    return null
  }
}

const OFFSET = /^\(?(?:UTC|GMT)\s*([+-])(\d{1,2}):?(\d{2})?\)?/i

/**
 * The clock that a file calls by a name: of the IANA, of Windows, one of them behind a path ("/freeassociation.sourceforge.net/Asia/Singapore"), or a
 * distance from UTC, "(UTC+08:00) Kuala Lumpur, Singapore". `written` are clocks that the file itself describes. Null for another name.
 */
export function clockOfName(text: string, written: (name: string) => WallClock | null): WallClock | null {
  const name = text.trim().replaceAll('"', '')
  if (name === '') return null
  const windows = zoneOfWindows(name)
  const known = (name.includes('/') || name.length <= 4 ? namedClock(name) : null) ?? (windows && namedClock(windows)) ?? written(name)
  if (known) return known
  const path = /([A-Za-z_]+\/[A-Za-z_+\-0-9]+(?:\/[A-Za-z_]+)?)$/.exec(name)?.[1]
  const behindPath = path ? (namedClock(path) ?? namedClock(path.slice(path.indexOf('/') + 1))) : null
  if (behindPath) return behindPath
  const offset = OFFSET.exec(name)
  if (offset) return fixedClock((offset[1] === '-' ? -1 : 1) * (Number(offset[2]) * 3_600 + Number(offset[3] ?? 0) * 60))
  return namedClock(name)
}

/** How a clock goes by a part of VTIMEZONE: from each of these times by the wall clock on (in order), so far from UTC, and before so far. */
export interface Observance {
  onsets: readonly number[]
  offsetFrom: number
  offsetTo: number
}

/** A clock as a file describes it; null where it describes none. */
export function writtenClock(observances: readonly Observance[]): WallClock | null {
  const changes = observances
    .flatMap(({ onsets, offsetFrom, offsetTo }) => onsets.map((at) => ({ at, offsetFrom, offsetTo })))
    .toSorted((a, b) => a.at - b.at)
  const [earliest] = changes
  if (!earliest) return null
  return (wall) => wall - (changes.findLast(({ at }) => at <= wall)?.offsetTo ?? earliest.offsetFrom)
}
