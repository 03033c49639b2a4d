import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { examples } from '#fixtures/short-sample.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { APPOINTMENT_KINDS } from '../../db/trade/words.ts'
import { appointmentZones, BOOKING_MODES } from './appointment-kinds.ts'
import { DAY_MINUTES, type KindRules, proposedRules, type ScheduleRules, scheduleFault } from './schedule-rules.ts'
import { localDay, placesOn, type Slot, slotsOf, spanOfDay, type TakenTime } from './slot-rules.ts'

const HOUR = 3_600
const DAY = 86_400
const seconds = (text: string): number => Date.parse(text) / 1_000

/** Hours of a day that do not overlap. */
const hours = fc
  .array(
    fc.record({
      weekday: fc.integer({ min: 1, max: 7 }),
      cuts: fc.uniqueArray(fc.integer({ min: 0, max: 96 }), { minLength: 2, maxLength: 6 }),
    }),
    { minLength: 1, maxLength: 7 },
  )
  .map((days) =>
    [...new Map(days.map((one) => [one.weekday, one])).values()].flatMap(({ weekday, cuts }) => {
      const sorted = cuts.map((cut) => cut * 15).toSorted((a, b) => a - b)
      return Array.from({ length: sorted.length >> 1 }, (_, at) => ({
        weekday,
        from: sorted[at * 2] ?? 0,
        to: sorted[at * 2 + 1] ?? DAY_MINUTES,
      }))
    }),
  )

const kindRules = (kind: KindRules['kind']): fc.Arbitrary<KindRules> =>
  fc.record({
    kind: fc.constant(kind),
    isOpen: fc.boolean(),
    hours,
    lengthMinutes: fc.integer({ min: 10, max: 240 }),
    bufferMinutes: fc.integer({ min: 0, max: 60 }),
    capacity: fc.integer({ min: 1, max: 4 }),
    noticeHours: fc.integer({ min: 0, max: 48 }),
    aheadDays: fc.integer({ min: 1, max: 60 }),
    perDayMax: fc.integer({ min: 1, max: 6 }),
    mode: fc.constantFrom(...BOOKING_MODES),
    place: fc.constant(''),
  })

/** Weeks of all kinds, and those in which the Australian clocks change. */
const moment = fc.oneof(
  fc.integer({ min: seconds('2026-01-01T00:00Z'), max: seconds('2028-01-01T00:00Z') }),
  ...['2026-04-04T16:00Z', '2026-10-03T16:00Z', '2027-04-03T16:00Z', '2027-10-02T16:00Z'].map((change) =>
    fc.integer({ min: seconds(change) - 3 * DAY, max: seconds(change) + DAY }),
  ),
)

const question = fc
  .record({
    country: fc.constantFrom(...COUNTRY_CODES, 'AU' as const, 'AU' as const),
    zone: fc.nat(6),
    viewing: kindRules('viewing'),
    valuation: kindRules('valuation'),
    consultation: kindRules('consultation'),
    now: moment,
    off: fc.array(fc.integer({ min: 0, max: 14 }), { maxLength: 3 }),
    holidays: fc.array(fc.integer({ min: 0, max: 14 }), { maxLength: 3 }),
    observesHolidays: fc.boolean(),
    picks: fc.array(fc.nat(500), { maxLength: 12 }),
  })
  .map(({ country, zone, viewing, valuation, consultation, now, off, holidays, observesHolidays, picks }) => {
    const zones = appointmentZones(country)
    const timeZone = zones[zone % zones.length] ?? 'UTC'
    const dayIn = (days: number) => localDay(now + days * DAY, timeZone)
    const rules: ScheduleRules = {
      timeZone,
      observesHolidays,
      daysOff: off.map((days) => ({ from: dayIn(days), to: dayIn(days) })),
      kinds: [viewing, valuation, consultation],
    }
    return { country, rules, now, from: now, until: now + 8 * DAY, holidays: new Set(holidays.map(dayIn)), picks }
  })

type Question = typeof question extends fc.Arbitrary<infer Value> ? Value : never

/** Takes slots one after the other, as bookings do. */
function taking({ rules, now, from, until, holidays, picks }: Question): TakenTime[] {
  const taken: TakenTime[] = []
  for (const pick of picks) {
    const kind = APPOINTMENT_KINDS[pick % APPOINTMENT_KINDS.length] ?? 'viewing'
    const free = slotsOf({ rules, kind, holidays, taken, from, until, now })
    const slot = free[pick % Math.max(1, free.length)]
    const own = rules.kinds.find((one) => one.kind === kind)
    if (slot && own) taken.push({ kind, startsAt: slot.startsAt, endsAt: slot.endsAt, bufferSeconds: own.bufferMinutes * 60 })
  }
  return taken
}

const wall = (at: number, timeZone: string) => Temporal.Instant.fromEpochMilliseconds(at * 1_000).toZonedDateTimeISO(timeZone)

/** What is wrong with an offered time, by the rules as a person reads them. */
function faultOfSlot(slot: Slot, own: KindRules, { rules, now, until, holidays }: Question, taken: readonly TakenTime[]): string | null {
  const begins = wall(slot.startsAt, rules.timeZone)
  const ends = wall(slot.endsAt, rules.timeZone)
  const day = begins.toPlainDate().toString()
  const midnight = begins.toPlainDate().toPlainDateTime()
  const minuteOf = (at: Temporal.ZonedDateTime) => at.toPlainDateTime().since(midnight, { largestUnit: 'minutes' }).minutes
  if (slot.endsAt - slot.startsAt !== own.lengthMinutes * 60) return 'length'
  if (!own.hours.some((one) => one.weekday === begins.dayOfWeek && one.from <= minuteOf(begins) && minuteOf(ends) <= one.to)) return 'hours'
  if (slot.startsAt < now + own.noticeHours * HOUR) return 'notice'
  if (slot.startsAt >= until || slot.startsAt > now + own.aheadDays * DAY) return 'too far'
  if (rules.daysOff.some(({ from, to }) => from <= day && day <= to)) return 'day off'
  if (rules.observesHolidays && holidays.has(day)) return 'holiday'
  const isShared = (one: TakenTime) => one.kind === own.kind && one.startsAt === slot.startsAt
  if (taken.some((one) => !isShared(one) && one.startsAt < slot.endsAt && slot.startsAt < one.endsAt)) return 'taken'
  const sharing = taken.filter(isShared).length
  if (slot.left !== own.capacity - sharing || slot.left < 1) return 'left'
  const sameDay = new Set(
    taken.filter((one) => one.kind === own.kind && localDay(one.startsAt, rules.timeZone) === day).map((one) => one.startsAt),
  )
  return sharing === 0 && sameDay.size >= own.perDayMax ? 'full day' : null
}

describe('slotsOf', () => {
  it('offers nothing outside the rules, overlapping or twice, in any week and zone', () => {
    fc.assert(
      fc.property(question, (asked) => {
        expect(scheduleFault(asked.country, asked.rules)).toBeNull()
        const taken = taking(asked)
        for (const own of asked.rules.kinds) {
          const slots = slotsOf({ ...asked, kind: own.kind, taken })
          if (!own.isOpen) expect(slots).toEqual([])
          expect(slots.map((slot) => faultOfSlot(slot, own, asked, taken)).filter(Boolean)).toEqual([])
          for (const [at, slot] of slots.entries()) {
            const next = slots[at + 1]
            if (next) expect(next.startsAt).toBeGreaterThanOrEqual(slot.endsAt)
          }
        }
        // what was taken one after the other never overlaps, unless it is one appointment for several
        const times = [...new Map(taken.map((one) => [`${one.kind} ${one.startsAt}`, one])).values()].toSorted(
          (a, b) => a.startsAt - b.startsAt,
        )
        for (const [at, one] of times.entries()) {
          const next = times[at + 1]
          if (next) expect(next.startsAt - one.endsAt).toBeGreaterThanOrEqual(Math.max(one.bufferSeconds, next.bufferSeconds))
        }
      }),
      { numRuns: examples(5_000, 300) },
    )
  })

  const only = (from: number, to: number, lengthMinutes: number, timeZone: string): ScheduleRules => ({
    timeZone,
    observesHolidays: true,
    daysOff: [],
    kinds: proposedRules('AU').kinds.map((one) => ({
      ...one,
      isOpen: true,
      lengthMinutes,
      bufferMinutes: 0,
      noticeHours: 0,
      hours: [{ weekday: 7, from, to }],
    })),
  })
  const startsOn = (rules: ScheduleRules, day: string) =>
    slotsOf({
      rules,
      kind: 'viewing',
      holidays: new Set<string>(),
      taken: [],
      from: seconds(`${day}T00:00Z`) - DAY,
      until: seconds(`${day}T00:00Z`) + DAY,
      now: seconds(`${day}T00:00Z`) - DAY,
    }).map(({ startsAt }) => wall(startsAt, rules.timeZone).toPlainTime().toString({ smallestUnit: 'minute' }))

  it('skips the hour that the clock skips: Sydney, 4 October 2026', () =>
    expect(startsOn(only(60, 300, 60, 'Australia/Sydney'), '2026-10-04')).toEqual(['01:00', '03:00', '04:00']))
  it('offers the hour that comes twice once: Sydney, 5 April 2026', () =>
    expect(startsOn(only(60, 300, 60, 'Australia/Sydney'), '2026-04-05')).toEqual(['01:00', '02:00', '03:00', '04:00']))
  it('has no change in Brisbane', () =>
    expect(startsOn(only(60, 300, 60, 'Australia/Brisbane'), '2026-10-04')).toEqual(['01:00', '02:00', '03:00', '04:00']))
  it('does not offer two hours where the clock leaves one', () =>
    expect(startsOn(only(90, 330, 120, 'Australia/Sydney'), '2026-10-04')).toEqual(['01:30']))
})

describe('placesOn', () => {
  it('is how many can still take a time of the day, one after the other', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const { rules, now } = asked
        const day = localDay(now + DAY, rules.timeZone)
        const span = spanOfDay(day, rules.timeZone)
        if (!span) throw new Error(day)
        for (const own of rules.kinds) {
          const taken = taking(asked)
          const free = () => slotsOf({ ...asked, ...span, kind: own.kind, taken })
          const isToday = ({ startsAt }: TakenTime) => localDay(startsAt, rules.timeZone) === day
          const places = placesOn(own, free(), taken.filter(isToday))
          let come = 0
          for (let [slot] = free(); slot; [slot] = free(), come++)
            taken.push({ kind: own.kind, startsAt: slot.startsAt, endsAt: slot.endsAt, bufferSeconds: own.bufferMinutes * 60 })
          expect(come).toBe(places)
        }
      }),
      { numRuns: 300 },
    )
  })
})

describe('spanOfDay', () => {
  it('is as long as the day, by the clock of the place', () => {
    const hoursOf = (day: string, zone: string) => {
      const span = spanOfDay(day, zone)
      return span && (span.until - span.from) / HOUR
    }
    expect(hoursOf('2026-11-28', 'Asia/Singapore')).toBe(24)
    expect(hoursOf('2026-10-04', 'Australia/Sydney')).toBe(23)
    expect(hoursOf('2026-04-05', 'Australia/Sydney')).toBe(25)
    for (const day of ['2026-02-30', '2026-13-01', 'x', '2026-11-28T10:00', '']) expect(hoursOf(day, 'Asia/Singapore')).toBeNull()
  })
})

describe('scheduleFault', () => {
  const rules = proposedRules('SG')
  const withKind = (change: Partial<KindRules>): ScheduleRules => ({
    ...rules,
    kinds: rules.kinds.map((one) => (one.kind === 'viewing' ? { ...one, ...change } : one)),
  })
  it('accepts what is proposed in every country', () =>
    expect(COUNTRY_CODES.map((country) => scheduleFault(country, proposedRules(country)))).toEqual(COUNTRY_CODES.map(() => null)))
  it.each([
    ['timeZone', { ...rules, timeZone: 'Australia/Sydney' }],
    ['daysOff', { ...rules, daysOff: [{ from: '2026-02-30', to: '2026-03-01' }] }],
    ['daysOff', { ...rules, daysOff: [{ from: '2026-03-02', to: '2026-03-01' }] }],
    ['kinds', { ...rules, kinds: rules.kinds.slice(1) }],
    ['lengthMinutes', withKind({ lengthMinutes: 5 })],
    ['capacity', withKind({ capacity: 0 })],
    ['hours', withKind({ hours: [{ weekday: 1, from: 600, to: 600 }] })],
    [
      'hours',
      withKind({
        hours: [
          { weekday: 1, from: 540, to: 660 },
          { weekday: 1, from: 600, to: 720 },
        ],
      }),
    ],
    ['place', withKind({ place: 'x'.repeat(201) })],
  ] satisfies [string, ScheduleRules][])('names %s', (field, wrong) => expect(scheduleFault('SG', wrong)).toBe(field))
})
