import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { awake, expectNoBarrier } from '../fixtures/barriers.ts'
import { openMap, total } from '../fixtures/map-page.ts'
import { type OwnWorker, ownWorker } from '../fixtures/own-worker.ts'
import { expect, test } from '../fixtures/test.ts'
import { suggested, typeUntilAnswered } from '../fixtures/type-ahead.ts'
import { madeVictoria } from '../import/made-victoria.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

let worker: OwnWorker

const at = (path: string) => `${worker.url}/en-AU${path}`

test.describe("Melbourne alone, from a file of Victoria's sales", () => {
  // the tests share one import
  test.describe.configure({ mode: 'serial' })

  test.beforeAll(async () => {
    test.setTimeout(180_000)
    worker = await ownWorker()
    const args = ['scripts/data-import.ts', '--market', 'AU', '--from', madeVictoria(), '--persist', join(worker.state, 'v3')]
    execFileSync(process.execPath, args, { cwd: ROOT, stdio: 'pipe' })
    await worker.start()
  })
  test.afterAll(() => worker?.remove())

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

  test('a list of deals has no column of floors where none is recorded', async ({ page }) => {
    await page.goto(at('/transaction-lists?all=1&sort=price-low'))
    await awake(page)
    await expect(page.getByRole('row').nth(1)).toContainText('$500,000')
    await expect(page.getByRole('columnheader', { name: 'Floor' })).toHaveCount(0)
  })
})
