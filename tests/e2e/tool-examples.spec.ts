import type { Page } from '@playwright/test'
import { awake, expectNoBarrier } from '../fixtures/barriers.ts'
import { expect, test } from '../fixtures/test.ts'

const PAGES = [
  { path: '/realAgent', tools: ['Transaction lists', 'Market analysis', 'Property labels', 'Smart plan', 'Branded share pages'] },
  { path: '/realAgent/nonagent', tools: ['Transaction lists', 'Smart plan'] },
  { path: '/realAgent/subaccount', tools: ['Market analysis', 'Transaction lists'] },
  { path: '/realAgent/pricing', tools: ['Transaction lists', 'Market analysis', 'Branded share pages'] },
  { path: '/realAgent/subaccount/pricing', tools: ['Transaction lists', 'Market analysis', 'Branded share pages'] },
] as const

for (const country of ['SG', 'MY', 'HK'] as const)
  test(`${country}: pages show what the tools make of the records of today, also without scripts`, async ({ page, browser, baseURL }) => {
    const plain = await browser.newContext({ baseURL, javaScriptEnabled: false })
    const still = await plain.newPage()
    const expectTools = async (shown: Page, tools: readonly string[]) => {
      const section = shown.locator('section', { has: shown.getByRole('heading', { name: 'What the tools make' }) })
      for (const tool of tools) await expect(section.getByRole('heading', { name: tool })).toBeVisible()
      await expect(section).toContainText(/[\d,]+ sales in twelve months, at a median of/)
      await expect(section.getByRole('table', { name: /The newest sales/ }).getByRole('row')).toHaveCount(4)
    }
    for (const { path, tools } of PAGES) {
      await still.goto(`${path}?countryCode=${country}`)
      await expectTools(still, tools)
    }
    await plain.close()
    // scripts leave the same parts of all these pages as they are; other pages of Singapore are woken by `every-page`
    const [{ path, tools }] = PAGES
    await page.goto(`${path}?countryCode=${country}`)
    await awake(page)
    await expectTools(page, tools)
    await expectNoBarrier(page)
  })

test('an example leads to the list that it is taken from', async ({ page }) => {
  await page.goto('/realAgent?countryCode=SG')
  await awake(page)
  const section = page.locator('section', { has: page.getByRole('heading', { name: 'What the tools make' }) })
  const about = await section.getByText(/sales in twelve months, at a median of/).textContent()
  const [, count = ''] = /([\d,]+) sales/.exec(about ?? '') ?? []
  const first = await section
    .getByRole('table', { name: /The newest sales/ })
    .getByRole('rowheader')
    .first()
    .textContent()
  await section.getByRole('link', { name: 'Open this list' }).click()
  await expect(page.getByRole('main').getByRole('status').first()).toContainText(`${count} sales`)
  await expect(page.getByRole('row').nth(1)).toContainText((first ?? '').split(' ').at(-1) ?? '')
})
