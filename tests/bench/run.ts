import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { build } from '../../scripts/build.ts'
import { prepareLocal } from '../../scripts/prepare-local.ts'
import { ROOT, seconds, stopOnSignals } from '../../scripts/run.ts'
import { type Served, serveBuilt } from '../../scripts/serve-built.ts'
import { ensureChromium, SYSTEM_CHROMIUM } from '../../scripts/test-parts.ts'
import { accountTimingRows } from './account-timing.ts'
import { scriptRows } from './client-scripts.ts'
import { estimateRows } from './estimates.ts'
import { mapRows } from './map-frames.ts'
import { constantWorker, memoryRow, pageRows } from './pages.ts'
import { queryRows } from './queries.ts'
import { printTable } from './report-table.ts'
import { samplePages } from './sample-pages.ts'

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false }, port: { type: 'string', default: '4342' } } })
const port = Number(values.port)
const requests = values.quick ? 500 : 2_000
const memoryRequests = values.quick ? 2_000 : 20_000
const state = join(ROOT, '.wrangler/state')

let served: Served | undefined
stopOnSignals(async () => served?.close())
const begun = performance.now()

await Promise.all([prepareLocal(), build({ quiet: true })])
console.log('Measuring; nothing else should run on this machine now.')
const constant = await constantWorker(port, requests)
served = await serveBuilt({ port, state })
const base = `http://127.0.0.1:${port}`
const { pages, markers } = await samplePages(base)
if (!(await ensureChromium())) process.exit(1)
const browser = await chromium.launch({
  executablePath: existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : undefined,
  args: ['--use-angle=swiftshader'],
})
const rows = [
  ...(await pageRows(base, pages, constant, requests)),
  ...(await queryRows(base, state, values.quick ? 200 : 1_000)),
  ...(await estimateRows(state)),
  ...(await accountTimingRows(values.quick ? 30 : 150)),
  await memoryRow(base, Object.values(pages).at(-1) ?? '/', memoryRequests),
  ...(await mapRows(browser, base, markers)),
  ...(await scriptRows(browser, base, pages)),
]
await browser.close()
await served.close()

console.log(`\nAll figures of one run (${seconds(performance.now() - begun)}); compare ratios, not milliseconds.\n`)
printTable(rows)
process.exit(rows.some((row) => row.isBroken) ? 1 : 0)
