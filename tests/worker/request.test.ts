import { expect, it } from 'vitest'
import { resolveRequest } from '../../src/server/request.server.ts'
import { testEnv } from './worker-env.ts'

const resolve = (path: string, headers: Record<string, string> = {}, cookie: 'on' | 'off' = 'off', geo?: string) =>
  resolveRequest(
    Object.assign(new Request(`http://localhost${path}`, { headers }), geo ? { cf: { country: geo } } : {}),
    testEnv({ LOCALE_COOKIE: cookie }),
  )

// product §2.8: a prefix fixes the locale; without one the query wins, then the cookie where it is enabled, then the country's first
it.each([
  ['/map', '', 'off', 'en-US'],
  ['/en-HK/map', '', 'off', 'en-HK'],
  ['/en-HK/map?locale=ms-MY', '', 'off', 'en-HK'],
  ['/map?locale=ms-MY', '', 'off', 'ms-MY'],
  ['/map?locale=ms-MY', 'locale=zh-HK', 'on', 'ms-MY'],
  ['/map', 'locale=zh-HK', 'on', 'zh-HK'],
  ['/map', 'locale=zh-HK', 'off', 'en-US'],
  ['/map?locale=fr-FR', 'locale=xx', 'on', 'en-US'],
  ['/fr-FR/map', '', 'off', 'en-US'],
  ['/map?countryCode=HK', '', 'off', 'en-HK'],
  ['/map?region=my', '', 'off', 'en-MY'],
  ['/map?countryCode=MY', 'locale=zh-HK', 'on', 'zh-MY'],
  ['/map', 'countryCode=HK', 'off', 'en-HK'],
] as const)('locale of %s with cookie "%s" (%s) is %s', (path, cookie, enabled, locale) => {
  expect(resolve(path, { cookie }, enabled).locale).toBe(locale)
})

// §2.8, §4: the query first, then the prefix, the visitor's earlier choice, GeoIP, SG
it.each([
  ['/', '', undefined, 'SG'],
  ['/', '', 'MY', 'MY'],
  ['/', '', 'FR', 'SG'],
  ['/', 'countryCode=HK', 'MY', 'HK'],
  ['/en-AU', 'countryCode=HK', 'MY', 'AU'],
  ['/en-AU?countryCode=my', 'countryCode=HK', 'SG', 'MY'],
  ['/?region=hk', '', undefined, 'HK'],
  ['/?countryCode=xx', 'countryCode=zz', undefined, 'SG'],
])('country of %s with cookie "%s" from %s is %s', (path, cookie, geo, country) => {
  expect(resolve(path, { cookie }, 'off', geo).country).toBe(country)
})

it('takes the first x-forwarded-for address for display, and the connection for what must be trusted', () => {
  const context = resolve('/', { 'x-forwarded-for': ' 203.0.113.9 , 10.0.0.1', 'cf-connecting-ip': '198.51.100.2' })
  expect([context.clientIp, context.connectionIp]).toEqual(['203.0.113.9', '198.51.100.2'])
  expect(resolve('/', { 'cf-connecting-ip': '198.51.100.2' }).clientIp).toBe('198.51.100.2')
})

it('finds the token in the header before the cookie', () => {
  const cookie = 'a=b; apollo-token=token-of-the-cookie'
  expect(resolve('/', { cookie }).token).toBe('token-of-the-cookie')
  expect(resolve('/', { cookie, authorization: 'Bearer token-of-the-header' }).token).toBe('token-of-the-header')
  expect(resolve('/', { cookie, authorization: 'Token token-of-the-header' }).token).toBe('token-of-the-header')
  expect(resolve('/').token).toBeNull()
})

it.each(['Basic dXNlcjpwYXNzd29yZC1vZi1hLXByb3h5', 'token-of-nobody-at-all', 'Bearer', 'Bearer short', 'Bearer token of several words'])(
  'does not read %j as a token, and uses the cookie’s',
  (authorization) => {
    expect(resolve('/', { authorization }).token).toBeNull()
    expect(resolve('/', { authorization, cookie: 'apollo-token=token-of-the-cookie' }).token).toBe('token-of-the-cookie')
  },
)

it.each(['token-of-the-cookié', 'token of the cookie', '"token-of-the-cookie"'])('a cookie that holds no token is none: %j', (text) => {
  expect(resolve('/', { cookie: `apollo-token=${text}` }).token).toBeNull()
  expect(resolve('/', { cookie: `vendor-token=1763640000.${text}` }).vendor).toBeNull()
})

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', false],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Mobile Safari', false],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/156', true],
])('%s is wide: %s', (userAgent, isLg) => {
  expect(resolve('/', { 'user-agent': userAgent }).isLg).toBe(isLg)
})
