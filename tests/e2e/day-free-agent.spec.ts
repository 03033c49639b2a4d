import { OVERVIEW, row } from '../fixtures/account-page.ts'
import { awake, expectNoBarrier } from '../fixtures/barriers.ts'
import { CARDS, expectOpen, payWith } from '../fixtures/checkout.ts'
import { reloadWithoutConnection, whenQuiet } from '../fixtures/lost-connection.ts'
import { test } from '../fixtures/own-site.ts'
import { expect } from '../fixtures/test.ts'

const DESK = '/realAgent/market-analysis'

test('a free agent finds a tool closed, buys the plan that opens it, pays once and uses it', { tag: ['@long', '@phone'] }, async ({
  page,
  signInAs,
  site,
}) => {
  test.setTimeout(240_000)
  await signInAs('agent', 'own')
  await page.goto(`${DESK}?countryCode=SG&locale=en-US`)
  await expect(page.getByText('Market analyses come with a plan', { exact: true })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Plans and prices' }).click()
  await expect(page).toHaveURL(/\/realAgent\/pricing/)
  await awake(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Try Agent Solo$/ })
    .click()
  await expect(page).toHaveURL(/\/checkout\?.*payPackageId=/)
  await awake(page)

  const address = page.getByRole('textbox', { name: 'Address on the invoice' })
  await test.step('whom the invoice names is typed, and the connection is lost', async () => {
    await address.fill('27 Example Lane')
    await page.getByRole('textbox', { name: 'Name on the invoice' }).fill('Darren Foo Birch, Tidemark')
    await reloadWithoutConnection(page)
    await expect(address).toHaveValue('27 Example Lane')
    await expect(page.getByRole('textbox', { name: 'Name on the invoice' })).toHaveValue('Darren Foo Birch, Tidemark')
    await expectNoBarrier(page)
  })
  await test.step('the site is killed before the card is sent', async () => {
    await page.getByRole('button', { name: 'Go on to the card' }).click()
    await expect(page.getByRole('textbox', { name: 'Card number' })).toBeVisible()
    await whenQuiet(page)
    await site.kill()
    await payWith(page, CARDS.good)
    await expect(page.getByRole('status').filter({ hasText: 'Looking at your payment' })).toBeVisible()
    await site.start()
    // it was not paid, and the page has found that out by itself
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /./ })).toBeVisible()
    await payWith(page, CARDS.good)
    await expectOpen(page)
    await expectNoBarrier(page)
  })
  await test.step('the account has the plan once, and an invoice to whom was typed', async () => {
    await page.goto(OVERVIEW)
    await expect(row(page, 'Plan')).toContainText('Agent Solo, paid by the month')
    await expect(row(page, 'Plan')).toContainText('Trial until')
    await expect(row(page, 'Card')).toContainText('Visa ending in 4242')
    await expectNoBarrier(page)
  })
  await test.step('the tool is open', async () => {
    await page.goto(DESK)
    await expect(page.getByRole('heading', { name: 'A home to analyse' })).toBeVisible()
  })
})
