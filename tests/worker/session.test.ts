import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { takeAddressToken, withSecretAddress } from '../../src/server/address-token.server.ts'
import { resolveRequest } from '../../src/server/request.server.ts'
import {
  dropPhoneVerification,
  dropToken,
  keepPhoneVerification,
  keepToken,
  keepVendorToken,
  newSecret,
  startUp,
  vendorSessionEnd,
  withSession,
} from '../../src/server/session.server.ts'
import { testEnv } from './worker-env.ts'

const TOKEN = 'q7_-'.repeat(11)
const asked = (url: string, headers: Record<string, string> = {}, method = 'GET') => new Request(url, { headers, method })
const contextOf = (request: Request) => resolveRequest(request, testEnv())
const attributesOf = (line: string | undefined) => line?.split('; ').sort()

describe('cookies (§4)', () => {
  it.each([
    ['https://site.example/', true, ['HttpOnly', 'Max-Age=604800', 'Path=/', 'SameSite=Lax', 'Secure', `apollo-token=${TOKEN}`]],
    ['https://site.example/', false, ['HttpOnly', 'Max-Age=604800', 'Path=/', 'SameSite=Lax', 'Secure', `apollo-token=${TOKEN}`]],
    ['http://localhost:3000/', true, ['HttpOnly', 'Max-Age=604800', 'Path=/', 'SameSite=Lax', `apollo-token=${TOKEN}`]],
    ['http://127.0.0.1:3000/', false, ['HttpOnly', 'Max-Age=604800', 'Path=/', 'SameSite=Lax', `apollo-token=${TOKEN}`]],
    ['http://site.example/', false, ['HttpOnly', 'Max-Age=604800', 'Path=/', 'SameSite=Lax', 'Secure', `apollo-token=${TOKEN}`]],
  ])('of a login at %s, remembered: %s', (url, remember, expected) => {
    const context = contextOf(asked(url))
    keepToken(TOKEN, { remember }, context)
    expect(attributesOf(context.newCookies[0])).toEqual(expected.sort())
    expect(context.token).toBe(TOKEN)
  })
  it('end with the logout', () => {
    const context = contextOf(asked('https://site.example/', { cookie: `apollo-token=${TOKEN}` }))
    dropToken(context)
    expect(context.token).toBeNull()
    expect(attributesOf(context.newCookies[0])).toContain('Max-Age=0')
  })
  it('refuse values that would end them', () => {
    for (const token of ['', 'short', `${TOKEN};path=/x`, `${TOKEN}\r\nx: y`, ` ${TOKEN}`, 'é'.repeat(20)])
      expect(() => keepToken(token, { remember: true }, contextOf(asked('https://site.example/')))).toThrow()
  })
  it('make an answer private to caches; an answer without them stays unchanged', () => {
    const context = contextOf(asked('https://site.example/'))
    const plain = new Response('page', { headers: { 'cache-control': 'public' } })
    expect(withSession(plain, context)).toBe(plain)
    keepToken(TOKEN, { remember: true }, context)
    const answer = withSession(plain, context)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.getSetCookie()).toHaveLength(1)
    expect(
      withSession(plain, contextOf(asked('https://site.example/', { cookie: `apollo-token=${TOKEN}` }))).headers.get('cache-control'),
    ).toBe('private, no-store')
  })
})

describe('start-up (§4, §6)', () => {
  const page = { accept: 'text/html', 'sec-fetch-dest': 'document' }
  /** The cookies of a login, as the browser sends them with its next request. */
  const cookiesOf = (remember: boolean) => {
    const context = contextOf(asked('https://site.example/'))
    keepToken(TOKEN, { remember }, context)
    return context.newCookies.map((line) => line.split(';')[0]).join('; ')
  }
  const started = (cookie: string, headers: Record<string, string>) => {
    const request = asked('https://site.example/', { cookie, ...headers })
    const context = contextOf(request)
    startUp(request, context)
    return context
  }

  it('restores the user of a login that was to be remembered', () => {
    expect(started(cookiesOf(true), page)).toMatchObject({ token: TOKEN, newCookies: [] })
  })

  it('restores nobody otherwise, and the token goes', () => {
    const context = started(cookiesOf(false), page)
    expect(context.token).toBeNull()
    expect(attributesOf(context.newCookies[0])).toEqual(expect.arrayContaining(['Max-Age=0', 'apollo-token=']))
  })

  it('leaves what an open page asks for alone', () => {
    expect(started(cookiesOf(false), { accept: 'application/json', 'sec-fetch-dest': 'empty' }).token).toBe(TOKEN)
    expect(started(cookiesOf(false), { accept: 'text/html', 'sec-fetch-dest': 'iframe' }).token).toBe(TOKEN)
  })

  it('remembers again after a login that asks for it', () => {
    const context = contextOf(asked('https://site.example/', { cookie: cookiesOf(false) }))
    keepToken(TOKEN, { remember: true }, context)
    expect(attributesOf(context.newCookies[1])).toEqual(expect.arrayContaining(['Max-Age=0', 'remember=true']))
  })
})

describe('the proof of a phone', () => {
  it('is kept by this browser for fifteen minutes, and removed by the registration', () => {
    const context = contextOf(asked('https://site.example/'))
    const secret = newSecret()
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect(newSecret()).not.toBe(secret)
    keepPhoneVerification(secret, context)
    const line = context.newCookies[0] ?? ''
    expect(attributesOf(line)).toEqual(['HttpOnly', 'Max-Age=900', 'Path=/', 'SameSite=Lax', 'Secure', `phone-proof=${secret}`].sort())
    const again = contextOf(asked('https://site.example/', { cookie: line.split(';')[0] ?? '' }))
    expect(again.phoneProof).toBe(secret)
    dropPhoneVerification(again)
    expect(again.phoneProof).toBeNull()
    expect(attributesOf(again.newCookies[0])).toContain('Max-Age=0')
    expect(contextOf(asked('https://site.example/', { cookie: 'phone-proof=short' })).phoneProof).toBeNull()
  })
})

describe('vendor session (§4)', () => {
  it('carries its timestamp and lasts 30 minutes', () => {
    const context = contextOf(asked('https://site.example/'))
    keepVendorToken(TOKEN, context)
    const line = context.newCookies[0] ?? ''
    expect(line).toContain('Max-Age=1800')
    expect(line).toContain('HttpOnly')
    const again = contextOf(asked('https://site.example/', { cookie: line.split(';')[0] ?? '' }))
    expect(again.vendor).toEqual(context.vendor)
    expect(again.token).toBeNull()
  })
  it.each([
    [0, 1_800_000],
    [1_799_999, 1_800_000],
    [1_800_000, null],
    [-1, null],
  ])('%i ms after the login it ends at %s', (later, end) => {
    expect(vendorSessionEnd({ vendor: { token: TOKEN, loggedInAt: 0 } }, later)).toBe(end)
  })
  it.each(['', 'x', `.${TOKEN}`, `x.${TOKEN}`, '1763640000.'])('is not read from %j', (cookie) => {
    expect(contextOf(asked('https://site.example/', { cookie: `vendor-token=${cookie}` })).vendor).toBeNull()
  })
})

describe('a token in the address (§4)', () => {
  const HOLDER = { name: 'Anna', email: 'anna@example.com' }
  const take = async (path: string, method?: string) => {
    const request = asked(`https://site.example${path}`, {}, method)
    const context = contextOf(request)
    const answer = await takeAddressToken(request, context, async () => HOLDER)
    return { answer: answer && withSecretAddress(request, answer), context }
  }
  it.each([
    [`/map?t=${TOKEN}`, '/map'],
    [`/en-MY/search?q=a%20b+c&t=${TOKEN}&countryCode=MY`, '/en-MY/search?q=a%20b+c&countryCode=MY'],
    [`/?t=${TOKEN}&t=other`, '/'],
    [`//elsewhere.example/?t=${TOKEN}`, '/elsewhere.example/'],
  ])('%s is taken and goes on to %s', async (path, location) => {
    const { answer, context } = await take(path)
    expect(answer?.status).toBe(303)
    expect(answer?.headers.get('location')).toBe(location)
    expect(answer?.headers.get('referrer-policy')).toBe('no-referrer')
    expect(answer?.headers.get('cache-control')).toBe('private, no-store')
    expect(context.newCookies).toHaveLength(1)
    expect(context.newCookies[0]).toContain(`apollo-token=${TOKEN}; `)
  })
  it('that is malformed is removed from the address, and sets no cookie', async () => {
    for (const wrong of ['', '=', '=short', '=%0d%0aset-cookie:x', '=<script>']) {
      const { answer, context } = await take(`/map?t${wrong}&q=1`)
      expect(answer?.headers.get('location')).toBe('/map?q=1')
      expect(context.newCookies).toEqual([])
    }
  })
  const PAGE = { accept: 'text/html,*/*' }
  it.each([
    ['a typed address or an app', { 'sec-fetch-site': 'none', ...PAGE }, 'taken', 'taken'],
    ['a program that reads no pages', {}, 'taken', 'taken'],
    ['another site', { 'sec-fetch-site': 'cross-site', ...PAGE }, 'asked', 'left'],
    ['a site of the same domain', { 'sec-fetch-site': 'same-site', ...PAGE }, 'asked', 'left'],
    ['a link on a page of this site', { 'sec-fetch-site': 'same-origin', ...PAGE }, 'asked', 'left'],
    ['another site in an older browser', { referer: 'https://evil.example/' }, 'asked', 'left'],
    ['a form of another site in one', { origin: 'https://evil.example' }, 'asked', 'left'],
    ['a page that hides where it is in one', PAGE, 'asked', 'left'],
  ])('that comes from %s (%o) is %s for a visitor, and %s beside a session', async (_, headers, visitor, signedIn) => {
    const outcome = async (held: string | null) => {
      const request = asked(`https://site.example/map?q=1&t=${TOKEN}`, { ...headers, ...(held ? { cookie: `apollo-token=${held}` } : {}) })
      const context = contextOf(request)
      const location = (await takeAddressToken(request, context, async () => HOLDER))?.headers.get('location') ?? ''
      expect(location).not.toContain(TOKEN)
      if (location.startsWith('/continue-as?')) {
        expect(new URLSearchParams(location.split('?')[1]).get('to')).toBe('/map?q=1')
        expect([context.token, context.newCookies.map((line) => line.split('=')[0])]).toEqual([null, ['offered-token']])
        return 'asked'
      }
      expect(location).toBe('/map?q=1')
      return context.token === TOKEN ? 'taken' : 'left'
    }
    expect([await outcome(null), await outcome('token-of-the-holder')]).toEqual([visitor, signedIn])
  })
  it.each([
    ['token-of-the-holder', false, 'token-of-the-holder', 1],
    ['token-of-the-holder', true, TOKEN, 1],
    [TOKEN, false, TOKEN, 0],
    [null, true, TOKEN, 1],
    [null, false, null, 1],
  ])('beside %s, known to the provider: %s, leaves %s and asks %i times', async (held, isKnown, left, times) => {
    const request = asked(`https://site.example/map?t=${TOKEN}`, held ? { cookie: `apollo-token=${held}` } : {})
    const context = contextOf(request)
    const questions: string[] = []
    const ask = async (token: string) => {
      questions.push(token)
      return isKnown ? HOLDER : null
    }
    await takeAddressToken(request, context, ask)
    expect(context.token).toBe(left)
    expect(context.newCookies).toHaveLength(left !== held ? 1 : 0)
    expect(questions).toEqual(Array.from({ length: times }, () => TOKEN))
  })
  it('that nobody knows is not kept for a question either', async () => {
    const request = asked(`https://site.example/map?t=${TOKEN}`, { 'sec-fetch-site': 'cross-site' })
    const context = contextOf(request)
    expect((await takeAddressToken(request, context, async () => null))?.headers.get('location')).toBe('/map')
    expect(context.newCookies).toEqual([])
  })
  it('is not looked for elsewhere', async () => {
    expect((await take('/map?tt=1&q=t')).answer).toBeNull()
    expect((await take(`/map?t=${TOKEN}`, 'POST')).answer).toBeNull()
  })
  it('keeps every answer to its address out of caches and referrers', () => {
    const headers = (path: string) => {
      const answer = withSecretAddress(asked(`https://site.example${path}`), new Response(null, { headers: { 'cache-control': 'public' } }))
      return [answer.headers.get('cache-control'), answer.headers.get('referrer-policy')]
    }
    for (const path of ['/map?t=x', '/graphql?%74=x', '/map?q=1&t']) expect(headers(path)).toEqual(['private, no-store', 'no-referrer'])
    expect(headers('/map?q=t')).toEqual(['public', null])
  })
  it('leaves the rest of the address as it is', async () => {
    const pairs = fc.array(
      fc.webQueryParameters().filter((text) => text !== '' && !/(^|&)t(=|&|$)/.test(text)),
      { maxLength: 3 },
    )
    await fc.assert(
      fc.asyncProperty(pairs, async (texts) => {
        const search = new URL(`https://x.example/?${texts.join('&')}`).search
        const { answer } = await take(`/map${search || '?'}${texts.length > 0 ? '&' : ''}t=${TOKEN}`)
        expect(answer?.headers.get('location')).toBe(`/map${search}`)
      }),
    )
  })
})
