import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { systemChromium } from '../scripts/test-parts.ts'
import { E2E_URL } from './e2e/address.ts'

/** `npm run test:all`: what is tagged as long too, and every journey of a room on a phone. */
const isAll = process.env.TESTS === 'all'
const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 }

/** Journeys of a room run on a phone, and on a wide screen too in the long run; what is to be seen at both widths always runs at both. */
const ON_PHONE = /@phone/
const LONG = /@long/
const AT_BOTH = /@both/

/** Files with a journey that is tagged for a phone. */
const withPhone = (): string[] =>
  globSync('e2e/*.spec.ts', { cwd: import.meta.dirname }).filter((file) =>
    /'@(?:phone|both)'/.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
  )

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results/e2e',
  // a machine at a third of its usual speed must pass too; how fast a page is is measured elsewhere
  timeout: 150_000,
  expect: { timeout: 40_000 },
  fullyParallel: true,
  // two cores: with two workers, a third of the time nothing runs, because a test waits for a timer or a socket
  workers: 3,
  forbidOnly: true,
  grepInvert: isAll ? undefined : LONG,
  // a stalled machine can fail a test once, so only a second failure counts; a pass on the second try is reported as flaky
  retries: 1,
  reporter: [['line'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    baseURL: E2E_URL,
    locale: 'en-US',
    // recording every test is expensive, so a failed one is recorded at its second try
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: systemChromium(),
      // Maps use the same software renderer everywhere, for the same pixels. Pages do not: emulating a graphics card for them
      // took half of the browser's time.
      // The headless shell rounds the widths of letters to whole pixels unless it is told otherwise; browsers with a window do not.
      // Other websites of the tests have no address: the browser would take our own for one of a local network that they may not reach.
      args: [
        '--use-angle=swiftshader',
        '--disable-gpu-rasterization',
        '--disable-gpu-compositing',
        '--font-render-hinting=none',
        '--disable-features=LocalNetworkAccessChecks',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      ...(isAll ? {} : { grepInvert: [ON_PHONE, LONG] }),
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    // one journey a room; in the long run all of these rooms
    { name: 'phone', ...(isAll ? { testMatch: withPhone() } : { grep: [ON_PHONE, AT_BOTH] }), use: PHONE },
    // what the server answers, without a browser
    { name: 'served', testDir: 'served' },
  ],
  webServer: {
    command: 'node tests/e2e/server.ts',
    cwd: '..',
    url: `${E2E_URL}/healthz`,
    timeout: 480_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
})
