import { expect, it } from 'vitest'
import { clockOf } from '../calendar-days.ts'
import { entryOfHosted, newOpenHouse, sentOpenHouse } from './open-house-entry.ts'

const clock = clockOf('Asia/Singapore')
const at = { day: '2026-12-05', minutes: 11 * 60 }

it('sends the time by the clock of the schedule, and what is asked', () => {
  const entry = { ...newOpenHouse(at), listing: 'a', question: 'By when?' }
  const input = { startsAt: '2026-12-05T03:00:00.000Z', minutes: 60, question: 'By when?' }
  expect(sentOpenHouse(entry, clock)).toEqual({ listing: 'a', input })
})

it('names the first field that says nothing', () => {
  const entry = { ...newOpenHouse(at), listing: 'a' }
  expect(sentOpenHouse({ ...entry, listing: '' }, clock)).toEqual({ wrong: 'listing' })
  expect(sentOpenHouse({ ...entry, day: '2026-02-31' }, clock)).toEqual({ wrong: 'day' })
  expect(sentOpenHouse({ ...entry, time: '25:00' }, clock)).toEqual({ wrong: 'time' })
  expect(sentOpenHouse({ ...entry, minutes: null }, clock)).toEqual({ wrong: 'length' })
})

it('shows one that is there as it was entered', () => {
  const hosted = { id: 'x', version: 1, listing: 'a', visitCount: 0, question: 'By when?' }
  const times = { startsAt: '2026-12-05T03:00:00.000Z', endsAt: '2026-12-05T04:30:00.000Z' }
  const entry = entryOfHosted({ ...hosted, ...times }, clock)
  expect(entry).toEqual({ listing: 'a', day: '2026-12-05', time: '11:00', minutes: 90, question: 'By when?' })
  expect(sentOpenHouse(entry, clock)).toEqual({ listing: 'a', input: { startsAt: times.startsAt, minutes: 90, question: 'By when?' } })
})
