import { expect, it } from 'vitest'
import { emptyHours, hoursShown, isDayOff, isHourOpen } from './open-hours.ts'

const kind = (weekday: number, from: number, to: number, isOpen = true) => ({
  kind: 'VIEWING' as const,
  isOpen,
  hours: [{ weekday, from, to }],
  mode: 'REVIEW' as const,
  place: '',
  lengthMinutes: 30,
  bufferMinutes: 0,
  capacity: 1,
  noticeHours: 0,
  aheadDays: 30,
  perDayMax: 8,
})

it('an hour is open when something is offered in a part of it', () => {
  // Monday, 23 November 2026
  const rules = { kinds: [kind(1, 10 * 60 + 30, 12 * 60)] }
  expect([9, 10, 11, 12].map((hour) => isHourOpen(rules, '2026-11-23', hour))).toEqual([false, true, true, false])
  expect(isHourOpen(rules, '2026-11-24', 10)).toBe(false)
  expect(isHourOpen({ kinds: [kind(1, 600, 720, false)] }, '2026-11-23', 10)).toBe(false)
})

it('days are off by themselves, and by holidays where those count', () => {
  const holidays = [{ day: '2026-12-25', name: 'Christmas Day', isProvisional: false }]
  const off = { observesHolidays: true, daysOff: [{ from: '2026-12-28', to: '2026-12-30' }] }
  expect(['2026-12-24', '2026-12-25', '2026-12-28', '2026-12-30', '2026-12-31'].map((day) => isDayOff(off, holidays, day))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ])
  expect(isDayOff({ ...off, observesHolidays: false }, holidays, '2026-12-25')).toBe(false)
})

it('a week shows what is offered and what is taken, and never less than the usual hours', () => {
  expect(hoursShown({ kinds: [] }, [])).toEqual({ first: 9, last: 18 })
  expect(hoursShown({ kinds: [kind(1, 7 * 60, 21 * 60 + 30)] }, [])).toEqual({ first: 7, last: 21 })
  expect(hoursShown({ kinds: [] }, [{ from: 60, to: 24 * 60 }])).toEqual({ first: 1, last: 23 })
})

it('an hour is empty when nothing stands in any part of it', () => {
  const times = [
    { from: 600, to: 660 },
    { from: 705, to: 730 },
  ]
  expect(emptyHours({ first: 9, last: 13 }, times)).toEqual([9, 13])
  expect(emptyHours({ first: 9, last: 10 }, [])).toEqual([9, 10])
})
