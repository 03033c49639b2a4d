import { describe, expect, it } from 'vitest'
import { clockOf } from '../calendar-days.ts'
import { entryOfWritten, newEntry, nextHour, sentEntry, writtenHome } from './own-entry.ts'

const clock = clockOf('Asia/Singapore')
const written = {
  id: '00000000-0000-4000-8000-000000000001',
  series: null,
  version: 3,
  country: 'SG',
  kind: 'MEETING',
  startsAt: '2026-12-01T02:30:00.000Z',
  endsAt: '2026-12-01T03:15:00.000Z',
  timeZone: 'Asia/Singapore',
  home: null,
  listing: null,
  address: '',
  lead: null,
  name: 'Ah Lian',
  phone: '+6591234567',
  email: '',
  place: 'Lobby',
  note: '',
  outcome: null,
} as const

describe('an entry', () => {
  it('of an appointment that is there is sent as it is', () => {
    const project = { country: 'SG', typeGroup: 'PUBLIC_STACK', slug: 'cedar', unit: '#01-01' } as const
    const all = [
      written,
      { ...written, address: '12 Elm Terrace' },
      { ...written, listing: 'l1', address: 'The Meadow #12-34' },
      { ...written, home: { ...project, name: 'Cedar Court' } },
      { ...written, lead: 'e1' },
    ]
    const asked = all.map((own) => sentEntry(entryOfWritten(own, clock), clock))
    const same = { kind: 'MEETING', startsAt: written.startsAt, minutes: 45, place: 'Lobby', note: '' }
    const person = { lead: null, name: 'Ah Lian', phone: '+6591234567', email: '' }
    const nowhere = { listing: null, home: null, address: '' }
    expect(asked).toEqual([
      { input: { ...same, ...person, ...nowhere }, repetition: null },
      { input: { ...same, ...person, ...nowhere, address: '12 Elm Terrace' }, repetition: null },
      { input: { ...same, ...person, ...nowhere, listing: 'l1' }, repetition: null },
      { input: { ...same, ...person, ...nowhere, home: project }, repetition: null },
      { input: { ...same, ...nowhere, lead: 'e1', name: '', phone: '', email: '' }, repetition: null },
    ])
  })

  it('of a blocked time names nobody and no home', () => {
    const entry = {
      ...entryOfWritten({ ...written, address: 'x', lead: 'e1' }, clock),
      kind: 'BLOCKED' as const,
      weeks: 2 as const,
      until: '2027-01-31',
    }
    expect(sentEntry(entry, clock)).toMatchObject({
      input: { kind: 'BLOCKED', address: '', lead: null, name: '' },
      repetition: { weeks: 2, until: '2027-01-31' },
    })
  })

  it.each([
    [{ day: '2026-02-30' }, 'day'],
    [{ time: '' }, 'time'],
    [{ minutes: null }, 'length'],
    [{ weeks: 1 as const, until: '2026-12-01' }, 'repetition'],
  ])('with %o is not sent', (change, wrong) =>
    expect(sentEntry({ ...newEntry({ day: '2026-12-01', minutes: 600 }), ...change }, clock)).toEqual({ wrong }),
  )
})

it('begins at the next hour of today, and in the morning of another day', () => {
  const now = { day: '2026-12-01', minutes: 845 }
  expect(['2026-12-01', '2026-12-02'].map((day) => nextHour(day, now))).toEqual([900, 600])
  expect(nextHour('2026-12-01', { ...now, minutes: 1_439 })).toBe(1_380)
})

it('calls a home by its project or its address', () => {
  expect(
    writtenHome({ home: { country: 'SG', typeGroup: 'PUBLIC_STACK', slug: 'x', name: 'Cedar Court', unit: '#01-01' }, address: '' }),
  ).toBe('Cedar Court #01-01')
  expect(writtenHome({ home: null, address: '12 Elm Terrace' })).toBe('12 Elm Terrace')
})
