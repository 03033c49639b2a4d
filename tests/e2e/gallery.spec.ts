import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
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

      test('has no serious barrier and nothing that sticks out', async ({ page }, info) => {
        await page.goto('/gallery')
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        const { violations } = await new AxeBuilder({ page }).analyze()
        const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
        expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([])
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

test.describe('by keyboard alone', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test.beforeEach(async ({ page }) => {
    await page.goto('/gallery', { waitUntil: 'networkidle' })
  })

  test('a one-time code: typing moves on, backspace moves back, paste fills', async ({ page }) => {
    const field = page.locator('#numbers').getByRole('group', { name: 'One-time code' }).first()
    const boxes = field.locator('input')
    const value = page.locator('#numbers output').nth(2)
    await boxes.first().focus()
    await page.keyboard.type('12a3')
    await expect(boxes.nth(3)).toBeFocused()
    await page.keyboard.type('456')
    await expect(value).toHaveText('123456')
    await expect(boxes.nth(5)).toBeFocused()
    await page.keyboard.press('Backspace')
    await expect(boxes.nth(4)).toBeFocused()
    await expect(value).toHaveText('12345')
    await page.keyboard.press('Home')
    await page.evaluate(() => navigator.clipboard.writeText('98 76 54'))
    await page.keyboard.press('ControlOrMeta+v')
    await expect(value).toHaveText('987654')
  })

  test('a telephone number: code and number joined, or nothing', async ({ page }) => {
    const chapter = page.locator('#numbers')
    const number = chapter.getByLabel('Phone').first()
    const code = chapter.getByLabel('Country code').first()
    const value = chapter.locator('output').nth(1)
    await number.focus()
    await page.keyboard.type('9123 4567')
    await expect(value).toHaveText('+6591234567')
    await page.keyboard.press('Shift+Tab')
    await expect(code).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(value).toHaveText('+6091234567')
    await number.focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('+852 5123 4567')
    await expect(code).toHaveValue('+852')
    await expect(value).toHaveText('+85251234567')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('Delete')
    await expect(value).toHaveText('nothing')
  })

  test('a number: grouped while typing, and what is too much stays out', async ({ page }) => {
    const area = page.getByLabel('Floor area')
    await area.focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('98765')
    await expect(area).toHaveValue('9,876')
    await page.keyboard.type('x')
    await expect(area).toHaveValue('9,876')
    await page.keyboard.press('Home')
    await page.keyboard.press('Delete')
    await expect(area).toHaveValue('876')
    await page.keyboard.type('12')
    await expect(area).toHaveValue('1,876')
    await page.keyboard.press('Tab')
    await expect(area.locator('xpath=ancestor::div[2]').getByRole('status').last()).toHaveText('1876')
  })

  test('a range: a thumb moves, the number follows', async ({ page }) => {
    const price = page.getByRole('group', { name: 'Price' }).first()
    const low = price.getByRole('slider', { name: 'Minimum' })
    const before = await price.getByLabel('Minimum').last().inputValue()
    await low.focus()
    await page.keyboard.press('PageUp')
    await expect(price.getByLabel('Minimum').last()).not.toHaveValue(before)
    await page.keyboard.press('Home')
    await expect(price.getByLabel('Minimum').last()).toHaveValue('')
  })

  test('a combobox', async ({ page }) => {
    const box = page.getByRole('combobox', { name: 'Project or station' })
    await box.focus()
    await page.keyboard.type('outr')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option', { name: 'Outram Park' })).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page.locator('#choices output')).toHaveText('Outram Park')
  })

  test('tabs and menu', async ({ page }) => {
    await page.getByRole('tab', { name: 'Sales' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Rentals' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel')).toContainText('Nothing has this name')
    const trigger = page.getByRole('button', { name: 'Sort by' })
    await trigger.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Newest first' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(trigger).toHaveText('Sort by: Lowest price')
    await expect(trigger).toBeFocused()
  })

  test('a dialog keeps the focus, a popover opens inside it, and both give the focus back', async ({ page }) => {
    const trigger = page.getByRole('button', { name: 'Open dialog' })
    const dialog = page.getByRole('dialog', { name: 'Remove this search' })
    await trigger.focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    const inside = dialog.getByRole('button', { name: 'What is psf' })
    await inside.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'What is psf' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'What is psf' })).toBeHidden()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(trigger).toBeFocused()
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Remove', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Search removed', { exact: true })).toBeVisible()
  })

  test('a carousel goes round and pauses', async ({ page }) => {
    const carousel = page.getByRole('region', { name: 'Projects' })
    const dot = (n: number) => carousel.getByRole('button', { name: `Show ${n} of 3` })
    await carousel.getByRole('button', { name: 'Next' }).focus()
    await page.keyboard.press('Enter')
    await expect(dot(2)).toHaveAttribute('aria-current', 'true')
    await expect(carousel.getByRole('img').nth(1)).toBeInViewport()
    await carousel.getByRole('list').first().focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(dot(3)).toHaveAttribute('aria-current', 'true')
    await carousel.getByRole('button', { name: 'Pause' }).focus()
    await page.keyboard.press('Enter')
    await expect(carousel.getByRole('button', { name: 'Play' })).toBeFocused()
  })
})

test('an error shows a second after typing rests, not before', async ({ page }) => {
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

test('a carousel turns by itself after 8 s, but not under the focus and not with less motion', async ({ page }) => {
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
