import { expectNoBarrier } from '../fixtures/barriers.ts'
import { importedTest } from '../fixtures/imported-test.ts'
import { openMap, total } from '../fixtures/map-page.ts'
import { expect } from '../fixtures/test.ts'
import { suggested, typeUntilAnswered } from '../fixtures/type-ahead.ts'

const test = importedTest('sales')

const at = (path: string) => `/en-AU${path}`

test.describe('New South Wales from files of the Valuer General', () => {
  test('a building is found by its street, and the map says that it is placed by its suburb', async ({ page }) => {
    await page.goto(at('/search'))
    await typeUntilAnswered(page, '70 harbour st')
    await suggested(page).first().click()
    const main = page.getByRole('main')
    await expect(main).toContainText('70 Harbour Street')
    await expect(main).toContainText("O'Made Bay")
    await openMap(page, at('/map?at=-33.8801_151.2201_16&selected=2'))
    const callout = page.getByRole('region', { name: '70 Harbour Street' })
    await expect(callout).toContainText('Strata unit')
    await expect(callout).toContainText('Placed by suburb: the records do not say where it stands')
    await expect(callout.getByRole('link', { name: 'Open report' })).toHaveCount(0)
    await expectNoBarrier(page)
  })

  test('the map lists the homes of its view', async ({ page }) => {
    await openMap(page, at('/map?at=-33.8751_151.2151_13'))
    await expect(total(page)).toHaveAttribute('data-total', '5')
    const list = page.getByRole('region', { name: 'Projects in view' })
    await expect(list).toContainText('Madetown')
    await openMap(page, at('/map?at=-33.8701_151.2101_17&selected=1'))
    await expect(total(page)).toHaveAttribute('data-total', '1')
    // a school stands 130 m from the suburb's point, which says nothing about the houses
    await expect(page.getByRole('region', { name: 'Madetown', exact: true })).toContainText('Placed by suburb')
    await expect(page.getByRole('region', { name: 'Madetown', exact: true })).not.toContainText('on foot')
  })

  test('the sources say whose the records are, until when and under which licence', async ({ page }) => {
    await page.goto(at('/data-sources'))
    const main = page.getByRole('main')
    await expect(main).toContainText('Sales of homes in New South Wales')
    await expect(main.getByRole('link', { name: /^Valuer General of New South Wales/ }).first()).toHaveAttribute(
      'href',
      /valuation\.property\.nsw\.gov\.au/,
    )
    await expect(main).toContainText('Mar 2023–Dec 2023')
    await expect(page.getByText('Demonstration data')).toHaveCount(0)
    await expectNoBarrier(page)
  })
})
