import type { Page } from '@playwright/test'
import { reportPath, sampleProjects } from '../fixtures/sample-projects.ts'
import { expect, test } from '../fixtures/test.ts'

/** Cumulative layout shift of 0.1 is commonly called good. We allow a tenth of it per window and a fifth for the whole visit. */
const LARGEST_SHIFT = 0.02
const FONT_DELAY_MS = 1_000

interface Shift {
  value: number
  parts: string[]
}

/** Collects every layout shift without user input, from the first byte on, with the elements that moved. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen: Shift[] = []
    Object.assign(window, { shifts: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node?: Node }[]
      })[]) {
        if (entry.hadRecentInput) continue
        const parts = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.textContent)))
        seen.push({ value: entry.value, parts })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Scrolls through the page, so that parts hydrate and load as they come into view. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    const frame = () => new Promise(requestAnimationFrame)
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y)
      await frame()
      await frame()
    }
  })
  await page.waitForLoadState('networkidle')
}

for (const width of [1440, 390]) {
  for (const fonts of ['quick', 'slow'] as const) {
    test.describe(`${width} px, ${fonts} fonts`, () => {
      test.use({ viewport: { width, height: 900 } })

      for (const name of ['home', 'realAgent', 'realValue', 'report'] as const) {
        test(`${name} does not shift`, async ({ page, request }) => {
          const [project] = await sampleProjects(request)
          if (!project) throw new Error('the demo data has no project')
          if (fonts === 'slow')
            await page.route('**/*.woff2', async (route) => {
              await new Promise((resolve) => setTimeout(resolve, FONT_DELAY_MS))
              await route.continue()
            })
          await watchShifts(page)
          await page.goto({ home: '/', realAgent: '/realAgent', realValue: '/realValue', report: reportPath(project) }[name])
          await readToTheEnd(page)
          const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
          const sum = shifts.reduce((total, { value }) => total + value, 0)
          expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(LARGEST_SHIFT)
        })
      }
    })
  }
}
