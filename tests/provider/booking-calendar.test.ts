import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { BookAppointmentDocument, type BookAppointmentMutation } from '#graphql/generated/graphql.ts'
import { at, bookingTools, VISITOR_ACT, VISITOR_MOVE } from './booking-fixture.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
const tools = bookingTools(provider)
const { agent, bookings, newKey, visitor, act } = tools

/** The events of a calendar file, as an independent reader understands them; null for an unknown address. */
async function calendar(path: string) {
  const answer = await provider.fetch(path)
  if (answer.status === 404) return null
  const root = new ICAL.Component(ICAL.parse(await answer.text()))
  return {
    method: root.getFirstPropertyValue('method'),
    events: root.getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component)
      const { summary, description, location, sequence, uid } = event
      return {
        uid,
        sequence,
        summary,
        description,
        location,
        status: component.getFirstPropertyValue('status'),
        at: event.startDate.toJSDate().toISOString(),
      }
    }),
  }
}

async function booked(host: string, change: Record<string, unknown> = {}) {
  const input = { host, ...visitor(change) }
  const { data, errors } = await tools.ask<BookAppointmentMutation>(String(BookAppointmentDocument), { key: newKey(), input })
  expect(errors).toEqual([])
  const { appointment, token } = data?.bookAppointment ?? {}
  if (!appointment || !token) throw new Error('nothing was booked')
  return { appointment, token }
}

describe('the file of one appointment', () => {
  it('follows it through its moves to its end, by the link of the answer as by that of a letter', async () => {
    const { host } = await agent({ place: 'Main gate, Tower 3' })
    const { token, appointment } = await booked(host, { email: 'ics@example.com' })
    expect(appointment.host).toBe(host)
    const path = `/calendar/booking/${token}.ics?locale=zh-HK`
    const first = await calendar(path)
    expect(first?.method).toBe('PUBLISH')
    expect(first?.events[0]).toMatchObject({ summary: '睇樓', location: 'Main gate, Tower 3', status: 'CONFIRMED', at: at(0, 9) })
    expect(first?.events[0]?.description).toContain(`/booking/${token}`)
    const kept = await provider.env.DB_ACCOUNT.prepare('select attachments from outbox where recipient = ?')
      .bind('ics@example.com')
      .first<{ attachments: string }>()
    expect(kept?.attachments).toContain('STATUS:CONFIRMED')
    const fromLetter = await tools.linkIn('ics@example.com', 'booking-confirmed')
    expect((await calendar(`/calendar/booking/${fromLetter}.ics`))?.events[0]?.uid).toBe(first?.events[0]?.uid)
    await tools.ask(VISITOR_MOVE, { token, key: newKey(), startsAt: at(1, 10) })
    const moved = await calendar(path)
    expect(moved?.events).toHaveLength(1)
    expect(moved?.events[0]).toMatchObject({ uid: first?.events[0]?.uid, at: at(1, 10), status: 'CONFIRMED' })
    await tools.ask(VISITOR_ACT, { token, key: newKey(), action: 'CANCEL' })
    const ended = await calendar(path)
    expect([ended?.method, ended?.events[0]?.status]).toEqual(['CANCEL', 'CANCELLED'])
    const sequences = [first, moved, ended].map((one) => one?.events[0]?.sequence ?? -1)
    expect(sequences).toEqual([...new Set(sequences)].toSorted((a, b) => a - b))
  })

  it('is not there for a secret that nobody has', async () => {
    expect(await calendar(`/calendar/booking/${'a'.repeat(43)}.ics`)).toBeNull()
    expect(await calendar('/calendar/booking/.ics')).toBeNull()
  })
})

describe('the secret calendar address', () => {
  const renew = async (token: string) =>
    String(
      (await tools.ask<{ renewCalendarAddress: string }>('mutation { renewCalendarAddress }', {}, { token })).data?.renewCalendarAddress,
    )
  const madeDate = async (token: string) =>
    (await tools.ask<{ calendarAddress: string | null }>('{ calendarAddress }', {}, { token })).data?.calendarAddress

  it('holds the agent’s own appointments that stand, and ends when it is renewed', async () => {
    const { host, token } = await agent({ mode: 'REVIEW' })
    const other = await agent()
    await booked(other.host)
    await booked(host, { name: 'Ah Lian', note: 'The kitchen, please; and\nthe roof' })
    await booked(host, { startsAt: at(0, 11) })
    const [, declined] = await bookings(token)
    await act(token, String(declined?.id), 'DECLINE')
    expect(await madeDate(token)).toBeNull()
    const path = await renew(token)
    expect(path).toMatch(/^\/calendar\/[\w-]{43}\.ics$/)
    expect(Date.parse(String(await madeDate(token)))).toBeLessThanOrEqual(Date.now())
    const feed = await calendar(path)
    expect(feed?.events.map(({ at: begins, status }) => [begins, status])).toEqual([[at(0, 9), 'TENTATIVE']])
    expect(feed?.events[0]?.summary).toContain('Ah Lian')
    expect(feed?.events[0]?.description).toContain('The kitchen, please; and\nthe roof')
    const renewed = await renew(token)
    expect(await calendar(path)).toBeNull()
    expect((await calendar(renewed))?.events).toHaveLength(1)
    const stored = await provider.env.DB_TRADE.prepare('select secret_hash as hash from calendar_address').all<{ hash: string }>()
    for (const { hash } of stored.results) expect(renewed).not.toContain(hash)
  })
})

it('finds who offers times by the licence number of a share page', async () => {
  const { host, id } = await agent()
  await provider.env.DB_ACCOUNT.prepare(
    "insert into agent_detail (user_id, country, cea_number, cea_number_key) values (?, 'SG', 'R990909Z', 'R990909Z')",
  )
    .bind(id)
    .run()
  const hostOf = async (ceaNumber: string) =>
    (await tools.ask<{ hostOfAgent: string | null }>('query ($ceaNumber: String!) { hostOfAgent(ceaNumber: $ceaNumber) }', { ceaNumber }))
      .data?.hostOfAgent
  expect(await hostOf('R990909Z')).toBe(host)
  expect(await hostOf('R990908Y')).toBeNull()
  await provider.env.DB_TRADE.prepare('delete from schedule where owner = ?').bind(id).run()
  expect(await hostOf('R990909Z')).toBeNull()
})
