import { afterEach, expect, it, vi } from 'vitest'
import { resolveRequest } from '../../src/server/request.server.ts'
import { withSecurityHeaders } from '../../src/server/security-headers.ts'
import { enterShare, passwordFor } from '../../src/server/shares.ts'
import { type FakeProvider, fakeProvider, sendJson } from '../fixtures/fake-provider.ts'
import { testEnv } from './worker-env.ts'

vi.mock('cloudflare:workers', () => ({ waitUntil: () => {} }))

const ID = 'abcdefghij_-0123456789'
const PASS = 'p'.repeat(43)

let provider: FakeProvider | undefined
afterEach(() => provider?.close())

const sent = (path: string, headers: Record<string, string> = {}) =>
  new Request(`https://site.example${path}`, { method: 'POST', body: new URLSearchParams({ password: 'tigers-sleep' }), headers })

async function enterWhere(answer: object, path = `/share/${ID}?refused=wait`, headers: Record<string, string> = {}) {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  provider = await fakeProvider((response) => sendJson(response, answer))
  const request = sent(path, headers)
  const response = await enterShare(request, resolveRequest(request, testEnv({ PROVIDER_URL: provider.url })), ID)
  const lines = said.mock.calls.map(String).join('\n')
  said.mockRestore()
  return { response, lines }
}
const refused = (code: string) => ({ data: null, errors: [{ message: 'no', extensions: { code } }] })

it('is taken by a form that is sent to the page’s own address, with or without a language', () => {
  const env = testEnv()
  const idOf = (request: Request) => passwordFor(request, resolveRequest(request, env))
  expect(idOf(sent(`/share/${ID}`))).toBe(ID)
  expect(idOf(sent(`/en-HK/share/${ID}`))).toBe(ID)
  for (const path of ['/share/short', `/share/${ID}/idx`, `/user/shares/${ID}`, '/share/R012345A/profile'])
    expect(idOf(sent(path)), path).toBeNull()
  expect(idOf(new Request(`https://site.example/share/${ID}`))).toBeNull()
})

it('leads back to the page with a pass that scripts cannot read', async () => {
  const { response } = await enterWhere({ data: { enterShare: PASS } }, `/en-HK/share/${ID}`)
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe(`/en-HK/share/${ID}`)
  expect(response.headers.get('set-cookie')).toBe(`share-${ID}=${PASS}; Path=/; Max-Age=3600; HttpOnly; SameSite=Lax; Secure`)
  const next = new Request(`https://site.example/share/${ID}`, { headers: { cookie: `share-${ID}=${PASS}` } })
  const context = resolveRequest(next, testEnv())
  expect([context.sharePass(ID), context.sharePass('another-id')]).toEqual([PASS, null])
})

it('is not taken from another site', async () => {
  const { response } = await enterWhere({ data: { enterShare: PASS } }, `/share/${ID}`, { 'sec-fetch-site': 'cross-site' })
  expect([response.status, response.headers.get('set-cookie'), provider?.asked]).toEqual([403, null, []])
})

it.each([
  ['share-password', 'password'],
  ['share-unknown', 'password'],
  ['too-many-attempts', 'wait'],
])('that is refused with %s leads back to the form, and is written nowhere', async (code, shown) => {
  const { response, lines } = await enterWhere(refused(code))
  expect(response.headers.get('location')).toBe(`/share/${ID}?refused=${shown}`)
  expect(response.headers.get('set-cookie')).toBeNull()
  expect(lines).not.toContain('tigers-sleep')
})

it('belongs to a page that no cache keeps and no referrer names', () => {
  const secure = (path: string) =>
    withSecurityHeaders(new Response(''), resolveRequest(new Request(`https://site.example${path}`), testEnv())).headers
  for (const path of [`/share/${ID}`, `/en-MY/share/${ID}`]) {
    expect(secure(path).get('cache-control')).toBe('private, no-store')
    expect(secure(path).get('referrer-policy')).toBe('no-referrer')
  }
  expect(secure('/share/R012345A/profile').get('referrer-policy')).not.toBe('no-referrer')
})
