/**
 * npm run proofs
 * What the table of proofs says of the tests, tried: each test is asked with the project as it is, and must pass; then with the change of
 * its line, and must fail by itself. A change that keeps its file from running proves nothing. Decision 192.
 */
import { commandLine } from '../../scripts/command-line.ts'
import { COMMANDS } from '../../scripts/commands.ts'
import { seconds, stopOnSignals } from '../../scripts/run.ts'
import { faultsOfBites, readProofs } from '../architecture/proofs.ts'
import { read } from '../architecture/sources.ts'
import { makeScratch, type Scratch } from '../changes/scratch.ts'
import { type AskedChange, askedChanges, drawn, projectOf, titlePattern } from './asked-changes.ts'

const { values } = commandLine(COMMANDS.proofs)
const seed = values.seed ?? String(Date.now() % 100_000)
const { lines, faults } = readProofs(read('docs/specification-proofs.txt'))
const wrong = [...faults, ...faultsOfBites(lines, read)]
if (wrong.length > 0) {
  console.error(wrong.join('\n'))
  process.exit(1)
}
const all = askedChanges(lines, values)
const asked = values.sample === undefined ? all : drawn(all, Number(values.sample), seed)
if (asked.length === 0) {
  console.error('There is no such change; nothing was tried.')
  process.exit(1)
}

/** How the test of a line ended with its change: `green` and `not run` prove nothing. */
type Outcome = 'caught' | 'green' | 'not run'

function tryChange(scratch: Scratch, { test, title, file, find, put }: AskedChange): { outcome: Outcome; output: string } {
  scratch.apply([{ file, find, put }])
  try {
    const { passed, failed, output } = scratch.askTests(projectOf(test), [test], titlePattern(title))
    return { outcome: failed.length > 0 ? 'caught' : passed.length > 0 ? 'green' : 'not run', output }
  } finally {
    scratch.restore(file)
  }
}

/** Tests that fail without any change, so that their failing says nothing. */
function failingAlready(scratch: Scratch): string[] {
  const files = Map.groupBy(new Set(asked.map(({ test }) => test)), projectOf)
  return [...files].flatMap(([project, tests]) => scratch.askTests(project, tests).failed)
}

const begun = performance.now()
const scratch = makeScratch()
stopOnSignals(async () => scratch.remove())
const uncaught: string[] = []
try {
  const red = failingAlready(scratch)
  if (red.length > 0) uncaught.push(...red.map((title) => `fails without a change: ${title}`))
  else
    for (const [at, change] of asked.entries()) {
      const { outcome, output } = tryChange(scratch, change)
      const what = `${change.statements.padEnd(10)} ${change.test}: ${change.title}`
      console.log(`${String(at + 1).padStart(4)}/${asked.length}  ${outcome.padEnd(8)}${what}`)
      if (outcome === 'caught') continue
      uncaught.push(`${outcome}: ${what}\n    ${change.file}: ${change.find} ⇒ ${change.put}`)
      if (outcome === 'not run') console.error(output.slice(-2_000))
    }
} finally {
  scratch.remove()
}
const of = values.sample === undefined ? '' : ` (--sample ${values.sample} --seed ${seed})`
console.log(`\n${asked.length - uncaught.length} of ${asked.length} changes caught${of}, in ${seconds(performance.now() - begun)}.`)
for (const line of uncaught) console.error(line)
process.exit(uncaught.length > 0 ? 1 : 0)
