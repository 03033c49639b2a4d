import type { ServerResponse } from 'node:http'
import fc from 'fast-check'
import { fakeProvider } from '../fixtures/fake-provider.ts'
import { ownWorker } from '../fixtures/own-worker.ts'
import { type Bounds, count, type Findings, knock, newFindings } from './campaign.ts'
import { nonsense } from './contract-nonsense.ts'

/** Answers one question of the site, whose body is given. */
type Fault = (response: ServerResponse, body: string) => void

const json = { 'content-type': 'application/json' }
const saying =
  (body: string | Buffer, headers: Record<string, string> = json, status = 200): Fault =>
  (response) =>
    response.writeHead(status, headers).end(body)
const fitting =
  (answer: (body: string) => Promise<string>): Fault =>
  (response, body) =>
    void answer(body).then(
      (text) => response.writeHead(200, json).end(text),
      () => response.destroy(),
    )

/** The ways in which another provider fails. */
const FAULTS: Record<string, Fault> = {
  'a broken connection': (response) => response.destroy(),
  'status 204': (response) => response.writeHead(204).end(),
  'status 302 elsewhere': saying('', { location: 'http://127.0.0.1:9/' }, 302),
  'status 400': saying('{"errors":[{"message":"secret table"}]}', json, 400),
  'status 401': saying('{}', json, 401),
  'status 403': saying('{}', json, 403),
  'status 418': saying('tea', {}, 418),
  'status 429': saying('{}', { ...json, 'retry-after': '99999' }, 429),
  'status 500': saying('x', {}, 500),
  'status 503': saying('{}', json, 503),
  'no data': saying('{"data":null}'),
  'an empty object': saying('{}'),
  'an empty body': saying(''),
  'empty data': saying('{"data":{}}'),
  'wrong types': saying('{"data":{"user":7,"market":"x","projects":[],"project":true}}'),
  'a list': saying('[]'),
  'a text': saying('"secret table"'),
  null: saying('null'),
  'half a body': saying('{"data":{"us'),
  'less than promised': (response) => {
    response.writeHead(200, { ...json, 'content-length': '9000' }).write('{"data":{')
    response.destroy()
  },
  HTML: saying('<html><b>x', { 'content-type': 'text/html' }),
  'no UTF-8': saying(Buffer.from([0x7b, 0xff, 0xfe, 0x7d])),
  'gzip that is none': saying('{"data":{}}', { ...json, 'content-encoding': 'gzip' }),
  'twenty megabytes': saying(`{"data":{"a":"${'x'.repeat(20_000_000)}"}}`),
  'a deep body': saying(`{"data":${'['.repeat(20_000)}${']'.repeat(20_000)}}`),
  'a polluting body': saying('{"data":{"__proto__":{"isStaff":true},"constructor":{"prototype":{}}}}'),
  'an error': saying('{"errors":[{"message":"secret table"}]}'),
  'errors that are no list': saying('{"data":{"user":null},"errors":"secret table"}'),
  'an error of odd types': saying('{"errors":[{"message":"x","extensions":{"code":"toString","waitSeconds":-1}}]}'),
  'a cookie of its own': saying('{"data":{}}', { ...json, 'set-cookie': 'apollo-token=; Max-Age=0' }),
  'absurd values': fitting(nonsense('absurd values')),
  'nulls and empty lists': fitting(nonsense('nothing but nulls and empty lists')),
  'long lists': fitting(nonsense('long lists')),
  'headers and then nothing': (response) => response.writeHead(200, json).write('{'),
  'no answer': () => {},
}
/** After a few of these the provider is not asked for a while, so they come last. */
const OPENS_CIRCUIT = new Set([
  'a broken connection',
  'status 302 elsewhere',
  'less than promised',
  'status 503',
  'headers and then nothing',
  'no answer',
])
/** Each takes as long as the site waits for a provider. */
const WAITED_FOR = new Set(['headers and then nothing', 'no answer'])
/** Its answers fit the contract, so whatever they say is shown as what it says. */
const FITS = new Set(['absurd values', 'nulls and empty lists', 'long lists'])

const PAGES = [
  '/',
  '/search',
  '/map',
  '/realValue',
  '/report/realvalue/project/sg/private-stack/x',
  '/user/account-overview',
  '/transaction-lists',
  '/realLaunch',
  '/gallery',
  '/land',
  '/contact',
  '/user/saved-searches',
  '/realListing',
  '/report/property',
]
/** Pages that say nothing without the provider. */
const NEEDS_FIGURES = new Set(['/search', '/map', '/report/realvalue/project/sg/private-stack/x', '/realLaunch', '/land'])
const TOKEN = 's'.repeat(43)
const SLOW_MS = 9_500

/** Another provider that fails in each of its ways, beneath each page: the page says so in our words, soon, and the session stays. */
export async function attackProvider({ seed, size }: Bounds): Promise<Findings> {
  const found = newFindings()
  let fault: Fault = () => {}
  const provider = await fakeProvider((response, n) => fault(response, provider.asked[n]?.body ?? ''))
  const worker = await ownWorker({ PROVIDER_URL: provider.url }, { isQuiet: true })
  try {
    await worker.start()
    const all = Object.entries(FAULTS).flatMap(([name, answer]) =>
      (WAITED_FOR.has(name) ? PAGES.slice(0, 2) : PAGES).map((page) => ({ name, answer, page })),
    )
    const chosen = fc.sample(fc.shuffledSubarray(all, { minLength: all.length }), { numRuns: 1, seed })[0] ?? []
    const kinds = new Set<string>()
    // one at a time: the provider has one fault at a time
    const asked = size < all.length ? chosen.slice(0, size).filter(({ name }) => !WAITED_FOR.has(name)) : chosen
    for (const { name, answer, page } of asked.toSorted((a, b) => Number(OPENS_CIRCUIT.has(a.name)) - Number(OPENS_CIRCUIT.has(b.name)))) {
      fault = answer
      kinds.add(name)
      const begun = performance.now()
      const { response, text } = await knock(worker.url, page, { headers: { cookie: `apollo-token=${TOKEN}`, accept: 'text/html' } })
      const where = `${name} at ${page}: ${response.status}`
      count(found, response.status)
      if (response.status === 500) found.faults.push(`${where}, an error of ours`)
      if (performance.now() - begun > SLOW_MS) found.faults.push(`${where} after ${SLOW_MS} ms`)
      const isPage = /<html[^>]* data-locale=/.test(text) && /<main/.test(text) && /<h1/.test(text)
      if (response.status !== 307 && !isPage) found.faults.push(`${where} is no page of ours`)
      if (response.status === 200 && NEEDS_FIGURES.has(page) && !FITS.has(name)) found.faults.push(`${where}, without its figures`)
      if (/secret table/.test(text) || (!FITS.has(name) && /needs an account/.test(text)))
        found.faults.push(`${where} says the wrong thing`)
      if (/<b>zq9|href="javascript:zq9/.test(text)) found.faults.push(`${where} reflects what the provider said`)
      if (response.headers.get('set-cookie')?.includes('apollo-token=;')) found.faults.push(`${where} drops the session`)
    }
    count(found, `${kinds.size} kinds of failure`)
  } finally {
    await worker.remove()
    await provider.close()
  }
  return found
}
