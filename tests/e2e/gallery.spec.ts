import type { Page } from '@playwright/test'
import { graveBarriers, overflowOf } from '../fixtures/barriers.ts'
import { expect, test } from '../fixtures/test.ts'

/** With PICTURES=1 each is pictured for a person to look at. */
const CHAPTERS = [
  'type',
  'colour',
  'space',
  'actions',
  'text',
  'numbers',
  'choices',
  'overlays',
  'figures',
  'states',
  'charts',
  'pictures',
  'pages',
] as const

/** The bar and the help button would lie over every picture. */
const hideWhatFloats = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('.no-print')) {
      if (['sticky', 'fixed'].includes(getComputedStyle(part).position)) part.style.visibility = 'hidden'
    }
  })

for (const width of [1440, 390])
  test(`${width} px: has no serious barrier in either scheme, and fits its window`, async ({ page }, info) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/gallery')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await graveBarriers(page, { part: colorScheme === 'light' ? 'everything' : 'colours' })).toEqual([])
      if (process.env.PICTURES !== '1') continue
      await hideWhatFloats(page)
      for (const chapter of CHAPTERS) {
        const path = info.outputPath(`${chapter}-${width}-${colorScheme}.png`)
        await page.locator(`#${chapter}`).screenshot({ path })
        info.attachments.push({ name: chapter, path, contentType: 'image/png' })
      }
    }
  })

test('a carousel moves by itself after 8 s, but not while it has the focus and not with reduced motion', async ({ page }) => {
  await page.clock.install()
  await page.goto('/gallery', { waitUntil: 'networkidle' })
  const carousel = page.getByRole('region', { name: 'Projects' })
  const dot = (n: number) => carousel.getByRole('button', { name: `Show ${n} of 3` })
  await expect(dot(1)).toHaveAttribute('aria-current', 'true')
  await carousel.scrollIntoViewIfNeeded()
  await page.clock.runFor(8_200)
  await expect(dot(2)).toHaveAttribute('aria-current', 'true')
  await expect(carousel.getByRole('img').nth(1)).toBeInViewport({ ratio: 0.99 })
  await dot(2).focus()
  await page.clock.runFor(20_000)
  await expect(dot(2)).toHaveAttribute('aria-current', 'true')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await dot(2).blur()
  await expect(carousel.getByRole('list').first()).toHaveAttribute('aria-live', 'polite')
  await page.clock.runFor(20_000)
  await expect(dot(2)).toHaveAttribute('aria-current', 'true')
})
