import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { codeOf } from './account-fixture.ts'
import { bookingTools } from './booking-fixture.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
const tools = bookingTools(provider)
const trade = provider.env.DB_TRADE

const ASK = 'mutation Ask($key: String!, $input: AgentEnquiryInput!) { askAgent(key: $key, input: $input) }'
const LEADS = 'query { leads { nodes { id origin name phone message home { name } isProven } } }'
let count = 0
const question = (change: Record<string, unknown> = {}) => ({
  name: ' Ah  Lian ',
  email: `asks${++count}@example.com`,
  phone: '',
  message: `Is it still there? ${count}`,
  honey: '',
  seconds: 20,
  ...change,
})
const ask = (input: Record<string, unknown>, key = tools.newKey(), caller = {}) =>
  tools.ask<{ askAgent: boolean }>(ASK, { key, input }, caller)
const inboxOf = async (token: string) =>
  (await tools.ask<{ leads: { nodes: Record<string, unknown>[] } }>(LEADS, {}, { token })).data?.leads.nodes ?? []

describe('a question to an agent', () => {
  it('is a lead of the agent’s alone, who is told once, however often it is sent', async () => {
    const [{ host, token, id }, other] = [await tools.agent(), await tools.agent()]
    const home = { country: 'SG', typeGroup: 'PRIVATE_STACK', slug: 'cedar-grand', unit: '' }
    const [input, key] = [question({ host, home }), tools.newKey()]
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(input, key)))
    expect(answers.map(({ data }) => data?.askAgent)).toEqual([true, true, true, true, true])
    expect(await inboxOf(token)).toMatchObject([
      { origin: 'SHARE', name: 'Ah Lian', phone: '', message: input.message, home: { name: "Cedar's Grand" }, isProven: false },
    ])
    expect(z.uuid().safeParse((await inboxOf(token))[0]?.id).success).toBe(true)
    expect(await inboxOf(other.token)).toEqual([])
    const notified = await trade.prepare("select user_id as userId from notice where kind = 'lead-new' and user_id = ?").bind(id).all()
    expect(notified.results).toEqual([{ userId: id }])
  })

  it('holds back what looks unwanted, tells the agent so, and says nothing of it to whoever sent it', async () => {
    const { host, id } = await tools.agent()
    expect((await ask(question({ host, honey: 'https://shop.example' }))).data?.askAgent).toBe(true)
    const lead = await trade.prepare('select suspicion from lead where owner = ?').bind(id).first()
    expect(lead).toEqual({ suspicion: 'honey' })
    const notified = await trade.prepare('select kind from notice where user_id = ?').bind(id).all()
    expect(notified.results).toEqual([{ kind: 'lead-held' }])
  })

  it('that was filled in by the browser and sent within three seconds reaches the agent like any other', async () => {
    const { host, id, token } = await tools.agent()
    expect((await ask(question({ host, seconds: 1 }))).data?.askAgent).toBe(true)
    expect(await inboxOf(token)).toHaveLength(1)
    const notified = await trade.prepare('select kind from notice where user_id = ?').bind(id).all()
    expect(notified.results).toEqual([{ kind: 'lead-new' }])
  })

  it.each([
    ['enquiry-name', { name: ' ' }],
    ['enquiry-email', { email: 'nobody' }],
    ['enquiry-phone', { phone: '12' }],
    ['enquiry-message', { message: 'x'.repeat(2_001) }],
    ['booking-home', { home: { country: 'HK', typeGroup: 'PRIVATE_STACK', slug: 'x', unit: '' } }],
    ['enquiry-closed', { host: 'desk-sg' }],
    ['enquiry-closed', { host: 'nobody' }],
  ])('answers %s and keeps nothing', async (code, change) => {
    const { host, id } = await tools.agent()
    expect(codeOf(await ask(question({ host, ...change })))).toBe(code)
    expect(await trade.prepare('select 1 from lead where owner = ?').bind(id).first()).toBeNull()
  })
})

it('twenty in an hour are taken from one connection', async () => {
  const { host } = await tools.agent()
  const codes = []
  for (let at = 0; at < 22; at++) codes.push(codeOf(await ask(question({ host }), tools.newKey(), { address: '198.51.100.7' })))
  expect(codes.filter((code) => code === undefined)).toHaveLength(20)
  expect(codes.at(-1)).toBe('too-many-attempts')
})
