import { describe, expect, it } from 'vitest'
import { codeOf } from './account-fixture.ts'
import { ACT, at, BOOK, type Booked, BY_TOKEN, bookingTools, FREE, rules, UPDATE, VISITOR_ACT, VISITOR_MOVE } from './booking-fixture.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
const tools = bookingTools(provider)
const { DB_TRADE: trade, DB_ACCOUNT: account } = provider.env
const { act, agent, book, bookings, linkIn, newKey, visitor } = tools

describe('times that are offered', () => {
  it('are those of the rules, less what is taken; an agent who has set nothing offers none', async () => {
    const { host, token } = await agent()
    const free =
      (await tools.ask<{ freeTimes: { startsAt: string }[] }>(FREE, { host, kind: 'VIEWING', from: at(0, 0), until: at(1, 0) })).data
        ?.freeTimes ?? []
    expect(free.map(({ startsAt }) => startsAt)).toEqual(Array.from({ length: 10 }, (_, hour) => at(0, 9 + hour)))
    await book(host, { startsAt: at(0, 11) })
    const left =
      (await tools.ask<{ freeTimes: { startsAt: string }[] }>(FREE, { host, kind: 'VIEWING', from: at(0, 10), until: at(0, 13) })).data
        ?.freeTimes ?? []
    expect(left.map(({ startsAt }) => startsAt)).toEqual([at(0, 10), at(0, 12)])
    expect((await bookings(token)).map(({ startsAt }) => startsAt)).toEqual([at(0, 11)])
    const silent = await tools.newPerson()
    const { data } = await tools.ask<{ userUniqueId: { data: string } }>('mutation { userUniqueId { data } }', {}, { token: silent.token })
    expect((await book(String(data?.userUniqueId.data))).code).toBe('schedule-closed')
  })

  it('can be changed once for each version, and only to what can be', async () => {
    const { token } = await agent()
    const change = (version: number, input = rules()) => tools.ask(UPDATE, { input, version }, { token })
    expect((await change(1)).errors).toEqual([])
    expect(codeOf(await change(1))).toBe('schedule-changed')
    expect(codeOf(await change(2, rules({ lengthMinutes: 5 })))).toBe('schedule-lengthminutes')
    expect(codeOf(await tools.ask(UPDATE, { input: rules(), version: 0, desk: 'SG' }, { token }))).toBe('forbidden')
  })
})

describe('bookAppointment', () => {
  it('gives 10 of 200 who ask at once the 10 times that there are, and the others the next free times', async () => {
    const { host, token } = await agent()
    const answers = await Promise.all(Array.from({ length: 200 }, (_, one) => book(host, { startsAt: at(0, 9 + (one % 10)) })))
    expect(answers.filter(({ appointment }) => appointment).length).toBe(10)
    const refused = answers.filter(({ appointment }) => !appointment)
    expect(refused.map(({ code }) => code)).toEqual(Array.from({ length: 190 }, () => 'slot-taken'))
    for (const { next } of refused) expect(next.length).toBeGreaterThanOrEqual(3)
    const kept = await bookings(token)
    expect(new Set(kept.map(({ startsAt }) => startsAt)).size).toBe(10)
    expect(kept).toHaveLength(10)
    const letters = await trade
      .prepare(
        "select count(*) as n from letter where template = 'booking-confirmed' and key in (select 'booking-confirmed ' || key from booking_event)",
      )
      .first<{ n: number }>()
    expect(letters?.n).toBeGreaterThanOrEqual(10)
    const notices = await trade
      .prepare(
        "select count(*) as n from notice where path in (select '/scheduler?booking=' || id from booking where owner = (select owner from booking where id = ?))",
      )
      .bind(kept[0]?.id)
      .first<{ n: number }>()
    expect(notices?.n).toBe(10)
  }, 180_000)

  it('is one booking for one key, however often it is sent', async () => {
    const { host, token } = await agent()
    const [key, input] = [newKey(), { host, ...visitor() }]
    const all = await Promise.all(Array.from({ length: 5 }, () => tools.ask<Booked>(BOOK, { key, input })))
    expect(all.map(({ data }) => data?.bookAppointment.appointment?.startsAt)).toEqual(Array.from({ length: 5 }, () => at(0, 9)))
    expect(await bookings(token)).toHaveLength(1)
  })

  it('lets as many share a time as there are places, and fills a day no further than is said', async () => {
    const { host } = await agent({ capacity: 2, perDayMax: 2 })
    const codes = []
    for (const hour of [9, 9, 9, 11, 13]) codes.push((await book(host, { startsAt: at(0, hour) })).code)
    expect(codes).toEqual([null, null, 'slot-taken', null, 'slot-taken'])
    expect((await book(host, { startsAt: at(0, 11) })).code).toBeNull()
  })

  it.each([
    ['booking-name', { name: ' ' }],
    ['booking-email', { email: 'nobody' }],
    ['booking-phone', { phone: '12' }],
    ['booking-home', { home: { country: 'HK', typeGroup: 'PRIVATE_STACK', slug: 'x', unit: '' } }],
    ['time-unreadable', { startsAt: 'tomorrow' }],
  ])('%s: nothing is kept of %j', async (code, change) => {
    const { host, token } = await agent()
    expect(codeOf(await tools.ask(BOOK, { key: newKey(), input: { host, ...visitor(change) } }))).toBe(code)
    expect(await bookings(token)).toEqual([])
  })

  it('holds a request for a day, tells both sides, and is confirmed once', async () => {
    const { host, token, id } = await agent({ mode: 'REVIEW' })
    const input = visitor()
    expect((await tools.ask<Booked>(BOOK, { key: newKey(), input: { host, ...input } })).data?.bookAppointment.appointment?.state).toBe(
      'HELD',
    )
    const asked = await linkIn(input.email, 'booking-held')
    const notice = await trade.prepare('select kind, facts from notice where user_id = ?').bind(id).first<{ kind: string; facts: string }>()
    expect(notice?.kind).toBe('booking-asked')
    expect(JSON.parse(String(notice?.facts))).toMatchObject({ visitor: 'Ah Lian', startsAt: at(0, 9) })
    const [held] = await bookings(token)
    const key = newKey()
    const twice = await Promise.all([act(token, String(held?.id), 'CONFIRM', key), act(token, String(held?.id), 'CONFIRM', key)])
    for (const { data, errors } of twice) expect([data?.actOnBooking.state, errors]).toEqual(['CONFIRMED', []])
    expect(codeOf(await act(token, String(held?.id), 'CONFIRM'))).toBe('booking-state')
    const confirmed = await linkIn(input.email, 'booking-confirmed')
    expect(confirmed).not.toBe(asked)
    // each letter has a link of its own, and both work
    for (const link of [asked, confirmed])
      expect((await tools.ask<{ appointment: { state: string } }>(BY_TOKEN, { token: link })).data?.appointment.state).toBe('CONFIRMED')
  })

  it('is nobody else’s to read or to change', async () => {
    const { host, token } = await agent()
    await book(host)
    const [own] = await bookings(token)
    const other = await agent()
    expect(await bookings(other.token)).toEqual([])
    expect(codeOf(await act(other.token, String(own?.id), 'CANCEL'))).toBe('booking-unknown')
    expect(codeOf(await tools.ask(BY_TOKEN, { token: 'a'.repeat(43) }))).toBe('booking-unknown')
    expect(codeOf(await tools.ask(ACT, { id: own?.id, key: newKey(), action: 'CANCEL' }))).toBe('invalid_access_token')
  })
})

describe('a visitor with a letter', () => {
  it('moves the appointment, once, and finds it by the old link; the earlier time is free again', async () => {
    const { host, token } = await agent()
    const input = visitor()
    await tools.ask(BOOK, { key: newKey(), input: { host, ...input } })
    const link = await linkIn(input.email, 'booking-confirmed')
    await book(host, { startsAt: at(0, 10) })
    const move = async (startsAt: string, key = newKey()) =>
      (await tools.ask<{ moveAppointment: Booked['bookAppointment'] }>(VISITOR_MOVE, { token: link, key, startsAt })).data?.moveAppointment
    const taken = await move(at(0, 10))
    expect([taken?.code, taken?.appointment, (taken?.next.length ?? 0) >= 3]).toEqual(['slot-taken', null, true])
    const key = newKey()
    for (const answer of [await move(at(0, 15), key), await move(at(0, 15), key)])
      expect(answer?.appointment).toMatchObject({ state: 'CONFIRMED', startsAt: at(0, 15) })
    expect((await bookings(token)).map(({ state, startsAt, sequence }) => [state, startsAt, sequence])).toEqual([
      ['MOVED', at(0, 9), 0],
      ['CONFIRMED', at(0, 10), 0],
      ['CONFIRMED', at(0, 15), 1],
    ])
    expect(await linkIn(input.email, 'booking-moved')).not.toBe(link)
    expect((await book(host, { startsAt: at(0, 9) })).code).toBeNull()
  })

  it('cancels with a reason, which the agent is told; a second time it is refused', async () => {
    const { host, id } = await agent()
    const input = visitor()
    await tools.ask(BOOK, { key: newKey(), input: { host, ...input } })
    const link = await linkIn(input.email, 'booking-confirmed')
    const cancel = (key = newKey()) =>
      tools.ask<{ appointmentAct: unknown }>(VISITOR_ACT, { token: link, key, action: 'CANCEL', reason: 'Ill' })
    expect((await cancel()).errors).toEqual([])
    expect(codeOf(await cancel())).toBe('booking-state')
    const kinds = await trade.prepare('select kind from notice where user_id = ? order by at, kind').bind(id).all<{ kind: string }>()
    expect(kinds.results.map((one) => one.kind).toSorted()).toEqual(['booking-cancelled', 'booking-made'])
  })
})

it('does not name the visitor to the public', async () => {
  const { host } = await agent()
  await book(host)
  const { data } = await tools.ask(
    'query Host($host: String!) { appointmentHost(host: $host) { name country timeZone ceaNumber kinds { kind lengthMinutes mode } } }',
    { host },
  )
  expect(data).toMatchObject({
    appointmentHost: { country: 'SG', timeZone: 'Asia/Singapore', kinds: [{ kind: 'VIEWING', lengthMinutes: 60 }] },
  })
  expect(await account.prepare('select count(*) as n from user_unique_id where unique_id = ?').bind(host).first()).toEqual({ n: 1 })
})
