import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { ruleOf } from './calendar-event.ts'
import { startsOf } from './recurrence.ts'
import { wallOf } from './told-time.ts'

const DAY = 86_400
const FIRST = Date.UTC(2026, 0, 1, 9, 30) / 1_000

const parts = {
  DAILY: ['', 'BYDAY=MO,WE,FR', 'BYMONTH=1,3'],
  WEEKLY: ['', 'BYDAY=MO', 'BYDAY=TU,TH,SU', 'BYDAY=SA,SU;WKST=SU'],
  MONTHLY: ['', 'BYMONTHDAY=15', 'BYMONTHDAY=1,31', 'BYDAY=2TU', 'BYDAY=-1FR', 'BYDAY=MO,WE', 'BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1'],
  YEARLY: ['', 'BYMONTH=3;BYDAY=-1SU', 'BYMONTH=4;BYMONTHDAY=10', 'BYMONTH=1,6', 'BYYEARDAY=100'],
}
const rules = fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY').chain((freq) =>
  fc.record({
    freq: fc.constant(freq),
    part: fc.constantFrom(...parts[freq as keyof typeof parts]),
    interval: fc.integer({ min: 1, max: 4 }),
  }),
)
const asked = fc.record({
  rule: rules,
  day: fc.integer({ min: 0, max: 1_500 }),
  from: fc.integer({ min: 0, max: 4_000 }),
  count: fc.option(fc.integer({ min: 1, max: 60 })),
})

/** What the library's iterator makes of the rule, from a first day that meets it. */
function iterated(recur: ICAL.Recur, day: number, until: number): number[] {
  const dtstart = ICAL.Time.fromJSDate(new Date((FIRST + day * DAY) * 1_000), true)
  dtstart.zone = ICAL.Timezone.localTimezone
  const iterator = recur.iterator(dtstart)
  const found: number[] = []
  for (let next = iterator.next(); next; next = iterator.next()) {
    const wall = wallOf(next)
    if (wall >= until) break
    found.push(wall)
  }
  return found
}

it('repeats as the library’s own iterator does, for rules from which that one returns, wherever the span lies', () =>
  fc.assert(
    fc.property(asked, ({ rule: { freq, part, interval }, day, from, count }) => {
      const recur = ICAL.Recur.fromString(`FREQ=${freq};INTERVAL=${interval}${part && `;${part}`}`)
      const [span, until] = [FIRST + from * DAY, FIRST + (from + 130) * DAY]
      const all = iterated(recur, day, until)
      const [first] = all
      if (first === undefined) return
      const expected = (count === null ? all : all.slice(0, count)).filter((wall) => wall >= span)
      const found = [...startsOf(Object.assign(ruleOf(recur), { count }), first, span, until, { left: 1_000_000 })]
      expect(found).toEqual(expected)
    }),
    { numRuns: 500 },
  ))

it('looks only at days near the span where nothing is counted', () => {
  const budget = { left: 1_000 }
  const rule = { freq: 'DAILY', interval: 1, count: null, weekStart: 1, parts: {} } as const
  expect([...startsOf(rule, FIRST - 500_000 * DAY, FIRST, FIRST + 10 * DAY, budget)]).toHaveLength(10)
  expect(budget.left).toBeGreaterThan(900)
})
