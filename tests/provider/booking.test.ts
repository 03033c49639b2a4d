import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { dataTools } from './account-data-fixture.ts'
import { codeOf } from './account-fixture.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
afterAll(() => provider.close())
const tools = dataTools(provider)
const { DB_TRADE: trade, DB_ACCOUNT: account } = provider.env

const DAY = 86_400_000
/** a Monday far enough for any notice */
const MONDAY = (() => {
  const at = new Date(Date.now() + 7 * DAY)
  at.setUTCHours(0, 0, 0, 0)
  return new Date(at.getTime() + ((8 - at.getUTCDay()) % 7) * DAY)
})()
/** ISO of a time in Singapore on a day from that Monday on */
const at = (day: number, hour: number, minute = 0) =>
  new Date(MONDAY.getTime() + day * DAY + (hour - 8) * 3_600_000 + minute * 60_000).toISOString()

const SLOT = 'startsAt endsAt left'
const APPOINTMENT = 'state startsAt hostName mayMove mayCancel'
const BOOK = `mutation Book($key: String!, $input: BookAppointmentInput!) {
  bookAppointment(key: $key, input: $input) { code next { ${SLOT} } appointment { ${APPOINTMENT} } } }`
const UPDATE = `mutation Update($input: ScheduleInput!, $version: Int!, $desk: CountryCode) { updateSchedule(input: $input, version: $version, desk: $desk) { version } }`
const FREE = `query Free($host: String!, $from: String!, $until: String!, $kind: AppointmentKind!) { freeTimes(host: $host, kind: $kind, from: $from, until: $until) { ${SLOT} } }`
const BOOKINGS = `query Bookings($from: String!, $until: String!) { bookings(from: $from, until: $until) { id state startsAt sequence visitorName heldUntil } }`
const ACT = `mutation Act($id: ID!, $key: String!, $action: BookingAction!, $reason: String) { actOnBooking(id: $id, key: $key, action: $action, reason: $reason) { id state } }`
const MOVE =
  'mutation Move($id: ID!, $key: String!, $startsAt: String!) { moveBooking(id: $id, key: $key, startsAt: $startsAt) { id state startsAt sequence } }'
const BY_TOKEN = `query One($token: String!) { appointment(token: $token) { ${APPOINTMENT} } }`
const VISITOR_ACT = `mutation Act($token: String!, $key: String!, $action: AppointmentAction!, $reason: String) { actOnAppointment(token: $token, key: $key, action: $action, reason: $reason) { ${APPOINTMENT} } }`
const VISITOR_MOVE = `mutation Move($token: String!, $key: String!, $startsAt: String!) { moveAppointment(token: $token, key: $key, startsAt: $startsAt) { code next { ${SLOT} } appointment { ${APPOINTMENT} } } }`

interface Booked {
  bookAppointment: {
    code: string | null
    next: { startsAt: string }[]
    appointment: { state: string; startsAt: string; hostName: string } | null
  }
}

const kind = (name: string, change: Record<string, unknown> = {}) => ({
  ...{ kind: name, isOpen: name === 'VIEWING', lengthMinutes: 60, bufferMinutes: 0, capacity: 1, noticeHours: 0, aheadDays: 60 },
  ...{ perDayMax: 10, mode: 'INSTANT', place: '' },
  hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 540, to: 1_140 })),
  ...change,
})
const rules = (change: Record<string, unknown> = {}) => ({
  ...{ timeZone: 'Asia/Singapore', observesHolidays: false, daysOff: [] },
  kinds: [kind('VIEWING', change), kind('VALUATION'), kind('CONSULTATION')],
})

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
  ...{ kind: 'VIEWING', startsAt: at(0, 9), name: 'Ah Lian', email: `visitor${++count}@example.com`, phone: '+6591234567', note: '' },
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
  }, 60_000)

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

/** From which state an action leads where, by whom; the clock has not come to any of these bookings. */
const DRAWN: Record<string, { from: string; to: string; visitor: boolean }> = {
  CONFIRM: { from: 'HELD', to: 'CONFIRMED', visitor: false },
  DECLINE: { from: 'HELD', to: 'DECLINED', visitor: true },
  CANCEL: { from: 'CONFIRMED', to: 'CANCELLED', visitor: true },
  COMPLETE: { from: 'never before its time', to: 'DONE', visitor: false },
  MOVE: { from: 'CONFIRMED', to: 'CONFIRMED', visitor: true },
}

describe('every way through its states', () => {
  it('ends where the history says, refuses what is not drawn, and does a repeated action once', async () => {
    const step = fc.record({
      isVisitor: fc.boolean(),
      what: fc.constantFrom(...Object.keys(DRAWN)),
      isAgain: fc.boolean(),
      hour: fc.integer({ min: 9, max: 18 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('INSTANT', 'REVIEW'), fc.array(step, { minLength: 3, maxLength: 8 }), async (mode, steps) => {
        const { host, token } = await agent({ mode })
        const input = visitor()
        await tools.ask(BOOK, { key: newKey(), input: { host, ...input } })
        const link = await linkIn(input.email, mode === 'INSTANT' ? 'booking-confirmed' : 'booking-held')
        const newest = async () => (await bookings(token)).toSorted((a, b) => a.sequence - b.sequence).at(-1)
        let expected = mode === 'INSTANT' ? 'CONFIRMED' : 'HELD'
        let last = async (): Promise<unknown> => null
        for (const { isVisitor, what, isAgain, hour } of steps) {
          if (!isAgain) {
            const [key, id, startsAt] = [newKey(), String((await newest())?.id), at(1, hour)]
            const byVisitor = () =>
              what === 'MOVE'
                ? tools.ask(VISITOR_MOVE, { token: link, key, startsAt })
                : tools.ask(VISITOR_ACT, { token: link, key, action: what === 'DECLINE' ? 'WITHDRAW' : 'CANCEL' })
            const byOwner = () => (what === 'MOVE' ? tools.ask(MOVE, { id, key, startsAt }, { token }) : act(token, id, what, key))
            const drawn = DRAWN[what]
            if (isVisitor && !drawn?.visitor) continue
            if (drawn?.from === expected) expected = what === 'MOVE' && isVisitor && mode === 'REVIEW' ? 'HELD' : drawn.to
            last = isVisitor ? byVisitor : byOwner
          }
          // at once, as from a double click
          await Promise.all([last(), last()])
          expect([what, isAgain, (await newest())?.state]).toEqual([what, isAgain, expected])
        }
        const { results } = await trade
          .prepare(
            `select booking.state, (select to_state from booking_event where booking_id = booking.id order by rowid desc limit 1) as told,
              (select count(*) from booking_event where booking_id = booking.id and action = 'book') as made from booking where visitor_email = ?`,
          )
          .bind(input.email)
          .all<{ state: string; told: string; made: number }>()
        for (const { state, told, made } of results) expect([state, made]).toEqual([told, 1])
        expect(results.filter(({ state }) => state === 'held' || state === 'confirmed').length).toBe(
          /HELD|CONFIRMED/.test(expected) ? 1 : 0,
        )
      }),
      { numRuns: 15 },
    )
  }, 120_000)
})

it('leaves no half of a transition when the batch fails', async () => {
  const { host, token } = await agent()
  await book(host)
  const [own] = await bookings(token)
  await trade
    .prepare(
      "create trigger fail_letters before insert on letter when new.template = 'booking-cancelled' begin select raise(abort, 'no'); end",
    )
    .run()
  try {
    expect((await act(token, String(own?.id), 'CANCEL')).errors).not.toEqual([])
  } finally {
    await trade.prepare('drop trigger fail_letters').run()
  }
  expect((await stateOf(String(own?.id)))?.state).toBe('confirmed')
  const { results } = await trade.prepare("select 1 from booking_event where booking_id = ? and action = 'cancel'").bind(own?.id).all()
  expect(results).toEqual([])
  expect((await act(token, String(own?.id), 'CANCEL')).data?.actOnBooking.state).toBe('CANCELLED')
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
