import { expect, it } from 'vitest'
import { formatDay, formatDayTime } from './day-time.ts'

it('tells days and hours of Singapore in the reader’s order', () => {
  expect(formatDay('2026-11-20T17:30:00Z', 'en-US')).toBe('21 Nov 2026')
  expect(formatDay('2026-11-20T17:30:00Z', 'zh-Hant-HK')).toBe('2026年11月21日')
  expect(formatDayTime('2026-11-20T17:30:00Z', 'en-HK').replaceAll('\u202f', ' ')).toMatch(/^21 Nov 2026, 1:30\sam$/)
})

it('returns what is no moment as it is', () => expect(formatDay('soon', 'en-US')).toBe('soon'))
