import { awake, expectNoBarrier } from '../fixtures/barriers.ts'
import { importedTest } from '../fixtures/imported-test.ts'
import { expect } from '../fixtures/test.ts'

const test = importedTest('sales')

test('official figures have their period and source, and a class of homes has an address', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/market-figures?countryCode=HK')
  await awake(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Market figures of Hong Kong')
  await expect(
    page.getByRole('img', { name: /^Index of prices, All classes: 98.5 at the start of Q1\s1999–Q1\s2026, 209.0 at its end/ }),
  ).toBeVisible()
  await expect(page.getByRole('table', { name: 'Kowloon' })).toContainText('$120,007')
  await expect(page.getByRole('main')).toContainText('None of these figures says what a single home is worth')
  await expect(page.getByRole('link', { name: /^Rating and Valuation Department/ }).first()).toBeVisible()
  await page.getByText('Figures as a table').click()
  await expect(page.getByRole('table', { name: /^Indices of the last quarter of each year/ })).toContainText('Q4 2025')
  await expectNoBarrier(page)
  await page.getByRole('navigation', { name: 'Class of homes' }).getByRole('link', { name: 'Class A', exact: true }).click()
  await expect(page).toHaveURL(/sizeClass=A/)
  await expect(page.getByRole('img', { name: /^Index of prices, Class A/ })).toBeVisible()
})

test("a home of an agency's own records is in the results and on the map, and has its report", async ({ page }) => {
  await page.goto('/search?countryCode=HK')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Made Gardens/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Made Gardens')
  await page.goto('/map?countryCode=HK')
  await expect(page.getByRole('main').getByText('Made Gardens').first()).toBeVisible()
  await page.goto('/data-sources?countryCode=HK')
  await expect(page.getByRole('heading', { name: 'An agency’s own records' })).toBeVisible()
  await expect(page.getByText('Demonstration data')).toHaveCount(0)
})

test.describe('Hong Kong with official figures alone', () => {
  const test = importedTest('part')

  for (const path of ['/', '/report/property', '/realValue', '/search', '/transaction-lists'])
    test(`${path} says what there is instead of homes, and leads to it`, async ({ page }) => {
      await page.goto(`${path}?countryCode=HK`)
      await awake(page)
      const main = page.getByRole('main')
      await expect(main.getByText('No sales of single homes are on record in Hong Kong')).toBeVisible()
      await expect(main).toContainText('prices and rents since 1979')
      await expect(main).toContainText('can be added as a table (CSV)')
      await expect(main).not.toContainText(/How good our estimates are|Open one now|0 projects · 0 sales|How it is made/)
      await main.getByRole('link', { name: 'Market figures of Hong Kong' }).click()
      await expect(page).toHaveURL(/market-figures/)
      await expectNoBarrier(page)
    })
})
