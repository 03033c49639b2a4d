import { describe, expect, it } from 'vitest'
import { Statements } from '#provider/db/client.ts'
import { giveUpSeatCalendars } from '#provider/modules/booking/seats-without-calendar.ts'
import type { JobContext } from '#provider/scheduled-job.ts'
import { codeOf, PASSWORD } from './account-fixture.ts'
import { at, bookingTools, rules, UPDATE } from './booking-fixture.ts'
import { startProvider } from './harness.ts'
import { now, seatTools } from './seat-fixture.ts'

const provider = await startProvider()
const seats = await seatTools(provider)
const tools = bookingTools(provider)
const { ask } = tools
const { DB_ACCOUNT, DB_TRADE } = provider.env

const PROPOSE = `mutation Propose($lead: ID!, $key: String!, $startsAt: [String!]!) {
  proposeTimes(lead: $lead, key: $key, kind: VIEWING, startsAt: $startsAt) { id state } }`
const LEAD = 'query Lead($id: ID!) { lead(id: $id) { host mayProposeTimes } }'
const HOST = 'query Host($host: String!) { appointmentHost(host: $host) { name } }'
const TAKE =
  'mutation Take($token: String!, $key: String!, $startsAt: String!) { takeProposedTime(token: $token, key: $key, startsAt: $startsAt) { code appointment { hostName } } }'
const WRITE = 'mutation Write($key: String!, $message: String!) { writeToPayer(key: $key, message: $message) }'

const publish = (token: string) => ask(UPDATE, { input: rules(), version: 0 }, { token })
const publicId = async (token: string) =>
  String((await ask<{ userUniqueId: { data: string } }>('mutation { userUniqueId { data } }', {}, { token })).data?.userUniqueId.data)
const shown = async (host: string) =>
  (await ask<{ appointmentHost: { name: string } | null }>(HOST, { host })).data?.appointmentHost?.name ?? null
const runJob = () => giveUpSeatCalendars({ account: new Statements(DB_ACCOUNT), trade: new Statements(DB_TRADE), now: now() } as JobContext)

/** A seat with a calendar, whose hours are published. */
async function seatWithHours(rights = ['CALENDAR', 'LEADS']) {
  const holder = await seats.payer(2)
  const seat = await seats.seated(holder, { rights })
  expect((await publish(seat.token)).errors).toEqual([])
  return { holder, seat, host: await publicId(seat.token) }
}

describe('the calendar of a seat', () => {
  it('is closed in every operation without the right, and the hours are offered to nobody', async () => {
    const seat = await seats.seated(await seats.payer(1), { rights: ['REPORTS', 'LEADS', 'ORDERS', 'LISTINGS'] })
    const { token } = seat
    const span = `from: "${at(0, 0)}", until: "${at(5, 0)}"`
    for (const query of [
      '{ schedule { version } }',
      `{ bookings(${span}) { id } }`,
      `{ ownAppointments(${span}) { id } }`,
      `{ busyTimes(${span}) { startsAt } }`,
      '{ timeProposals { id } }',
      '{ calendarAddress }',
      'mutation { renewCalendarAddress }',
      '{ otherCalendars { id } }',
    ])
      expect(codeOf(await ask(query, {}, { token })), query).toBe('seat-right')
    expect(codeOf(await publish(token))).toBe('seat-right')
  })

  it('takes bookings of its own, which its payer does not see', async () => {
    const { holder, seat, host } = await seatWithHours()
    expect(await shown(host)).toBe('Juniper Lim')
    expect((await tools.book(host, { startsAt: at(0, 10) })).appointment).toMatchObject({ state: 'CONFIRMED', hostName: 'Juniper Lim' })
    expect(await tools.bookings(seat.token)).toMatchObject([{ state: 'CONFIRMED', startsAt: at(0, 10) }])
    expect(await tools.bookings(holder.token)).toEqual([])
  })

  it('holds times for whoever wrote to the payer, once the enquiry is given to it', async () => {
    const { holder, seat, host } = await seatWithHours()
    const lead = await seats.giveLead(holder, seat.userId)
    const known = await ask<{ lead: { host: string; mayProposeTimes: boolean } }>(LEAD, { id: lead }, { token: seat.token })
    expect(known.data?.lead).toEqual({ host, mayProposeTimes: true })
    const asked = { lead, key: tools.newKey(), startsAt: [at(1, 9), at(1, 11)] }
    expect((await ask(PROPOSE, asked, { token: seat.token })).errors).toEqual([])
    const { email } = (await DB_TRADE.prepare('select email from lead where id = ?').bind(lead).first<{ email: string }>()) ?? { email: '' }
    const link = /\/proposed-times\/([\w-]{43})/.exec(String((await tools.mailTo(email, 'proposed-times')).text))?.[1]
    const taken = await ask<{ takeProposedTime: unknown }>(TAKE, { token: link, key: tools.newKey(), startsAt: at(1, 11) })
    expect(taken.data?.takeProposedTime).toEqual({ code: null, appointment: { hostName: 'Juniper Lim' } })
    expect(await tools.bookings(seat.token)).toMatchObject([{ startsAt: at(1, 11) }])
  })

  it('proposes nothing for an enquiry that is given to a seat without it', async () => {
    const holder = await seats.payer(1)
    const seat = await seats.seated(holder, { rights: ['LEADS'] })
    const lead = await seats.giveLead(holder, seat.userId)
    expect((await ask<{ lead: unknown }>(LEAD, { id: lead }, { token: seat.token })).data?.lead).toMatchObject({ mayProposeTimes: false })
    const asked = { lead, key: tools.newKey(), startsAt: [at(1, 9), at(1, 11)] }
    expect(codeOf(await ask(PROPOSE, asked, { token: seat.token }))).toBe('lead-unknown')
  })

  it('ends with the seat: nobody is offered its hours, and who took a time is told', async () => {
    const { holder, seat, host } = await seatWithHours()
    const kept = await seatWithHours()
    const visitor = tools.visitor({ startsAt: at(2, 10) })
    await tools.book(host, visitor)
    await tools.book(kept.host, { startsAt: at(2, 10) })
    const lead = await seats.giveLead(holder, seat.userId)
    await ask(PROPOSE, { lead, key: tools.newKey(), startsAt: [at(3, 9), at(3, 11)] }, { token: seat.token })
    expect((await seats.act(holder, seat.id, 'SUSPEND')).errors).toEqual([])
    expect(await shown(host)).toBeNull()
    await runJob()
    const stateOf = async (owner: string) =>
      (await DB_TRADE.prepare('select state from booking where owner = ?').bind(owner).first<{ state: string }>())?.state
    expect([await stateOf(seat.userId), await stateOf(kept.seat.userId)]).toEqual(['cancelled', 'confirmed'])
    const letter = await DB_TRADE.prepare("select count(*) as n from letter where template = 'booking-cancelled'").first<{ n: number }>()
    expect(letter?.n).toBe(1)
    const proposal = await DB_TRADE.prepare('select state from time_proposal where owner = ?').bind(seat.userId).first()
    expect(proposal).toEqual({ state: 'withdrawn' })
    expect(await runJob()).toBe(0)
  })

  it('stays with an agent who gives a seat back', async () => {
    const holder = await seats.payer(1)
    const seat = await seats.seated(holder, { rights: [] })
    await seats.run("update user set kind = 'agent' where id = ?", seat.userId)
    expect((await publish(seat.token)).errors).toEqual([])
    const host = await publicId(seat.token)
    await tools.book(host, { startsAt: at(4, 10) })
    await seats.act(holder, seat.id, 'REMOVE')
    await runJob()
    expect(await shown(host)).toBe('Juniper Lim')
    expect(await DB_TRADE.prepare('select state from booking where owner = ?').bind(seat.userId).first()).toEqual({ state: 'confirmed' })
  })
})

describe('a message to the payer', () => {
  it('is an enquiry of the payer, once, from a suspended seat too, and of nobody without a seat', async () => {
    const holder = await seats.payer(1)
    const seat = await seats.seated(holder)
    await seats.act(holder, seat.id, 'SUSPEND')
    const token = String((await seats.login(seat.email, PASSWORD)).data?.login.token)
    const key = tools.newKey()
    const message = 'May I have my seat back?'
    for (let turn = 0; turn < 2; turn++) expect((await ask(WRITE, { key, message }, { token })).errors).toEqual([])
    const found = await ask<{ leads: { nodes: unknown[] } }>(
      '{ leads { nodes { name email message isProven } } }',
      {},
      { token: holder.token },
    )
    expect(found.data?.leads.nodes).toEqual([{ name: 'Juniper Lim', email: seat.email, message, isProven: true }])
    expect(codeOf(await ask(WRITE, { key, message: ' ' }, { token }))).toBe('enquiry-message')
    const stranger = await tools.newPerson()
    expect(codeOf(await ask(WRITE, { key, message }, { token: stranger.token }))).toBe('seat-unknown')
    await seats.act(holder, seat.id, 'REMOVE')
    const again = String((await seats.login(seat.email, PASSWORD)).data?.login.token)
    expect(codeOf(await ask(WRITE, { key, message }, { token: again }))).toBe('seat-unknown')
  })
})
