import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { occurrencesOf, readOwnTexts, readOwnTime } from './own-appointment-rules.ts'

const seconds = (moment: string) => Date.parse(moment) / 1_000
const NOW = seconds('2026-11-30T00:00:00Z')
const hour = (moment: string) => ({ startsAt: seconds(moment), endsAt: seconds(moment) + 3_600 })

describe('a time', () => {
  it('is as long as it is said to be', () =>
    expect(readOwnTime({ startsAt: NOW + 600, minutes: 45 }, NOW)).toEqual({ time: { startsAt: NOW + 600, endsAt: NOW + 600 + 2_700 } }))
  it.each([
    [{ startsAt: NOW + 1, minutes: 45 }, 'time'],
    [{ startsAt: NOW - 367 * 86_400, minutes: 45 }, 'time'],
    [{ startsAt: NOW + 732 * 86_400, minutes: 45 }, 'time'],
    [{ startsAt: NOW, minutes: 4 }, 'length'],
    [{ startsAt: NOW, minutes: 1_441 }, 'length'],
    [{ startsAt: NOW, minutes: 7.5 }, 'length'],
  ])('%o is refused for its %s', (asked, wrong) => expect(readOwnTime(asked, NOW)).toEqual({ wrong }))
})

describe('a repetition', () => {
  it('keeps the hour of the local clock when that is changed', () => {
    // Sydney goes from +10 to +11 on 4 October 2026
    const times = occurrencesOf(hour('2026-09-25T23:00:00Z'), { weeks: 1, until: '2026-10-10' }, 'Australia/Sydney')
    expect(times?.map(({ startsAt }) => new Date(startsAt * 1_000).toISOString())).toEqual([
      '2026-09-25T23:00:00.000Z',
      '2026-10-02T23:00:00.000Z',
      '2026-10-09T22:00:00.000Z',
    ])
  })
  it('ends with its last day, which belongs to it', () => {
    const first = hour('2026-12-01T02:00:00Z')
    expect(occurrencesOf(first, { weeks: 2, until: '2026-12-29' }, 'Asia/Singapore')).toHaveLength(3)
    expect(occurrencesOf(first, { weeks: 2, until: '2026-12-28' }, 'Asia/Singapore')).toHaveLength(2)
  })
  it.each([
    [{ weeks: 3, until: '2026-12-29' }],
    [{ weeks: 1, until: '2026-12-07' }],
    [{ weeks: 1, until: '2026-02-30' }],
    [{ weeks: 1, until: 'soon' }],
    [{ weeks: 1, until: '2028-12-31' }],
  ])('%o cannot be', (repetition) => expect(occurrencesOf(hour('2026-12-01T02:00:00Z'), repetition, 'Asia/Singapore')).toBeNull())
  it('has times that are as long as the first and do not touch each other', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2_000 }),
        fc.constantFrom(1, 2),
        fc.constantFrom('Asia/Singapore', 'Australia/Sydney'),
        (at, weeks, zone) => {
          const first = { startsAt: NOW + at * 900, endsAt: NOW + at * 900 + 86_400 }
          const times = occurrencesOf(first, { weeks, until: '2027-06-30' }, zone) ?? []
          expect(times[0]).toEqual(first)
          for (const [index, time] of times.entries()) {
            expect(time.endsAt - time.startsAt).toBe(86_400)
            expect(time.startsAt).toBeGreaterThan(times[index - 1]?.endsAt ?? 0)
          }
        },
      ),
    ))
})

describe('texts', () => {
  const nobody = { name: '', phone: '', email: '', address: '', place: '', note: '' }
  it('may name nobody and nothing', () => expect(readOwnTexts(nobody)).toEqual({ texts: nobody }))
  it('are kept clean, with the phone joined', () =>
    expect(readOwnTexts({ ...nobody, name: ' Ah \n Lian ', phone: '9123 4567', place: ' Lobby ' })).toEqual({
      texts: { ...nobody, name: 'Ah Lian', phone: '+6591234567', place: 'Lobby' },
    }))
  it.each([
    [{ name: 'x'.repeat(81) }, 'name'],
    [{ phone: '12' }, 'phone'],
    [{ email: 'nowhere' }, 'email'],
    [{ address: 'x'.repeat(201) }, 'address'],
    [{ place: 'x'.repeat(201) }, 'place'],
    [{ note: 'x'.repeat(1_001) }, 'note'],
  ])('a wrong one is named', (change, wrong) => expect(readOwnTexts({ ...nobody, ...change })).toEqual({ wrong }))
})
