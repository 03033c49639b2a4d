import { expect } from 'vitest'
import { dataTools } from './account-data-fixture.ts'
import type { TestProvider } from './harness.ts'

const DAY = 86_400_000
/** a Monday far enough for any notice */
const MONDAY = (() => {
  const at = new Date(Date.now() + 7 * DAY)
  at.setUTCHours(0, 0, 0, 0)
  return new Date(at.getTime() + ((8 - at.getUTCDay()) % 7) * DAY)
})()
/** ISO of a time in Singapore on a day from that Monday on */
export const at = (day: number, hour: number, minute = 0) =>
  new Date(MONDAY.getTime() + day * DAY + (hour - 8) * 3_600_000 + minute * 60_000).toISOString()

const SLOT = 'startsAt endsAt left'
const APPOINTMENT = 'state startsAt hostName mayMove mayCancel'
export const BOOK = `mutation Book($key: String!, $input: BookAppointmentInput!) {
  bookAppointment(key: $key, input: $input) { code next { ${SLOT} } appointment { ${APPOINTMENT} } } }`
export const UPDATE = `mutation Update($input: ScheduleInput!, $version: Int!, $desk: CountryCode) { updateSchedule(input: $input, version: $version, desk: $desk) { version } }`
export const FREE = `query Free($host: String!, $from: String!, $until: String!, $kind: AppointmentKind!) { freeTimes(host: $host, kind: $kind, from: $from, until: $until) { ${SLOT} } }`
const BOOKINGS = `query Bookings($from: String!, $until: String!) { bookings(from: $from, until: $until) { id state startsAt sequence visitorName heldUntil } }`
export const ACT = `mutation Act($id: ID!, $key: String!, $action: BookingAction!, $reason: String) { actOnBooking(id: $id, key: $key, action: $action, reason: $reason) { id state } }`
export const MOVE =
  'mutation Move($id: ID!, $key: String!, $startsAt: String!) { moveBooking(id: $id, key: $key, startsAt: $startsAt) { id state startsAt sequence } }'
export const MOVE_ANYWHERE =
  'mutation Move($id: ID!, $key: String!, $startsAt: String!, $anyTime: Boolean, $also: Boolean) { moveBooking(id: $id, key: $key, startsAt: $startsAt, anyTime: $anyTime, also: $also) { id state startsAt sequence } }'
export const BY_TOKEN = `query One($token: String!) { appointment(token: $token) { ${APPOINTMENT} } }`
export const VISITOR_ACT = `mutation Act($token: String!, $key: String!, $action: AppointmentAction!, $reason: String) { actOnAppointment(token: $token, key: $key, action: $action, reason: $reason) { ${APPOINTMENT} } }`
export const VISITOR_MOVE = `mutation Move($token: String!, $key: String!, $startsAt: String!) { moveAppointment(token: $token, key: $key, startsAt: $startsAt) { code next { ${SLOT} } appointment { ${APPOINTMENT} } } }`

export interface Booked {
  bookAppointment: {
    code: string | null
    next: { startsAt: string }[]
    appointment: { state: string; startsAt: string; hostName: string } | null
  }
}

const kind = (name: string, change: Record<string, unknown> = {}) => ({
  kind: name,
  isOpen: name === 'VIEWING',
  lengthMinutes: 60,
  bufferMinutes: 0,
  capacity: 1,
  noticeHours: 0,
  aheadDays: 60,
  perDayMax: 10,
  mode: 'INSTANT',
  place: '',
  hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 540, to: 1_140 })),
  ...change,
})
export const rules = (change: Record<string, unknown> = {}) => ({
  timeZone: 'Asia/Singapore',
  observesHolidays: false,
  daysOff: [],
  kinds: [kind('VIEWING', change), kind('VALUATION'), kind('CONSULTATION')],
})

/** Steps that the tests of appointments share, by the real schema. */
export function bookingTools(provider: TestProvider) {
  const tools = dataTools(provider)
  const { DB_TRADE: trade } = provider.env
  let count = 0
  const newKey = () => `key-${String(++count).padStart(8, '0')}`

  /** An agent who offers viewings. */
  async function agent(change: Record<string, unknown> = {}) {
    const person = await tools.newPerson()
    const { errors } = await tools.ask(UPDATE, { input: rules(change), version: 0 }, { token: person.token })
    expect(errors).toEqual([])
    const { data } = await tools.ask<{ userUniqueId: { data: string } }>('mutation { userUniqueId { data } }', {}, { token: person.token })
    return { ...person, host: String(data?.userUniqueId.data) }
  }

  const visitor = (change: Record<string, unknown> = {}) => ({
    kind: 'VIEWING',
    startsAt: at(0, 9),
    name: 'Ah Lian',
    email: `visitor${++count}@example.com`,
    phone: '+6591234567',
    note: '',
    ...change,
  })
  const book = async (host: string, change: Record<string, unknown> = {}, key = newKey()) => {
    const { data, errors } = await tools.ask<Booked>(BOOK, { key, input: { host, ...visitor(change) } })
    expect(errors).toEqual([])
    return data?.bookAppointment as Booked['bookAppointment']
  }
  const bookings = async (token: string) =>
    (
      await tools.ask<{ bookings: { id: string; state: string; startsAt: string; sequence: number }[] }>(
        BOOKINGS,
        { from: at(0, 0), until: at(20, 0) },
        { token },
      )
    ).data?.bookings ?? []
  const act = (token: string, id: string, action: string, key = newKey(), reason?: string) =>
    tools.ask<{ actOnBooking: { state: string } }>(ACT, { id, key, action, reason }, { token })
  /** the secret in the newest letter of a kind to an address */
  const linkIn = async (email: string, template: string) =>
    /\/booking\/([\w-]{43})/.exec(String((await tools.mailTo(email, template)).text))?.[1] ?? ''
  const stateOf = (id: string) => trade.prepare('select state from booking where id = ?').bind(id).first<{ state: string }>()
  return { ...tools, act, agent, book, bookings, linkIn, newKey, stateOf, visitor }
}
