import { SCRIPT_BUDGETS } from '../fixtures/script-budgets.ts'
import { scriptsSent, TOOL_PAGES } from '../fixtures/sent-scripts.ts'
import { expect, test } from '../fixtures/test.ts'

test('the pages of the tools, and of homes of one’s own, load no more script than they may', async ({ page, signInAs }) => {
  await signInAs('subscriber')
  for (const address of TOOL_PAGES) {
    const { gzip } = await scriptsSent(page, address)
    expect.soft(gzip, `${address}, bytes of script`).toBeGreaterThan(0)
    expect.soft(gzip / 1_000, `${address}, kB of script`).toBeLessThanOrEqual(SCRIPT_BUDGETS.tool)
  }
})

test('what every page of a signed-in person asks by itself needs no caller of server functions', async ({ page, signInAs }) => {
  await signInAs('subscriber')
  const counted = page.waitForResponse((response) => response.url().includes('/_serverFn/'))
  await page.goto('/realAgent')
  expect((await counted).headers()['content-type']).toContain('application/json')
  await page.waitForLoadState('networkidle')
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(names.filter((name) => name.includes('serverFnFetcher'))).toEqual([])
})
