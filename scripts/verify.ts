import { globSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, run, seconds, stopOnSignals } from './run.ts'

/** Generated files. They are committed, so that a fresh clone can be read and checked without running anything. */
const GENERATED = [
  'src/graphql/schema.graphql',
  'src/graphql/generated/*.ts',
  'src/locales/*/*.po',
  'src/routeTree.gen.ts',
  'src/features/shared/ui/*.woff2',
  'worker-configuration.d.ts',
]

interface Step {
  name: string
  /** the script of package.json that runs this step alone */
  alone: string
  command: string
  args: string[]
}

const vitest = (project: string): string[] => [
  ...['run', '--config', 'app.config.ts', '--project', project],
  ...(process.env.TESTS === 'all' ? [] : ['--tags-filter=!long']),
  ...['--reporter=default', '--reporter=json', `--outputFile.json=test-results/${project}.json`],
]

/** The two lanes run side by side; a lane stops at its first failure and takes the other with it. */
const LANES: Step[][] = [
  [
    { name: 'format and lint', alone: 'lint', command: 'biome', args: ['check', '--error-on-warnings'] },
    { name: 'boundaries', alone: 'boundaries', command: 'depcruise', args: ['--config', 'tests/architecture/boundaries.cjs', 'src'] },
    { name: 'dead code', alone: 'unused', command: 'knip', args: [] },
    { name: 'types', alone: 'typecheck', command: 'tsc', args: ['--noEmit'] },
    { name: 'half changes', alone: 'changes', command: 'vitest', args: vitest('changes') },
  ],
  [
    { name: 'unit tests', alone: 'unit', command: 'vitest', args: vitest('unit') },
    { name: 'provider tests', alone: 'provider', command: 'vitest', args: vitest('provider') },
  ],
]

/** Content of every generated file, without the dates that tools write into catalogues. */
export function generatedFiles(): Map<string, string> {
  const files = globSync(GENERATED, { cwd: ROOT }).sort()
  return new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8').replace(/^"POT-Creation-Date:.*$/m, '')]))
}

/** Names of generated files that differ between two moments. */
export const drift = (before: Map<string, string>, after: Map<string, string>): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file))

/** Generating again must change nothing, else a source was committed without what follows from it. */
async function generate(): Promise<boolean> {
  const begun = performance.now()
  const before = generatedFiles()
  const { code, output } = await run('node', ['scripts/generate.ts'], { quiet: true })
  const changed = drift(before, generatedFiles())
  const isGood = code === 0 && changed.length === 0
  console.log(`${isGood ? '✓' : '✗'} generate  ${seconds(performance.now() - begun)}`)
  if (code !== 0) console.error(output)
  if (changed.length) console.error(`These files were not up to date and are now; look at them and commit them: ${changed.join(', ')}`)
  if (!isGood) console.error('\nverify failed at: generate  (npm run generate)')
  return isGood
}

/** Everything that can be known without a browser; stops at the first failure and says which. */
export async function verify(): Promise<boolean> {
  const begun = performance.now()
  mkdirSync(join(ROOT, 'test-results'), { recursive: true })
  if (!(await generate())) return false
  const stop = new AbortController()
  let failed: Step | undefined
  const lane = async (steps: Step[]) => {
    for (const step of steps) {
      if (failed) return
      const at = performance.now()
      const { code, output } = await run(step.command, step.args, { quiet: true, signal: stop.signal })
      if (failed) return
      console.log(`${code === 0 ? '✓' : '✗'} ${step.name}  ${seconds(performance.now() - at)}`)
      if (code === 0) continue
      failed = step
      stop.abort()
      console.error(output)
    }
  }
  await Promise.all(LANES.map(lane))
  console.log(
    failed ? `\nverify failed at: ${failed.name}  (npm run ${failed.alone})` : `\nverify passed in ${seconds(performance.now() - begun)}`,
  )
  return !failed
}

if (import.meta.main) {
  stopOnSignals()
  process.exit((await verify()) ? 0 : 1)
}
