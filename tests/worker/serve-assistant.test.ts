import { afterEach, expect, it, vi } from 'vitest'
import { serveMcp } from '../../src/server/assistant/serve-assistant.server.ts'
import { takeQuestions } from '../../src/server/provider-gateway.server.ts'
import { resolveRequest } from '../../src/server/request.server.ts'
import { type FakeProvider, fakeProvider, sendJson } from '../fixtures/fake-provider.ts'
import { testEnv } from './worker-env.ts'

/** A ledger that notes what is taken, and has everybody wait. */
function ledger(wait: number) {
  const taken: unknown[] = []
  const take = async (limit: { max: number }, events: number) => {
    taken.push([limit.max, events])
    return { allowed: wait === 0, retryAfterSeconds: wait }
  }
  const names: string[] = []
  const getByName = (name: string) => {
    names.push(name)
    return { take }
  }
  return { taken, names, binding: { getByName } }
}

let provider: FakeProvider | null = null
afterEach(async () => {
  await provider?.close()
  provider = null
})

const COOKIE = `apollo-token=${'of-somebody-'.repeat(4)}`

async function callTool(name: string, given: object, wait = 0) {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const asked = await fakeProvider((response) => sendJson(response, { data: { market: null } }))
  provider = asked
  const { taken, binding } = ledger(wait)
  const request = new Request('https://site.example/mcp', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'accept-language': 'zh-HK',
      cookie: COOKIE,
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } }),
  })
  const env = testEnv({ PROVIDER_URL: asked.url, ATTEMPTS: binding })
  const answer = await serveMcp(request, resolveRequest(request, env))
  return { status: answer.status, text: await answer.text(), asked: asked.asked, taken, logged }
}

it('asks another provider without a name, for the country of the question, and says where its answer cannot be read', async () => {
  const { text, asked, taken, logged } = await callTool('recent_sales', { country: 'MY', project: 'MY/private-land/secret-garden' })
  expect(asked).toHaveLength(1)
  const headers = asked[0]?.headers
  expect(headers).toMatchObject({ 'country-code': 'my', language: 'zh_hk' })
  expect([headers?.authorization, headers?.cookie]).toEqual([undefined, undefined])
  expect(text).toContain('(malformed-answer)')
  expect(text).toContain('"isError":true')
  expect(taken).toEqual([[1_200, 2]])
  expect(JSON.stringify(logged.mock.calls)).not.toContain('secret-garden')
})

it('asks nothing for who has asked too much', async () => {
  const { status, asked } = await callTool('how_good_are_you', { country: 'SG' }, 30)
  expect([status, asked]).toEqual([429, []])
})

it('counts by network, or by the token that came along, and keeps neither', async () => {
  const { names, taken, binding } = ledger(7)
  const env = testEnv({ ATTEMPTS: binding })
  const wait = [
    await takeQuestions(3, null, { env, connectionIp: '2001:db8:1:2:3::4' }),
    await takeQuestions(3, null, { env, connectionIp: '2001:db8:1:2:ffff::9' }),
    await takeQuestions(1, 'token-of-somebody', { env, connectionIp: '192.0.2.1' }),
    await takeQuestions(1, 'token-of-somebody', { env, connectionIp: '192.0.2.2' }),
  ]
  expect(wait).toEqual([7, 7, 7, 7])
  expect(taken).toEqual([
    [1_200, 3],
    [1_200, 3],
    [600, 1],
    [600, 1],
  ])
  expect(new Set(names).size).toBe(2)
  expect(names.join()).not.toMatch(/2001|token-of-somebody/)
})
