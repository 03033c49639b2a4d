import { awake, expectNoBarrier } from '../fixtures/barriers.ts'
import { importedTest } from '../fixtures/imported-test.ts'
import { openMap, total } from '../fixtures/map-page.ts'
import { expect } from '../fixtures/test.ts'
import { suggested, typeUntilAnswered } from '../fixtures/type-ahead.ts'

const test = importedTest('sales')

const at = (path: string) => `/en-MY${path}`

test.describe('Malaysia from files of NAPIC', () => {
  test('a scheme is found by its short name, and its report has its sales, their area of land and an estimate', async ({ page }) => {
    await page.goto(at('/search'))
    await typeUntilAnswered(page, 'taman bkt senja')
    await suggested(page).first().click()
    await page
      .getByRole('main')
      .getByRole('link', { name: /Taman Bukit Senja/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Taman Bukit Senja/)
    await awake(page)
    await expect(page.getByRole('heading', { name: /^Recorded deals/ })).toBeVisible()
    const main = page.getByRole('main')
    await expect(main).toContainText('72 sales')
    await expect(main).toContainText(/Estimate, sale, Dec\s2024.*RM\s\d{3},\d{3}/s)
    await expect(main.getByRole('columnheader', { name: 'Land area' }).first()).toBeAttached()
    await expect(main).not.toContainText(/HDB|S\$|caveat/)
    await expect(page.getByText('Demonstration data')).toHaveCount(0)
    await expectNoBarrier(page)
  })

  test('the map opens where the homes are and lists them', async ({ page }) => {
    await openMap(page, at('/map'))
    await expect(total(page)).toHaveAttribute('data-total', '4')
    const list = page.getByRole('region', { name: 'Projects in view' })
    await expect(list).toContainText('Vista "Senja"')
    await expect(list).toContainText('1 project is not on the map')
    await openMap(page, at('/map?at=2.2291_102.2912_15'))
    await expect(total(page)).toHaveAttribute('data-total', '1')
    await expect(list).toContainText('Taman Bukit Senja')
  })

  test('the market figures show how prices of each kind of home went, as a chart and as a table', async ({ page }) => {
    await page.goto('/market-figures?countryCode=MY')
    await awake(page)
    const chart = page.getByRole('img', { name: /^Index of recorded sales, Jan\s2023–\w+\s2024, at its end:/ })
    await expect(chart).toBeVisible()
    await page.getByText('Figures as a table').click()
    const years = page.getByRole('table', { name: 'The last month on record of each year' })
    await expect(years.getByRole('row').nth(1)).toContainText('2024')
    await expect(years.getByRole('row').nth(2)).toContainText('2023')
    await expectNoBarrier(page)
  })

  test('the sources say what was read and refused, until when and under which licence', async ({ page }) => {
    await page.goto(at('/data-sources'))
    const main = page.getByRole('main')
    await expect(main).toContainText('Sales recorded by NAPIC')
    await expect(main.getByRole('link', { name: /^National Property Information Centre/ }).first()).toHaveAttribute(
      'href',
      'https://napic.jpph.gov.my/',
    )
    await expect(main).toContainText('Jan 2023–Dec 2024')
    await expectNoBarrier(page)
  })
})
