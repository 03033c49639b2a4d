import { expect, it } from 'vitest'
import { formatDay, formatDayTime, formatPlainDay } from './day-time.ts'

it('tells days and hours of Singapore in the reader’s order', () => {
  expect(formatDay('2026-11-20T17:30:00Z', 'en-US')).toBe('21 Nov 2026')
  expect(formatDay('2026-11-20T17:30:00Z', 'zh-Hant-HK')).toBe('2026年11月21日')
  expect(formatDayTime('2026-11-20T17:30:00Z', 'en-HK').replaceAll('\u202f', ' ')).toMatch(/^21 Nov 2026, 1:30\sam$/)
})

it('tells them by another clock, and a day of a calendar by none', () => {
  expect(formatDayTime('2026-11-20T13:30:00Z', 'en-HK', 'Australia/Sydney').replaceAll('\u202f', ' ')).toMatch(/^21 Nov 2026, 12:30\sam$/)
  expect(formatDay('2026-11-20T13:30:00Z', 'en-US', 'Australia/Sydney')).toBe('21 Nov 2026')
  expect(formatPlainDay('2026-11-20', 'en-US')).toBe('20 Nov 2026')
})

it('returns what is no moment as it is', () => expect(formatDay('soon', 'en-US')).toBe('soon'))
