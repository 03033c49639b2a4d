/**
 * npm run mutants
 * Stryker changes the code of an area piece by piece and runs the tests that reach the piece. What it found is kept in .data, so that only
 * what has changed since is tried again. Decision 192 tells what is judged.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandLine } from '../../scripts/command-line.ts'
import { COMMANDS } from '../../scripts/commands.ts'
import { ROOT, run, stopOnSignals } from '../../scripts/run.ts'
import { MUTANT_AREAS, type MutantArea } from './areas.ts'
import { type MutantReport, readMutantReport, scoreOf } from './mutant-report.ts'

const FOLDER = '.data/mutants'
const SCORE_MIN = 85

const { values } = commandLine(COMMANDS.mutants)
const known: Readonly<Record<string, MutantArea>> = MUTANT_AREAS
const asked = values.area?.split(',') ?? Object.keys(known)
stopOnSignals()

/** Runs Stryker over an area; null where it stopped before it had a result. */
async function tryArea(name: string, { mutate, tests }: MutantArea): Promise<MutantReport | null> {
  const [config, found] = [`${FOLDER}/${name}.config.json`, `${FOLDER}/${name}.json`]
  mkdirSync(join(ROOT, FOLDER), { recursive: true })
  writeFileSync(
    join(ROOT, config),
    JSON.stringify({
      testRunner: 'vitest',
      plugins: ['@stryker-mutator/vitest-runner'],
      vitest: { configFile: 'tests/mutants/vitest.config.ts', related: false },
      coverageAnalysis: 'perTest',
      mutate,
      concurrency: Number(values.workers),
      incremental: true,
      force: values.anew,
      incrementalFile: `${FOLDER}/${name}.incremental.json`,
      jsonReporter: { fileName: found },
      reporters: ['json'],
      tempDirName: `${FOLDER}/copy`,
      // rewriting it needs the interface of older compilers, and nothing reads it here: no file has this name
      tsconfigFile: 'none.json',
      // tables are data, which is compared with its source row by row
      ignoreStatic: true,
      ignorePatterns: ['/.data', '/.wrangler', '/dist', '/public', '/docs', '/test-results'],
    }),
  )
  const env = { VITEST: 'true', MUTANT_TESTS: tests.join(',') }
  const { code, output } = await run('stryker', ['run', config], { env, quiet: true })
  if (code === 0) return readMutantReport(readFileSync(join(ROOT, found), 'utf8'))
  console.error(output.slice(-4_000))
  return null
}

let isGood = asked.length > 0
for (const name of asked) {
  const area = known[name]
  const report = area ? await tryArea(name, area) : null
  if (!area) console.error(`--area names some of: ${Object.keys(known).join(', ')}`)
  if (!report) {
    isGood = false
    continue
  }
  const score = scoreOf(report)
  console.log(`${name}: ${report.caught} of ${report.tried} changes caught, ${score.toFixed(1)} %${score < SCORE_MIN ? ', too few' : ''}`)
  for (const { file, line, put } of report.survivors) {
    const survivor = area?.survivors?.find((one) => file.endsWith(`/${one.file}`) && put === one.put)
    console.log(`  ${file}:${line}  ${put}${survivor ? `  (${survivor.why})` : ''}`)
  }
  isGood &&= score >= SCORE_MIN
}
process.exit(isGood ? 0 : 1)
