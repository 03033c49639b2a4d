import { existsSync, readFileSync } from 'node:fs'
import { join, posix, relative } from 'node:path'
import { z } from 'zod'
import { ROOT } from './run.ts'

/** Where the minutes of the last `npm test` went, as a table of docs/testing.md: runner, file, seconds of one worker, tests. */

interface Part {
  file: string
  ms: number
  tests: number
}

const vitestReport = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number(), assertionResults: z.array(z.unknown()) })),
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
const playwrightReport = z.object({ suites: z.array(suite) })

const durations = ({ specs, suites = [] }: Suite): number[] => [
  ...specs.flatMap(({ tests }) => tests.map(({ results }) => results.reduce((sum, { duration }) => sum + duration, 0))),
  ...suites.flatMap(durations),
]

function partsOf(report: unknown): Part[] {
  const browser = playwrightReport.safeParse(report)
  if (browser.success) {
    return browser.data.suites.map((one) => {
      const all = durations(one)
      return { file: posix.join('tests/e2e', one.file), ms: all.reduce((a, b) => a + b, 0), tests: all.length }
    })
  }
  return vitestReport.parse(report).testResults.map(({ name, startTime, endTime, assertionResults }) => ({
    file: relative(ROOT, name),
    ms: endTime - startTime,
    tests: assertionResults.length,
  }))
}

const SHOWN = 12

for (const runner of ['unit', 'changes', 'provider', 'e2e']) {
  const path = join(ROOT, 'test-results', `${runner}.json`)
  if (!existsSync(path)) {
    console.error(`There is no ${path}: run "npm test" first.`)
    continue
  }
  const parts = partsOf(JSON.parse(readFileSync(path, 'utf8'))).toSorted((a, b) => b.ms - a.ms)
  const sum = (list: readonly Part[], key: 'ms' | 'tests') => list.reduce((total, part) => total + part[key], 0)
  const row = (name: string, list: readonly Part[]) => `| ${name} | ${(sum(list, 'ms') / 1000).toFixed(0)} | ${sum(list, 'tests')} |`
  console.log(`\n| ${runner} | seconds | tests |\n|---|---:|---:|`)
  for (const part of parts.slice(0, SHOWN)) console.log(row(`\`${part.file}\``, [part]))
  if (parts.length > SHOWN) console.log(row(`${parts.length - SHOWN} more files`, parts.slice(SHOWN)))
  console.log(row('**all**', parts))
}
