import type { APIRequestContext } from '@playwright/test'
import fc from 'fast-check'
import { expect, test } from '../fixtures/test.ts'

const ADDRESSES = 2_000
const AT_ONCE = 16
const QUERY_CHARS = 8_192

/** Part of every hostile value: a page may show it as text, never as an element, an attribute or a script. */
const TOKEN = 'zq9'
const HOSTILE = [
  `<${TOKEN}>`,
  `<script>${TOKEN}()</script>`,
  `</script><${TOKEN}>`,
  `"><img src=x onerror=${TOKEN}()>`,
  `" ${TOKEN}="`,
  `' ${TOKEN}='`,
  `javascript:${TOKEN}()`,
  `\${${TOKEN}}{{${TOKEN}}}`,
]
/** Inside a script, quotes within a string are escaped by a backslash. */
const UNESCAPED = [
  new RegExp(`<(?:/?script>)?${TOKEN}`),
  // quoted values are skipped: inside them it is text
  new RegExp(`<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*\\bonerror=${TOKEN}`),
  new RegExp(`<[a-z][^<>]*[^\\\\]["'] ${TOKEN}=`),
  new RegExp(`(?:href|src|action)=["']?javascript:${TOKEN}`),
]

const hostile = fc.constantFrom(...HOSTILE)
const odd = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 20 }), hostile).map((text) => encodeURIComponent(text.toWellFormed()))
const words = fc.constantFrom(
  ...['', 'report', 'realvalue', 'project', 'sg', 'zz', 'map', 'search', 'private-stack', 'en-HK', 'fr-FR', 'xx-YY', 'EN-hk', '..'],
  ...['%00', '%2e%2e', '%2f', '%2F%2Fexample.com', '%5c', 'a%2fb', 'artifacts', '__proto__', 'null', 'assets', 'graphql', 'share', 'user'],
)
const path = fc.array(fc.oneof(words, odd), { maxLength: 7 }).map((parts) => `/${parts.join('/')}`)
const known = fc.constantFrom(
  ...['/', '/search', '/map', '/contact', '/transaction-lists', '/realLaunch', '/realListing/search', '/realListing/compare', '/realValue'],
  ...[
    '/en-MY/search',
    '/en-AU/realAgent',
    '/report/realvalue/project/sg/private-stack/x',
    '/user/account-overview',
    '/plugin/report-property',
  ],
)

const names = fc.constantFrom(
  ...['auth', 'authKey', 'formType', 'forgotPassword', 'menu', 'countryCode', 'region', 'locale', 'mobileView', 'ceaNumber', 'email'],
  ...['s', 'orderId', 'payPackageId', 'userId', 'invCode', 'transactionlist', 't', '__proto__', 'constructor', 'toString'],
  ...[
    'q',
    'page',
    'at',
    'selected',
    'groups',
    'mix',
    'area',
    'floor',
    'deals',
    'types',
    'sort',
    'kind',
    'from',
    'interest',
    'projectSlug',
    'tool',
    'price',
    'day',
    'state',
  ],
)
const values = fc.oneof(
  odd,
  hostile,
  fc.integer().map(String),
  fc.double().map(String),
  fc.constantFrom(...['1e999', 'NaN', '-0', '[]', '{}', '[[[[', '{"a":{"b":1}}', 'true', "' or 1=1 --", '%', '%E0%A4%A', '"', '']),
  fc.constantFrom(...['zz', 'FR', 'fr-FR', 'en-US', 'zh-HK', 'hk', 'login', 'nonAgent', 's108', 'a b@c.co']),
  fc.constantFrom('a'.repeat(QUERY_CHARS), '%F0%9F%8F%A0'.repeat(QUERY_CHARS / 12), '%5B'.repeat(QUERY_CHARS / 3)),
)
const pair = fc.tuple(names, values)
const repeated = fc
  .tuple(names, fc.array(values, { minLength: 2, maxLength: 4 }))
  .map(([name, all]) => all.map((value) => [name, value] as const))
const query = fc.oneof({ weight: 4, arbitrary: fc.array(pair, { maxLength: 5 }) }, { weight: 1, arbitrary: repeated }).map((pairs) =>
  pairs
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
    .slice(0, QUERY_CHARS),
)

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
  const addresses = fc
    .sample(fc.tuple(fc.oneof(known, path), query), { numRuns: ADDRESSES, seed: 1 })
    .map(([where, what]) => `${where}${what && `?${what}`}`)
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
