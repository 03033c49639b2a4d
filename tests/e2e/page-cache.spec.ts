import type { APIRequestContext, APIResponse } from '@playwright/test'
import { COMPANY_PATHS, SITE_MAP } from '#access/site-map.ts'
import { LOCALES } from '#locales/locales.ts'
import { COUNTRY_CODES, type CountryCode } from '#market/vocabulary.ts'
import { isKeptPage } from '../../src/server/page-cache/kept-pages.ts'
import { expect, test } from '../fixtures/test.ts'

const KEPT = [...SITE_MAP.map(({ example }) => example), ...COMPANY_PATHS].filter(isKeptPage)
const HTML = { accept: 'text/html' }

/** A page but for its nonce and the time of its making. */
async function pageOf(response: APIResponse): Promise<string> {
  const nonce = /'nonce-([^']+)'/.exec(response.headers()['content-security-policy'] ?? '')?.[1]
  const text = (await response.text()).replaceAll(/\bu:\d{13}\b/g, 'u:0')
  return nonce ? text.replaceAll(nonce, 'NONCE') : text
}

const open = (request: APIRequestContext, path: string, cookie: string, headers: Record<string, string> = {}) =>
  request.get(path, { headers: { ...HTML, ...headers, cookie }, maxRedirects: 0 })

/** As the cache knows nobody: a browser that is about to register has a page of its own. */
const asSomebody = (country: CountryCode) => `phone-proof=${'p'.repeat(43)}; theme=dark; countryCode=${country}`
const OTHER_BROWSER = {
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)',
  'accept-language': 'zh-CN',
  'x-forwarded-for': '203.0.113.7',
}

for (const country of COUNTRY_CODES)
  test(`every public page is the same for two people, from what is kept and made anew: ${country}`, async ({ request }) => {
    test.setTimeout(180_000)
    for (const path of KEPT) {
      // what other tests change meanwhile is in the next answer
      await expect(async () => {
        const first = await open(request, path, `countryCode=${country}`)
        const second = await open(request, path, `countryCode=${country}; other=1`)
        const apart = await open(request, path, asSomebody(country), OTHER_BROWSER)
        expect(apart.headers()['cache-status'], path).toBeUndefined()
        expect(second.headers()['cache-status'], path).toMatch(first.status() === 200 ? /^pages; (hit|fwd=miss; stored)/ : /fwd=miss$/)
        expect(second.headers()['set-cookie'], path).toBeUndefined()
        const pages = await Promise.all([first, second, apart].map(pageOf))
        expect(pages[1] === pages[0], `${path} differs by what is kept`).toBe(true)
        expect(pages[1] === pages[2], `${path} differs by person`).toBe(true)
      }).toPass({ timeout: 30_000 })
    }
  })

for (const { code } of LOCALES.filter(({ isPrefix }) => isPrefix))
  test(`the pages of a language are its own: ${code}`, async ({ request }) => {
    const page = await pageOf(await open(request, `/${code}/about-us`, ''))
    expect(/data-locale="([^"]+)"/.exec(page)?.[1]).toBe(code)
    expect((await pageOf(await open(request, `/${code}/about-us`, ''))) === page).toBe(true)
  })

test('fifty first requests of one page render it once', async ({ request }) => {
  const path = `/search?q=${Math.random().toString(36).slice(2)}`
  const answers = await Promise.all(Array.from({ length: 50 }, () => open(request, path, 'countryCode=SG')))
  const told = answers.map((answer) => answer.headers()['cache-status'])
  expect(told.filter((status) => status === 'pages; fwd=miss; stored')).toHaveLength(1)
  expect(told.filter((status) => /^pages; hit/.test(status ?? ''))).toHaveLength(49)
  const nonces = answers.map((answer) => answer.headers()['content-security-policy'])
  expect(new Set(nonces).size).toBe(50)
})

test('somebody who is signed in is never given a kept page, and leaves none behind', async ({ context, signInAs }) => {
  test.setTimeout(180_000)
  const { email } = await signInAs('subscriber')
  const token = (await context.cookies()).find(({ name }) => name === 'apollo-token')?.value
  for (const path of KEPT) {
    const own = await open(context.request, path, `apollo-token=${token}; countryCode=SG`)
    expect(own.headers()['cache-status'], path).toBeUndefined()
    const visitors = await open(context.request, path, 'countryCode=SG')
    expect(visitors.headers()['cache-status'], path).toMatch(/^pages; /)
    expect(await visitors.text(), path).not.toContain(email)
  }
})

test('what people change is on the page at once; what the edition says stays kept', async ({ request }) => {
  const change = () => request.post('/graphql', { data: { query: 'mutation { logout { success } }' } })
  await expect(async () => {
    await open(request, '/data-sources', 'countryCode=SG')
    await open(request, '/realListing/search', 'countryCode=SG')
    await change()
    const [listings, sources] = [
      await open(request, '/realListing/search', 'countryCode=SG'),
      await open(request, '/data-sources', 'countryCode=SG'),
    ]
    expect(listings.headers()['cache-status']).toBe('pages; fwd=miss; stored')
    expect(sources.headers()['cache-status']).toBe('pages; hit')
  }).toPass({ timeout: 20_000 })
})
