import { expect, it } from 'vitest'
import { daysFrom, mondayOf, offeredTimes, STRIP_DAYS, stripFrom, stripRange, zoneDay } from './offered-times.ts'

const now = Date.UTC(2026, 10, 25, 4)
const slot = (startsAt: string) => ({ startsAt, endsAt: startsAt, left: 1 })

it('counts a time to its day by the clock of the place', () => {
  expect(zoneDay('2026-11-27T17:00:00Z', 'Asia/Singapore')).toBe('2026-11-28')
  expect(zoneDay('2026-11-27T17:00:00Z', 'Australia/Perth')).toBe('2026-11-28')
  expect(zoneDay('2026-11-27T12:30:00Z', 'Australia/Sydney')).toBe('2026-11-27')
})

it('begins a strip with a Monday, and none before this week', () => {
  expect(mondayOf('2026-11-29')).toBe('2026-11-23')
  expect(mondayOf('2026-11-23')).toBe('2026-11-23')
  expect(stripFrom(undefined, 'Asia/Singapore', now)).toBe('2026-11-23')
  expect(stripFrom('2020-01-01', 'Asia/Singapore', now)).toBe('2026-11-23')
  expect(stripFrom('2026-12-24', 'Asia/Singapore', now)).toBe('2026-12-21')
})

it('asks for all moments that any zone counts to the strip', () => {
  const { from, until } = stripRange('2026-11-23')
  expect(zoneDay(from, 'Pacific/Kiritimati') <= '2026-11-23').toBe(true)
  expect(zoneDay(until, 'Pacific/Honolulu') >= daysFrom('2026-11-23', STRIP_DAYS - 1)).toBe(true)
})

it('shows the chosen day, else the first that has times', () => {
  const slots = [slot('2026-11-27T02:00:00Z'), slot('2026-11-27T03:00:00Z'), slot('2026-11-30T02:00:00Z')]
  const ask = { slots, timeZone: 'Asia/Singapore', from: '2026-11-23', day: undefined, now, aheadDays: 60 }
  const offered = offeredTimes(ask)
  expect(offered.days).toHaveLength(STRIP_DAYS)
  expect([offered.day, offered.times.length, offered.earlier, offered.later]).toEqual(['2026-11-27', 2, null, '2026-12-21'])
  expect(offeredTimes({ ...ask, day: '2026-11-30' }).times).toEqual([slots[2]])
  expect(offeredTimes({ ...ask, day: '2027-11-30' }).day).toBe('2026-11-27')
  expect(offeredTimes({ ...ask, slots: [] })).toMatchObject({ day: null, times: [] })
  expect(offeredTimes({ ...ask, aheadDays: 20 }).later).toBeNull()
  expect(offeredTimes({ ...ask, from: '2026-12-21' }).earlier).toBe('2026-11-23')
})

it('says which days are full, and shows one that is asked for', () => {
  const slots = [slot('2026-11-27T02:00:00Z')]
  const ask = { slots, fullDays: ['2026-11-26'], timeZone: 'Asia/Singapore', from: '2026-11-23', day: undefined, now, aheadDays: 60 }
  expect(offeredTimes(ask).days.filter(({ isFull }) => isFull)).toEqual([{ day: '2026-11-26', free: 0, isFull: true }])
  expect(offeredTimes(ask).day).toBe('2026-11-27')
  expect(offeredTimes({ ...ask, day: '2026-11-26' })).toMatchObject({ day: '2026-11-26', times: [] })
})
