import { afterEach, expect, it, vi } from 'vitest'
import { FIRST_COUNTRY_WAIT_MS, settleFirstCountry } from '../../src/server/first-country.server.ts'
import { resolveRequest } from '../../src/server/request.server.ts'
import { type FakeProvider, fakeProvider, sendJson } from '../fixtures/fake-provider.ts'
import { testEnv } from './worker-env.ts'

vi.mock('@tanstack/react-start', async (original) => {
  const { page } = await import('./page-request.ts')
  return { ...(await original<object>()), getGlobalStartContext: () => page }
})
vi.mock('cloudflare:workers', () => ({ waitUntil: () => {} }))

let provider: FakeProvider
afterEach(() => provider.close())

const inCountry = (isoCode: string) => ({ data: { geoipFuture: { success: true, geoip: { country: { isoCode } } } } })

/** The place of a visit from Singapore where the provider gives `answer`; null: none at all. */
async function visit(path: string, answer: object | null, cookie = '') {
  provider = await fakeProvider((response) => (answer ? sendJson(response, answer) : undefined))
  const headers = { cookie, 'x-forwarded-for': '203.0.113.9, 10.0.0.1' }
  const request = Object.assign(new Request(`https://site.example${path}`, { headers }), { cf: { country: 'SG' } })
  const context = resolveRequest(request, testEnv({ PROVIDER_URL: provider.url, LOCALE_COOKIE: 'on' }))
  await settleFirstCountry(context)
  return { place: `${context.country} ${context.locale}`, asked: provider.asked }
}

it('§7 geoipFuture decides the country and the language of a first visit', async () => {
  const { place, asked } = await visit('/', inCountry('HK'))
  expect(place).toBe('HK en-HK')
  expect(JSON.stringify(asked.map(({ body }) => body))).toContain('geoipFuture')
})

it('§4: the provider is told the first x-forwarded-for address', async () => {
  expect((await visit('/', inCountry('HK'))).asked[0]?.headers['x-forwarded-for']).toBe('203.0.113.9')
})

it.each([
  ['/?countryCode=MY', '', 'MY en-MY'],
  ['/en-AU/map', '', 'AU en-AU'],
  ['/', 'countryCode=MY', 'MY en-MY'],
])('is not asked where %s or the cookie "%s" names the country', async (path, cookie, expected) => {
  const { place, asked } = await visit(path, inCountry('HK'), cookie)
  expect([place, asked.length]).toEqual([expected, 0])
})

it('keeps the language of the address or an earlier choice', async () => {
  expect((await visit('/en-US/map', inCountry('HK'))).place).toBe('HK en-US')
  await provider.close()
  expect((await visit('/', inCountry('MY'), 'locale=zh-MY')).place).toBe('MY zh-MY')
})

it.each([
  ['a country that is not open', inCountry('FR')],
  ['no place', { data: { geoipFuture: { success: false, geoip: null } } }],
  ['a failure', { errors: [{ message: 'no' }] }],
])('stays in the country of the connection after %s', async (_, answer) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect((await visit('/', answer)).place).toBe('SG en-US')
  said.mockRestore()
})

it('does not wait for a provider that hangs', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const visited = visit('/', null)
  await vi.waitFor(() => expect(provider.asked).toHaveLength(1))
  await vi.advanceTimersByTimeAsync(FIRST_COUNTRY_WAIT_MS)
  expect((await visited).place).toBe('SG en-US')
  vi.useRealTimers()
})
