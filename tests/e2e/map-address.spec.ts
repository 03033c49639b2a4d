import { chips, openMap, settled, total } from '../fixtures/map-page.ts'
import { expect, test } from '../fixtures/test.ts'

const STATES = [
  '/map?countryCode=SG&price=300000_2500000&beds=2.3&sort=psf-low',
  '/map?countryCode=SG&psf=500_&tenure=freehold.99&status=done&nearby=school.park',
  '/map?countryCode=SG&at=1.34_103.85_11.5&around=1.34_103.85_4000&built=1990_2020&colour=psf&style=dark',
  '/map?countryCode=SG&reach=1.33282_103.84737_40&area=600_2500&unit=sqm',
  '/map?countryCode=HK&kinds=condo&change=-10_20',
  '/map?countryCode=MY&groups=private-stack&draw=gv9SwwtsTAgxTgxTAA_wT',
]
/** so many of them are in the short run */
const SHORT = 2

for (const [at, path] of STATES.entries())
  test(`an address reads alike in another browser: ${path}`, { tag: at < SHORT ? [] : '@long' }, async ({ page, browser }) => {
    const other = await browser.newPage()
    await openMap(page, path)
    // chips load after the list, and names of stations come with a file of their own
    await expect(chips(page)).not.toHaveCount(0)
    await expect(chips(page).filter({ hasText: 'of a station' })).toHaveCount(0)
    const said = { chips: await chips(page).allTextContents(), total: await total(page).getAttribute('data-total') }
    const address = page.url()
    expect(address).not.toContain('%22')
    await openMap(other, address)
    await expect(chips(other)).toHaveText(said.chips)
    await expect(total(other)).toHaveAttribute('data-total', said.total ?? '')
    expect(new URL(other.url()).search).toBe(new URL(address).search)
    await other.close()
  })

test('a shared link restores the selection and its place', async ({ page, browser }) => {
  await openMap(page, '/map?countryCode=SG&psf=400_')
  const row = page.locator('[data-project]').first()
  const name = (await row.locator('span').nth(1).textContent()) ?? ''
  await row.click()
  const popup = page.getByRole('region', { name, exact: true })
  await expect(popup).toBeVisible()
  const other = await browser.newPage()
  await openMap(other, page.url())
  await expect(other.getByRole('region', { name, exact: true }).getByRole('link', { name: 'Open report' })).toBeVisible()
  await expect(chips(other)).toHaveCount(1)
  await other.close()
})

test('Back takes a choice back, Forward brings it again', async ({ page }) => {
  await openMap(page, '/map?countryCode=SG&beds=3&price=400000_')
  await expect(chips(page)).toHaveCount(2)
  const before = await total(page).getAttribute('data-total')
  await chips(page).first().click()
  await expect(page).not.toHaveURL(/price=/)
  await settled(page)
  const after = await total(page).getAttribute('data-total')
  await page.goBack()
  await expect(chips(page)).toHaveCount(2)
  await expect(total(page)).toHaveAttribute('data-total', before ?? '')
  await page.goForward()
  await expect(chips(page)).toHaveCount(1)
  await expect(total(page)).toHaveAttribute('data-total', after ?? '')
})

test('invalid parts of an address are ignored', async ({ page }) => {
  await openMap(page, '/map?countryCode=HK&price=9_1&beds=99&draw=!!&reach=0_0_0&rent=100_200&school=22.3_114.1_1&sort=luck&colour=mud')
  await expect(chips(page)).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: 'Order of the list' })).toHaveValue('traded')
})

test('the filters lead to the same results as a list, and a signed-in user can save them', async ({ page, signInAs }) => {
  await openMap(page, '/map?countryCode=SG&beds=3&price=400000_')
  await page.getByRole('button', { name: 'Save search' }).click()
  await expect(page).toHaveURL(/auth=true/)
  await signInAs('person')
  await openMap(page, '/map?countryCode=SG&beds=3&price=400000_')
  await expect(chips(page)).toHaveCount(2)
  const list = page.getByRole('link', { name: 'Show as list' })
  await expect(list).toHaveAttribute('href', /\/search\?.*beds=3/)
  await page.getByRole('button', { name: 'Save search' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: 'Name of the search' })).toHaveValue(/^Singapore · .*400/)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await dialog.getByRole('link', { name: 'Saved searches' }).click()
  await page
    .getByRole('link', { name: /^Singapore · / })
    .first()
    .click()
  await expect(page).toHaveURL(/\/map\?.*price=400000_/)
  await expect(chips(page)).toHaveCount(2)
})
