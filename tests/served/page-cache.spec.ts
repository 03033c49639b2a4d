import type { APIRequestContext, APIResponse } from '@playwright/test'
import { COMPANY_PATHS, SITE_MAP } from '#access/site-map.ts'
import { LOCALES } from '#locales/locales.ts'
import { COUNTRY_CODES, type CountryCode } from '#market/vocabulary.ts'
import { createRandom } from '#provider/demo/market/random.ts'
import { DEMO_ACCOUNTS } from '#provider/demo/people/accounts.ts'
import { isKeptPage } from '../../src/server/page-cache/kept-pages.ts'
import { pageText } from '../fixtures/page-text.ts'
import { randomRequest } from '../fixtures/random-requests.ts'
import { severalAtOnce } from '../fixtures/several-at-once.ts'
import { expect, test } from '../fixtures/test.ts'
import { tokenOf } from '../fixtures/token-of.ts'

const ALL = [...SITE_MAP.map(({ example }) => example), ...COMPANY_PATHS]
const KEPT = ALL.filter(isKeptPage)
const HTML = { accept: 'text/html' }

const pageOf = async (response: APIResponse): Promise<string> =>
  pageText(await response.text(), response.headers()['content-security-policy'])

const open = (request: APIRequestContext, path: string, cookie: string, headers: Record<string, string> = {}) =>
  request.get(path, { headers: { ...HTML, ...headers, cookie }, maxRedirects: 0 })

/** What an answer says of the cache. */
const cacheStatusOf = (answer: APIResponse): string => answer.headers()['cache-status'] ?? 'nothing'

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
    await severalAtOnce(KEPT, async (path) => {
      // what other tests change meanwhile is in the next answer
      await expect(async () => {
        const first = await open(request, path, `countryCode=${country}`)
        const second = await open(request, path, `countryCode=${country}; other=1`)
        const apart = await open(request, path, asSomebody(country), OTHER_BROWSER)
        expect(cacheStatusOf(apart), path).toBe('nothing')
        expect(cacheStatusOf(second), path).toMatch(first.status() === 200 ? /^pages; (hit|fwd=miss; stored)/ : /fwd=miss$/)
        expect(second.headers()['set-cookie'], path).toBeUndefined()
        const pages = await Promise.all([first, second, apart].map(pageOf))
        expect(pages[1] === pages[0], `${path} differs by what is kept`).toBe(true)
        expect(pages[1] === pages[2], `${path} differs by person`).toBe(true)
      }).toPass({ timeout: 30_000 })
    })
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
  const statuses = answers.map(cacheStatusOf)
  expect(statuses.filter((status) => status === 'pages; fwd=miss; stored')).toHaveLength(1)
  expect(statuses.filter((status) => /^pages; hit/.test(status))).toHaveLength(49)
  const nonces = answers.map((answer) => answer.headers()['content-security-policy'])
  expect(new Set(nonces).size).toBe(50)
})

test('a random request is answered alike each time', async ({ request }) => {
  test.setTimeout(180_000)
  const random = createRandom('page-cache')
  const asks = Array.from({ length: 60 }, () => randomRequest(random, KEPT, ['The Meadow', 'Lagoon View', 'Garden House']))
  await severalAtOnce(asks, async ({ path, cookie }) => {
    // a redirect is followed by hand: the client would lose the cookie, and with it the country
    const visit = async (more = '', to = path, hops = 5): Promise<APIResponse> => {
      const answer = await open(request, to, cookie + more)
      const { location } = answer.headers()
      return location && hops > 0 ? visit(more, location, hops - 1) : answer
    }
    await expect(async () => {
      const answers = [await visit(), await visit(), await visit(`; phone-proof=${'p'.repeat(43)}`)]
      const pages = await Promise.all(answers.map(pageOf))
      // a page made anew may first put its address into the router's order, which a kept one need not
      expect(new Set(answers.map((answer) => `${answer.status()} ${new URL(answer.url()).pathname}`)).size, path).toBe(1)
      expect(answers[0]?.status(), path).toBeLessThan(500)
      expect(pages[1] === pages[0], `${path} (${cookie}) differs by what is kept`).toBe(true)
      // links of a page made for one address alone carry on its parameters as they were asked
      if (!path.includes('?')) expect(pages[1] === pages[2], `${path} (${cookie}) differs from one made anew`).toBe(true)
    }).toPass({ timeout: 30_000 })
  })
})

/** Sessions of whom the site knows: an account in a browser, the same as a bearer's, and a vendor. */
async function sessionsOf(request: APIRequestContext): Promise<{ cookie: string; headers?: Record<string, string> }[]> {
  const token = await tokenOf(request, 'subscriber')
  const vendor = `${Math.floor(Date.now() / 1_000)}.${await tokenOf(request, 'vendor')}`
  return [
    { cookie: `apollo-token=${token}; countryCode=SG` },
    { cookie: 'countryCode=SG', headers: { authorization: `Bearer ${token}` } },
    { cookie: `vendor-token=${vendor}; countryCode=SG` },
  ]
}

test('somebody who is signed in is never given a kept page, and leaves none behind: every route', async ({ request }) => {
  test.setTimeout(240_000)
  const sessions = await sessionsOf(request)
  await severalAtOnce(ALL, async (path) => {
    // what is not kept for visitors is kept for nobody
    for (const { cookie, headers } of isKeptPage(path) ? sessions : sessions.slice(0, 1)) {
      const own = await open(request, path, cookie, headers)
      expect.soft(cacheStatusOf(own), path).toBe('nothing')
    }
    const visitors = await open(request, path, 'countryCode=SG')
    expect.soft(cacheStatusOf(visitors), path).toMatch(isKeptPage(path) ? /^pages; / : /^nothing$/)
    expect.soft(await visitors.text(), path).not.toContain(DEMO_ACCOUNTS.subscriber.email)
  })
})

test('a page that somebody signed in was the first to open is made anew for a visitor', async ({ request }) => {
  const token = await tokenOf(request, 'subscriber')
  const path = `/search?q=${Math.random().toString(36).slice(2)}`
  await open(request, path, `apollo-token=${token}; countryCode=SG`)
  const visitors = await open(request, path, 'countryCode=SG')
  expect(cacheStatusOf(visitors)).toBe('pages; fwd=miss; stored')
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
    expect(cacheStatusOf(listings)).toBe('pages; fwd=miss; stored')
    expect(cacheStatusOf(sources)).toBe('pages; hit')
  }).toPass({ timeout: 20_000 })
})
