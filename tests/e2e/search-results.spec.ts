import type { Page } from '@playwright/test'
import { wcagViolations } from '../fixtures/barriers.ts'
import { openMap } from '../fixtures/map-page.ts'
import { askToSave } from '../fixtures/save-search.ts'
import { expect, test } from '../fixtures/test.ts'
import { suggested, typeAhead, typeUntilAnswered } from '../fixtures/type-ahead.ts'

const total = (page: Page) => page.getByRole('heading', { level: 2, name: /projects?/ })

test('words that describe homes become filters, each of which can be removed', async ({ page }) => {
  await page.goto('/search?countryCode=SG&q=3+bedroom+condo+under+9m+punggol')
  await expect(page.getByText('Nothing is called “3 bedroom condo under 9m punggol”')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Private apartments/ })).toHaveAttribute('aria-current', 'true')
  const filters = page.getByRole('list', { name: 'Active filters' })
  await expect(filters.getByRole('link', { name: /Remove the filter Bedrooms: 3/ })).toBeVisible()
  expect(await wcagViolations(page)).toEqual([])
  await filters.getByRole('link', { name: /Remove the filter Last sale price/ }).click()
  await expect(page).toHaveURL(/beds=3/)
  await expect(page).not.toHaveURL(/price=/)
  await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('listitem')).toHaveCount(1)
})

test('rows of results and of the map say what the usual home is worth, and above them to which month and how close that comes', async ({
  page,
}) => {
  for (const [address, width] of [
    ['/search', 1440],
    ['/search', 390],
    ['/map', 1440],
    ['/map', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${address}?countryCode=SG`)
    const main = page.getByRole('main')
    await expect(main.getByText('How close estimates come is not measured here', { exact: false })).toHaveCount(1)
    await expect(main.getByText(/^Figures to [A-Z][a-z]{2}\s\d{4}/)).toHaveCount(1)
    await expect(main.getByText(/^Estimate \$[\d,]+ .*\s(sqft|sqm)( · floor \d+)?$/).first()).toBeVisible()
  }
})

test('words, filters and the circle go to the map and come back as chips', async ({ page }) => {
  await page.goto('/search?countryCode=SG&q=punggol&beds=3&price=_2000000&tenure=leasehold')
  const link = page.getByRole('link', { name: 'Show on map' })
  await expect(link).toHaveAttribute('href', /\/map\?.*q=punggol/)
  await expect(link).toHaveAttribute('href', /tenure=999\.99/)
  const href = (await link.getAttribute('href')) ?? ''
  await openMap(page, href)
  await expect(page.getByRole('button', { name: 'Remove the filter punggol' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Remove the filter Bedrooms/ })).toBeVisible()
})

test('every order is offered, and "nearest first" where there is a place to be near', async ({ page }) => {
  await page.goto('/search?countryCode=SG&q=punggol')
  const order = page.locator('summary').filter({ hasText: 'Sorted by' })
  await order.click()
  const orders = page.getByRole('list', { name: 'Sorted by' })
  for (const name of ['Newest sale', 'Price, low to high', 'Psf, high to low', 'Newest building'])
    await expect(orders.getByRole('link', { name })).toBeVisible()
  await expect(orders.getByRole('link', { name: 'Nearest first' })).toHaveCount(0)
  await orders.getByRole('link', { name: 'Psf, low to high' }).click()
  await expect(page).toHaveURL(/sort=psf-low/)
  await page.goto('/search?countryCode=SG&q=punggol+mrt')
  await page.locator('summary').filter({ hasText: 'Sorted by' }).click()
  await expect(page.getByRole('list', { name: 'Sorted by' }).getByRole('link', { name: 'Nearest first' })).toBeVisible()
})

test('one result fills its row, although nothing can narrow it', async ({ page }) => {
  await page.goto('/search?countryCode=SG&groups=public-stack')
  const name = (await page.getByRole('article').first().getByRole('heading').textContent()) ?? ''
  await page.goto(`/search?countryCode=SG&groups=public-stack&q=${encodeURIComponent(name)}`)
  const row = page.getByRole('article').first()
  await expect(row.getByRole('heading', { name })).toBeVisible()
  const { width = 0 } = (await row.boundingBox()) ?? {}
  // beside facets it would be 210 px
  expect(width).toBeGreaterThan(Math.min(700, (page.viewportSize()?.width ?? 0) - 60))
})

test('every page has an address, and Back returns to it where one was', async ({ page }) => {
  await page.goto('/search?countryCode=SG&page=2')
  const row = page.getByRole('article').nth(12)
  await row.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(200)
  const name = (await row.getByRole('heading').textContent()) ?? ''
  await row.getByRole('link').click()
  await expect(page).toHaveURL(/\/report\/|\/map/)
  await page.goBack()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('heading', { name }).first()).toBeInViewport()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('results, filters, order and the form are there', async ({ page }) => {
    await page.goto('/search?countryCode=SG&q=punggol&beds=3')
    await expect(total(page)).toBeVisible()
    expect(await page.getByRole('article').count()).toBeGreaterThan(0)
    await page.locator('summary').filter({ hasText: 'Sorted by' }).click()
    await page.getByRole('link', { name: 'Newest sale' }).click()
    await expect(page).toHaveURL(/sort=newest-sale/)
    await typeAhead(page).fill('bishan')
    await typeAhead(page).press('Enter')
    await expect(page).toHaveURL(/q=bishan/)
  })
  test('figures and a station narrow the results by the address that the map has, beside what was chosen', async ({ page }) => {
    await page.goto('/search?countryCode=SG&groups=private-stack&beds=3')
    const before = Number((await total(page).textContent())?.replace(/\D/g, ''))
    const filters = page.getByRole('navigation', { name: 'Narrow the results' })
    await filters.getByRole('textbox', { name: 'Completion, from' }).fill('1990')
    await filters.getByRole('textbox', { name: 'Floor area, up to' }).fill('3,000')
    await filters.getByRole('textbox', { name: 'Station', exact: true }).fill('punggol')
    await filters.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(/beds=3.*built=1990_.*area=_3000|area=_3000.*built=1990_/)
    await expect(page).toHaveURL(/reach=1\.4\d+_103\.9\d+_20/)
    await expect(page).not.toHaveURL(/minutes=|builtFrom/)
    expect(Number((await total(page).textContent())?.replace(/\D/g, ''))).toBeLessThan(before)
    await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Completion from 1990')
    // year and number of homes of a condominium
    await expect(page.getByRole('article').first()).toContainText(/complet\w+ (199|20)\d.*units/)
    await filters.getByRole('textbox', { name: 'Station', exact: true }).fill('nowhere at all')
    await filters.getByRole('button', { name: 'Apply' }).click()
    await expect(filters.getByText('No station is called “nowhere at all”.')).toBeVisible()
    await expect(page).toHaveURL(/built=1990_/)
  })
})

test('recent searches are removed one by one by key, or all together', async ({ page }) => {
  await page.goto('/search?countryCode=SG')
  for (const text of ['bishan', 'punggol']) {
    await typeUntilAnswered(page, text)
    await suggested(page).first().click()
    await expect(page).toHaveURL(new RegExp(text, 'i'))
    await page.goto('/search?countryCode=SG')
  }
  const recent = page.getByRole('group', { name: 'Recent searches' }).getByRole('option')
  await expect(async () => {
    await typeAhead(page).blur()
    await typeAhead(page).click()
    await expect(recent).toHaveCount(2, { timeout: 2_000 })
  }).toPass()
  await typeAhead(page).press('ArrowDown')
  await expect(recent.first()).toHaveAttribute('aria-selected', 'true')
  await typeAhead(page).press('Delete')
  await expect(recent).toHaveCount(1)
  await page.getByRole('button', { name: 'Forget all of them' }).click()
  await expect(recent).toHaveCount(0)
})

test('the list is announced, and nothing is requested while an input method composes', async ({ page }) => {
  await page.goto('/search?countryCode=SG')
  await typeUntilAnswered(page, 'bishan')
  const options = suggested(page)
  await expect(page.getByRole('status').filter({ hasText: 'suggestions' })).toHaveText(/\d+ suggestions/)
  await typeAhead(page).press('Escape')
  await expect(options).toHaveCount(0)

  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('_serverFn')) asked.push(request.url())
  })
  await typeAhead(page).dispatchEvent('compositionstart')
  await typeAhead(page).fill('宏茂')
  const quiet = page.waitForRequest((request) => request.url().includes('_serverFn'), { timeout: 700 })
  await expect(quiet).rejects.toThrow()
  expect(asked).toEqual([])
  await typeAhead(page).dispatchEvent('compositionend')
  await expect(options.first()).toContainText('Ang Mo Kio')
})

test.describe('offline', () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] })
  test('a type-ahead without a connection says so, and the search still works', async ({ page, context }) => {
    await page.goto('/search?countryCode=SG')
    await typeUntilAnswered(page, 'bis')
    await context.setOffline(true)
    await typeAhead(page).fill('punggol')
    await expect(page.getByRole('status').filter({ hasText: 'offline' })).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'All results for “punggol”' }).click()
    await expect(total(page)).toContainText('punggol')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('the open box takes the whole screen and closes again', async ({ page }) => {
    await page.goto('/search?countryCode=SG')
    await typeUntilAnswered(page, 'bishan')
    const form = page.locator('form').filter({ has: typeAhead(page) })
    await expect.poll(async () => form.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
    expect(await wcagViolations(page, 'search')).toEqual([])
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(suggested(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeInViewport()
  })
})

test('Chinese readers get Chinese places', async ({ page }) => {
  await page.goto('/search?countryCode=SG&locale=zh-HK')
  const chinese = page.locator('input[role=combobox]')
  await expect(async () => {
    await chinese.fill('')
    await chinese.fill('ang mo kio')
    await expect(suggested(page).first()).toBeVisible({ timeout: 3_000 })
  }).toPass()
  for (const text of await suggested(page).allTextContents()) expect(text).not.toMatch(/MRT station|region|\d projects?/i)
})

test('a search by minutes from a station is kept and named in words', async ({ page, newcomer }) => {
  await newcomer()
  const asked = await page.request.post('/graphql', {
    headers: { 'country-code': 'SG' },
    data: { query: '{ amenities(filter: { types: ["mrt"] }, first: 1) { nodes { name lat lng } } }' },
  })
  const [station] = ((await asked.json()) as { data: { amenities: { nodes: { name: string; lat: number; lng: number }[] } } }).data
    .amenities.nodes
  const reach = `${station?.lat.toFixed(5)}_${station?.lng.toFixed(5)}_15`
  await page.goto(`/search?countryCode=SG&reach=${reach}&beds=3`)
  await expect(page.getByRole('link', { name: `Remove the filter within 15 minutes of ${station?.name} station` })).toBeVisible()
  await askToSave(page)
  await expect(page.getByLabel('Name of the search')).toHaveValue(`Within 15 minutes of ${station?.name} station`)
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Saved searches' }).click()
  const item = page.getByRole('listitem').filter({ hasText: `Within 15 minutes of ${station?.name} station` })
  await expect(item.getByText(/Bedrooms: 3 · within 15 minutes of/)).toBeVisible()
  await expect(item.getByRole('combobox')).toHaveValue('WEEKLY')
})
