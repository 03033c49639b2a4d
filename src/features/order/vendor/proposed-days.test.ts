import { describe, expect, it } from 'vitest'
import { proposedDays } from './proposed-days.ts'

// a Saturday in Singapore, and still Friday in UTC
const NOW = Date.parse('2026-11-27T16:30:00Z')
const line = (days: number) => ({ service: 'PHOTOGRAPHS' as const, name: '', cents: 1, travelCents: 0, days })
const order = (wishDays: string[], ...days: number[]) => ({
  country: 'SG' as const,
  wishDays,
  lines: days.map(line),
  holidays: [] as string[],
})

describe('an acceptance begins', () => {
  it.each([
    [
      'with the first day that would suit and is not over',
      order(['2026-12-03', '2026-11-27', '2026-12-02'], 2),
      '2026-12-02',
      '2026-12-04',
    ],
    ['with today, which is not over', order(['2026-11-28'], 1), '2026-11-28', '2026-11-30'],
    ['with the days of the slowest service, without weekends', order(['2026-12-03'], 1, 4, 2), '2026-12-03', '2026-12-09'],
    ['with the day of the visit, where files are promised for it', order(['2026-12-05'], 0), '2026-12-05', '2026-12-05'],
    ['with a due day alone, from today, where no day is named', order([], 3), '', '2026-12-02'],
    ['empty, where every named day is over', order(['2026-11-20', '2026-11-27'], 3), '', ''],
    ['with the last day that may be named, at most', order(['2027-03-27'], 5), '2027-03-27', '2027-03-28'],
  ])('%s', (_, asked, visitOn, dueOn) => {
    expect(proposedDays(asked, NOW)).toEqual({ visitOn, dueOn })
  })

  it('without the public holidays of its country', () => {
    expect(proposedDays({ ...order(['2026-12-24'], 1), holidays: ['2026-12-25'] }, NOW).dueOn).toBe('2026-12-28')
  })

  it('by the clock of its country', () => {
    expect(proposedDays({ ...order(['2026-11-27'], 0), country: 'HK' }, Date.parse('2026-11-27T15:59:00Z')).visitOn).toBe('2026-11-27')
    expect(proposedDays({ ...order(['2026-11-27'], 0), country: 'AU' }, Date.parse('2026-11-27T15:59:00Z')).visitOn).toBe('')
  })
})
