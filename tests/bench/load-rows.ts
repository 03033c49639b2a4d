import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { COUNTRY_CODES, type CountryCode } from '#market/vocabulary.ts'
import { createRandom, type Random } from '#provider/demo/market/random.ts'
import { DEMO_ACCOUNTS } from '#provider/demo/people/accounts.ts'
import { ROOT } from '../../scripts/run.ts'
import { serveBuilt } from '../../scripts/serve-built.ts'
import { ownState } from './bench-state.ts'
import { demoToken } from './demo-login.ts'
import { type Answered, openLoad, quantileOf, type Visit } from './open-load.ts'
import { eachOf } from './random-pages.ts'
import { type Row, times } from './report-table.ts'
import { workerdMemory } from './workerd.ts'

/** What people do, of a hundred visits. */
const MIX = { home: 20, search: 25, report: 30, 'map data': 10, listing: 10, account: 5 } as const
type Kind = keyof typeof MIX

const FIRST_RATE = 5
/** visits before anything is measured, a few at once: a first visit to each page renders it */
const WARM_UP = 400
const STEP = 1.5
const RATE_MAX = 2_000
/** beyond this wait at the 95th, in milliseconds, visits come faster than they are answered */
const CARRIED_P95_MS = 1_000
const SHARES = [0.25, 0.5, 0.75]
/** of the highest rate, while a database is disturbed */
const DISTURBED_SHARE = 0.25
const SLOW_MS = 300
/** what others may notice of a disturbed database: so many times the wait at the 95th of the undisturbed runs, and so many milliseconds */
const NOTICED_TIMES = 1.5
const NOTICED_MS = 40
/** runs with and without a disturbance, in turn */
const TURNS = 3
const FAILING: CountryCode = 'MY'

interface Bounds {
  port: number
  state: string
  /** of each measurement */
  seconds: number
}

/**
 * Open load of a real mix of visits in all countries: the highest rate that is carried, waits at shares of it, and what others notice of a slow account database
 * and of a market that fails.
 */
export async function loadRows({ port, state, seconds }: Bounds): Promise<Row[]> {
  const own = ownState(state)
  const served = await serveBuilt({ port, state: own, config: faultyWorker() })
  const base = `http://127.0.0.1:${port}`
  try {
    const random = createRandom('load')
    const next = await visits(base, random)
    const run = (perSecond: number, length = seconds) => openLoad(random, next, { perSecond, seconds: length })
    await eachOf(Array.from({ length: WARM_UP }), 4, async () => {
      const { url, cookie } = next()
      await (await fetch(url, { headers: { accept: 'text/html', cookie } })).arrayBuffer()
    })
    const most = await highestRate(run)
    const rows: Row[] = []
    for (const share of SHARES) rows.push(rowOf(`${100 * share} % of the highest rate`, await run(share * most), share * most))
    return [
      { what: 'highest rate that is carried, visits a second', ours: most.toFixed(0), baseline: '–', ratio: '–' },
      ...rows,
      ...(await disturbedRows(base, () => run(DISTURBED_SHARE * most))),
      { what: 'resident MiB of the application after all of it', ours: rssMib(), baseline: '–', ratio: '–' },
    ]
  } finally {
    await served.close()
    rmSync(own, { recursive: true, force: true })
  }
}

const rssMib = (): string => Math.max(0, ...workerdMemory().flatMap(({ isProxy, rssMib: of }) => (isProxy ? [] : [of]))).toFixed(0)

/** The built Worker behind faulty-worker/entry.js, as a configuration beside its own. */
function faultyWorker(): string {
  const server = join(ROOT, 'dist/server')
  copyFileSync(join(ROOT, 'tests/bench/faulty-worker/entry.js'), join(server, 'faulty.js'))
  const config: object = JSON.parse(readFileSync(join(server, 'wrangler.json'), 'utf8'))
  writeFileSync(join(server, 'faulty.json'), JSON.stringify({ ...config, main: 'faulty.js' }))
  return join(server, 'faulty.json')
}

async function highestRate(run: (perSecond: number, seconds: number) => Promise<Answered[]>): Promise<number> {
  let carried = 0
  for (let rate = FIRST_RATE; rate <= RATE_MAX; rate *= STEP) {
    const answers = await run(rate, 6)
    const wrong = [...new Set(answers.flatMap(({ kind, isWrong }) => (isWrong ? [kind] : [])))]
    const p95 = quantileOf(answers, 0.95)
    if (carried === 0 && (wrong.length > 0 || p95 > CARRIED_P95_MS))
      throw new Error(`not even ${rate} visits a second are carried: p95 ${p95.toFixed(0)} ms; wrong: ${wrong.join(', ') || 'none'}`)
    if (wrong.length > 0 || p95 > CARRIED_P95_MS) break
    carried = rate
  }
  return carried
}

const quantiles = (answers: readonly Answered[]): string => [0.5, 0.95, 0.99].map((q) => quantileOf(answers, q).toFixed(0)).join(' / ')
const wrongOf = (answers: readonly Answered[]): number => answers.filter(({ isWrong }) => isWrong).length

function rowOf(what: string, answers: Answered[], perSecond: number): Row {
  const wrong = wrongOf(answers)
  return {
    what: `${what} (${perSecond.toFixed(0)} a second, ${answers.length} visits): wait of the 50th / 95th / 99th, ms`,
    ours: quantiles(answers),
    baseline: '–',
    ratio: `${wrong} wrong`,
    isBroken: wrong > 0,
  }
}

/**
 * Whether those whom a disturbed database does not concern notice it, against undisturbed runs in turn with the disturbed ones: one of each
 * is so short that what the machine does meanwhile decides.
 */
async function disturbedRows(base: string, run: () => Promise<Answered[]>): Promise<Row[]> {
  const disturb = (faults: object) => fetch(`${base}/faults`, { method: 'POST', body: JSON.stringify(faults) })
  const rows: Row[] = []
  const cases: [string, object, (kind: string) => boolean][] = [
    ['the account database is slow', { DB_ACCOUNT: { slowMs: SLOW_MS } }, (kind) => !kind.startsWith('account')],
    [`the market of ${FAILING} fails`, { [`DB_${FAILING}`]: { fails: true } }, (kind) => !kind.endsWith(FAILING)],
  ]
  for (const [what, faults, isOther] of cases) {
    const [before, during]: [Answered[], Answered[]] = [[], []]
    for (let turn = 0; turn < TURNS; turn += 1) {
      before.push(...(await run()))
      await disturb(faults)
      during.push(...(await run()))
      await disturb({})
    }
    rows.push(noticedRow(`${what}, for all others`, ofOthers(before, isOther), ofOthers(during, isOther)))
  }
  return rows
}

const ofOthers = (answers: Answered[], isOther: (kind: string) => boolean) => answers.filter(({ kind }) => isOther(kind))

function noticedRow(what: string, before: Answered[], during: Answered[]): Row {
  const [usual, now] = [quantileOf(before, 0.95), quantileOf(during, 0.95)]
  const wrong = wrongOf(during)
  return {
    what: `while ${what}: wait of the 50th / 95th / 99th, ms, against the runs between (${wrong} wrong)`,
    ours: quantiles(during),
    baseline: quantiles(before),
    ratio: `p95 ${times(now, usual)}`,
    isBroken: wrong > 0 || now > Math.max(NOTICED_TIMES * usual, usual + NOTICED_MS),
  }
}

interface Found {
  projects: { nodes: { slug: string; typeGroup: string; name: string }[] }
  mapData: { basemapUrl: string; markers: { url: string }[] }
}

const QUERY = '{ projects(first: 40, sort: MOST_TRADED) { nodes { slug typeGroup name } } mapData { basemapUrl markers { url } } }'

async function asked<Data>(base: string, country: CountryCode, query: string): Promise<Data> {
  const headers = { 'content-type': 'application/json', 'country-code': country.toLowerCase() }
  const answer = await fetch(`${base}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) })
  return ((await answer.json()) as { data: Data }).data
}

/** Visits by the mix, in countries by turns of chance: reports and searches of the most traded projects, pages of one who is signed in. */
async function visits(base: string, random: Random): Promise<() => Visit> {
  const found = new Map<CountryCode, Found>()
  for (const country of COUNTRY_CODES) found.set(country, await asked<Found>(base, country, QUERY))
  const listings = await (await fetch(`${base}/realListing/search?countryCode=SG`)).text()
  const links = Array.from(listings.matchAll(/href="([^"]*\/listing-group\/[^"]+)"/g), ([, path = '']) => path.replaceAll('&amp;', '&'))
  const homes = [...new Set(links)]
  if (homes.length === 0) throw new Error('no home is advertised')
  const token = await demoToken(base, DEMO_ACCOUNTS.person.email)
  const kinds = Object.entries(MIX) as [Kind, number][]
  const pathOf: Record<Kind, (of: Found, country: CountryCode) => string> = {
    home: () => '/',
    search: ({ projects }) => `/search?q=${encodeURIComponent(random.pick(projects.nodes).name.slice(0, random.int(3, 9)))}`,
    report: ({ projects }, country) => {
      const { slug, typeGroup } = random.pick(projects.nodes)
      return `/report/realvalue/project/${country}/${typeGroup.toLowerCase().replaceAll('_', '-')}/${slug}`
    },
    'map data': ({ mapData }) => random.pick([mapData.basemapUrl, ...mapData.markers.map(({ url }) => url)]),
    listing: () => random.pick(homes),
    account: () => random.pick(['/user/account-overview', '/user/saved-searches', '/']),
  }
  return () => {
    const kind = random.weighted(kinds)
    const country = kind === 'listing' || kind === 'account' ? 'SG' : random.pick(COUNTRY_CODES)
    const of = found.get(country)
    if (!of) throw new Error(`nothing is known of ${country}`)
    const session = kind === 'account' ? `; apollo-token=${token}` : ''
    return { kind: `${kind} ${country}`, url: base + pathOf[kind](of, country), cookie: `countryCode=${country}${session}` }
  }
}
