import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { RecordFault } from './feed-fault.ts'
import { inspectionIn, inspectionOut, OPEN_HOUSES_MAX, openHousesIn, openHousesOut } from './open-houses.ts'

/** What is read of entries, and what is left out of them. */
function read(OpenHouse: unknown) {
  const omitted: RecordFault[] = []
  const found = openHousesIn({ OpenHouse }, (fault) => omitted.push(fault))
  return { at: found.map(({ startsAt, endsAt }) => [startsAt, endsAt].map((at) => new Date(at * 1_000).toISOString())), omitted }
}
const codes = (entries: unknown) => read(entries).omitted.map(({ code, field }) => `${code} ${field}`)
const open = (from: unknown, to: unknown, more: object = {}) => ({ OpenHouseStartTime: from, OpenHouseEndTime: to, ...more })

it.each([
  ['21-Jan-2027 11:00am to 1:00pm', 'NSW', '2027-01-21T00:00:00.000Z', '2027-01-21T02:00:00.000Z'],
  ['21-Jan-2027 11:00am to 1:00pm', 'qld', '2027-01-21T01:00:00.000Z', '2027-01-21T03:00:00.000Z'],
  ['21-Jan-2027 11:00am to 1:00pm', 'W.A.', '2027-01-21T03:00:00.000Z', '2027-01-21T05:00:00.000Z'],
  ['21-Jan-2027 11:00am to 1:00pm', '', '2027-01-21T00:00:00.000Z', '2027-01-21T02:00:00.000Z'],
  [' 5-jul-2027  12:00PM to 12:45PM ', 'VIC', '2027-07-05T02:00:00.000Z', '2027-07-05T02:45:00.000Z'],
  ['05-Jul-2027 9:30 AM to 10:00 AM', 'SA', '2027-07-05T00:00:00.000Z', '2027-07-05T00:30:00.000Z'],
])('REAXML: %s in %s', (line, state, from, to) => expect(read([inspectionIn(line, state)]).at).toEqual([[from, to]]))

it.each([
  'inspection',
  '12:00AM to 12:00AM',
  '31-Feb-2027 11:00am to 1:00pm',
  '21-Jan-2027 11:00am',
  '21-Mai-2027 11:00am to 1:00pm',
  'By appointment',
])('REAXML: %s is left out and told', (line) => {
  const { at, omitted } = read([inspectionIn(line, 'NSW')])
  expect(at).toEqual([])
  expect(omitted).toHaveLength(1)
})

it('RESO: what takes place for everybody, each beginning once, in order', () => {
  const entries = [
    open('2027-01-22T00:00:00Z', '2027-01-22T00:30:00Z', { OpenHouseType: 'Public', OpenHouseStatus: 'Active' }),
    open('2027-01-21T11:00:00+11:00', '2027-01-21T11:30:00+11:00'),
    open('2027-01-21T00:00:00Z', '2027-01-21T00:30:00Z'),
    open('2027-01-23T00:00:00Z', '2027-01-23T00:30:00Z', { OpenHouseStatus: 'Canceled' }),
    open('2027-01-24T00:00:00Z', '2027-01-24T00:30:00Z', { OpenHouseType: 'Broker' }),
  ]
  expect(read(entries).at.map(([from]) => from)).toEqual(['2027-01-21T00:00:00.000Z', '2027-01-22T00:00:00.000Z'])
})

it.each<[unknown, string]>([
  [[open('2027-01-21T11:00:00', '2027-01-21T11:30:00Z')], 'not-a-time OpenHouseStartTime'],
  [[open('2027-01-21T11:00:00Z', '')], 'missing OpenHouseEndTime'],
  [[open('2027-01-21T11:00:00Z', '2027-01-21T11:00:00Z')], 'out-of-range OpenHouseEndTime'],
  [[open('2027-01-21T11:00:00Z', '2027-01-23T11:00:00Z')], 'out-of-range OpenHouseEndTime'],
  [[open(7, {})], 'not-a-time OpenHouseStartTime'],
  ['tomorrow', 'not-a-time OpenHouseStartTime'],
  [[7], 'wrong-type OpenHouse'],
  [
    Array.from({ length: OPEN_HOUSES_MAX + 1 }, (_, day) =>
      open(`2027-01-01T${String(day % 24).padStart(2, '0')}:00:00Z`, '2027-01-02T00:00:00Z'),
    ),
    'out-of-range OpenHouse',
  ],
])('%#: leaves out %j', (entries, code) => expect(codes(entries)).toContain(code))

it('whatever stands there, nothing is thrown', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => void read(value)))
  fc.assert(fc.property(fc.string(), fc.string(), (line, state) => void read([inspectionIn(line, state)])))
})

it('what is written is read again, by any format', () => {
  // a clock that is set back shows an hour of the night twice
  const minute = fc.integer({ min: 0, max: 365 * 24 * 60 }).filter((at) => new Date(1_798_761_600_000 + at * 60_000).getUTCHours() < 8)
  fc.assert(
    fc.property(minute, fc.integer({ min: 1, max: 300 }), (at, length) => {
      const one = { startsAt: 1_798_761_600 + at * 60, endsAt: 1_798_761_600 + (at + length) * 60 }
      expect(openHousesIn({ OpenHouse: openHousesOut([one]) }, () => {})).toEqual([one])
      expect(openHousesIn({ OpenHouse: [inspectionIn(inspectionOut(one), '')] }, () => {})).toEqual([one])
    }),
  )
})
