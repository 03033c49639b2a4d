/**
 * npm run bench
 * Measures the built site over the market of Singapore as `npm start` has it; with --scale large over a hundred thousand invented projects,
 * made once in a folder of their own; with --state over any other folder of local state, which is brought to the newest migration and
 * otherwise left as it is; with --market pages, queries, lists and clusters over another market of it. Decision 029 tells how they are judged.
 */
import { setTimeout } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { parseCountryCode } from '#market/countries.ts'
import { build } from '../../scripts/build.ts'
import { commandLine } from '../../scripts/command-line.ts'
import { COMMANDS } from '../../scripts/commands.ts'
import { seconds, stopOnSignals } from '../../scripts/run.ts'
import { type Served, serveBuilt } from '../../scripts/serve-built.ts'
import { ensureChromium, systemChromium } from '../../scripts/test-parts.ts'
import { accountTimingRows } from './account-timing.ts'
import { assistantRows } from './assistant.ts'
import { benchState } from './bench-state.ts'
import { scriptRows } from './client-scripts.ts'
import { dealListRows } from './deal-lists.ts'
import { enduranceRows } from './endurance.ts'
import { estimateRows } from './estimates.ts'
import { dedupeRows, listingSearchRows } from './listings.ts'
import { listingFeedRows } from './listings-feed.ts'
import { liveRows } from './live.ts'
import { loadRows } from './load-rows.ts'
import { mapRows } from './map-frames.ts'
import { clusterRows } from './market-marks.ts'
import { memoryRows } from './memory.ts'
import { pageRows } from './pages.ts'
import { planRows } from './plans.ts'
import { queryRows } from './queries.ts'
import { replayRows } from './replay.ts'
import { fails, printTable, type Row } from './report-table.ts'
import { samplePages } from './sample-pages.ts'
import { sentenceRows } from './sentences.ts'
import { toolScriptRows } from './tool-scripts.ts'
import { tourRows } from './tour-frames.ts'

const PART_MINUTES = 15

const { values } = commandLine(COMMANDS.bench)
const port = Number(values.port)
const requests = values.quick ? 500 : 2_000

const country = parseCountryCode(values.market)
if (!country) throw new RangeError('--market is SG, MY, HK or AU')
const state = await benchState(values)
const market = { state, country }
const asked = values.only?.split(',')
const wants = (part: string): boolean => asked?.includes(part) ?? true

let served: Served | undefined
stopOnSignals(async () => served?.close())
const begun = performance.now()

await build({ quiet: true })
console.log('Measuring; nothing else should run on this machine now.')
served = await serveBuilt({ port, state })
const base = `http://127.0.0.1:${port}`
const { pages, markers } = await samplePages(base, country)
if (!(await ensureChromium())) process.exit(1)
const browser = await chromium.launch({
  executablePath: systemChromium(),
  args: ['--use-angle=swiftshader'],
})
const parts: Record<string, () => Promise<Row[]>> = {
  pages: () => pageRows(base, pages, port + 8, requests),
  queries: () => queryRows(base, market, values.quick ? 500 : 1_000),
  estimates: () => estimateRows(state),
  assistant: () => assistantRows(base, market, values.quick ? 100 : 400),
  'listings-dedupe': async () => dedupeRows(values.quick ? 4_000 : 64_000),
  'listings-search': () => listingSearchRows(96_000, values.quick ? 100 : 400),
  lists: () => dealListRows(market, values.quick ? 30 : 100),
  accounts: () => accountTimingRows(values.quick ? 30 : 150),
  memory: () => memoryRows({ port: port + 1, state, seconds: values.quick ? 10 : 60 }),
  live: () => liveRows({ port: port + 2, people: values.quick ? 200 : 2_000, wakes: values.quick ? 50 : 200 }),
  endurance: () => enduranceRows({ port: port + 4, state, visits: values.quick ? 5_000 : 50_000 }),
  load: () => loadRows({ port: port + 6, state, seconds: values.quick ? 6 : 20 }),
  replay: () => replayRows({ port: port + 3, state, count: values.quick ? 200 : 2_000 }),
  'listings-feed': () => listingFeedRows(values.quick),
  clusters: async () => clusterRows(market),
  plans: planRows,
  sentences: async () => sentenceRows(),
  map: () => mapRows(browser, base, markers, values.quick ? 1 : 3),
  tour: () => tourRows(browser, base, values.quick ? 1 : 5),
  scripts: async () => [...(await scriptRows(browser, base, pages)), ...(await toolScriptRows(browser, base))],
}
/** Fails when a part takes longer than any has taken: a browser that draws no more frames must not keep the others from being measured. */
async function lateness(): Promise<never> {
  await setTimeout(PART_MINUTES * 60_000, undefined, { ref: false })
  throw new Error(`not measured within ${PART_MINUTES} minutes`)
}

const rows: Row[] = []
const failed: string[] = []
for (const [name, measured] of Object.entries(parts)) {
  if (!wants(name)) continue
  try {
    const found = await Promise.race([measured(), lateness()])
    console.log(`\n${name}, after ${seconds(performance.now() - begun)}`)
    printTable(found)
    rows.push(...found)
    if (found.length === 0) throw new Error('it has no rows')
  } catch (error) {
    // what the other parts have measured, and will, is worth keeping
    failed.push(name)
    console.error(`\n${name} could not be measured:`, error)
  }
}
await browser.close()
await served.close()

console.log(`\nAll figures of one run (${seconds(performance.now() - begun)}); compare ratios, not milliseconds.`)
const broken = rows.filter(fails).map(({ what }) => what)
if (broken.length) console.log(`Beyond their limit, or not measured: ${broken.join('; ')}`)
if (failed.length) console.log(`Not measured: ${failed.join(', ')}`)
process.exit(broken.length + failed.length > 0 ? 1 : 0)
