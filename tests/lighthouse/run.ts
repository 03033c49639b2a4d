/**
 * npm run lighthouse
 * Judges the built site as Lighthouse does on a phone with a slow connection, on a server and databases of its own, and fails where a page
 * has fewer than 95 of 100 in performance, accessibility, best practices or findability. A run of all pages writes docs/lighthouse.md.
 * Nothing else should run on the machine meanwhile: Lighthouse takes the times of a slow phone from those of this processor.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { build } from '../../scripts/build.ts'
import { commandLine } from '../../scripts/command-line.ts'
import { COMMANDS } from '../../scripts/commands.ts'
import { prepareLocal } from '../../scripts/prepare-local.ts'
import { ROOT, seconds, stopOnSignals } from '../../scripts/run.ts'
import { type Served, serveBuilt } from '../../scripts/serve-built.ts'
import { ensureChromium, systemChromium } from '../../scripts/test-parts.ts'
import { freePort } from '../fixtures/own-worker.ts'
import { type Judgement, judge } from './judge.ts'
import { type JudgedPage, judgedPages } from './judged-pages.ts'

const LEAST = 95
/** What search engines are told of pages that they are to keep away from. */
const HIDDEN_AUDITS = ['is-crawlable']

const { values } = commandLine(COMMANDS.lighthouse)
const runs = Number(values.runs)
const state = join(ROOT, '.wrangler/lighthouse')
const begun = performance.now()

let served: Served | undefined
stopOnSignals(async () => served?.close())
await Promise.all([prepareLocal(state), build({ quiet: true })])
if (!(await ensureChromium())) process.exit(1)
served = await serveBuilt({ port: Number(values.port), state })
const port = await freePort()
const browser = await chromium.launch({ executablePath: systemChromium(), args: [`--remote-debugging-port=${port}`] })

const asked = values.only?.split(',')
const pages = (await judgedPages(served.url)).filter(({ name }) => asked?.includes(name) ?? true)
const found: [JudgedPage, Judgement][] = []
for (const page of pages) {
  // the first answer pays for what the Worker makes once
  await fetch(served.url + page.path)
  const judgement = await judge(served.url + page.path, { port, runs, skipAudits: page.isHidden ? HIDDEN_AUDITS : [] })
  found.push([page, judgement])
  console.log(rowOf(page, judgement), judgement.failed.join(', '))
}
await browser.close()
await served.close()

const weak = found.filter(([, { performance: speed, accessibility, bestPractices, seo }]) =>
  [speed, accessibility, bestPractices, seo].some((score) => score < LEAST),
)
if (!asked) writeFileSync(join(ROOT, 'docs/lighthouse.md'), documentOf(found))
console.log(`Judged in ${seconds(performance.now() - begun)}.`)
if (weak.length) console.log(`Below ${LEAST}: ${weak.map(([{ name }]) => name).join(', ')}`)
process.exit(weak.length > 0 ? 1 : 0)

function rowOf({ name, isHidden }: JudgedPage, of: Judgement): string {
  const cells = [
    of.performance,
    of.accessibility,
    of.bestPractices,
    `${of.seo}${isHidden ? ' ¹' : ''}`,
    ...[of.firstPaint, of.largestPaint].map((ms) => (ms / 1_000).toFixed(1)),
    of.blocked.toFixed(0),
    of.shift.toFixed(3),
    (of.weight / 1_000).toFixed(0),
  ]
  return `| ${name} | ${cells.join(' | ')} |`
}

function documentOf(rows: [JudgedPage, Judgement][]): string {
  return `# What Lighthouse says of the pages

Written by \`npm run lighthouse\`: the built Worker over the demonstration, on a phone of the middle class with a slow connection as Lighthouse
simulates them, the middle one of ${runs} runs. The command fails where one of the four scores is below ${LEAST}. Times are those of the simulated
phone, computed from the processor that measured; compare them within a run only.

| page | performance | accessibility | best practices | SEO | first paint, s | largest paint, s | blocked, ms | shift | all bytes, kB |
|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|
${rows.map(([page, of]) => rowOf(page, of)).join('\n')}

¹ Search engines are kept away from shared pages on purpose, so that is not judged.
`
}
