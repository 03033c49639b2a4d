import { beforeAll, expect, it } from 'vitest'
import { startProvider } from './harness.ts'
import { orderTools } from './order-fixture.ts'
import { addSource, addTold, SOURCE } from './web-api-fixture.ts'

const provider = await startProvider()
const tools = orderTools(provider)
let staff = ''
const ask = <Data>(query: string, variables: object = {}) => tools.ask<Data>(query, { ...variables }, { token: staff })

const ADD = `mutation Add($source: ID!, $address: String!, $topics: [WebhookTopic!]!) { addWebhook(source: $source, address: $address, topics: $topics) { secret } }`
const ALL = '{ listingSources { webhooks { id address topics endedAt isGone tries deadCount } } }'
interface Shown {
  listingSources: { webhooks: { id: string; address: string; endedAt: string | null }[] }[]
}
const add = (input: object) =>
  ask<{ addWebhook: { secret: string } }>(ADD, { source: SOURCE, address: 'https://hooks.agency.sg/in', topics: ['PROPERTY'], ...input })

beforeAll(async () => {
  staff = (await tools.staff()).token
  await addSource(provider.env, SOURCE)
})

it.each([
  ['webhook-address', { address: 'http://hooks.agency.sg/in' }],
  ['webhook-address', { address: 'https://localhost/in' }],
  ['webhook-address', { address: 'https://10.1.2.3/in' }],
  ['webhook-address', { address: 'https://user:word@hooks.agency.sg/in' }],
  ['webhook-address', { address: 'https://hooks.agency.sg:8443/in' }],
  ['webhook-address', { address: `https://hooks.agency.sg/${'x'.repeat(500)}` }],
  ['topics-empty', { topics: [] }],
  ['source-unknown', { source: 'nobody' }],
])('a webhook is refused with %s for %o', async (code, input) => {
  expect((await add(input)).errors[0]?.extensions.code).toBe(code)
})

it('tells staff its secret once and keeps it nowhere, is told again what they say, and ends at once', async () => {
  await addTold(provider.env, [{ sourceKey: 'A-1' }])
  const { data } = await add({ topics: ['MEDIA', 'PROPERTY', 'MEDIA'] })
  const secret = String(data?.addWebhook.secret)
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  const rows = await provider.env.DB_TRADE.prepare('select * from webhook').all()
  expect(JSON.stringify(rows.results)).not.toContain(secret.slice('whsec_'.length))
  const [webhook] = (await ask<Shown>(ALL)).data?.listingSources[0]?.webhooks ?? []
  expect(webhook).toEqual({
    id: expect.any(String),
    address: 'https://hooks.agency.sg/in',
    topics: ['PROPERTY', 'MEDIA'],
    endedAt: null,
    isGone: false,
    tries: 0,
    deadCount: 0,
  })
  const begun = () => provider.env.DB_TRADE.prepare('select sequence from webhook').first<{ sequence: number }>()
  expect((await begun())?.sequence).toBeGreaterThan(0)
  const id = webhook?.id
  expect((await ask('mutation M($id: ID!) { replayWebhook(id: $id, after: 0) { success } }', { id })).data).toEqual({
    replayWebhook: { success: true },
  })
  expect(await begun()).toEqual({ sequence: 0 })
  const END = 'mutation M($id: ID!) { endWebhook(id: $id) { success } }'
  expect((await ask(END, { id })).data).toEqual({ endWebhook: { success: true } })
  expect((await ask(END, { id })).data).toEqual({ endWebhook: { success: false } })
  expect((await ask<Shown>(ALL)).data?.listingSources[0]?.webhooks[0]?.endedAt).toEqual(expect.any(String))
  const logged = await provider.env.DB_ACCOUNT.prepare(`select kind from audit_event where kind like 'webhook-%' order by id`).all<{
    kind: string
  }>()
  expect(logged.results.map(({ kind }) => kind)).toEqual(['webhook-added', 'webhook-replayed', 'webhook-ended'])
})
