import { readFile } from 'node:fs/promises'
import Papa from 'papaparse'
import { awake, expectNoBarrier } from '../fixtures/barriers.ts'
import { firstPaint, holdScripts } from '../fixtures/early-entry.ts'
import { expect, test } from '../fixtures/test.ts'

const COUNTRIES = ['SG', 'MY', 'HK'] as const

for (const country of COUNTRIES)
  test(`${country}: a visitor chooses an area, narrows it, groups it and sees its chart, also without scripts`, {
    tag: country === 'SG' ? '@phone' : [],
  }, async ({ page, browser }) => {
    // the list of one country has no parts of its own: its beginning and its rows are looked at once
    const isFirst = country === COUNTRIES[0]
    await page.goto(`/transaction-lists?countryCode=${country}`)
    await awake(page)
    if (isFirst) await expectNoBarrier(page)
    const areas = page.getByRole('navigation', { name: 'Areas' })
    await areas.getByRole('link').nth(1).click()
    const totals = page.getByRole('main').getByRole('status').first()
    await expect(totals).toContainText(/[\d,]+ sales? · median/)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    if (isFirst) await expectNoBarrier(page)

    await page.getByRole('link', { name: 'By project' }).click()
    await expect(page.getByRole('table', { name: 'Deals in groups, as paid' })).toBeVisible()
    await page.getByRole('link', { name: 'Months' }).click()
    await expect(page.getByRole('figure', { name: 'Price per square foot by month' })).toBeVisible()
    await page.getByRole('link', { name: 'Spread', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Chart' })).toBeVisible()
    await page.getByRole('link', { name: 'Price by size' }).click()
    const scatter = page.getByRole('figure', { name: /Price per square foot against size/ })
    await scatter.getByText('Figures as a table').click()
    await expect(scatter.getByRole('table').getByRole('row').nth(1)).toContainText(/n\s\d/)
    await expectNoBarrier(page)

    const plain = await browser.newContext({ viewport: page.viewportSize(), javaScriptEnabled: false })
    const other = await plain.newPage()
    await other.goto(page.url())
    await expect(other.getByRole('main').getByRole('status').first()).toContainText(/[\d,]+ sales? · median/)
    await plain.close()
  })

test('the question is a form: what is typed becomes a short address, and the rows follow it', async ({ page }) => {
  await page.goto('/transaction-lists?countryCode=SG&all=1&from=2025-01')
  await awake(page)
  const narrow = page.getByRole('navigation', { name: 'Narrow the results' })
  const summary = narrow.locator('summary')
  if (await summary.isVisible()) await summary.click()
  await narrow.getByRole('textbox', { name: 'Price, up to' }).first().fill('600,000')
  await narrow.getByRole('combobox', { name: 'Kind of deal' }).selectOption('resale')
  await narrow.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/priceMax=600000/)
  await expect(page).toHaveURL(/deal=resale/)
  await page.getByRole('columnheader', { name: 'Price' }).getByRole('link').click()
  await expect(page).toHaveURL(/sort=price-high/)
  await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending')
})

test('a long list begins where its reader wants, by what it is ordered by', async ({ page, browser }) => {
  const whole = '/transaction-lists?countryCode=SG&all=1'
  await page.goto(whole)
  await awake(page)
  await page.getByRole('textbox', { name: 'Go to month' }).fill('2021-03')
  await page.getByRole('button', { name: 'Go', exact: true }).click()
  await expect(page).toHaveURL(/start=2021-03/)
  await expect(page.getByRole('row').nth(1)).toContainText('Mar 2021')
  await page.getByRole('columnheader', { name: 'Price' }).getByRole('link').click()
  await expect(page).not.toHaveURL(/start=/)
  await page.getByRole('textbox', { name: /Go to price/ }).fill('1,000,000')
  await page.getByRole('button', { name: 'Go', exact: true }).click()
  await expect(page).toHaveURL(/start=1000000/)
  await expect(page.getByRole('row').nth(1)).toContainText(/\$1,000,000|\$9\d\d,/)
  await page.getByRole('link', { name: 'From the first row' }).click()
  await expect(page).not.toHaveURL(/start=/)

  const plain = await browser.newContext({ viewport: page.viewportSize(), javaScriptEnabled: false })
  const other = await plain.newPage()
  await other.goto(new URL(whole, page.url()).href)
  await other.getByRole('textbox', { name: 'Go to month' }).fill('2021-03')
  await other.getByRole('button', { name: 'Go', exact: true }).click()
  await expect(other.getByRole('row').nth(1)).toContainText('Mar 2021')
  await plain.close()
})

test('a list of an area is addressed by what holds across editions; the number of an older address still opens its area', async ({
  page,
}) => {
  await page.goto('/transaction-lists?countryCode=SG')
  await awake(page)
  const link = page.getByRole('navigation', { name: 'Areas' }).getByRole('link').nth(1)
  const name = (await link.textContent()) ?? ''
  await link.click()
  await expect(page).toHaveURL(/areaId=[a-z-]+\.[a-z-]+/)
  const totals = page.getByRole('main').getByRole('status').first()
  const told = await totals.textContent()
  const older = new URL(page.url())
  older.searchParams.set('areaId', '1')
  expect(older.searchParams.get('q')).toBe(name)
  await page.goto(older.href)
  await expect(totals).toHaveText(told ?? '')
})

test('a client who narrows a shared list keeps its agent beside it, and finds back', async ({ page }) => {
  await page.goto('/transaction-lists?countryCode=SG&transactionlist=demkeptdeafs')
  await awake(page)
  const shared = page.getByRole('region', { name: 'Shared list' })
  await expect(shared).toContainText('Four rooms')
  const narrow = page.getByRole('navigation', { name: 'Narrow the results' })
  const summary = narrow.locator('summary')
  if (await summary.isVisible()) await summary.click()
  await narrow.getByRole('combobox', { name: 'Kind of deal' }).selectOption('resale')
  await narrow.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/deal=resale/)
  await expect(page).toHaveURL(/transactionlist=demkeptdeafs/)
  await expect(shared).toContainText('You have changed what is shown.')
  await shared.getByRole('link', { name: 'The list as it was shared' }).click()
  await expect(page).not.toHaveURL(/deal=resale/)
  await expect(shared).not.toContainText('You have changed')
})

test('a long list is read on without blank lines, and only the lines near the window are in the page', async ({ page }) => {
  await page.goto('/transaction-lists?countryCode=SG&all=1')
  await awake(page)
  const lines = page.locator('tbody tr[data-index]')
  await expect(async () => {
    await page.mouse.wheel(0, 4_000)
    await expect(lines.first()).toBeVisible()
    expect(Number(await lines.last().getAttribute('data-index'))).toBeGreaterThan(400)
  }).toPass()
  expect(await lines.count()).toBeLessThan(200)
})

test('an agent with a plan keeps a list, shares it by link, and saves it as a spreadsheet', async ({ page, browser, signInAs }) => {
  test.slow()
  const account = await signInAs('subscriber')
  const name = `Evidence ${crypto.randomUUID().slice(0, 8)}`
  await page.goto(`/realAgent/transaction-lists?countryCode=SG&all=1&from=2025-01&priceMin=${Date.now() % 400_000}`)
  await awake(page)
  await page.getByRole('textbox', { name: 'Name of the list' }).fill(name)
  await page.getByRole('button', { name: 'Keep this list' }).click()
  const kept = page.getByRole('list', { name: 'Kept lists' }).getByRole('listitem').filter({ hasText: name })
  await expect(kept).toBeVisible()
  await kept.getByRole('button', { name: 'Tell me of new deals' }).click()
  await expect(kept.getByRole('button', { name: 'Told of new deals' })).toBeVisible()
  await kept.getByRole('button', { name: 'Share by link' }).click()
  const link = kept.getByRole('link', { name: 'this link' })
  await expect(link).toBeVisible()
  await expectNoBarrier(page)

  const plain = await browser.newContext({ viewport: page.viewportSize(), javaScriptEnabled: false })
  const client = await plain.newPage()
  await client.goto((await link.getAttribute('href')) ?? '')
  const shared = client.getByRole('region', { name: 'Shared list' })
  await expect(shared).toContainText(name)
  await expect(shared).toContainText(account.licence?.number ?? 'a licence')
  await expect(client.getByRole('main').getByRole('status').first()).toContainText(/sales? · median/)
  await plain.close()

  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 60_000 }),
    page.getByRole('button', { name: 'Save as a spreadsheet' }).click(),
  ])
  const rows = Papa.parse<string[]>((await readFile(await download.path(), 'utf8')).replace('\uFEFF', ''), { skipEmptyLines: true }).data
  expect(rows[0]?.slice(0, 2)).toEqual(['month', 'project'])
  expect(rows.length).toBeGreaterThan(10)
  expect(rows.at(-1)?.[0]).toContain('sources')
  await kept.getByRole('button', { name: 'Delete' }).click()
  await kept.getByRole('button', { name: 'Delete it now' }).click()
  await expect(kept).toHaveCount(0)
})

test('what is pressed beside kept lists before the page wakes is done when it does', async ({ page, signInAs }) => {
  test.slow()
  await signInAs('subscriber')
  const names = ['Renamed', 'Told', 'Deleted'].map((name) => `${name} ${crypto.randomUUID().slice(0, 8)}`)
  // a question is kept once, under its newest name
  const addressOf = (at: number) =>
    `/realAgent/transaction-lists?countryCode=SG&all=1&from=2025-01&priceMin=${(Date.now() % 100_000) * 3 + at}`
  const row = (name = '') => page.getByRole('list', { name: 'Kept lists' }).getByRole('listitem').filter({ hasText: name })
  for (const [at, name] of names.entries()) {
    await page.goto(addressOf(at))
    await awake(page)
    await page.getByRole('textbox', { name: 'Name of the list' }).fill(name)
    await page.getByRole('button', { name: 'Keep this list' }).click()
    await expect(row(name)).toBeVisible()
  }
  const [renamed = '', told = '', deleted = ''] = names
  const scripts = await holdScripts(page)
  const asleep = async () => {
    scripts.hold()
    await page.goto('/realAgent/transaction-lists?countryCode=SG', { waitUntil: 'commit' })
    await firstPaint(page)
  }
  await asleep()
  await row(told).getByRole('button', { name: 'Tell me of new deals' }).click()
  await row(deleted).getByRole('button', { name: 'Delete' }).click()
  await row(renamed).getByRole('button', { name: 'Rename' }).click()
  await expect(row(told).getByRole('button', { name: 'Tell me of new deals' })).toBeVisible()
  scripts.release()
  await expect(row(told).getByRole('button', { name: 'Told of new deals' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('textbox', { name: 'New name' })).toHaveValue(renamed)
  await page.getByRole('textbox', { name: 'New name' }).fill(`${renamed} again`)
  await page.getByRole('list', { name: 'Kept lists' }).getByRole('button', { name: 'Rename' }).and(page.locator('[type=submit]')).click()
  await expect(row(`${renamed} again`)).toBeVisible()
  // a press asks, and never deletes at once, however often the page was pressed in its sleep
  await expect(row(deleted).getByRole('button', { name: 'Delete it now' })).toBeVisible()
  await row(deleted).getByRole('button', { name: 'Delete it now' }).click()
  await expect(row(deleted)).toHaveCount(0)

  // the switch is pressed the other way, twice: a press that seems not to be heard is repeated
  await asleep()
  await row(told).getByRole('button', { name: 'Told of new deals' }).dblclick()
  scripts.release()
  await expect(row(told).getByRole('button', { name: 'Tell me of new deals' })).toHaveAttribute('aria-pressed', 'false')
  for (const name of [told, `${renamed} again`]) {
    await row(name).getByRole('button', { name: 'Delete' }).click()
    await row(name).getByRole('button', { name: 'Delete it now' }).click()
    await expect(row(name)).toHaveCount(0)
  }
})

test('an agent without a plan keeps lists and sees what a plan opens', async ({ page, signInAs }) => {
  await signInAs('agent')
  await page.goto('/realAgent/transaction-lists?countryCode=SG&all=1&from=2025-01')
  await awake(page)
  await expect(page.getByRole('button', { name: 'Keep this list' })).toBeVisible()
  await page.getByRole('button', { name: 'Save as a spreadsheet' }).click()
  await expect(page.getByRole('link', { name: 'Spreadsheets come with a plan' })).toBeVisible()
})
