import { expectNoBarrier } from '../fixtures/barriers.ts'
import { importedTest } from '../fixtures/imported-test.ts'
import { openMap, total } from '../fixtures/map-page.ts'
import { expect } from '../fixtures/test.ts'
import { suggested, typeUntilAnswered } from '../fixtures/type-ahead.ts'

const test = importedTest('part')

const at = (path: string) => `/en-AU${path}`

test.describe("Melbourne alone, from a file of Victoria's sales", () => {
  test('both kinds of home are offered, a building is found by its short address and houses are told by their land', async ({
    page,
    isMobile,
  }) => {
    await page.goto(at('/search'))
    const kinds = page.getByRole('list', { name: 'Kind of home' })
    await expect(kinds.getByRole('listitem')).toHaveText([/All homes/, /1$/, /1$/])
    if (!isMobile) await expect(page.getByRole('main')).toContainText('Land area')
    await typeUntilAnswered(page, '56 nicholson st')
    await expect(suggested(page).first()).toContainText('56 Nicholson Street')
    await expectNoBarrier(page)
  })

  test('stations and tram stops are called so', async ({ page }) => {
    await page.goto(at('/search'))
    await typeUntilAnswered(page, 'victoria park')
    await expect(suggested(page).first()).toContainText('Train station')
    await typeUntilAnswered(page, 'victoria st/nich')
    await expect(suggested(page).first()).toContainText('Tram stop')
  })

  test('the map opens where the homes are', async ({ page }) => {
    await openMap(page, at('/map'))
    await expect(total(page)).toHaveAttribute('data-total', '2')
    await expect(page.getByRole('region', { name: 'Projects in view' })).toContainText('Turner Street, Abbotsford')
    await expect(page.getByRole('main')).not.toContainText('not on the map')
  })
})
