/** What the two commands run, in which order, and what it may cost. All numbers of minutes and seconds stand here. */

/** A program that must end well. */
export interface Step {
  name: string
  /** the command that runs this step alone */
  alone: string
  command: string
  args: readonly string[]
  /** what it took on two cores; what it took last on this machine counts more */
  seconds: number
  /** generated files must be as they were after it */
  keepsGenerated?: boolean
  /** its output is shown as it comes; else only where it fails */
  isShown?: boolean
}

/** Steps that run one after the other. */
type Lane = readonly Step[]
/** Lanes that run side by side. */
export type Stage = readonly Lane[]

/** minutes on two cores */
export const LIMITS = { verify: 8, test: 25 } as const

/** The compiler's notes of its last run, which save it from checking again what has not changed. */
export const TYPES_FILE = '.data/types.tsbuildinfo'
/** One checker takes half the processor time of the usual four, which each learn the same types. */
export const TYPES_ARGS = ['--noEmit', '--checkers', '1', '--incremental', '--tsBuildInfoFile', TYPES_FILE] as const
/** Databases and files of the demonstration, made for the browser tests. */
export const DEMO_STATE = '.wrangler/demonstration'

const vitest = (project: string, isAll: boolean): string[] => [
  'run',
  '--config',
  'app.config.ts',
  '--project',
  project,
  ...(isAll ? [] : ['--tags-filter=!long']),
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=test-results/${project}.json`,
]
const node = (...args: string[]) => ({ command: 'node', args })

/** Generating again must change nothing, else a source was committed without what follows from it. */
const generate: Step = { name: 'generate', alone: 'npm run generate', ...node('scripts/generate.ts'), seconds: 11, keepsGenerated: true }

const checks = (isAll: boolean): Lane => [
  { name: 'format and lint', alone: 'npm run lint', command: 'biome', args: ['check', '--error-on-warnings'], seconds: 6 },
  {
    name: 'boundaries',
    alone: 'npm run boundaries',
    command: 'depcruise',
    seconds: 6,
    args: ['--config', 'tests/architecture/boundaries.cjs', 'src'],
  },
  { name: 'dead code', alone: 'npm run unused', command: 'knip', args: [], seconds: 6 },
  {
    name: 'types',
    alone: 'npm run typecheck',
    command: 'tsc',
    seconds: 22,
    args: TYPES_ARGS,
  },
  { name: 'half changes', alone: 'npm run changes', command: 'vitest', args: vitest('changes', isAll), seconds: 30 },
]
const unitTests = (isAll: boolean): Step => ({
  name: 'unit tests',
  alone: 'npm run unit',
  command: 'vitest',
  args: vitest('unit', isAll),
  seconds: 265,
})
const providerTests = (isAll: boolean): Step => ({
  name: 'provider tests',
  alone: 'npm run provider',
  command: 'vitest',
  args: [...vitest('provider', isAll), '--sequence.shuffle.files'],
  seconds: 380,
})

/** What the browser tests wait for. */
const READY: Lane = [
  { name: 'build', alone: 'npm run build', ...node('scripts/build.ts', '--if-changed'), seconds: 35, keepsGenerated: true },
  {
    name: 'demonstration',
    alone: `node scripts/prepare-local.ts --state ${DEMO_STATE} --anew`,
    seconds: 15,
    ...node('scripts/prepare-local.ts', '--state', DEMO_STATE, '--anew'),
  },
]

/** The machine's, if it is new enough; else it is installed. */
const browser: Step = { name: 'browser', alone: 'node scripts/test-parts.ts', ...node('scripts/test-parts.ts'), seconds: 1 }

const browserTests: Step = {
  name: 'browser tests',
  alone: 'npm run e2e',
  command: 'playwright',
  seconds: 960,
  isShown: true,
  args: ['test', '--config', 'tests/playwright.config.ts'],
}
const attack = (isAll: boolean): Step => ({
  name: 'attack',
  alone: `npm run attack${isAll ? '' : ' -- --short'}`,
  seconds: isAll ? 360 : 20,
  isShown: true,
  ...node('tests/attack/run.ts', ...(isAll ? [] : ['--short'])),
})
/** Whether tests notice: what the table of proofs claims, and changes in rules. */
const BITES: Lane = [
  { name: 'proofs', alone: 'npm run proofs', ...node('tests/proofs/run.ts'), seconds: 1_200, isShown: true },
  { name: 'mutants', alone: 'npm run mutants', ...node('tests/mutants/run.ts'), seconds: 900, isShown: true },
]
/** What is measured needs the machine for itself, so it comes after all else, one after the other. */
const MEASURED: Stage = [
  [
    { name: 'lighthouse', alone: 'npm run lighthouse', ...node('tests/lighthouse/run.ts'), seconds: 900, isShown: true },
    { name: 'first visit', alone: 'npm run first-visit', ...node('tests/lighthouse/first-visit.ts'), seconds: 600, isShown: true },
    { name: 'bench', alone: 'npm run bench -- --quick', ...node('tests/bench/run.ts', '--quick'), seconds: 600, isShown: true },
  ],
]

/** Everything that can be known without a browser: two lanes of about the same length, for two cores. */
export const verifyStages = (isAll: boolean): Stage[] => [[[generate]], [[...checks(isAll), unitTests(isAll)], [providerTests(isAll)]]]

export const testStages = (isAll: boolean): Stage[] => [
  [[generate]],
  [[...checks(isAll), unitTests(isAll), ...READY], [providerTests(isAll)]],
  [[browser, browserTests, attack(isAll)]],
  ...(isAll ? [[BITES], MEASURED] : []),
]

/** What is left of stages when a run begins with a step: its lane from there on, and all stages after. Null when no step is called so. */
export function stagesFrom(stages: readonly Stage[], name: string): Stage[] | null {
  const first = stages.findIndex((stage) => stage.some((lane) => lane.some((step) => step.name === name)))
  if (first < 0) return null
  const begun = (lane: Lane): Lane =>
    lane.slice(
      Math.max(
        0,
        lane.findIndex((step) => step.name === name),
      ),
    )
  return stages.slice(first).map((stage, at) => (at === 0 ? stage.map(begun) : stage))
}
