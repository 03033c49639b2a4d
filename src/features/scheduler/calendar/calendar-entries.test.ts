import { expect, it } from 'vitest'
import { clockOf } from '../calendar-days.ts'
import type { Calendar } from '../schedule.ts'
import { type CalendarEntry, entriesByDay, overlapsOf, timesOf } from './calendar-entries.ts'

it('puts appointments and open houses of a day in the order in which they begin, by the clock of the schedule', () => {
  const at = (id: string, startsAt: string, state = 'CONFIRMED') => ({ id, startsAt, endsAt: startsAt, state })
  const calendar = {
    bookings: [at('late', '2026-12-05T09:00:00Z'), at('gone', '2026-12-05T08:00:00Z', 'CANCELLED'), at('first', '2026-12-05T01:00:00Z')],
    openHouses: [at('open', '2026-12-05T03:00:00Z'), at('next', '2026-12-05T16:30:00Z')],
    written: [at('noted', '2026-12-05T02:00:00Z')],
    busy: [{ calendar: 'c', name: 'Family', startsAt: '2026-12-05T14:00:00Z', endsAt: '2026-12-06T17:00:00Z' }],
  } as unknown as Pick<Calendar, 'bookings' | 'openHouses' | 'written' | 'busy'>
  const days = entriesByDay(calendar, clockOf('Asia/Singapore'), ({ state }) => state !== 'CANCELLED')
  expect([...days].map(([day, entries]) => [day, entries.map((one) => timesOf(one).id)])).toEqual([
    ['2026-12-05', ['first', 'noted', 'open', 'late', 'c 2026-12-05T14:00:00Z']],
    // over midnight by the clock of the schedule, each day with its part
    ['2026-12-06', ['c 2026-12-05T16:00:00.000Z', 'next']],
    ['2026-12-07', ['c 2026-12-06T16:00:00.000Z']],
  ])
})

it('tells what stands at one time, however it came there, but not those who share an appointment', () => {
  const at = (id: string, from: number, to: number) => ({ id, startsAt: new Date(from).toISOString(), endsAt: new Date(to).toISOString() })
  const entries = [
    { openHouse: at('open', 50, 90) },
    { booking: { ...at('first', 0, 60), kind: 'VIEWING' } },
    { booking: { ...at('beside', 0, 60), kind: 'VIEWING' } },
    { written: at('touching', 90, 100) },
    { written: at('long', 200, 300) },
    { booking: { ...at('other', 210, 220), kind: 'VALUATION' } },
    { busy: at('elsewhere', 400, 500) },
    { busy: at('elsewhere too', 400, 500) },
    { busy: at('over it', 295, 350) },
  ] as unknown as CalendarEntry[]
  expect([...overlapsOf(entries)].sort()).toEqual(['beside', 'first', 'long', 'open', 'other', 'over it'])
})
