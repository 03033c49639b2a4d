import { describe, expect, it } from 'vitest'
import { LIMITS, stagesFrom, testStages, verifyStages } from '../../scripts/lanes.ts'
import { CHROMIUM_LEAST, chromiumVersion } from '../../scripts/test-parts.ts'
import { readReport, sumOf } from '../../scripts/test-reports.ts'

const vitestReport = (...results: [status: string, ...tags: string[]][]) => ({
  success: true,
  testResults: [
    { name: '/a.test.ts', startTime: 1_000, endTime: 3_500, assertionResults: results.map(([status, ...tags]) => ({ status, tags })) },
  ],
})
const suite = (file: string, ...durations: number[]) => ({
  file,
  specs: durations.map((duration) => ({ tests: [{ results: [{ duration }] }] })),
})
const playwrightReport = (stats: object, errors: string[] = []) => ({
  stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  errors,
  suites: [{ ...suite('a.spec.ts', 10), suites: [suite('a.spec.ts', 20, 30)] }],
})

describe('the report of a run', () => {
  it('does not count as skipped what a tag leaves for the long run', () => {
    const { counts, parts } = readReport('unit', vitestReport(['passed'], ['passed', 'long'], ['skipped', 'long'], ['skipped'], ['todo']))
    const waits = process.env.TESTS !== 'all'
    expect(counts).toEqual({ passed: 2, failed: 0, skipped: waits ? 2 : 3, waiting: waits ? 1 : 0, second: 0 })
    expect(parts).toEqual([{ file: expect.stringContaining('a.test.ts'), ms: 2_500, tests: waits ? 4 : 5 }])
  })

  it('counts what passed at the second try as passed, and says so', () => {
    const { counts, parts } = readReport('e2e', playwrightReport({ expected: 3, flaky: 2, skipped: 1 }))
    expect(counts).toEqual({ passed: 5, failed: 0, skipped: 1, waiting: 0, second: 2 })
    expect(parts).toEqual([{ file: 'tests/e2e/a.spec.ts', ms: 60, tests: 3 }])
  })

  it('counts a run that failed outside its tests as one failure', () => {
    const reports = [
      readReport('unit', { ...vitestReport(['passed']), success: false }),
      readReport('e2e', playwrightReport({}, ['no server'])),
      readReport('unit', { ...vitestReport(['failed'], ['failed']), success: false }),
    ]
    expect(reports.map(({ counts }) => counts.failed)).toEqual([1, 1, 2])
    expect(sumOf(reports, 'failed')).toBe(4)
    expect(() => readReport('unit', { half: 'a report' })).toThrow()
  })
})

describe('lanes', () => {
  const secondsOf = (stages: ReturnType<typeof testStages>) =>
    stages.reduce((sum, stage) => sum + Math.max(...stage.map((lane) => lane.reduce((whole, step) => whole + step.seconds, 0))), 0)

  it('stay within their limits by the seconds that are written down', () => {
    expect(secondsOf(verifyStages(false))).toBeLessThan(60 * LIMITS.verify)
    expect(secondsOf(testStages(false))).toBeLessThan(60 * LIMITS.test)
  })

  it('begin with what verify runs, and name each step once', () => {
    const names = (stages: ReturnType<typeof testStages>) => stages.flat(2).map(({ name }) => name)
    for (const isAll of [false, true]) {
      expect(names(testStages(isAll))).toEqual(expect.arrayContaining(names(verifyStages(isAll))))
      expect(new Set(names(testStages(isAll))).size).toBe(names(testStages(isAll)).length)
    }
    expect(names(testStages(true))).toEqual(expect.arrayContaining(['lighthouse', 'first visit', 'bench']))
  })

  it('leave out what is long unless all is asked for', () => {
    const isLeftOut = (isAll: boolean) =>
      testStages(isAll)
        .flat(2)
        .filter(({ command }) => command === 'vitest')
        .map(({ args }) => args.includes('--tags-filter=!long'))
    expect([isLeftOut(false), isLeftOut(true)]).toEqual([Array(3).fill(true), Array(3).fill(false)])
  })

  it('go on from a step, with what comes after it', () => {
    const names = (from: string) =>
      stagesFrom(testStages(true), from)
        ?.flat(2)
        .map(({ name }) => name)
    expect(names('attack')).toEqual(['attack', 'proofs', 'mutants', 'lighthouse', 'first visit', 'bench'])
    expect(names('types')).toEqual(expect.arrayContaining(['half changes', 'demonstration', 'unit tests', 'bench']))
    expect(names('types')).not.toContain('boundaries')
    expect(names('tea')).toBeUndefined()
  })
})

it('the version of a Chromium is read from what it says', () => {
  expect(['Chromium 156.0.7001.1 built on Debian', 'Chromium 150.0.1.2', 'no such file'].map(chromiumVersion)).toEqual([
    CHROMIUM_LEAST,
    150,
    0,
  ])
})
