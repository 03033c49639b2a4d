import { expect, it } from 'vitest'
import { lastDays } from './last-days.ts'

it('ends with the newest day and fills the days between, over the end of a month', () => {
  const shown = lastDays([
    { day: '2026-02-27', count: 2 },
    { day: '2026-03-02', count: 5 },
  ])
  expect(shown).toHaveLength(30)
  expect(shown.slice(-4)).toEqual([
    { day: '2026-02-27', count: 2 },
    { day: '2026-02-28', count: 0 },
    { day: '2026-03-01', count: 0 },
    { day: '2026-03-02', count: 5 },
  ])
})

it('shows nothing where nobody came', () => expect(lastDays([])).toEqual([]))
