import type { Locator, Page } from '@playwright/test'
import { awake } from '../fixtures/barriers.ts'
import { expect, test } from '../fixtures/test.ts'

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await awake(page)
}

/** Presses Tab more often than the dialog has stops: the focus never reaches the page behind. */
async function expectToKeepTheFocus(page: Page, dialog: Locator): Promise<void> {
  for (let i = 0; i < 40; i += 1) {
    await page.keyboard.press('Tab')
    // after the last stop the focus passes through the browser's own bar
    const isInside = await dialog.evaluate(
      (element) => element.contains(document.activeElement) || document.activeElement === document.body,
    )
    expect(isInside).toBe(true)
  }
}

const scrolled = (page: Page) => page.evaluate(() => scrollY)

test('the first stop skips to the content', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
})

test('the dropdowns of the top bar: arrows, Escape, Tab and a link', async ({ page }) => {
  for (const name of ['Products', 'Tools for agents']) {
    await open(page, '/')
    const button = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name })
    const links = button.locator('xpath=..').getByRole('link')
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(links.first()).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(links.last()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toBeFocused()

    await page.keyboard.press('Space')
    for (let i = await links.count(); i >= 0; i -= 1) await page.keyboard.press('Tab')
    await expect(button).toHaveAttribute('aria-expanded', 'false')

    await button.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    const target = await links.first().getAttribute('href')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(target ?? '')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  }
})

test.describe('country and language', () => {
  test('both tabs, then Done', async ({ page }) => {
    await open(page, '/search')
    await page.getByRole('button', { name: /^Country and language/ }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Country and language' })
    await expect(dialog).toBeVisible()
    await expectToKeepTheFocus(page, dialog)

    await dialog.getByRole('tab', { name: 'Country' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByRole('tab', { name: 'Language' })).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowLeft')
    // §9: the list is 100 px high at most, and no country is cut off at its edge
    await expect(dialog.getByRole('button', { name: 'Australia' })).toBeInViewport({ ratio: 1 })
    await dialog.getByRole('button', { name: 'Hong Kong' }).focus()
    await page.keyboard.press('Space')
    await expect(dialog.getByRole('tab', { name: 'Language' })).toBeFocused()
    const chinese = dialog.getByRole('button', { name: '繁體中文' })
    await chinese.focus()
    await page.keyboard.press('Enter')
    await expect(chinese).toHaveAttribute('aria-pressed', 'true')
    await dialog.getByRole('button', { name: 'Done' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?locale=zh-HK')
    await expect(page.locator('html')).toHaveAttribute('data-country', 'HK')
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-HK')
    // LOCALE_COOKIE is off
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['countryCode'])
  })

  test('Escape and Cancel save nothing and give the focus back', async ({ page }) => {
    await open(page, '/search')
    const button = page.getByRole('button', { name: /^Country and language/ })
    const dialog = page.getByRole('dialog', { name: 'Country and language' })
    for (const leave of ['Escape', 'Cancel'] as const) {
      await button.focus()
      await page.keyboard.press('Enter')
      await dialog.getByRole('button', { name: 'Malaysia' }).focus()
      await page.keyboard.press('Enter')
      if (leave === 'Cancel') await dialog.getByRole('button', { name: 'Cancel' }).focus()
      await page.keyboard.press(leave === 'Cancel' ? 'Enter' : 'Escape')
      await expect(dialog).toBeHidden()
      await expect(button).toBeFocused()
    }
    await expect(button).toHaveAccessibleName(/Singapore · English/)
    expect(await page.evaluate(() => localStorage.getItem('countryCode'))).not.toBe('MY')
  })
})

test.describe('the menu of narrow screens', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('traps the focus, locks the page’s scroll, and gives the focus back', async ({ page }) => {
    await open(page, '/')
    const button = page.getByRole('button', { name: 'Open the menu' })
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
    await expectToKeepTheFocus(page, menu)
    await page.keyboard.press('End')
    await page.mouse.wheel(0, 2_000)
    expect(await scrolled(page)).toBe(0)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
    await expect(async () => {
      await page.keyboard.press('PageDown')
      expect(await scrolled(page)).toBeGreaterThan(0)
    }).toPass()
  })

  test('the address opens it, a link in it leads on, and the picker closes before it does', async ({ page }) => {
    await open(page, '/?menu=1')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    await menu.getByRole('button', { name: /^Country and language/ }).focus()
    await page.keyboard.press('Enter')
    const picker = page.getByRole('dialog', { name: 'Country and language' })
    await expect(picker).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(picker).toBeHidden()
    await expect(menu).toBeVisible()
    await menu.getByRole('link', { name: 'About us' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/about-us')
    await expect(menu).toBeHidden()
  })
})

test.describe('the overlay for signing in', () => {
  const overlay = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('heading', { level: 2 }) })

  test('opens over a page and closes: Escape, the button, each with the page as it was', async ({ page }) => {
    await open(page, '/search?q=bishan')
    for (const leave of ['Escape', 'Close'] as const) {
      const link = page.getByRole('banner').getByRole('link', { name: 'Log in' })
      await link.focus()
      await page.keyboard.press('Enter')
      await expect(overlay(page)).toBeVisible()
      await expect(page).toHaveURL(/[?&]auth=/)
      await expectToKeepTheFocus(page, overlay(page))
      if (leave === 'Close') await overlay(page).getByRole('button', { name: 'Close' }).focus()
      await page.keyboard.press(leave === 'Close' ? 'Enter' : 'Escape')
      await expect(overlay(page)).toBeHidden()
      await expect(page).toHaveURL('/search?q=bishan')
      await expect(link).toBeFocused()
    }
  })

  test('over a page that needs an account nothing closes it', async ({ page }) => {
    await open(page, '/user/account-overview')
    await expect(overlay(page)).toBeVisible()
    await expect(overlay(page).getByRole('button', { name: 'Close', exact: true })).toHaveCount(0)
    for (let i = 0; i < 3; i += 1) await page.keyboard.press('Escape')
    await expect(overlay(page)).toBeVisible()
    await expectToKeepTheFocus(page, overlay(page))
    // a click outside does not close it either
    await page.mouse.click(5, 400)
    await expect(overlay(page)).toBeVisible()
  })
})
