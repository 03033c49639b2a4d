import { describe, expect, it } from 'vitest'
import { LOCALE_CODES } from '#market/locale-tags.ts'
import { answerOffer } from '../../src/server/account-offer.server.ts'
import { resolveRequest } from '../../src/server/request.server.ts'
import { withSecurityHeaders } from '../../src/server/security-headers.ts'
import { testEnv } from './worker-env.ts'

const TOKEN = 'q7_-'.repeat(11)
const OTHER = 'other-token-'.repeat(4)
const HOLDER = { name: 'Anna <b>', email: 'anna@example.com' }
const HERE = { 'sec-fetch-site': 'same-origin', origin: 'https://site.example' }

interface Asked {
  path?: string
  cookie?: string
  form?: Record<string, string>
  headers?: Record<string, string>
  holder?: typeof HOLDER | null
}

async function ask({
  path = '/continue-as?to=%2Fmap%3Fq%3D1',
  cookie = `offered-token=${TOKEN}`,
  form,
  headers = {},
  holder = HOLDER,
}: Asked) {
  const request = new Request(`https://site.example${path}`, {
    ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    headers: { cookie, ...(form ? HERE : {}), ...headers },
  })
  const context = resolveRequest(request, testEnv())
  const answer = withSecurityHeaders(await answerOffer(request, context, async () => holder), context)
  const html = await answer.text()
  return { answer, context, html, seal: /name="seal" value="([\w-]+)"/.exec(html)?.[1] ?? '' }
}

describe('the question whether to continue as somebody', () => {
  it('shows whose account it is, and nothing of the token', async () => {
    const { answer, html, context } = await ask({})
    expect(answer.status).toBe(200)
    expect(html).toContain('Anna &lt;b>')
    expect(html).toContain(HOLDER.email)
    expect(html).not.toContain(TOKEN)
    expect(html).not.toContain('<script')
    expect([context.token, context.newCookies]).toEqual([null, []])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('x-frame-options')).toBe('DENY')
    expect(answer.headers.get('referrer-policy')).toBe('same-origin')
  })

  it.each(LOCALE_CODES)('is asked in %s', async (locale) => {
    const { html } = await ask({ path: `/continue-as?locale=${locale}` })
    expect(html).toContain(`data-locale="${locale}"`)
    const title = /<h1>(.*)<\/h1>/.exec(html)?.[1] ?? ''
    expect(title).toContain('Anna')
    expect(title.startsWith('Log in as')).toBe(locale.startsWith('en'))
  })

  it('signs in who says yes, and leads to where they were going', async () => {
    const { seal } = await ask({})
    const { answer, context } = await ask({ form: { choice: 'continue', seal } })
    expect([answer.status, answer.headers.get('location'), context.token]).toEqual([303, '/map?q=1', TOKEN])
    expect(context.newCookies.map((line) => line.split(';')[0])).toEqual([`apollo-token=${TOKEN}`, 'offered-token='])
  })

  it('signs nobody in who goes on without, and asks no more', async () => {
    const { seal } = await ask({})
    const { answer, context } = await ask({ form: { choice: 'decline', seal } })
    expect([answer.headers.get('location'), context.token]).toEqual(['/map?q=1', null])
    expect(context.newCookies.map((line) => line.split(';')[0])).toEqual(['offered-token='])
  })

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a site of the same domain', { 'sec-fetch-site': 'same-site', origin: 'https://evil.site.example' }],
  ])('takes no answer of %s', async (_, headers) => {
    const { seal } = await ask({})
    const { answer, context } = await ask({ form: { choice: 'continue', seal }, headers })
    expect([answer.status, context.token, context.newCookies]).toEqual([403, null, []])
  })

  it('asks again when another token came between', async () => {
    const { seal } = await ask({ cookie: `offered-token=${OTHER}` })
    for (const given of [seal, '', 'x']) {
      const { answer, context } = await ask({ form: { choice: 'continue', seal: given } })
      expect([answer.status, context.token]).toEqual([200, null])
    }
  })

  it('is not asked without a token that the provider knows, nor of somebody who is signed in', async () => {
    const { seal } = await ask({})
    for (const one of [{ cookie: '' }, { holder: null }, { cookie: `offered-token=${TOKEN}; apollo-token=${OTHER}` }])
      for (const form of [undefined, { choice: 'continue', seal }]) {
        const { answer, context } = await ask({ ...one, form })
        expect([answer.status, answer.headers.get('location')]).toEqual([303, '/map?q=1'])
        expect(context.newCookies.filter((line) => line.startsWith('apollo-token'))).toEqual([])
      }
  })

  it.each([
    ['https://evil.example/', '/'],
    ['//evil.example/', '/'],
    ['/\\evil.example/', '/'],
    ['/\t/evil.example/', '/'],
    ['/.//evil.example/', '/'],
    ['', '/'],
    [`/map?t=${TOKEN}&q=1`, '/map?q=1'],
    ['/en-MY/search?q=a%20b+c', '/en-MY/search?q=a%20b+c'],
  ])('leads from %j to %s', async (to, expected) => {
    const { answer } = await ask({ path: `/continue-as?${new URLSearchParams({ to })}`, form: { choice: 'decline' } })
    expect(answer.headers.get('location')).toBe(expected)
  })
})
