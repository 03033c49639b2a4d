import { awake } from '../fixtures/barriers.ts'
import { expect, test } from '../fixtures/test.ts'

test('a search of advertised homes inside the app stays there (§2.8)', async ({ page }) => {
  await page.goto('/realListing/search?mobileView=1&for=rent')
  await awake(page)
  await page.getByRole('searchbox').fill('meadow')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/q=meadow/)
  await expect(page).toHaveURL(/mobileView=1/)
  await expect(page).toHaveURL(/for=rent/)
})

test('the dropdowns of the bar open on hover (§2.8)', async ({ page }) => {
  await page.goto('/about-us', { waitUntil: 'networkidle' })
  const button = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Products' })
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await button.hover()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(button.locator('xpath=..').getByRole('link').first()).toBeVisible()
})

test('the menu of narrow screens holds the account (§2.8)', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about-us?menu=1')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  // whole, above the lower edge of the window
  for (const name of ['Log in', 'Register']) await expect(menu.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 })
  const { name } = await signInAs('person')
  await page.goto('/about-us?menu=1')
  await expect(menu.getByRole('link', { name })).toHaveAttribute('href', /account-overview/)
  await expect(menu.getByRole('button', { name: 'Log out' })).toBeInViewport({ ratio: 1 })
  await expect(menu.getByRole('link', { name: 'Log in', exact: true })).toHaveCount(0)
})

test('a hint at the help buttons that was closed stays closed (§4)', async ({ page }) => {
  // the help hides where figures lie below it: these pages have none
  await page.goto('/terms-of-use')
  const close = page.getByRole('button', { name: 'Close this hint for good' })
  await close.click()
  await expect(close).toHaveCount(0)
  await page.goto('/terms-of-purchase', { waitUntil: 'networkidle' })
  await expect(page.locator('.no-print.fixed').getByRole('link').first()).toBeVisible()
  await expect(close).toHaveCount(0)
})

test('§9: every country of the picker is whole in its list of at most 100 px', async ({ page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(width === 390 ? '/about-us?menu=1' : '/about-us', { waitUntil: 'networkidle' })
    await page
      .getByRole('button', { name: /Singapore/ })
      .first()
      .click()
    const list = page.getByRole('dialog', { name: 'Country and language' }).getByRole('tabpanel').getByRole('list')
    await expect(list.getByRole('button')).toHaveText(['Singapore', 'Malaysia', 'Hong Kong', 'Australia'])
    for (const country of await list.getByRole('button').all()) await expect(country).toBeInViewport({ ratio: 1 })
    expect((await list.boundingBox())?.height).toBeLessThanOrEqual(100)
  }
})

test('the footer of a short page stays where it is while its last lines come', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1200 })
  await page.goto('/listing/0123456789abcdef')
  const footer = page.getByRole('contentinfo')
  const whole = await footer.boundingBox()
  expect((whole?.y ?? 0) + (whole?.height ?? 0)).toBe(1200)
  await footer.evaluate((element) => element.replaceChildren())
  expect(await footer.boundingBox()).toEqual(whole)
})

test('the first screen of a phone holds a whole home, with filters and in other words too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [path, home] of [
    ['/search', 'main article'],
    ['/search?beds=3&price=500000_&locale=ms-SG', 'main article'],
    ['/realListing/search', 'main article'],
    ['/realLaunch', 'main article'],
    ['/map', '[data-project]'],
  ] as const) {
    await page.goto(path)
    await expect(page.locator(home).first(), path).toBeInViewport({ ratio: 1 })
  }
})
