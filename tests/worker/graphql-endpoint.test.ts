import { describe, expect, it } from 'vitest'
import { refuseCaller } from '../../src/server/graphql-endpoint.server.ts'
import { vouchedRequest } from '../../src/server/provider-gateway.server.ts'
import { resolveRequest } from '../../src/server/request.server.ts'
import { testEnv } from './worker-env.ts'

const SEND = '{ sendOTP(phone: "+6591234567") { success } }'
const TOKEN = { authorization: `Bearer ${'x'.repeat(43)}` }
const type = (contentType: string) => ({ 'content-type': contentType })

const knock = (init: RequestInit, address = 'https://site.example/graphql', APP_ENV: 'local' | 'production' = 'production') =>
  refuseCaller(new Request(address, init), { APP_ENV, PROVIDER_URL: null })?.status ?? null

/** What a browser sends to another site without a preflight: the CORS-safelisted requests of the Fetch standard, with a proxy's password too. */
const SIMPLE: [string, RequestInit, string?][] = [
  ['an image', {}, `https://site.example/graphql?query=${encodeURIComponent(SEND)}`],
  ['a link', { headers: { accept: 'text/html' } }, `https://site.example/graphql?query=${encodeURIComponent(SEND)}`],
  ['a HEAD', { method: 'HEAD' }, `https://site.example/graphql?query=${encodeURIComponent(SEND)}`],
  ['a form', { method: 'POST', body: new URLSearchParams({ query: SEND }) }],
  ['a text form', { method: 'POST', body: `{"query":"${SEND}"}`, headers: type('text/plain') }],
  ['a text form that names JSON', { method: 'POST', body: '{}', headers: type('text/plain; application/json') }],
  ['a form that names JSON', { method: 'POST', body: '{}', headers: type('application/x-www-form-urlencoded, application/json') }],
  ['a file form', { method: 'POST', body: new FormData() }],
  ['a form behind a password', { method: 'POST', body: new FormData(), headers: { authorization: 'Basic eDp5' } }],
  ['a body without a type', { method: 'POST', body: new Blob([`{"query":"${SEND}"}`]) }],
]

describe('/graphql', () => {
  it('is not there where the site asks another provider', () => {
    const asked = new Request('https://site.example/graphql', { method: 'POST', body: '{}', headers: type('application/json') })
    expect(refuseCaller(asked, { APP_ENV: 'local', PROVIDER_URL: 'https://provider.example/graphql' })?.status).toBe(404)
  })

  it.each(SIMPLE)('refuses %s, which a foreign page can send', (_, init, address) => {
    expect(knock(init, address)).toBe(init.method === 'POST' ? 415 : 405)
  })

  it('refuses every preflight', () => {
    const asked = refuseCaller(
      new Request('https://site.example/graphql', {
        method: 'OPTIONS',
        headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
      }),
      { APP_ENV: 'production', PROVIDER_URL: null },
    )
    expect(asked?.status).toBe(405)
    expect([...(asked?.headers.keys() ?? [])].filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  it.each<[string, RequestInit]>([
    ['JSON', { method: 'POST', body: '{}', headers: type('application/json') }],
    ['JSON with its charset', { method: 'POST', body: '{}', headers: type('application/json; charset=utf-8') }],
    ['a file with a token', { method: 'POST', body: new FormData(), headers: TOKEN }],
  ])('takes %s', (_, init) => expect(knock(init)).toBeNull())

  it('explains itself to a browser, in the local environment only', async () => {
    const look = { headers: { accept: 'text/html' } }
    const told = refuseCaller(new Request('http://localhost:3000/graphql', look), { APP_ENV: 'local', PROVIDER_URL: null })
    expect([told?.status, told?.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(await told?.text()).toContain('src/graphql/schema.graphql')
    expect(knock(look)).toBe(405)
    expect(knock({}, 'http://localhost:3000/graphql', 'local')).toBe(405)
  })

  it('passes on the address and origin of the platform, whatever the caller claims, and no cookie', () => {
    const claimed = {
      'x-client-address': '192.0.2.1',
      'x-client-place': 'x',
      'x-site-origin': 'https://evil.example',
      // with it an assistant's token would be read here
      'x-token-resource': 'https://www.site.example/mcp',
      cookie: 'apollo-token=x',
    }
    const request = new Request('https://site.example/graphql', {
      method: 'POST',
      body: '{}',
      headers: { ...claimed, ...TOKEN, 'x-forwarded-for': '192.0.2.1', 'cf-connecting-ip': '198.51.100.7' },
    })
    const { headers } = vouchedRequest(request, resolveRequest(request, testEnv({ PUBLIC_ORIGIN: 'https://www.site.example/x' })))
    expect(headers.get('x-client-address')).toBe('198.51.100.7')
    expect(headers.get('x-client-place')).toBe('')
    expect(headers.get('x-site-origin')).toBe('https://www.site.example')
    expect(headers.get('cookie')).toBeNull()
    expect(headers.get('x-token-resource')).toBeNull()
    expect(headers.get('authorization')).toBe(TOKEN.authorization)
  })
})
