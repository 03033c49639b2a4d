import { afterEach, describe, expect, it, vi } from 'vitest'
import { execute } from '../../src/features/shared/api/execute.ts'
import { ViewerDocument } from '../../src/graphql/generated/graphql.ts'
import { resolveRequest } from '../../src/server/request.server.ts'
import { type FakeProvider, fakeProvider, sendJson } from '../fixtures/fake-provider.ts'
import { page } from './page-request.ts'
import { testEnv } from './worker-env.ts'

vi.mock('@tanstack/react-start', async (original) => {
  const { page } = await import('./page-request.ts')
  return { ...(await original<object>()), getGlobalStartContext: () => page }
})
vi.mock('cloudflare:workers', () => ({ waitUntil: () => {} }))

const TOKEN = 'q7_-'.repeat(11)
const USER = { id: '1', nickName: 'Mei', avatar: null, roles: [], rights: [], stripeSubscription: null }

let provider: FakeProvider
afterEach(() => provider.close())

/** The headers with which a request to a page asks the provider. */
async function headersOf(path: string, headers: Record<string, string>, env: Parameters<typeof testEnv>[0] = {}) {
  provider = await fakeProvider((response) => sendJson(response, { data: { user: USER } }))
  const asked = new Request(`https://site.example${path}`, { headers })
  page.currentRequest = resolveRequest(asked, testEnv({ PROVIDER_URL: provider.url, ...env }))
  await execute(ViewerDocument, {})
  return provider.asked[0]?.headers ?? {}
}

describe('the headers of a call to the provider (§7)', () => {
  it.each([
    ['/map', 'en', 'sg'],
    ['/en-HK/map', 'en', 'hk'],
    ['/map?locale=zh-CH', 'zh_cn', 'sg'],
    ['/map?locale=zh-HK&countryCode=HK', 'zh_hk', 'hk'],
    ['/map?locale=ms-MY&countryCode=my', 'ms', 'my'],
  ])('%s: Language %s, Country-Code %s', async (path, language, country) => {
    expect(await headersOf(path, {})).toMatchObject({ language, 'country-code': country })
  })

  it('Tenant never changes, Accept asks for JSON', async () => {
    const tenant = { PROVIDER_TENANT: 'tenant-7' }
    expect(await headersOf('/map', {}, tenant)).toMatchObject({ tenant: 'tenant-7', accept: 'application/json' })
    await provider.close()
    expect(await headersOf('/en-HK/search', { cookie: `apollo-token=${TOKEN}` }, tenant)).toMatchObject({ tenant: 'tenant-7' })
  })

  it('what makes a device known is the embedded provider’s alone', async () => {
    const headers = await headersOf('/map', { cookie: `known-device=${TOKEN}` })
    expect(JSON.stringify(headers)).not.toContain(TOKEN)
  })

  it('Origin is the public address where one is set', async () => {
    expect((await headersOf('/map', { origin: 'https://elsewhere.example' })).origin).toBeUndefined()
    await provider.close()
    expect((await headersOf('/map', {}, { PUBLIC_ORIGIN: 'https://www.site.example' })).origin).toBe('https://www.site.example')
  })

  it('Authorization is the bearer token of the cookie, and absent without one', async () => {
    expect((await headersOf('/map', { cookie: `apollo-token=${TOKEN}` })).authorization).toBe(`Bearer ${TOKEN}`)
    await provider.close()
    expect((await headersOf('/map', {})).authorization).toBeUndefined()
  })
})

it('a failed call is logged with its operation and layer, and without its variables (§7)', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  provider = await fakeProvider((response) => sendJson(response, { errors: [{ message: 'secret', extensions: { code: 'NOT_READY' } }] }))
  page.currentRequest = resolveRequest(new Request('https://site.example/map'), testEnv({ PROVIDER_URL: provider.url }))
  expect(await execute(ViewerDocument, {})).toMatchObject({ ok: false })
  const line: unknown = JSON.parse(String(said.mock.calls[0]?.[0]))
  expect(line).toMatchObject({ event: 'provider-failure', operation: 'Viewer', layer: 'graphql', code: 'NOT_READY' })
  expect(JSON.stringify(line)).not.toContain('secret')
  said.mockRestore()
})
