import { beforeAll, expect, it } from 'vitest'
import {
  addressOf,
  curlOf,
  DEVELOPER_EXAMPLES,
  type DeveloperExample,
  VERIFY_WEBHOOK,
} from '#features/site/developers/developer-examples.ts'
import { SANDBOX } from '#graphql/sandbox.ts'
import { webhookHeaders } from '#provider/modules/webhook/sign-webhook.ts'
import { startProvider } from './harness.ts'
import { leadTools } from './lead-fixture.ts'
import { addSource, keyFor } from './web-api-fixture.ts'

const provider = await startProvider()

let own = ''
let sandbox = ''
const send = (example: DeveloperExample, key: string) =>
  provider.fetch(addressOf(example.path, SANDBOX.source), {
    method: example.method,
    headers: { authorization: `Bearer ${key}`, 'x-local': '1', ...(example.contentType ? { 'content-type': example.contentType } : {}) },
    ...(example.body ? { body: example.body } : {}),
  })

beforeAll(async () => {
  await addSource(provider.env, SANDBOX.source)
  own = await keyFor(provider.env, SANDBOX.source, '', ['send', 'read'])
  sandbox = await keyFor(provider.env, SANDBOX.source, 'Sandbox', [...SANDBOX.scopes])
  const run = await send(DEVELOPER_EXAMPLES.send, own)
  expect(await run.json()).toMatchObject({ state: 'done', taken: 1, rejected: 0, omitted: 0 })
})

it('every request that the page shows is answered, with the home that it shows', async () => {
  const { own: fed, metadata, homes, openHouses, changes } = DEVELOPER_EXAMPLES
  expect(await (await send(fed, sandbox)).text()).toContain('"BuildingName":"Cedar Court"')
  expect(await (await send(metadata, sandbox)).text()).toContain('<EntityType Name="OpenHouse">')
  const rows = async (example: DeveloperExample) => ((await (await send(example, sandbox)).json()) as { value: object[] }).value
  expect(await rows(homes)).toEqual([{ ListingKey: 'A-1', ListPrice: 1_250_000, BedroomsTotal: 3 }])
  expect(await rows(openHouses)).toMatchObject([{ ListingKey: 'A-1', OpenHouseStartTime: '2026-12-05T03:00:00Z' }])
  expect(await rows(changes)).toContainEqual(expect.objectContaining({ ResourceName: 'Property', ResourceRecordKey: 'A-1' }))
})

it('the request for enquiries is answered to a key that its agent made for them, and to the sandbox’s not', async () => {
  const { id } = await leadTools(provider.env.DB_TRADE).take('ada', { name: 'Kim Example', phone: '+65 6000 0009', message: 'Is it free?' })
  await provider.env.DB_TRADE.prepare(`update listing_source set manager = 'ada' where id = ?`).bind(SANDBOX.source).run()
  const key = await keyFor(provider.env, SANDBOX.source, 'CRM', ['enquiries'])
  expect(await (await send(DEVELOPER_EXAMPLES.enquiries, key)).json()).toMatchObject({
    value: [{ ContactKey: id, FullName: 'Kim Example', PreferredPhone: '+65 6000 0009', Notes: 'Is it free?' }],
  })
  expect((await send(DEVELOPER_EXAMPLES.enquiries, sandbox)).status).toBe(403)
})

it('the key of the sandbox sends nothing', async () => {
  const answer = await send(DEVELOPER_EXAMPLES.send, sandbox)
  expect({ status: answer.status, body: await answer.json() }).toEqual({ status: 403, body: { code: 'scope' } })
})

it('the lines name the address as it is sent', () => {
  expect(curlOf(DEVELOPER_EXAMPLES.homes, 'https://homes.example', 'harbour', 'feed_x')).toBe(
    `curl -H 'Authorization: Bearer feed_x' \\\n  'https://homes.example/odata/harbour/Property?$filter=ListPrice%20lt%202000000%20and%20BedroomsTotal%20ge%203&$select=ListingKey,ListPrice,BedroomsTotal&$orderby=ListPrice'`,
  )
})

it('the code for receivers knows our messages, and no others', async () => {
  const { isOurs } = (await import(`data:text/javascript,${encodeURIComponent(VERIFY_WEBHOOK)}`)) as {
    isOurs(secret: string, headers: Record<string, string>, body: string): boolean
  }
  const secret = `whsec_${Buffer.from('a secret of some thirty-two bytes').toString('base64')}`
  const now = Math.floor(Date.now() / 1_000)
  const headers = webhookHeaders(secret, { id: 'msg_1', at: now, body: '{"a":1}' })
  expect(isOurs(secret, headers, '{"a":1}')).toBe(true)
  expect(isOurs(secret, headers, '{"a":2}')).toBe(false)
  expect(isOurs(secret.replace('whsec_', 'whsec_AA'), headers, '{"a":1}')).toBe(false)
  expect(isOurs(secret, webhookHeaders(secret, { id: 'msg_1', at: now - 600, body: '{}' }), '{}')).toBe(false)
  expect(isOurs(secret, { ...headers, 'webhook-signature': 'v1,AAAA' }, '{"a":1}')).toBe(false)
})
