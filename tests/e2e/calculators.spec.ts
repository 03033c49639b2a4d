import { graveBarriers } from '../fixtures/barriers.ts'
import { expect, test } from '../fixtures/test.ts'

const PAGE = '/realValue/calculators'

test('a change updates the result at once, is announced, and kept in the address', async ({ page }) => {
  await page.goto(`${PAGE}?countryCode=SG&price=1500000&day=2026-11-20`)
  await page.getByLabel('Who buys').selectOption('Foreigner')
  await expect(page.getByText('$944,600', { exact: true })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '$944,600' })).toBeAttached()
  await expect(page).toHaveURL(/buyer=foreigner/)
  await page.getByRole('textbox', { name: 'Price' }).fill('2000000')
  await expect(page.getByText('$1,269,600', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText('$1,269,600', { exact: true })).toBeVisible()
})

test('works by keyboard, and what was entered goes along to the next calculator', async ({ page }) => {
  await page.goto(`${PAGE}?countryCode=SG&day=2026-11-20`)
  await page.getByRole('textbox', { name: 'Price' }).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('800000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('$18,600', { exact: true }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Loan', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/tool=loan/)
  await expect(page.getByRole('textbox', { name: 'Price' })).toHaveValue('800,000')
  await expect(page.getByText('$600,000', { exact: true }).first()).toBeVisible()
})

test('treats sellers in Singapore by the day they bought', async ({ page }) => {
  await page.goto(`${PAGE}?countryCode=SG&tool=sell&price=1000000&boughtOn=2025-07-04&day=2026-07-03`)
  await expect(page.getByText('$160,000', { exact: true }).first()).toBeVisible()
  await page.getByLabel('Bought on').fill('2025-07-03')
  await expect(page.getByText('$120,000', { exact: true }).first()).toBeVisible()
})

test('computes the duties of Hong Kong, Malaysia and Australia, without barriers, and says where a table may have changed', async ({
  page,
}) => {
  const mayHaveChanged = page.getByText(/known to hold for contracts up to/)
  for (const [country, search, amount] of [
    ['HK', 'price=110000000&day=2026-11-20', '$7,150,000'],
    ['MY', 'price=1500000&buyer=foreigner&day=2026-11-20', 'RM 120,000'],
    ['AU', 'price=1000000&buyer=foreigner&state=VIC&day=2026-06-01', '$135,000'],
  ] as const) {
    await page.goto(`${PAGE}?countryCode=${country}&${search}`)
    await expect(page.getByText(amount.replace(' ', ' '), { exact: true }).first()).toBeVisible()
    await expect(mayHaveChanged).toHaveCount(0)
    expect(await graveBarriers(page), country).toEqual([])
  }
  await page.goto(`${PAGE}?countryCode=AU&day=2027-07-01`)
  await expect(mayHaveChanged.first()).toBeVisible()
})

test('fits a phone’s width in Chinese', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const tool of ['buy', 'sell', 'loan', 'instalment', 'yield']) {
    await page.goto(`${PAGE}?locale=zh-HK&countryCode=HK&tool=${tool}`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-HK')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('香港')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('is a plain form that keeps country and language', async ({ page }) => {
    await page.goto(`${PAGE}?locale=zh-HK&countryCode=HK`)
    await page.getByRole('textbox').first().fill('9,500,000')
    await page.getByRole('button', { name: '計算' }).click()
    await expect(page).toHaveURL(/price=9/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-HK')
    await expect(page.getByText('$320,000', { exact: true }).first()).toBeVisible()
  })
})

test('is found from the footer, in Australia too', async ({ page }) => {
  await page.goto('/?countryCode=AU')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Calculators' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Australia')
})
