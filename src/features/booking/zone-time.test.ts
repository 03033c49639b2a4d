import { describe, expect, it } from 'vitest'
import { isSameClock, ownClock, zoneClock, zoneDayClock } from './zone-time.ts'

const [SYDNEY, SINGAPORE] = ['Australia/Sydney', 'Asia/Singapore'] as const
const clock = (at: string) => [zoneClock(at, SYDNEY, 'en-US'), ownClock(at, SINGAPORE, SYDNEY, 'en-US')]

describe('six in the evening in Sydney, read in Singapore', () => {
  it('is an hour earlier from the evening on of the day on which the clocks go forward', () => {
    expect(clock('2026-10-03T08:00:00Z')).toEqual(['6:00 pm', '4:00 pm'])
    expect(clock('2026-10-04T07:00:00Z')).toEqual(['6:00 pm', '3:00 pm'])
  })

  it('is an hour later from the evening on of the day on which they go back', () => {
    expect(clock('2027-04-03T07:00:00Z')).toEqual(['6:00 pm', '3:00 pm'])
    expect(clock('2027-04-04T08:00:00Z')).toEqual(['6:00 pm', '4:00 pm'])
  })

  it('tells the two hours apart that the clock shows twice', () => {
    const twice = ['2027-04-03T15:30:00Z', '2027-04-03T16:30:00Z']
    expect(twice.map((at) => zoneDayClock(at, SYDNEY, 'en-US'))).toEqual(Array(2).fill(zoneDayClock(twice[0] ?? '', SYDNEY, 'en-US')))
    expect(new Set(twice.map((at) => ownClock(at, SINGAPORE, SYDNEY, 'en-US'))).size).toBe(2)
  })
})

it('says the day where the two clocks do not share it', () => {
  expect(ownClock('2026-10-04T14:00:00Z', SINGAPORE, SYDNEY, 'en-US')).toContain('Sun, 4 Oct')
  expect(isSameClock(SYDNEY, SINGAPORE, '2026-10-04T07:00:00Z')).toBe(false)
  expect(isSameClock('Asia/Kuala_Lumpur', SINGAPORE, '2026-10-04T07:00:00Z')).toBe(true)
})
