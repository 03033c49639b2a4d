import { expect, it } from 'vitest'
import { resolveRequest } from '../../src/server/request.server.ts'
import { contentSecurityPolicy, withSecurityHeaders } from '../../src/server/security-headers.ts'
import { testEnv } from './worker-env.ts'

const context = (vars?: Record<string, unknown>) => resolveRequest(new Request('http://localhost/'), testEnv(vars))
const html = () => new Response('<p>', { headers: { 'content-type': 'text/html; charset=utf-8' } })

it('gives every answer nosniff, a referrer policy and the request id', () => {
  const current = context()
  const { headers } = withSecurityHeaders(new Response('x', { headers: { 'content-type': 'image/png' } }), current)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('x-request-id')).toBe(current.requestId)
  expect(headers.get('content-security-policy')).toBeNull()
})

it('keeps other sites out of its answers and windows', () => {
  const file = withSecurityHeaders(new Response('x', { headers: { 'content-type': 'image/png' } }), context())
  expect(file.headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(withSecurityHeaders(html(), context()).headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
})

it.each([
  ['/user/reset-password/abc', true],
  ['/en-HK/user/active-email/abc?locale=zh-HK', true],
  ['/User/Verify-Email/abc', true],
  ['/user/account-overview', false],
])('%s, whose address is a secret: %s', (path, isSecret) => {
  const current = resolveRequest(new Request(`http://localhost${path}`), testEnv())
  const { headers } = withSecurityHeaders(html(), current)
  expect(headers.get('referrer-policy')).toBe(isSecret ? 'no-referrer' : 'strict-origin-when-cross-origin')
  expect(headers.get('cache-control')).toBe(isSecret ? 'private, no-store' : 'private, no-cache')
})

it('lets shared caches keep public files', () => {
  const kept = new Response('x', { headers: { 'cache-control': 'public, max-age=60' } })
  expect(withSecurityHeaders(kept, context()).headers.get('cache-control')).toBe('public, max-age=60')
  expect(withSecurityHeaders(new Response('{}'), context()).headers.get('cache-control')).toBe('private, no-cache')
})

it('lets a page run only its own scripts', () => {
  const current = context()
  const policy = withSecurityHeaders(html(), current).headers.get('content-security-policy') ?? ''
  expect(policy).toContain(`script-src 'self' 'nonce-${current.nonce}'`)
  expect(policy).toContain(`default-src 'none'`)
  expect(policy).toContain(`frame-ancestors 'none'`)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
})

it('takes neither plugins nor another base of its addresses', () => {
  const policy = contentSecurityPolicy(context())
  expect(policy).toContain(`object-src 'none'`)
  expect(policy).toContain(`base-uri 'none'`)
})

it('has a new nonce for every request', () => {
  expect(new Set(Array.from({ length: 100 }, () => context().nonce)).size).toBe(100)
})

it('opens the page to the hosts of a hosted map and to no other', () => {
  const policy = contentSecurityPolicy(context({ MAP_CSP_HOSTS: 'tiles.example.org', APP_ENV: 'production' }))
  expect(policy).toContain(`connect-src 'self' wss://www.example.com tiles.example.org;`)
  expect(policy).toContain(`img-src 'self' data: blob: tiles.example.org;`)
})

it('asks for https outside of the local environment only', () => {
  expect(withSecurityHeaders(html(), context()).headers.has('strict-transport-security')).toBe(false)
  expect(withSecurityHeaders(html(), context({ APP_ENV: 'production' })).headers.get('strict-transport-security')).toMatch(
    /^max-age=\d{8}; includeSubDomains$/,
  )
})

it('may be framed only where a page is made for it', () => {
  const framing = (path: string) => {
    const { headers } = withSecurityHeaders(html(), resolveRequest(new Request(`http://localhost${path}`), testEnv()))
    return [/frame-ancestors ([^;]+)/.exec(headers.get('content-security-policy') ?? '')?.[1], headers.get('x-frame-options')]
  }
  expect(framing('/plugin/report-property')).toEqual(['*', null])
  expect(framing('/en-HK/plugin/report-property?countryCode=HK')).toEqual(['*', null])
  expect(framing('/plugin/report-property/x')).toEqual([`'none'`, 'DENY'])
  expect(framing('/user/account-overview')).toEqual([`'none'`, 'DENY'])
  // clickjacking on consent
  expect(framing('/user/connect-assistant?client_id=x')).toEqual([`'none'`, 'DENY'])
})

const CARD_KEYS = {
  STRIPE_SECRET_KEY_SG: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY_SG: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET_SG: 'whsec_1',
}
const policyOf = (path: string, vars?: Record<string, unknown>) =>
  contentSecurityPolicy(resolveRequest(new Request(`http://localhost${path}`), testEnv(vars)))

it.each([
  '/user/subscription-plans/checkout',
  '/user/nonagent/subscription-plans/checkout',
  '/en-HK/User/subaccount/subscription-plans/checkout',
])('%s, where cards are entered, is open to Stripe alone, and only with keys', (path) => {
  const policy = policyOf(`${path}?payPackageId=1`, CARD_KEYS)
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' https:\/\/js\.stripe\.com;/)
  expect(policy).toMatch(/connect-src [^;]*https:\/\/api\.stripe\.com;/)
  expect(policy).toContain('frame-src https://js.stripe.com https://hooks.stripe.com;')
  expect(policyOf(path)).not.toContain('stripe')
})

it.each([
  '/',
  '/user/subscription-plans',
  '/user/account-overview',
  '/user/auth/success',
  '/user/subscription-plans/checkout/more',
  '/realAgent/pricing',
])('%s names no host of Stripe, with keys or without', (path) => {
  expect(policyOf(path, CARD_KEYS)).not.toContain('stripe')
  // blocks and tours of ours, and tours at Matterport
  expect(policyOf(path, CARD_KEYS)).toContain(`frame-src 'self' https://my.matterport.com;`)
})
