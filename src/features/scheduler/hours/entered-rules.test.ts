import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { OwnKind } from '../schedule.ts'
import { enteredRules, rulesEntered } from './entered-rules.ts'

const kind = (hours: OwnKind['hours']): OwnKind => ({
  kind: 'VIEWING',
  isOpen: true,
  hours,
  mode: 'REVIEW',
  place: '',
  lengthMinutes: 30,
  bufferMinutes: 15,
  capacity: 1,
  noticeHours: 4,
  aheadDays: 30,
  perDayMax: 8,
})
const rules = (hours: OwnKind['hours'], daysOff: { from: string; to: string }[] = []) => ({
  timeZone: 'Asia/Singapore',
  observesHolidays: true,
  daysOff,
  kinds: [kind(hours)],
})

it('what is kept is what was shown', () =>
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
      fc.integer({ min: 0, max: 1_439 }),
      fc.nat(1_439),
      (weekdays, from, more) => {
        const to = Math.min(1_440, from + 1 + more)
        const kept = rules(
          weekdays.map((weekday) => ({ weekday, from, to })),
          [{ from: '2026-12-24', to: '2026-12-31' }],
        )
        expect(rulesEntered(enteredRules(kept))).toEqual(kept)
      },
    ),
  ))

const entered = (...spans: [weekday: number, from: string, to: string][]) => {
  const shown = enteredRules(rules([]))
  return { ...shown, kinds: [{ ...kind([]), hours: spans.map(([weekday, from, to], at) => ({ id: String(at), weekday, from, to })) }] }
}

it.each([
  ['ends before it begins', entered([1, '12:00', '10:00'])],
  ['is empty', entered([1, '', '10:00'])],
  ['overlaps another', entered([1, '10:00', '12:00'], [1, '11:30', '13:00'])],
])('a span that %s is refused', (_, wrong) => expect(rulesEntered(wrong)).toBe('schedule-hours'))

it('spans may touch, and lie on other days', () =>
  expect(rulesEntered(entered([1, '10:00', '12:00'], [1, '12:00', '13:00'], [2, '10:00', '00:00']))).toMatchObject({
    kinds: [
      {
        hours: [
          { weekday: 1, to: 720 },
          { weekday: 1, from: 720 },
          { weekday: 2, to: 1_440 },
        ],
      },
    ],
  }))

it.each([
  ['2026-12-24', '2026-12-23'],
  ['', '2026-12-23'],
  ['2026-02-30', '2026-03-01'],
])('days off from %j to %j are refused', (from, to) =>
  expect(rulesEntered(enteredRules(rules([], [{ from, to }])))).toBe('schedule-daysoff'),
)
