import type { APIRequestContext } from '@playwright/test'
import fc from 'fast-check'
import { SITE_MAP } from '#access/site-map.ts'
import { badAddress, QUERY_CHARS, TOKEN, UNESCAPED } from '../fixtures/bad-addresses.ts'
import { examples } from '../fixtures/short-sample.ts'
import { siteAddresses } from '../fixtures/site-addresses.ts'
import { expect, test } from '../fixtures/test.ts'
import { tokenOf } from '../fixtures/token-of.ts'

/** `npm run attack` asks for other ones, and more */
const ADDRESSES = examples(800, 200)
const AT_ONCE = 16

/** What is wrong with the answer at an address; null when nothing is. */
async function faultOf(request: APIRequestContext, address: string): Promise<string | null> {
  // a path that begins with two slashes would name another host
  const url = `${address.startsWith('//') ? '/.' : ''}${address}`
  try {
    const answer = await request.get(url, { maxRedirects: 5 })
    if (answer.status() >= 500) return `${answer.status()} ${url}`
    const html = await answer.text()
    const found = UNESCAPED.map((pattern) => pattern.exec(html)).find(Boolean)
    return found ? `reflects ${html.slice(found.index - 40, found.index + 60)} ${url}` : null
  } catch (error) {
    const text = String(error)
    if (/Invalid URL/.test(text)) return null
    return `${text} ${url}`
  }
}

// A bad address is corrected, defaulted or not found; it is never a server error, and nothing of it runs in the page.
test(`${ADDRESSES} bad addresses: no failure, nothing reflected`, async ({ request }) => {
  test.setTimeout(240_000)
  const addresses = fc.sample(badAddress, { numRuns: ADDRESSES, seed: 1 })
  const faults: string[] = []
  const asks = addresses[Symbol.iterator]()
  const worker = async () => {
    for (const address of asks) {
      const fault = await faultOf(request, address)
      if (fault) faults.push(fault)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  expect(faults).toEqual([])
})

test('well-known attacks on addresses get ordinary pages', async ({ request }) => {
  const attack = encodeURIComponent(`<script>${TOKEN}()</script>`)
  const wanted: [string, number][] = [
    [`/?authKey=${attack}`, 200],
    [`/search?q=${attack}`, 200],
    [`/search?q=${'a'.repeat(QUERY_CHARS)}`, 200],
    ['/?locale=xx-YY', 200],
    ['/map?countryCode=ZZ', 200],
    ['/?locale=zh-HK&locale=ms-MY&locale=nonsense', 200],
    ['/xx-YY/search', 404],
    [`/report%2Frealvalue%2Fproject`, 404],
    [`/${attack}`, 404],
  ]
  for (const [address, status] of wanted) {
    expect.soft(await faultOf(request, address), address).toBeNull()
    expect.soft((await request.get(address)).status(), address).toBe(status)
  }
})

const LENGTHS = [1, 64, 300, 3_000]

/** Addresses of every route, each parameter in turn of each length, and of letters that become several in a slug; with the cookie of who may open it. */
async function withOddParameters(request: APIRequestContext) {
  const addressOf = await siteAddresses(request)
  const signedIn = `apollo-token=${await tokenOf(request, 'subscriber')}`
  return SITE_MAP.flatMap((page) => {
    const words = addressOf(page).split('/')
    return page.path.split('/').flatMap((name, at) => {
      if (!name.includes('$')) return []
      const odd = [...LENGTHS.map((chars) => 'a'.repeat(chars)), encodeURIComponent('\u33c2'.repeat(100))]
      const cookie = page.class === 'public' ? '' : signedIn
      return odd.map((value) => ({ cookie, name, address: words.with(at, value).join('/'), chars: decodeURIComponent(value).length }))
    })
  })
}

test('a parameter of any length in any route is no failure, and too long a one is not found', async ({ request }) => {
  const asks = (await withOddParameters(request)).values()
  const faults: string[] = []
  const worker = async () => {
    for (const { cookie, name, address, chars } of asks) {
      const status = (await request.get(address, { headers: { accept: 'text/html', cookie }, maxRedirects: 0 })).status()
      // a letter's link that is too long is told to be incomplete; vendors sign in first
      const isBound = (chars === 3_000 || (chars === 300 && !name.includes('token'))) && !address.startsWith('/realAgent/vendor-orders/')
      if (status >= 500 || (isBound && status !== 404)) faults.push(`${status} ${name} of ${chars}: ${address.slice(0, 100)}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  expect(faults).toEqual([])
})

test('the patterns of this test match what they should', () => {
  const caught = [`<p><${TOKEN}></p>`, `<img src=x onerror=${TOKEN}()>`, `<a title="x" ${TOKEN}="">`, `<a href="javascript:${TOKEN}()">`]
  for (const html of caught)
    expect(
      UNESCAPED.some((pattern) => pattern.test(html)),
      html,
    ).toBe(true)
  const calm = [
    `<input value="&quot;&gt;&lt;img src=x onerror=${TOKEN}()&gt;">`,
    `&lt;${TOKEN}&gt;`,
    `<a href="/?q=%22%20${TOKEN}%3D">`,
    `<script>({q:"\\" ${TOKEN}=\\""})</script>`,
  ]
  for (const html of calm)
    expect(
      UNESCAPED.some((pattern) => pattern.test(html)),
      html,
    ).toBe(false)
})
