import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCalendarDay } from './calendar-day.ts'
import {
  addCalendarMonths,
  addDays,
  clockMoment,
  clockOf,
  dayWords,
  minutesOfTime,
  timeOfMinutes,
  weekdayOf,
  weekOf,
  weeksOfMonth,
} from './calendar-days.ts'

const day = fc.integer({ min: 0, max: 25_000 }).map((at) => addDays('2020-02-01', at))

describe('days', () => {
  it('are days that exist', () => {
    expect(['2026-02-28', '2028-02-29'].every(isCalendarDay)).toBe(true)
    expect(['2026-02-29', '2026-13-01', '2026-1-1', '1999-01-01', '2100-01-01', 'x'].some(isCalendarDay)).toBe(false)
  })
  it('are counted forwards and back', () =>
    fc.assert(
      fc.property(day, fc.integer({ min: -400, max: 400 }), (one, by) => {
        expect(addDays(addDays(one, by), -by)).toBe(one)
      }),
    ))
  it('stand in one week, from Monday to Sunday', () =>
    fc.assert(
      fc.property(day, (one) => {
        const week = weekOf(one)
        expect(week.map(weekdayOf)).toEqual([1, 2, 3, 4, 5, 6, 7])
        expect(week).toContain(one)
        expect(week.every((other) => weekOf(other)[0] === week[0])).toBe(true)
      }),
    ))
  it('know their weekday', () => expect(['2026-11-23', '2026-11-29'].map(weekdayOf)).toEqual([1, 7]))
})

describe('months', () => {
  it('have weeks that hold each of their days once', () =>
    fc.assert(
      fc.property(day, (one) => {
        const days = weeksOfMonth(one).flat()
        const own = days.filter((other) => other.startsWith(one.slice(0, 7)))
        expect(own[0]).toBe(`${one.slice(0, 7)}-01`)
        expect(addDays(own.at(-1) ?? '', 1).slice(8)).toBe('01')
        expect(new Set(days).size).toBe(days.length)
        expect(days.length - own.length).toBeLessThan(13)
      }),
    ))
  it('follow each other, with the last day where there is no such day', () => {
    expect(addCalendarMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addCalendarMonths('2026-01-31', -2)).toBe('2025-11-30')
    expect(addCalendarMonths('2026-12-15', 1)).toBe('2027-01-15')
    fc.assert(
      fc.property(day, fc.integer({ min: -30, max: 30 }), (one, by) => {
        expect(addCalendarMonths(addCalendarMonths(`${one.slice(0, 7)}-01`, by), -by)).toBe(`${one.slice(0, 7)}-01`)
      }),
    )
  })
})

describe('clocks', () => {
  it('show the time of the place', () => {
    expect(clockOf('Asia/Singapore')('2026-11-28T16:30:00Z')).toEqual({ day: '2026-11-29', minutes: 30 })
    expect(clockOf('Asia/Singapore')('2026-11-28T16:00:00Z')).toEqual({ day: '2026-11-29', minutes: 0 })
    // before and after Sydney's clock goes forward
    expect(clockOf('Australia/Sydney')('2026-10-03T15:59:00Z')).toEqual({ day: '2026-10-04', minutes: 119 })
    expect(clockOf('Australia/Sydney')('2026-10-03T16:00:00Z')).toEqual({ day: '2026-10-04', minutes: 180 })
  })
  it('agree with the moment in every zone', () =>
    fc.assert(
      fc.property(
        fc.constantFrom('Asia/Singapore', 'Australia/Sydney', 'Australia/Adelaide', 'Australia/Perth', 'Australia/Hobart'),
        fc.integer({ min: 1_767_225_600, max: 1_893_456_000 }),
        (zone, seconds) => {
          const { day: local, minutes } = clockOf(zone)(new Date(seconds * 1_000).toISOString())
          const away = (Date.parse(`${local}T${timeOfMinutes(minutes)}:00Z`) - Math.floor(seconds / 60) * 60_000) / 60_000
          expect(away).toBeGreaterThanOrEqual(8 * 60)
          expect(away).toBeLessThanOrEqual(11 * 60)
        },
      ),
    ))
})

describe('moments of a clock', () => {
  it('are found by what it shows', () => {
    const singapore = clockOf('Asia/Singapore')
    expect(clockMoment({ day: '2026-11-29', minutes: 30 }, singapore)).toBe('2026-11-28T16:30:00.000Z')
    expect(clockMoment({ day: '2026-11-28', minutes: 24 * 60 + 30 }, singapore)).toBe('2026-11-28T16:30:00.000Z')
    expect(clockMoment({ day: '2026-11-30', minutes: -60 }, singapore)).toBe('2026-11-29T15:00:00.000Z')
    // a quarter of an hour after Sydney's clock went forward
    expect(clockMoment({ day: '2026-10-04', minutes: 195 }, clockOf('Australia/Sydney'))).toBe('2026-10-03T16:15:00.000Z')
  })
  it('show what was asked for, unless the clock skips it', () =>
    fc.assert(
      fc.property(
        fc.constantFrom('Asia/Singapore', 'Australia/Sydney', 'Australia/Adelaide', 'Australia/Perth'),
        fc.integer({ min: 1_767_225_600, max: 1_893_456_000 }),
        (zone, seconds) => {
          const clock = clockOf(zone)
          const local = clock(new Date(seconds * 1_000).toISOString())
          expect(clock(clockMoment(local, clock))).toEqual(local)
        },
      ),
    ))
})

it('times are written and read alike', () => {
  for (let minutes = 0; minutes < 1_440; minutes++) expect(minutesOfTime(timeOfMinutes(minutes))).toBe(minutes)
  expect(['', '24:00', '9:00', '10:60'].map(minutesOfTime)).toEqual([null, null, null, null])
})

it('days are told in the order of the locale', () => {
  expect(dayWords('2026-11-28', 'en-US', 'short')).toBe('Sat, 28 Nov')
  expect(dayWords('2026-11-28', 'zh-Hans-SG', 'month')).toBe('2026年11月')
})
