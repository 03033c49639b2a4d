import { expect, it } from 'vitest'
import { checksOf } from './health-checks.ts'

const DAY = Date.UTC(2026, 10, 1) / 1_000

it('counts what was due since the first check', () => {
  const days = [
    { day: '2026-11-01', firstAt: DAY + 43_200, checks: 144, failed: 0 },
    { day: '2026-11-02', firstAt: DAY + 86_400, checks: 280, failed: 2 },
    { day: '2026-11-03', firstAt: DAY + 172_800, checks: 1, failed: 1 },
  ]
  expect(checksOf(days, DAY + 172_800)).toEqual({
    checkedSince: DAY + 43_200,
    checksDue: 433,
    checksMade: 425,
    checksFailed: 3,
    failedDays: [days[2], days[1]],
  })
})

it('says that nothing was checked, and never that more was made than was due', () => {
  expect(checksOf([], DAY)).toEqual({ checkedSince: null, checksDue: 0, checksMade: 0, checksFailed: 0, failedDays: [] })
  expect(checksOf([{ day: '2026-11-01', firstAt: DAY, checks: 9, failed: 0 }], DAY + 10).checksDue).toBe(9)
})
