import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.ts'
import { ROOT, run, seconds, stopOnSignals } from './run.ts'
import { runTemp } from './run-temp.ts'
import { addCounts, type Counts, countOf, ensureChromium } from './test-parts.ts'
import { drift, generatedFiles, verify } from './verify.ts'

const REPORTS = ['unit', 'changes', 'provider', 'e2e'].map((name) => join(ROOT, 'test-results', `${name}.json`))

async function browserTests(): Promise<boolean> {
  const before = generatedFiles()
  await build({ quiet: true })
  const changed = drift(before, generatedFiles())
  if (changed.length) {
    console.error(`The build changed ${changed.join(', ')}: look at it and commit it.`)
    return false
  }
  const begun = performance.now()
  const { code } = await run('playwright', ['test', '--config', 'tests/playwright.config.ts'])
  console.log(`${code === 0 ? '✓' : '✗'} browser tests  ${seconds(performance.now() - begun)}`)
  return code === 0
}

/** The short form of `npm run attack`. */
async function attack(): Promise<boolean> {
  const begun = performance.now()
  const { code } = await run('node', ['tests/attack/run.ts', '--short'])
  console.log(`${code === 0 ? '✓' : '✗'} attack  ${seconds(performance.now() - begun)}`)
  return code === 0
}

const temp = runTemp()
Object.assign(process.env, temp.env)
stopOnSignals(async () => void temp.remove())
for (const report of REPORTS) rmSync(report, { force: true })
// installing a browser waits for the network, so it runs beside the checks
const [isVerified, hasChromium] = await Promise.all([verify(), ensureChromium()])
if (!hasChromium) console.error('\nThe browser tests did not run because there is no browser; see above how to get one.')
const isGood = isVerified && hasChromium && (await browserTests()) && (await attack())
const counts = REPORTS.filter((report) => existsSync(report))
  .map((report) => countOf(JSON.parse(readFileSync(report, 'utf8'))))
  .reduce<Counts>(addCounts, { passed: 0, failed: 0, skipped: 0 })
const left = temp.remove()
if (left.length) console.error(`\nTests left ${left.join(', ')} in the temporary folder.`)
// a step that failed without a failing test (lint, types, the build) counts as one
const failed = isGood ? counts.failed : Math.max(1, counts.failed)
console.log(`\n${counts.passed} passed, ${failed} failed, ${counts.skipped} skipped`)
process.exit(failed === 0 ? 0 : 1)
