import { existsSync } from 'node:fs'
import { z } from 'zod'
import { run } from './run.ts'

export interface Counts {
  passed: number
  failed: number
  skipped: number
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  success: z.boolean(),
})
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
})

/** Counts of a JSON report of vitest or Playwright. A run that failed outside its tests counts as one failure. Throws on other files. */
export function countOf(report: unknown): Counts {
  const playwright = playwrightReport.safeParse(report)
  if (playwright.success) {
    const { stats, errors } = playwright.data
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected || Math.min(1, errors.length), skipped: stats.skipped }
  }
  const vitest = vitestReport.parse(report)
  const failed = vitest.numFailedTests || (vitest.success ? 0 : 1)
  return { passed: vitest.numPassedTests, failed, skipped: vitest.numPendingTests + vitest.numTodoTests }
}

export const addCounts = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
})

/** Debian's packages. The first is the browser without a window: a run takes a third less processor with it. */
const CHROMIUM_PACKAGES = ['chromium-headless-shell', 'chromium']

/** The system's Chromium, or the one that CHROMIUM_PATH names; undefined where there is none, and Playwright's own is meant. */
export const systemChromium = (): string | undefined =>
  [process.env.CHROMIUM_PATH ?? '', ...CHROMIUM_PACKAGES.map((name) => `/usr/bin/${name}`)].find((path) => path && existsSync(path))

/** A browser for the tests: the system's Chromium, else Debian's by apt-get, else Playwright's own. False, with a message, when there is none. */
export async function ensureChromium(): Promise<boolean> {
  if (systemChromium()) return true
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('Installing Chromium by apt-get…')
    const apt = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } }
    await run('apt-get', ['update', '-q'], apt)
    for (const name of CHROMIUM_PACKAGES) {
      await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], apt)
      if (systemChromium()) return true
    }
  }
  console.log('Installing Chromium by Playwright…')
  const { code, output } = await run('playwright', ['install', 'chromium-headless-shell'], { quiet: true })
  if (code === 0) return true
  console.error(
    `${output}\nThere is no Chromium. Install it (Debian: apt-get install chromium), or point CHROMIUM_PATH at one, and run the command again.`,
  )
  return false
}
