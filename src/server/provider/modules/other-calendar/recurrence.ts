const FREQUENCIES = ['SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const
type Frequency = (typeof FREQUENCIES)[number]

export const isFrequency = (text: string): text is Frequency => FREQUENCIES.some((one) => one === text)

/** A rule of repetition (RFC 5545, section 3.3.10) without its end, which depends on a clock. */
export interface RepetitionRule {
  freq: Frequency
  /** at least 1 */
  interval: number
  /** how many there are, the first among them; null: endless */
  count: number | null
  /** the day on which a week begins, 0: Sunday */
  weekStart: number
  /** "BYDAY" → ["MO", "-1FR"], "BYMONTH" → [3]; as the file has them */
  parts: Readonly<Record<string, readonly (string | number)[]>>
}

/** Work that may still be done, in days that are looked at: what runs out of it is not read on. */
export interface Budget {
  left: number
}

const DAY = 86_400
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const STEPS = { SECONDLY: 1, MINUTELY: 60, HOURLY: 3_600 } as const

/** A day of the calendar; `number` counts from 1 January 1970. */
interface Day {
  number: number
  year: number
  /** from 1 */
  month: number
  day: number
}

const numberOf = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day) / (DAY * 1_000)

function dayOf(number: number): Day {
  const date = new Date(number * DAY * 1_000)
  return { number, year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** 0: Sunday */
const weekdayOf = (number: number): number => (((number + 4) % 7) + 7) % 7
const weekOf = (number: number, weekStart: number): number => number - ((weekdayOf(number) - weekStart + 7) % 7)

/** The first day of the first week of a year: the one with at least four days of the year. */
const firstWeekOf = (year: number, weekStart: number): number => weekOf(numberOf(year, 1, 4), weekStart)

interface Ordinal {
  /** 0: each */
  nth: number
  weekday: number
}

/** A rule, read. */
interface Reading {
  rule: RepetitionRule
  first: Day
  byDay: readonly Ordinal[]
  numbers: (part: string) => readonly number[] | null
  /** seconds of the day at which it begins, in order */
  times: readonly number[]
}

/** Throws for a part that nobody can understand. */
function readRule(rule: RepetitionRule, first: number): Reading {
  const numbers = (part: string): readonly number[] | null => {
    const values = rule.parts[part]?.map(Number)
    if (values?.some((value) => !Number.isInteger(value))) throw new RangeError(part)
    return values && values.length > 0 ? values : null
  }
  const byDay = (rule.parts.BYDAY ?? []).map((text): Ordinal => {
    const found = /^([+-]?\d{1,2})?(SU|MO|TU|WE|TH|FR|SA)$/.exec(String(text).toUpperCase())
    if (!found) throw new RangeError('BYDAY')
    return { nth: Number(found[1] ?? 0), weekday: WEEKDAYS.indexOf(found[2] ?? '') }
  })
  const time = ((first % DAY) + DAY) % DAY
  const hours = numbers('BYHOUR') ?? [Math.floor(time / 3_600)]
  const minutes = numbers('BYMINUTE') ?? [Math.floor(time / 60) % 60]
  const seconds = numbers('BYSECOND') ?? [time % 60]
  const times = hours.flatMap((hour) => minutes.flatMap((minute) => seconds.map((second) => hour * 3_600 + minute * 60 + second)))
  return { rule, first: dayOf(Math.floor(first / DAY)), byDay, numbers, times: [...new Set(times)].toSorted((a, b) => a - b) }
}

/** From the beginning or, where the number is negative, from the end of so many. */
const isNth = (wanted: readonly number[] | null, nth: number, of: number): boolean =>
  wanted === null || wanted.includes(nth) || wanted.includes(nth - of - 1)

const daysOfMonth = (year: number, month: number): number => numberOf(year, month + 1, 1) - numberOf(year, month, 1)
const daysOfYear = (year: number): number => numberOf(year + 1, 1, 1) - numberOf(year, 1, 1)

/** Which of its kind a weekday is, in a month or a year. */
function isOrdinal({ nth, weekday }: Ordinal, { number }: Day, from: number, days: number): boolean {
  if (weekdayOf(number) !== weekday) return false
  const at = number - from
  return nth === 0 || nth === Math.floor(at / 7) + 1 || nth === -(Math.floor((days - 1 - at) / 7) + 1)
}

function isOnWeekday({ rule, byDay, numbers }: Reading, day: Day): boolean {
  if (byDay.length === 0) return true
  const isInMonth = rule.freq === 'MONTHLY' || (rule.freq === 'YEARLY' && numbers('BYMONTH') !== null)
  if (isInMonth) {
    const from = numberOf(day.year, day.month, 1)
    return byDay.some((one) => isOrdinal(one, day, from, daysOfMonth(day.year, day.month)))
  }
  if (rule.freq === 'YEARLY' && numbers('BYWEEKNO') === null) {
    const from = numberOf(day.year, 1, 1)
    return byDay.some((one) => isOrdinal(one, day, from, daysOfYear(day.year)))
  }
  return byDay.some(({ weekday }) => weekday === weekdayOf(day.number))
}

/** What the first day says where the rule says nothing. */
function isAsFirst({ rule, first, byDay, numbers }: Reading, day: Day): boolean {
  const isSaid = byDay.length > 0 || numbers('BYMONTHDAY') !== null || numbers('BYYEARDAY') !== null
  if (isSaid || rule.freq === 'DAILY') return true
  if (rule.freq === 'WEEKLY' || numbers('BYWEEKNO')) return weekdayOf(day.number) === weekdayOf(first.number)
  return day.day === first.day && (rule.freq === 'MONTHLY' || numbers('BYMONTH') !== null || day.month === first.month)
}

interface Period {
  from: number
  days: number
}

/** The period `at` of a rule: a day, a week, a month, a year, or the weeks of a year. */
function periodAt({ rule, first, numbers }: Reading, at: number): Period {
  const by = at * rule.interval
  if (rule.freq === 'DAILY') return { from: first.number + by, days: 1 }
  if (rule.freq === 'WEEKLY') return { from: weekOf(first.number, rule.weekStart) + by * 7, days: 7 }
  if (rule.freq === 'MONTHLY') {
    const from = numberOf(first.year, first.month + by, 1)
    return { from, days: numberOf(first.year, first.month + by + 1, 1) - from }
  }
  const year = first.year + by
  const isByWeeks = numbers('BYWEEKNO') !== null
  const from = isByWeeks ? firstWeekOf(year, rule.weekStart) : numberOf(year, 1, 1)
  return { from, days: (isByWeeks ? firstWeekOf(year + 1, rule.weekStart) : numberOf(year + 1, 1, 1)) - from }
}

/** Periods that are looked at before the one of a day: those of weeks and years do not begin where their numbers do. */
const SPARE = 2

/** A period that lies not behind a day, and near it. */
function periodBefore({ rule, first }: Reading, number: number): number {
  const day = dayOf(number)
  const years = day.year - first.year
  const days = number - first.number
  const periods =
    rule.freq === 'YEARLY'
      ? years
      : rule.freq === 'MONTHLY'
        ? years * 12 + day.month - first.month
        : rule.freq === 'WEEKLY'
          ? days / 7
          : days
  return Math.max(0, Math.floor(periods / rule.interval) - SPARE)
}

/** The beginnings within a period, in order. */
function startsIn(reading: Reading, { from, days }: Period): number[] {
  const { numbers, times } = reading
  const starts: number[] = []
  for (let at = 0; at < days; at++) {
    const day = dayOf(from + at)
    const isMeant =
      (numbers('BYMONTH')?.includes(day.month) ?? true) &&
      isNth(numbers('BYMONTHDAY'), day.day, daysOfMonth(day.year, day.month)) &&
      isNth(numbers('BYYEARDAY'), day.number - numberOf(day.year, 1, 1) + 1, daysOfYear(day.year)) &&
      isNth(numbers('BYWEEKNO'), Math.floor(at / 7) + 1, days / 7) &&
      isOnWeekday(reading, day) &&
      isAsFirst(reading, day)
    if (isMeant) starts.push(...times.map((time) => day.number * DAY + time))
  }
  const places = numbers('BYSETPOS')
  return places ? starts.filter((_, at) => isNth(places, at + 1, starts.length)) : starts
}

/** By seconds, minutes or hours: a step is a step. Throws where the rule picks among them, which no calendar program writes. */
function* stepsOf({ freq, interval, count, parts }: RepetitionRule, step: number, first: number, from: number, until: number) {
  if (Object.keys(parts).length > 0) throw new RangeError(freq)
  const by = step * interval
  for (let at = Math.max(0, Math.ceil((from - first) / by)); first + at * by < until && (count === null || at < count); at++)
    yield first + at * by
}

/**
 * The beginnings of what is repeated within a span, in order, in seconds by the wall clock: `first` is the one that is written down, and counts always.
 * Where no count has to be kept, only the periods near the span are looked at, however long ago it began. The library's own iterator does not
 * return from a rule that meets no day (github.com/kewisch/ical.js/issues/1038). Throws for a rule that nobody can understand.
 */
export function* startsOf(rule: RepetitionRule, first: number, from: number, until: number, budget: Budget): Generator<number> {
  if (rule.freq === 'SECONDLY' || rule.freq === 'MINUTELY' || rule.freq === 'HOURLY') {
    for (const start of stepsOf(rule, STEPS[rule.freq], first, from, until)) {
      if (budget.left-- <= 0) return
      yield start
    }
    return
  }
  const reading = readRule(rule, first)
  let count = 1
  if (first >= from && first < until) yield first
  for (let at = rule.count === null ? periodBefore(reading, Math.floor(from / DAY)) : 0; ; at++) {
    const period = periodAt(reading, at)
    budget.left -= period.days
    if (period.from * DAY >= until || budget.left <= 0) return
    for (const start of startsIn(reading, period)) {
      if (start <= first) continue
      if (rule.count !== null && ++count > rule.count) return
      if (start >= until) return
      if (start >= from) yield start
    }
  }
}
