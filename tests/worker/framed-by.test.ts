import { afterEach, expect, it, vi } from 'vitest'
import { framedBy } from '../../src/server/framed-by.server.ts'
import { resolveRequest } from '../../src/server/request.server.ts'
import { contentSecurityPolicy, withSecurityHeaders } from '../../src/server/security-headers.ts'
import { type FakeProvider, fakeProvider, sendJson } from '../fixtures/fake-provider.ts'
import { testEnv } from './worker-env.ts'

vi.mock('cloudflare:workers', () => ({ waitUntil: () => {} }))

let provider: FakeProvider | undefined
afterEach(() => provider?.close())

/** The sources of `frame-ancestors` of an address, and its x-frame-options, where the provider answers so. */
const framing = (path: string, widget: unknown) => framingBy(path, { widget })

async function framingBy(path: string, data: object) {
  provider = await fakeProvider((response) => sendJson(response, { data }))
  const request = new Request(`https://site.example${path}`, { headers: { authorization: 'Bearer some-token-of-a-person' } })
  const context = resolveRequest(request, testEnv({ PROVIDER_URL: provider.url }))
  context.framedBy = await framedBy(request, context)
  const html = new Response('<p>', { headers: { 'content-type': 'text/html' } })
  const { headers } = withSecurityHeaders(html, context)
  return {
    sources: /frame-ancestors ([^;]+)/.exec(contentSecurityPolicy(context))?.[1],
    option: headers.get('x-frame-options'),
    asked: provider.asked,
  }
}
const KEY = '/plugin/report-property?countryCode=SG&key=widget-key-0123456789'
const agency = (hosts: string[]) => ({ country: 'SG', agency: 'Lantern Bay', hosts })

it('lets the sites of a key embed its block, and ours for the preview', async () => {
  const { sources, option, asked } = await framing(KEY, agency(['https://www.lantern.example', 'http://localhost:4000']))
  expect([sources, option]).toEqual([`'self' https://www.lantern.example http://localhost:4000`, null])
  expect(JSON.stringify(asked[0]?.body)).toContain('widget-key-0123456789')
  expect(JSON.stringify(asked[0]?.headers)).not.toContain('some-token-of-a-person')
})

it('does so under every address prefix', async () =>
  expect((await framing(`/en-HK${KEY}`, agency(['https://a.example']))).sources).toBe(`'self' https://a.example`))

it.each([
  ['a key that is not known', null],
  ['an answer of another shape', { hosts: 'https://a.example' }],
  ['a host that is no origin', agency(["https://a.example; script-src 'unsafe-inline'"])],
  ['a host with a line break', agency(['https://a.example\r\nset-cookie: a=b'])],
])('lets nobody embed it with %s', async (_, widget) => {
  const { sources, option } = await framing(KEY, widget)
  expect([sources, option]).toEqual([`'none'`, 'DENY'])
})

it('asks nobody where no key is named', async () => {
  const open = await framing('/plugin/report-property?countryCode=SG', agency(['https://a.example']))
  expect([open.sources, open.asked]).toEqual(['*', []])
})

it('opens no other page', async () => {
  const other = await framing('/user/leads?key=widget-key-0123456789', agency(['https://a.example']))
  expect([other.sources, other.option, other.asked]).toEqual([`'none'`, 'DENY', []])
})

const LISTINGS = '/idx/R012345A/listings'

it.each([LISTINGS, `/en-HK${LISTINGS}`, `${LISTINGS}/project/SG/private-stack/the-meadow/listing-group/a-home/sale`])(
  'lets the websites of an agent embed %s',
  async (path) => {
    const { sources, option, asked } = await framingBy(path, { agentBrand: { hosts: ['https://www.agent.example'] } })
    expect([sources, option]).toEqual([`'self' https://www.agent.example`, null])
    expect(JSON.stringify(asked[0]?.body)).toContain('R012345A')
    expect(JSON.stringify(asked[0]?.headers)).not.toContain('some-token-of-a-person')
  },
)

it.each([
  ['/idx/R012345A/listings', 'sg'],
  ['/idx/REN%2012345/listings', 'my'],
  ['/idx/S-012345/listings', 'hk'],
])('asks in the country of the agent for %s, whichever is chosen', async (path, country) => {
  for (const chosen of ['SG', 'AU']) {
    const { sources, asked } = await framingBy(`${path}?countryCode=${chosen}`, { agentBrand: { hosts: ['https://www.agent.example'] } })
    expect(sources).toBe(`'self' https://www.agent.example`)
    expect(asked.map(({ headers }) => headers['country-code'])).toEqual([country])
  }
})

it.each(['/real360/cedar-walk?embed=1', '/en-HK/real360/cedar-walk?v=hall&embed=1'])(
  'lets the websites of an agent embed the tour %s',
  async (path) => {
    const { sources, option, asked } = await framingBy(path, { tour: { hosts: ['https://www.agent.example'] } })
    expect([sources, option]).toEqual([`'self' https://www.agent.example`, null])
    expect(JSON.stringify(asked[0]?.body)).toContain('cedar-walk')
    expect(JSON.stringify(asked[0]?.headers)).not.toContain('some-token-of-a-person')
  },
)

it.each(['/real360/cedar-walk?embed=1', '/real360/faq?embed=1'])('lets nobody embed %s where there is no such tour', async (path) => {
  const { sources, option } = await framingBy(path, { tour: null })
  expect([sources, option]).toEqual([`'none'`, 'DENY'])
})

it('lets nobody embed the page of a tour itself, and asks nobody', async () => {
  const page = await framingBy('/real360/cedar-walk', { tour: { hosts: ['https://www.agent.example'] } })
  expect([page.sources, page.option, page.asked]).toEqual([`'none'`, 'DENY', []])
})

it.each([
  ['an agent who has chosen nothing', LISTINGS, { agentBrand: null }],
  ['an agent whose website is no origin', LISTINGS, { agentBrand: { hosts: ['https://a.example; script-src *'] } }],
  ['the landing page of agents', '/idx', { agentBrand: { hosts: ['https://a.example'] } }],
  ['an agent’s page on the site', '/share/R012345A/idx', { agentBrand: { hosts: ['https://a.example'] } }],
])('lets nobody embed the listings of %s', async (_, path, data) => {
  const { sources, option } = await framingBy(path, data)
  expect([sources, option]).toEqual([`'none'`, 'DENY'])
})
