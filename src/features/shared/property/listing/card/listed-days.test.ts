import { expect, it } from 'vitest'
import { daysSince } from './listed-days.ts'

it('counts whole days, none for what is to come', () => {
  const now = Date.parse('2026-11-25T03:00:00Z')
  expect(daysSince('2026-11-25T02:00:00Z', now)).toBe(0)
  expect(daysSince('2026-11-24T03:00:00Z', now)).toBe(1)
  expect(daysSince('2026-10-26T04:00:00Z', now)).toBe(29)
  expect(daysSince('2026-12-01T00:00:00Z', now)).toBe(0)
  expect(daysSince('no moment', now)).toBeNull()
})
