import type { Page } from '@playwright/test'
import { graveBarriers } from '../fixtures/barriers.ts'
import { expect, test } from '../fixtures/test.ts'

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

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1440, 390]) {
    test.describe(`${width} px, ${colorScheme}`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } })

      test('has no serious barrier and fits its window', async ({ page }, info) => {
        await page.goto('/gallery')
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        expect(await graveBarriers(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        await hideWhatFloats(page)
        for (const chapter of CHAPTERS) {
          const path = info.outputPath(`${chapter}-${width}-${colorScheme}.png`)
          await page.locator(`#${chapter}`).screenshot({ path })
          info.attachments.push({ name: chapter, path, contentType: 'image/png' })
        }
      })
    })
  }
}

test('an error shows a second after typing stops, not before', async ({ page }) => {
  await page.goto('/gallery', { waitUntil: 'networkidle' })
  const email = page.locator('#text').getByLabel('Email').first()
  const alert = page.locator('#text').getByRole('alert').filter({ hasText: 'not an email address' })
  const before = await alert.count()
  await email.focus()
  await page.keyboard.type('ada@')
  await expect(page.locator('#text').getByText('Checking', { exact: true }).first()).toBeAttached()
  expect(await alert.count()).toBe(before)
  await expect(alert).toHaveCount(before + 1)
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
