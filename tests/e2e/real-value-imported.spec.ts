import { hasRealData, importSlice } from '../fixtures/imported-slice.ts'
import { type OwnWorker, ownWorker } from '../fixtures/own-worker.ts'
import { expect, test } from '../fixtures/test.ts'

let worker: OwnWorker

/** Opens the tool at a block of the imported files. */
const at = (slug: string) => `${worker.url}/realValue?countryCode=SG&projectType=public-stack&projectSlug=${slug}`

test.describe(`homes of the published files${hasRealData ? '' : ' (skipped: no real data)'}`, () => {
  test.skip(!hasRealData, 'skipped: no real data')
  // both tests share one import
  test.describe.configure({ mode: 'serial' })

  test.beforeAll(async () => {
    test.setTimeout(300_000)
    worker = await ownWorker()
    importSlice(worker.state)
    await worker.start()
  })
  test.afterAll(() => worker?.remove())

  test('a block is valued by the fitted engine, from its own sales, with rising history', async ({ page }) => {
    await page.goto(at('blk-89-tanglin-halt-road'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blk 89 Tanglin Halt Rd')
    const estimate = page.getByRole('region', { name: /^Estimate, sale, Jul 2025/ })
    await expect(estimate).toContainText('no back-test of them is on record here')
    await expect(estimate).toContainText('Fitted method')
    // four-room flats of the block sold for 840,000 to 1,100,000 in the year before
    const value = Number(((await estimate.locator('p').first().textContent()) ?? '').replaceAll(/\D/g, ''))
    expect(value).toBeGreaterThan(850_000)
    expect(value).toBeLessThan(1_150_000)
    const sales = page.getByRole('region', { name: /^Comparable sales/ })
    await expect(sales.getByRole('row')).toHaveCount(13)
    await expect(sales).toContainText('same project')
    await expect(page.getByRole('img', { name: /^Estimates of this home/ })).toBeVisible()
    await expect(page.getByText('Demonstration data')).toHaveCount(0)
  })

  test('a one-of-a-kind home is refused: one of the few terrace houses that the housing board built', async ({ page }) => {
    await page.goto(at('blk-41-stirling-road'))
    const refusal = page.getByRole('region', { name: 'Refused: too little evidence' })
    await expect(refusal).toContainText('Too few comparable sales')
    await expect(refusal).toContainText(/Usable sales: 1\. Needed: \d/)
    await expect(refusal).toContainText('What would help')
    await expect(refusal).toContainText('Last recorded sale here')
  })
})
