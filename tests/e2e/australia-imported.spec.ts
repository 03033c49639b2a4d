import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { awake, expectNoBarrier } from '../fixtures/barriers.ts'
import { writeMadeNewSouthWales } from '../fixtures/made-new-south-wales.ts'
import { openMap, total } from '../fixtures/map-page.ts'
import { type OwnWorker, ownWorker } from '../fixtures/own-worker.ts'
import { expect, test } from '../fixtures/test.ts'
import { suggested, typeUntilAnswered } from '../fixtures/type-ahead.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

let worker: OwnWorker

const at = (path: string) => `${worker.url}/en-AU${path}`

test.describe('New South Wales from files of the Valuer General', () => {
  // the tests share one import
  test.describe.configure({ mode: 'serial' })

  test.beforeAll(async () => {
    test.setTimeout(180_000)
    worker = await ownWorker()
    const files = join(worker.state, 'files')
    mkdirSync(files)
    const args = [
      'scripts/data-import.ts',
      '--market',
      'AU',
      '--from',
      writeMadeNewSouthWales(files),
      '--persist',
      join(worker.state, 'v3'),
    ]
    execFileSync(process.execPath, args, { cwd: ROOT, stdio: 'pipe' })
    await worker.start()
  })
  test.afterAll(() => worker?.remove())

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

  test('the lists have each sale, the cheapest first, in dollars', async ({ page }) => {
    await page.goto(at('/transaction-lists?all=1&sort=price-low'))
    await awake(page)
    const main = page.getByRole('main')
    await expect(main.getByRole('row').nth(1)).toContainText('$400,000')
    await expect(main.getByRole('row').nth(1)).toContainText('Madetown')
    await expect(main.getByRole('row').nth(1)).toContainText('Vacant land')
    await expect(main).not.toContainText(/HDB|S\$|caveat/)
  })

  test('what the country has not stays closed', async ({ page }) => {
    for (const path of ['/report/realvalue/project/AU/private-stack/70-harbour-street', '/realValue']) {
      await page.goto(at(path))
      await expect(page).not.toHaveURL(/\/(report|realValue)\b/)
    }
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
