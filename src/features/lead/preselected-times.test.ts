import fc from 'fast-check'
import { expect, it } from 'vitest'
import { preselected, TIMES_MAX } from './preselected-times.ts'

const dayOf = (at: string) => at.slice(0, 10)
const at = (day: number, hour: number) => `2026-12-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00.000Z`

it('takes the first free time of three days', () =>
  expect(preselected([at(1, 9), at(1, 10), at(2, 14), at(5, 9), at(6, 9)], dayOf)).toEqual([at(1, 9), at(2, 14), at(5, 9)]))

it('takes more of a day where fewer days are free', () => {
  expect(preselected([at(1, 9), at(1, 10), at(2, 14)], dayOf)).toEqual([at(1, 9), at(1, 10), at(2, 14)])
  expect(preselected([at(1, 9)], dayOf)).toEqual([at(1, 9)])
  expect(preselected([], dayOf)).toEqual([])
})

it('takes as many different free times as there are, three at most, in order', () =>
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 23 })), { selector: String }),
      (times) => {
        const free = times.map(([day, hour]) => at(day, hour)).toSorted()
        const chosen = preselected(free, dayOf)
        expect(chosen).toEqual([...new Set(chosen)].toSorted())
        expect(chosen).toHaveLength(Math.min(TIMES_MAX, free.length))
        for (const one of chosen) expect(free).toContain(one)
      },
    ),
  ))
