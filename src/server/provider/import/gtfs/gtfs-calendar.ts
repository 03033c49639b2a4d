import { type Cell, RowError, required } from '../row-error.ts'
import { dayCell, digitCell } from './gtfs-cells.ts'
import type { GtfsRows } from './gtfs-tables.ts'

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
const DAY_MS = 86_400_000
/** Of a longer calendar the weeks are looked at that are within ten years of the day of import, or of its end. */
const WEEKS_MAX = 520
/** A week with fewer trips, by this share of the fullest week's, is no ordinary one: a holiday, or the edge of the feed. */
const ORDINARY_SHARE = 0.9

interface Service {
  /** days since 1970 */
  from: number
  to: number
  /** bit 0 Monday to bit 6 Sunday */
  days: number
  added: Set<number>
  removed: Set<number>
}

const dayNumber = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS)
const dayText = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10)

/** The Monday on or before a day; 1970-01-01 was a Thursday. */
const mondayOf = (day: number): number => day - ((((day + 3) % 7) + 7) % 7)

export interface OrdinaryWeek {
  /** its Monday, yyyy-mm-dd */
  monday: string
  /** the days on which a service runs in it, bit 0 Monday to bit 6 Sunday */
  daysOf: (service: string) => number
}

/** The days on which the services of a feed run. */
export class GtfsCalendar {
  private readonly services = new Map<string, Service>()

  async read(tables: GtfsRows): Promise<void> {
    await tables.each('calendar', (cell) => {
      const id = required(cell, 'service_id')
      if (this.services.has(id)) throw new RowError('service_id', 'is there twice')
      const [from, to] = [dayNumber(dayCell(cell, 'start_date')), dayNumber(dayCell(cell, 'end_date'))]
      if (to < from) throw new RowError('end_date', 'is before start_date')
      const days = WEEKDAYS.reduce((bits, name, at) => bits | (requiredDigit(cell, name) << at), 0)
      this.services.set(id, { from, to, days, added: new Set(), removed: new Set() })
    })
    await tables.each('calendar_dates', (cell) => {
      const id = required(cell, 'service_id')
      const day = dayNumber(dayCell(cell, 'date'))
      const type = digitCell(cell, 'exception_type', 2, 0)
      if (type === 0) throw new RowError('exception_type', 'is not a known value')
      const service = this.services.get(id) ?? { from: 0, to: -1, days: 0, added: new Set(), removed: new Set() }
      if (service.added.has(day) || service.removed.has(day)) throw new RowError('date', 'is there twice')
      ;(type === 1 ? service.added : service.removed).add(day)
      this.services.set(id, service)
    })
  }

  has(service: string): boolean {
    return this.services.has(service)
  }

  private daysIn(monday: number, { from, to, days, added, removed }: Service): number {
    let bits = 0
    for (let at = 0; at < 7; at++) {
      const day = monday + at
      const isRegular = day >= from && day <= to && ((days >> at) & 1) === 1
      if (added.has(day) || (isRegular && !removed.has(day))) bits |= 1 << at
    }
    return bits
  }

  /** The first and the last day with service; null where there is none. */
  private span(): { first: number; last: number } | null {
    let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
    for (const { from, to, added } of this.services.values()) {
      for (const day of from <= to ? [from, to, ...added] : added) {
        first = Math.min(first, day)
        last = Math.max(last, day)
      }
    }
    return first > last ? null : { first, last }
  }

  /**
   * The week that stands for the timetable: of the full weeks of the calendar, from Monday to Sunday, the one nearest to the day of import in
   * which nearly as many trips run as in the fullest. A calendar without a full week gives the week of its first day. Null where no service runs
   * on any day.
   *
   * @param trips trips of each service
   * @param today yyyy-mm-dd
   */
  ordinaryWeek(trips: ReadonlyMap<string, number>, today: string): OrdinaryWeek | null {
    const span = this.span()
    if (!span) return null
    const wanted = mondayOf(dayNumber(today))
    const [first, last] = [mondayOf(span.first + 6), mondayOf(span.last - 6)]
    const from = Math.max(first, Math.min(wanted, last) - 7 * WEEKS_MAX)
    const to = Math.min(last, from + 7 * 2 * WEEKS_MAX)
    const weeks: { monday: number; trips: number }[] = []
    for (let monday = from; monday <= to; monday += 7) weeks.push({ monday, trips: this.tripsIn(monday, trips) })
    if (weeks.length === 0) weeks.push({ monday: mondayOf(span.first), trips: 0 })
    const fullest = weeks.reduce((most, week) => Math.max(most, week.trips), 0)
    const ordinary = weeks.filter((week) => week.trips >= fullest * ORDINARY_SHARE)
    const nearest = ordinary.reduce((best, week) => (Math.abs(week.monday - wanted) < Math.abs(best.monday - wanted) ? week : best))
    return {
      monday: dayText(nearest.monday),
      daysOf: (id) => {
        const service = this.services.get(id)
        return service ? this.daysIn(nearest.monday, service) : 0
      },
    }
  }

  private tripsIn(monday: number, trips: ReadonlyMap<string, number>): number {
    let sum = 0
    for (const [id, count] of trips) {
      const service = this.services.get(id)
      if (service) for (let bits = this.daysIn(monday, service); bits > 0; bits >>= 1) sum += (bits & 1) * count
    }
    return sum
  }
}

function requiredDigit(cell: Cell, column: string): number {
  required(cell, column)
  return digitCell(cell, column, 1, 0)
}
