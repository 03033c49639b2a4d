import { join } from 'node:path'
import { commandLine } from './command-line.ts'
import { COMMANDS } from './commands.ts'
import { DEMO_STATE, stagesFrom, testStages } from './lanes.ts'
import { ROOT, seconds, stopOnSignals } from './run.ts'
import { StageRun } from './run-stages.ts'
import { runTemp } from './run-temp.ts'
import { removeReports, sumOf, testReports } from './test-reports.ts'

const SLOWEST = 10

const { all: isAll, from } = commandLine(COMMANDS.test).values
const steps = testStages(isAll)
const asked = from === undefined ? steps : stagesFrom(steps, from)
if (!asked) {
  console.error(
    `--from names one of: ${steps
      .flat(2)
      .map(({ name }) => name)
      .join(', ')}`,
  )
  process.exit(2)
}
if (isAll) process.env.TESTS = 'all'
const temp = runTemp()
Object.assign(process.env, temp.env, { DEMO_STATE: join(ROOT, DEMO_STATE) })
stopOnSignals(async () => void temp.remove())
removeReports()

const stages = new StageRun(isAll ? undefined : 'test')
const isGood = await stages.run(asked)
const left = temp.remove()
if (left.length) console.error(`\nTests left ${left.join(', ')} in the temporary folder.`)

const reports = testReports()
const slowest = reports.flatMap(({ parts }) => parts).toSorted((a, b) => b.ms - a.ms)
console.log('\nThe slowest files, in seconds of one worker:')
for (const { file, ms } of slowest.slice(0, SLOWEST)) console.log(`  ${seconds(ms).padStart(8)}  ${file}`)
console.log(`${sumOf(reports, 'second')} tests needed a second try.`)
if (!isAll)
  console.log(
    `${sumOf(reports, 'waiting')} checks and tests without a browser wait for npm run test:all, and the long ones of the browser.`,
  )
console.log(`It took ${stages.used()}.`)
// a step that failed without a failing test (lint, types, the build) counts as one
const failed = isGood ? sumOf(reports, 'failed') : Math.max(1, sumOf(reports, 'failed'))
console.log(`\n${sumOf(reports, 'passed')} passed, ${failed} failed, ${sumOf(reports, 'skipped')} skipped`)
process.exit(failed === 0 ? 0 : 1)
