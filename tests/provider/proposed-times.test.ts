import { describe, expect, it } from 'vitest'
import { codeOf } from './account-fixture.ts'
import { at, BY_TOKEN, bookingTools, FREE } from './booking-fixture.ts'
import { startProvider } from './harness.ts'
import { leadTools } from './lead-fixture.ts'

const provider = await startProvider()
const tools = bookingTools(provider)
const { agent, ask, book, bookings, newKey } = tools
const { DB_TRADE } = provider.env
const { take } = leadTools(DB_TRADE)

const PROPOSAL = '{ id state heldUntil note times { startsAt isTaken } }'
const PROPOSE = `mutation Propose($lead: ID!, $key: String!, $startsAt: [String!]!) {
  proposeTimes(lead: $lead, key: $key, kind: VIEWING, startsAt: $startsAt) ${PROPOSAL} }`
const WITHDRAW = `mutation Withdraw($id: ID!, $key: String!) { withdrawTimes(id: $id, key: $key) ${PROPOSAL} }`
const LIST = `query List($lead: ID) { timeProposals(lead: $lead) ${PROPOSAL} }`
const PAGE = 'query Page($token: String!) { proposedTimes(token: $token) { state hostName times { startsAt isTaken } } }'
const TAKE = `mutation Take($token: String!, $key: String!, $startsAt: String!) {
  takeProposedTime(token: $token, key: $key, startsAt: $startsAt) { code token appointment { state startsAt } } }`
const DECLINE =
  'mutation Decline($token: String!, $key: String!, $note: String!) { declineProposedTimes(token: $token, key: $key, note: $note) { state } }'

interface Proposal {
  id: string
  state: string
  heldUntil: string
  note: string
  times: { startsAt: string; isTaken: boolean }[]
}
interface Taken {
  takeProposedTime: { code: string | null; token: string | null; appointment: { state: string; startsAt: string } | null }
}

const propose = (token: string, lead: string, startsAt: readonly string[], key = newKey()) =>
  ask<{ proposeTimes: Proposal }>(PROPOSE, { lead, key, startsAt }, { token })
const linkTo = async (email: string) =>
  /\/proposed-times\/([\w-]{43})/.exec(String((await tools.mailTo(email, 'proposed-times')).text))?.[1] ?? ''
const stateOf = async (token: string) => (await ask<{ proposedTimes: Proposal }>(PAGE, { token })).data?.proposedTimes.state
const eventsOf = async (lead: string) =>
  (await DB_TRADE.prepare('select action, note from lead_event where lead_id = ?').bind(lead).all<{ action: string; note: string }>())
    .results

/** An agent who has proposed three hours of a day to whoever wrote. */
async function proposed(day: number) {
  const host = await agent()
  const lead = await take(host.id)
  const times = [at(day, 9), at(day, 11), at(day, 13)]
  const { data, errors } = await propose(host.token, lead.id, times)
  expect(errors).toEqual([])
  return { host, lead, times, proposal: data?.proposeTimes as Proposal, link: await linkTo(lead.email) }
}

describe('proposed times', () => {
  it('are held for whoever wrote, and for nobody else, until one is taken', async () => {
    const { host, lead, proposal, link } = await proposed(0)
    expect(proposal).toMatchObject({ state: 'OPEN', times: [{ startsAt: at(0, 9) }, { startsAt: at(0, 11) }, { startsAt: at(0, 13) }] })
    const free = async () =>
      (
        await ask<{ freeTimes: { startsAt: string }[] }>(FREE, { host: host.host, kind: 'VIEWING', from: at(0, 0), until: at(1, 0) })
      ).data?.freeTimes.map(({ startsAt }) => startsAt)
    expect(await free()).toEqual([at(0, 10), at(0, 12), at(0, 14), at(0, 15), at(0, 16), at(0, 17), at(0, 18)])
    expect((await book(host.host, { startsAt: at(0, 11) })).appointment).toBeNull()
    const { data } = await ask<Taken>(TAKE, { token: link, key: newKey(), startsAt: at(0, 11) })
    expect(data?.takeProposedTime).toMatchObject({ code: null, appointment: { state: 'CONFIRMED', startsAt: at(0, 11) } })
    expect(await free()).toContain(at(0, 9))
    expect(await free()).not.toContain(at(0, 11))
    expect(await bookings(host.token)).toMatchObject([{ state: 'CONFIRMED', startsAt: at(0, 11) }])
    const mail = await tools.mailTo(lead.email, 'booking-confirmed')
    expect(String(mail.text)).toContain('/booking/')
    expect((await ask<{ appointment: { state: string } }>(BY_TOKEN, { token: data?.takeProposedTime.token })).data?.appointment.state).toBe(
      'CONFIRMED',
    )
    expect((await eventsOf(lead.id)).map(({ action }) => action).toSorted()).toEqual(['booking', 'in', 'propose'])
    expect(await stateOf(link)).toBe('TAKEN')
  })

  it('are taken once by many presses at once', async () => {
    const { host, times, link } = await proposed(1)
    const presses = Array.from({ length: 12 }, (_, n) => ask<Taken>(TAKE, { token: link, key: newKey(), startsAt: times[n % 3] }))
    const answers = (await Promise.all(presses)).map(({ data }) => data?.takeProposedTime)
    expect(answers.filter((one) => one?.appointment)).toHaveLength(1)
    expect(answers.filter((one) => one?.code === 'slot-taken')).toHaveLength(11)
    expect(await bookings(host.token)).toHaveLength(1)
  })

  it('are the same booking for the same key', async () => {
    const { host, link } = await proposed(2)
    const asked = { token: link, key: newKey(), startsAt: at(2, 9) }
    for (let n = 0; n < 3; n++)
      expect((await ask<Taken>(TAKE, asked)).data?.takeProposedTime.appointment).toMatchObject({ startsAt: at(2, 9) })
    expect(await bookings(host.token)).toHaveLength(1)
  })

  it('are free again when they are withdrawn, when none suits and when nobody answers', async () => {
    const first = await proposed(3)
    const asked = { id: first.proposal.id, key: newKey() }
    expect(codeOf(await ask(WITHDRAW, asked, { token: (await agent()).token }))).toBe('proposal-unknown')
    expect((await ask<{ withdrawTimes: Proposal }>(WITHDRAW, asked, { token: first.host.token })).data?.withdrawTimes.state).toBe(
      'WITHDRAWN',
    )
    expect((await ask<{ withdrawTimes: Proposal }>(WITHDRAW, asked, { token: first.host.token })).data?.withdrawTimes.state).toBe(
      'WITHDRAWN',
    )
    expect((await ask<Taken>(TAKE, { token: first.link, key: newKey(), startsAt: at(3, 9) })).data?.takeProposedTime.code).toBe(
      'slot-taken',
    )
    expect((await book(first.host.host, { startsAt: at(3, 9) })).appointment).toMatchObject({ state: 'CONFIRMED' })

    const second = await proposed(4)
    const none = { token: second.link, key: newKey(), note: 'Only on Sundays' }
    expect((await ask<{ declineProposedTimes: { state: string } }>(DECLINE, none)).data?.declineProposedTimes.state).toBe('DECLINED')
    expect((await ask<{ declineProposedTimes: { state: string } }>(DECLINE, none)).errors).toEqual([])
    expect(codeOf(await ask(DECLINE, { ...none, key: newKey() }))).toBe('proposal-state')
    expect(await eventsOf(second.lead.id)).toContainEqual({ action: 'none-suits', note: 'Only on Sundays' })
    const told = 'select count(*) as n from notice where user_id = ? and kind = ?'
    expect(await DB_TRADE.prepare(told).bind(second.host.id, 'proposal-declined').first()).toEqual({ n: 1 })
    expect((await book(second.host.host, { startsAt: at(4, 9) })).appointment).toMatchObject({ state: 'CONFIRMED' })

    const third = await proposed(7)
    await DB_TRADE.prepare('update time_proposal set held_until = unixepoch() - 1 where id = ?').bind(third.proposal.id).run()
    expect(await stateOf(third.link)).toBe('EXPIRED')
    expect((await ask<Taken>(TAKE, { token: third.link, key: newKey(), startsAt: at(7, 9) })).data?.takeProposedTime.code).toBe(
      'slot-taken',
    )
    expect((await book(third.host.host, { startsAt: at(7, 9) })).appointment).toMatchObject({ state: 'CONFIRMED' })
  })

  it('are two or three, held all or none, once for a lead', async () => {
    const host = await agent()
    const lead = await take(host.id)
    expect(codeOf(await propose(host.token, lead.id, [at(8, 9)]))).toBe('proposal-times')
    expect(codeOf(await propose(host.token, lead.id, [at(8, 9), at(8, 9)]))).toBe('proposal-times')
    expect(codeOf(await propose(host.token, lead.id, [at(8, 9), at(8, 9, 30)]))).toBe('proposal-times')
    expect(codeOf(await propose(host.token, lead.id, [at(-30, 9), at(8, 9)]))).toBe('proposal-times')
    await book(host.host, { startsAt: at(8, 11) })
    expect(codeOf(await propose(host.token, lead.id, [at(8, 9), at(8, 11)]))).toBe('slot-taken')
    expect((await book(host.host, { startsAt: at(8, 9) })).appointment).toMatchObject({ state: 'CONFIRMED' })
    const key = newKey()
    const [one, again] = [
      await propose(host.token, lead.id, [at(8, 13), at(8, 15)], key),
      await propose(host.token, lead.id, [at(8, 13), at(8, 15)], key),
    ]
    expect(again.data?.proposeTimes.id).toBe(one.data?.proposeTimes.id)
    expect(codeOf(await propose(host.token, lead.id, [at(8, 16), at(8, 17)]))).toBe('proposal-open')
    const held = Date.parse(one.data?.proposeTimes.heldUntil ?? '') - Date.now()
    expect(held).toBeGreaterThan(47.9 * 3_600_000)
    expect(held).toBeLessThanOrEqual(48 * 3_600_000)
  })

  it('are proposed to own leads that can be written to', async () => {
    const host = await agent()
    const [own, strange, silent] = [await take(host.id), await take((await agent()).id), await take(host.id, { email: '' })]
    expect(codeOf(await propose(host.token, strange.id, [at(9, 9), at(9, 11)]))).toBe('lead-unknown')
    expect(codeOf(await propose(host.token, silent.id, [at(9, 9), at(9, 11)]))).toBe('lead-address')
    expect((await propose(host.token, own.id, [at(9, 9), at(9, 11)])).errors).toEqual([])
    const list = async (token: string) => (await ask<{ timeProposals: Proposal[] }>(LIST, {}, { token })).data?.timeProposals
    expect(await list(host.token)).toHaveLength(1)
    expect(await list((await agent()).token)).toEqual([])
    expect(codeOf(await ask(LIST, { lead: strange.id }, { token: host.token }))).toBe('lead-unknown')
    expect(codeOf(await ask(PAGE, { token: 'x'.repeat(43) }))).toBe('proposal-unknown')
  })
})
