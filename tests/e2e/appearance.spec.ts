import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { colourTokens } from '../../src/features/shared/ui/contrast.ts'
import { graveBarriers, overflowOf } from '../fixtures/barriers.ts'
import { reportPath, sampleProjects } from '../fixtures/sample-projects.ts'
import { expect, test } from '../fixtures/test.ts'

/** The home page, a report, and a page of every layout of §2.8. With PICTURES=1 each is pictured for a person to look at. */
const PAGES = {
  home: '/',
  report: '',
  search: '/search?q=park',
  map: '/map',
  realAgent: '/realAgent',
  nonAgent: '/realAgent/nonagent',
  realListing: '/realListing',
  realValue: '/realValue',
  real360: '/real360/pricing',
  fullscreen: '/real360/no-such-tour',
  blank: '/plugin/report-property',
  overlay: '/contact?auth=true&authKey=login',
  'not found': '/nothing-here',
} as const

const paper = colourTokens(readFileSync(join(import.meta.dirname, '../../src/features/shared/ui/tokens.css'), 'utf8')).get('paper')

const HEIGHT = 900

// pages of what does not exist answer 404
test.use({ expectedComplaints: [/status of 404/], reducedMotion: 'reduce' })

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, viewport: { width: 1440, height: HEIGHT } })

    for (const [name, path] of Object.entries(PAGES)) {
      test(name, async ({ page, request }, info) => {
        const [project] = await sampleProjects(request)
        if (!project) throw new Error('the demo data has no project')
        await page.goto(path || reportPath(project), { waitUntil: 'networkidle' })
        await expect(page.locator('body')).toHaveCSS('background-color', `oklch(${paper?.[colorScheme].join(' ')})`)
        await expect(page.locator('body')).toHaveCSS('color-scheme', 'light dark')
        for (const width of [1440, 390]) {
          await page.setViewportSize({ width, height: HEIGHT })
          // a narrower map asks for other homes, and its list is dimmed until they arrive
          if (name === 'map') {
            await page.reload({ waitUntil: 'networkidle' })
            await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
          }
          expect.soft(await overflowOf(page), `scrolls sideways at ${width} px`).toBeLessThanOrEqual(0)
          expect.soft(await graveBarriers(page, { part: 'colours' }), `${width} px`).toEqual([])
          if (!process.env.PICTURES) continue
          const picture = info.outputPath(`${name}-${width}-${colorScheme}.png`)
          await page.screenshot({ path: picture, fullPage: !['map', 'overlay', 'fullscreen'].includes(name) })
          info.attachments.push({ name: `${name} ${width}`, path: picture, contentType: 'image/png' })
        }
      })
    }
  })
}
