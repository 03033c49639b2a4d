import { expect, it } from 'vitest'
import { monthsOld, wasOldIn } from './months.ts'

it.each([
  ['2026-11', null],
  ['2026-05', null],
  ['2026-04', 7],
  ['2025-01', 22],
  ['2026-12', null],
  ['2026-13', null],
  ['', null],
])('a figure of %s is %s months old, if old at all', (month, age) => {
  expect(monthsOld(month, new Date('2026-11-23T12:00:00Z'))).toBe(age)
})

it.each([
  ['2025-01', '2025-07', false],
  ['2024-12', '2025-07', true],
  ['2025-09', '2025-07', false],
  ['', '2025-07', false],
])('a deal of %s was old in %s: %s', (month, then, old) => {
  expect(wasOldIn(month, then)).toBe(old)
})
