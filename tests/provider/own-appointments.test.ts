import { describe, expect, it } from 'vitest'
import { codeOf } from './account-fixture.ts'
import { at, bookingTools, FREE, MOVE_ANYWHERE } from './booking-fixture.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
const tools = bookingTools(provider)
const { agent, ask, book, bookings, newKey } = tools

interface Own {
  id: string
  version: number
  startsAt: string
  kind: string
  name: string
  address: string
}

const PARTS = '{ id version startsAt kind name address }'
const CREATE = `mutation Create($key: String!, $input: OwnAppointmentInput!, $repetition: RepetitionInput, $also: Boolean) {
  createOwnAppointment(key: $key, input: $input, repetition: $repetition, also: $also) ${PARTS} }`
const LIST = `query Own($from: String!, $until: String!) { ownAppointments(from: $from, until: $until) ${PARTS} }`
const MOVE_OWN = `mutation Move($id: ID!, $key: String!, $version: Int!, $startsAt: String!, $also: Boolean) {
  moveOwnAppointment(id: $id, key: $key, version: $version, startsAt: $startsAt, also: $also) ${PARTS} }`
const REMOVE = `mutation Remove($id: ID!, $key: String!, $version: Int!) { removeOwnAppointment(id: $id, key: $key, version: $version) ${PARTS} }`
const UNDO = `mutation Undo($key: String!) { undoOwnAppointments(key: $key) ${PARTS} }`

const input = (startsAt: string, change: Record<string, unknown> = {}) => ({
  kind: 'MEETING',
  startsAt,
  minutes: 60,
  address: '',
  name: '',
  phone: '',
  email: '',
  place: '',
  note: '',
  ...change,
})
const create = (token: string, startsAt: string, change: Record<string, unknown> = {}, more: Record<string, unknown> = {}) =>
  ask<{ createOwnAppointment: Own[] }>(CREATE, { key: newKey(), input: input(startsAt, change), ...more }, { token })
const list = async (token: string) =>
  (await ask<{ ownAppointments: Own[] }>(LIST, { from: at(0, 0), until: at(20, 0) }, { token })).data?.ownAppointments ?? []

describe('what an agent writes down', () => {
  it('takes its time from visitors, and theirs from it', async () => {
    const { host, token } = await agent()
    expect((await create(token, at(0, 11))).errors).toEqual([])
    const free = await ask<{ freeTimes: { startsAt: string }[] }>(FREE, { host, kind: 'VIEWING', from: at(0, 0), until: at(1, 0) })
    expect(free.data?.freeTimes.map(({ startsAt }) => startsAt)).not.toContain(at(0, 11))
    expect((await book(host, { startsAt: at(0, 11) })).appointment).toBeNull()
    expect((await book(host, { startsAt: at(0, 12) })).appointment).toMatchObject({ state: 'CONFIRMED' })
    expect(codeOf(await create(token, at(0, 12, 30)))).toBe('appointment-taken')
    expect((await create(token, at(0, 12, 30), {}, { also: true })).errors).toEqual([])
    expect((await book(host, { startsAt: at(0, 13) })).appointment).toBeNull()
  })

  it('is one of forty who ask at once for an hour', async () => {
    const { host, token } = await agent()
    const asked = Array.from({ length: 40 }, (_, n) =>
      n % 2 === 0
        ? create(token, at(2, 11, n)).then(({ errors }) => errors.length === 0)
        : book(host, { startsAt: at(2, 11) }).then(({ appointment }) => appointment !== null),
    )
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(1)
    expect((await list(token)).length + (await bookings(token)).length).toBe(1)
  })

  it('is moved, taken away and brought back by its agent alone', async () => {
    const { token } = await agent()
    const stranger = await agent()
    const [own] = (await create(token, at(3, 7), { name: 'Ah Lian', address: '12 Elm Terrace' })).data?.createOwnAppointment ?? []
    const { id, version } = own ?? { id: '', version: 0 }
    const moved = { id, version, startsAt: at(3, 21) }
    expect(codeOf(await ask(MOVE_OWN, { ...moved, key: newKey() }, { token: stranger.token }))).toBe('appointment-unknown')
    const key = newKey()
    expect((await ask(MOVE_OWN, { ...moved, key }, { token })).data).toMatchObject({
      moveOwnAppointment: { startsAt: at(3, 21), version: 2 },
    })
    expect(codeOf(await ask(MOVE_OWN, { ...moved, key: newKey() }, { token }))).toBe('appointment-changed')
    expect(codeOf(await ask(UNDO, { key }, { token: stranger.token }))).toBe('appointment-unknown')
    expect((await ask(UNDO, { key }, { token })).data).toMatchObject({ undoOwnAppointments: [{ startsAt: at(3, 7), name: 'Ah Lian' }] })
    const gone = newKey()
    expect((await ask(REMOVE, { id, version: 3, key: gone }, { token })).errors).toEqual([])
    expect(await list(token)).toEqual([])
    await ask(UNDO, { key: gone }, { token })
    expect(await list(token)).toMatchObject([{ id, address: '12 Elm Terrace' }])
  })

  it('names a listing or an enquiry of the agent, and of nobody else', async () => {
    const { token } = await agent()
    expect(codeOf(await create(token, at(4, 9), { listing: 'x' }))).toBe('listing-unknown')
    expect(codeOf(await create(token, at(4, 9), { lead: 'x' }))).toBe('lead-unknown')
    expect(codeOf(await create(token, at(4, 9), { minutes: 3 }))).toBe('appointment-length')
    expect(codeOf(await create(token, at(4, 9), {}, { repetition: { weeks: 5, until: '2030-01-01' } }))).toBe('appointment-repetition')
  })
})

it('a booking is moved to any hour that is free, and beside another only where the agent says so', async () => {
  const { host, token } = await agent()
  await book(host, { startsAt: at(4, 9) })
  await create(token, at(4, 21))
  const [booking] = await bookings(token)
  const move = (startsAt: string, more: Record<string, unknown>) =>
    ask<{ moveBooking: { id: string; startsAt: string } }>(MOVE_ANYWHERE, { id: booking?.id, key: newKey(), startsAt, ...more }, { token })
  expect(codeOf(await move(at(4, 22), {}))).toBe('slot-taken')
  expect(codeOf(await move(at(4, 21, 30), { anyTime: true }))).toBe('slot-taken')
  expect((await move(at(4, 22, 15), { anyTime: true })).data?.moveBooking).toMatchObject({ startsAt: at(4, 22, 15), state: 'CONFIRMED' })
  const later = (await bookings(token)).find(({ state }) => state === 'CONFIRMED')
  const also = { id: later?.id, key: newKey(), startsAt: at(4, 21, 30), anyTime: true, also: true }
  expect((await ask(MOVE_ANYWHERE, also, { token })).errors).toEqual([])
})

it('how appointments went is kept in their history, and seen on the enquiry of whoever comes or does not', async () => {
  const { host, token } = await agent()
  const email = 'keeps-or-not@example.com'
  for (const hour of [9, 10, 11]) await book(host, { email, startsAt: at(7, hour) })
  const all = await bookings(token)
  expect(codeOf(await tools.act(token, String(all[0]?.id), 'ABSENT'))).toBe('booking-time')
  expect(codeOf(await tools.act(token, String(all[0]?.id), 'LATE'))).toBe('booking-time')
  await provider.env.DB_TRADE.prepare(
    'update booking set starts_at = starts_at - 2592000, ends_at = ends_at - 2592000 where visitor_email = ?',
  )
    .bind(email)
    .run()
  for (const [n, action] of ['ABSENT', 'LATE', 'COMPLETE'].entries()) await tools.act(token, String(all[n]?.id), action)
  const states = await ask<{ bookings: { state: string; outcome: string }[] }>(
    'query ($from: String!, $until: String!) { bookings(from: $from, until: $until) { state outcome } }',
    { from: at(-40, 0), until: at(20, 0) },
    { token },
  )
  expect(states.data?.bookings).toEqual([
    { state: 'DONE', outcome: 'ABSENT' },
    { state: 'CANCELLED', outcome: 'LATE' },
    { state: 'DONE', outcome: 'CAME' },
  ])
  const leads = await ask<{ leads: { nodes: { attendance: object }[] } }>(
    '{ leads { nodes { attendance { came absent late } } } }',
    {},
    { token },
  )
  expect(leads.data?.leads.nodes).toEqual([{ attendance: { came: 1, absent: 1, late: 1 } }])
})
