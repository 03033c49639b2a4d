import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, posix, relative } from 'node:path'
import { z } from 'zod'
import { ROOT } from './run.ts'

const RUNNERS = ['unit', 'changes', 'provider', 'e2e'] as const

export interface Counts {
  passed: number
  failed: number
  skipped: number
  /** tests that a tag leaves for `npm run test:all` */
  waiting: number
  /** passed, but at the second try only */
  second: number
}

/** A file of tests: its milliseconds in one worker, and how many tests ran. */
export interface Part {
  file: string
  ms: number
  tests: number
}

export interface Report {
  runner: string
  counts: Counts
  parts: Part[]
}

const vitestReport = z.object({
  success: z.boolean(),
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(z.object({ status: z.string(), tags: z.array(z.string()).optional() })),
    }),
  ),
})

interface Suite {
  file: string
  specs: { tests: { results: { duration: number }[] }[] }[]
  suites?: Suite[]
}
const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    file: z.string(),
    specs: z.array(z.object({ tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })) })),
    suites: z.array(suite).optional(),
  }),
)
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
  suites: z.array(suite),
})

const durations = ({ specs, suites = [] }: Suite): number[] => [
  ...specs.flatMap(({ tests }) => tests.map(({ results }) => results.reduce((sum, { duration }) => sum + duration, 0))),
  ...suites.flatMap(durations),
]

function ofPlaywright({ stats, errors, suites }: z.infer<typeof playwrightReport>): Omit<Report, 'runner'> {
  const { expected, unexpected, flaky, skipped } = stats
  return {
    counts: { passed: expected + flaky, failed: unexpected || Math.min(1, errors.length), skipped, waiting: 0, second: flaky },
    parts: suites.map((one) => {
      const all = durations(one)
      return { file: posix.join('tests/e2e', one.file), ms: all.reduce((a, b) => a + b, 0), tests: all.length }
    }),
  }
}

function ofVitest({ success, testResults }: z.infer<typeof vitestReport>): Omit<Report, 'runner'> {
  const all = testResults.flatMap(({ assertionResults }) => assertionResults)
  const isWaiting = ({ status, tags }: (typeof all)[number]): boolean =>
    process.env.TESTS !== 'all' && status === 'skipped' && (tags?.includes('long') ?? false)
  const of = (status: string) => all.filter((one) => one.status === status).length
  const [passed, failed, waiting] = [of('passed'), of('failed'), all.filter(isWaiting).length]
  return {
    counts: { passed, failed: failed || (success ? 0 : 1), skipped: all.length - passed - failed - waiting, waiting, second: 0 },
    parts: testResults.map(({ name, startTime, endTime, assertionResults }) => ({
      file: relative(ROOT, name),
      ms: endTime - startTime,
      tests: assertionResults.filter((one) => !isWaiting(one)).length,
    })),
  }
}

/** A JSON report of vitest or Playwright. A run that failed outside its tests counts as one failure. Throws on other files. */
export function readReport(runner: string, report: unknown): Report {
  const playwright = playwrightReport.safeParse(report)
  return { runner, ...(playwright.success ? ofPlaywright(playwright.data) : ofVitest(vitestReport.parse(report))) }
}

const fileOf = (runner: string): string => join(ROOT, 'test-results', `${runner}.json`)

/** The reports of the last run. */
export const testReports = (): Report[] =>
  RUNNERS.filter((runner) => existsSync(fileOf(runner))).map((runner) =>
    readReport(runner, JSON.parse(readFileSync(fileOf(runner), 'utf8'))),
  )

export function removeReports(): void {
  for (const runner of RUNNERS) rmSync(fileOf(runner), { force: true })
}

export const sumOf = (reports: readonly Report[], key: keyof Counts): number => reports.reduce((sum, { counts }) => sum + counts[key], 0)
