/**
 * npm run soak
 * Sends mixed requests to the built site on a server of its own on 127.0.0.1, which it starts and removes: pages, questions, files, pictures and sign-ins. Prints
 * the application's heap and resident memory by fifths, after everything that nobody holds was collected. Exits with 1 where the last fifth leaves more of
 * the heap than the second, or an answer is a server error.
 */
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMO_ACCOUNTS } from '#provider/demo/people/accounts.ts'
import { build } from '../../scripts/build.ts'
import { commandLine } from '../../scripts/command-line.ts'
import { COMMANDS } from '../../scripts/commands.ts'
import { prepareLocal } from '../../scripts/prepare-local.ts'
import { ROOT } from '../../scripts/run.ts'
import { TEMP_PREFIX } from '../../scripts/run-temp.ts'
import { serveBuilt } from '../../scripts/serve-built.ts'
import { demoToken } from '../bench/demo-login.ts'
import { heapGauge } from '../bench/heap.ts'
import { eachOf, randomPages } from '../bench/random-pages.ts'
import { workerdMemory } from '../bench/workerd.ts'
import { freePort } from '../fixtures/own-worker.ts'

const AT_ONCE = 12
const FIFTHS = 5
const ADDRESSES = 300
/** the last fifth may leave so much more of the heap than the second: a table of known addresses still fills */
const GROWTH_MAX = 1.1
const E2E_STATE = join(ROOT, '.wrangler/e2e')

const { values } = commandLine(COMMANDS.soak)
const requests = Number(values.requests)
if (!(requests >= 500)) throw new RangeError('--requests is at least 500')

await build({ quiet: true })
const state = mkdtempSync(join(tmpdir(), TEMP_PREFIX))
if (existsSync(E2E_STATE)) cpSync(E2E_STATE, state, { recursive: true })
await prepareLocal(state)
const [port, inspectorPort] = [await freePort(), await freePort()]
const others = new Set(workerdMemory().map(({ pid }) => pid))
const served = await serveBuilt({ port, state, inspectorPort })
const base = `http://127.0.0.1:${port}`
const counts = new Map<string, number>()
const rows: number[][] = []
try {
  const gauge = await heapGauge(inspectorPort, () => fetch(`${base}/robots.txt`))
  const addresses = await randomPages(base, ADDRESSES, 'soak')
  const token = await demoToken(base, DEMO_ACCOUNTS.person.email)
  const post = (query: string, at: number): RequestInit => ({
    method: 'POST',
    // each from a network of its own, so that no limit ends the run
    headers: {
      'content-type': 'application/json',
      'country-code': 'sg',
      'cf-connecting-ip': `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`,
    },
    body: JSON.stringify({ query }),
  })
  const page = (at: number) => addresses[at % addresses.length] ?? { path: '/', cookie: '' }
  const month = (at: number) => `20${15 + (at % 10)}-0${1 + (at % 9)}`
  const kinds: Record<string, (at: number) => [path: string, init: RequestInit]> = {
    'a page': (at) => [page(at).path, { headers: { accept: 'text/html', cookie: page(at).cookie } }],
    'a page of one who is signed in': (at) => [page(at).path, { headers: { accept: 'text/html', cookie: `apollo-token=${token}` } }],
    'an address of nothing': (at) => [`/soak-${at}`, { headers: { accept: 'text/html' } }],
    deals: (at) => [
      '/graphql',
      post(
        `{ deals(filter: { from: "${month(at)}" }, sort: PRICE_HIGH, rows: ${1 + (at % 50)}) { endCursor nodes { transaction { id } } } }`,
        at,
      ),
    ],
    'a document of its own': (at) => ['/graphql', post(`{ a${at}: market { projectCount lastMonth } }`, at)],
    'a wrong password': (at) => [
      '/graphql',
      post(`mutation { login(email: "nobody${at}@example.com", password: "Wrong-${at}-word", sourceType: Website) { token } }`, at),
    ],
    'a file': () => ['/favicon.svg', {}],
    'a picture beside a link': (at) => [`/og/en-US/site.png?v=soak-${at}`, {}],
    'a picture of nothing': (at) => [`/files/listings/soak-${at}.jpg`, {}],
  }
  const names = Object.keys(kinds)
  const each = Math.ceil(requests / FIFTHS)
  for (let fifth = 0; fifth < FIFTHS; fifth++) {
    await eachOf(Array.from({ length: each }), AT_ONCE, async (_, nth) => {
      const at = fifth * each + nth
      const name = names[at % names.length] ?? ''
      const [path, init] = kinds[name]?.(at) ?? ['/', {}]
      const answer = await fetch(base + path, { redirect: 'manual', ...init })
      await answer.arrayBuffer()
      const outcome = `${name} ${answer.status}`
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
    })
    const { script, runtime, buffers } = await gauge.read({ collect: true })
    const rss = workerdMemory().find(({ pid, isProxy }) => !others.has(pid) && !isProxy)?.rssMib ?? 0
    rows.push([script, runtime, buffers, rss])
    console.log(
      `${(fifth + 1) * each} requests: heap ${(script + runtime + buffers).toFixed(1)} MiB (script ${script.toFixed(1)}, runtime ${runtime.toFixed(1)}, buffers ${buffers.toFixed(1)}), resident ${rss.toFixed(0)} MiB`,
    )
  }
  gauge.close()
} finally {
  await served.close()
  rmSync(state, { recursive: true, force: true })
}
for (const [outcome, n] of [...counts].toSorted(([a], [b]) => a.localeCompare(b))) console.log(`  ${outcome}: ${n}`)
const heapOf = (row: readonly number[] | undefined): number => (row ?? []).slice(0, 3).reduce((sum, part) => sum + part, 0)
const growth = heapOf(rows.at(-1)) / heapOf(rows[1])
const isBroken = [...counts.keys()].some((outcome) => / 5\d\d$/.test(outcome))
console.log(
  `the last fifth leaves ${growth.toFixed(2)} of the second's heap; ${GROWTH_MAX} is allowed${isBroken ? '; there were server errors' : ''}`,
)
process.exit(growth > GROWTH_MAX || isBroken ? 1 : 0)
