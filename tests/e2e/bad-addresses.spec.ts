import fc from 'fast-check'
import { expect, test } from '../fixtures/test.ts'

const ADDRESSES = 500
const AT_ONCE = 8

const words = fc.constantFrom(
  '',
  'report',
  'realvalue',
  'project',
  'sg',
  'en-HK',
  'map',
  'search',
  'private-stack',
  '..',
  '%00',
  '%2e%2e',
  'artifacts',
  '__proto__',
  'null',
)
const odd = fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => encodeURIComponent(text.toWellFormed()))
const path = fc.array(fc.oneof(words, odd), { maxLength: 7 }).map((parts) => `/${parts.join('/')}`)

const names = fc.constantFrom(
  'q',
  'page',
  'first',
  'countryCode',
  'region',
  'locale',
  'lat',
  'lng',
  'zoom',
  'mix',
  'area',
  'floor',
  'deals',
  'types',
  'sort',
  't',
  '__proto__',
)
const values = fc.oneof(
  odd,
  fc.integer().map(String),
  fc.double().map(String),
  fc.constantFrom(
    '1e999',
    'NaN',
    '-0',
    '[]',
    '{}',
    '[[[[',
    '{"a":{"b":1}}',
    'true',
    "' or 1=1 --",
    '%',
    '%E0%A4%A',
    '"',
    'a'.repeat(2_000),
  ),
)
const query = fc.array(fc.tuple(names, values), { maxLength: 5 }).map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'))
const known = fc.constantFrom('/', '/search', '/map', '/en-MY/search', '/report/realvalue/project/sg/private-stack/x')

// A bad address is corrected, defaulted or not found; it never is the server's fault.
test('no address makes the server fail', async ({ request }) => {
  test.setTimeout(180_000)
  const addresses = fc
    .sample(fc.tuple(fc.oneof(known, path), query), { numRuns: ADDRESSES, seed: 1 })
    .map(([where, what]) => `${where}${what && `?${what}`}`)
  const failed: string[] = []
  const asks = addresses[Symbol.iterator]()
  const worker = async () => {
    for (const address of asks) {
      // another host would be meant by a path that begins with two slashes
      const url = `${address.startsWith('//') ? '/.' : ''}${address}`
      const status = await request.get(url, { maxRedirects: 5 }).then(
        (answer) => answer.status(),
        (error: Error) => (/Max redirect count|Invalid URL/.test(error.message) ? `${error.message}` : 0),
      )
      if (typeof status === 'string' ? /redirect/.test(status) : status === 0 || status >= 500) failed.push(`${status} ${url}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  expect(failed).toEqual([])
})
