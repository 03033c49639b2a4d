import type { Page } from '@playwright/test'
import { awake, expectNoBarrier } from '../fixtures/barriers.ts'
import { drawnPhotos } from '../fixtures/drawn-photos.ts'
import { reloadWithoutConnection, whenQuiet } from '../fixtures/lost-connection.ts'
import { publishListing } from '../fixtures/own-listing.ts'
import { test } from '../fixtures/own-site.ts'
import { sampleProjects } from '../fixtures/sample-projects.ts'
import { expect } from '../fixtures/test.ts'
import { openAsVendor, vendorPage } from '../fixtures/vendor-page.ts'

const PHOTOS = 3

/** The order of a place as its agent has it now. */
async function openOrder(page: Page, place: string): Promise<void> {
  await page.goto(`/user/orders?find=${encodeURIComponent(place)}`)
  await awake(page)
  await page.getByRole('link', { name: new RegExp(place) }).click()
  await expect(page.getByRole('heading', { name: place })).toBeVisible()
}

test(
  'photographs are ordered, taken, delivered and stand in the listing for everybody',
  { tag: ['@long', '@phone'] },
  async ({ page, browser, baseURL, request, signInAs, outbox, site }, { project: { name: width } }) => {
    test.setTimeout(240_000)
    const account = await signInAs('subscriber', 'own')
    await page.goto('/user/orders/new')
    const [home] = await sampleProjects(request)
    if (!home) throw new Error('the demo data has no project')
    const headline = 'Sandpiper Terrace'
    const listing = await publishListing(page, home, headline)
    const place = '7 Example Terrace'

    await test.step('the agent orders, and the connection is lost meanwhile', async () => {
      await awake(page)
      await page.getByRole('textbox', { name: 'Address' }).fill(place)
      await page.getByRole('checkbox', { name: /^Photographs/ }).check()
      await page.getByRole('textbox', { name: 'Getting in' }).fill('Keys at the desk')
      await page.getByRole('textbox', { name: 'Note', exact: true }).fill('The garden in the evening.')
      await reloadWithoutConnection(page)
      await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue(place)
      await expect(page.getByRole('textbox', { name: 'Getting in' })).toHaveValue('Keys at the desk')
      await expect(page.getByRole('checkbox', { name: /^Photographs/ })).toBeChecked()
      await expectNoBarrier(page)
      await page.getByRole('button', { name: 'Place the order' }).click()
      await expect(page.getByRole('heading', { name: place })).toBeVisible()
    })

    const vendor = await vendorPage(browser, page)
    await test.step('the vendor accepts and photographs', async () => {
      await openAsVendor(vendor, place)
      await expect(vendor.getByText('The garden in the evening.')).toBeVisible()
      await expect(vendor.getByText('Keys at the desk')).toHaveCount(0)
      await vendor.getByRole('button', { name: 'Accept the order' }).click()
      await vendor.getByRole('button', { name: 'Begin production' }).click()
      await expect(vendor.getByText('Keys at the desk')).toBeVisible()
    })
    await test.step('the site is killed while photographs are sent, and they go on by themselves', async () => {
      const [first, ...others] = await drawnPhotos(vendor, PHOTOS)
      const add = vendor.getByRole('button', { name: 'Add files, or drop them here' })
      await add.setInputFiles(first ?? [])
      await expect(vendor.getByRole('link', { name: 'room-1.jpg' })).toBeVisible()
      await whenQuiet(vendor)
      await site.kill()
      await add.setInputFiles(others)
      await expect(vendor.getByRole('list', { name: 'Files on their way' })).toContainText('No connection. It goes on by itself')
      await site.start()
      for (let at = 1; at <= PHOTOS; at++) await expect(vendor.getByRole('link', { name: `room-${at}.jpg` })).toBeVisible()
    })
    await test.step('the vendor delivers, and the connection is lost meanwhile', async () => {
      await vendor.getByRole('button', { name: 'Deliver' }).click()
      await vendor.getByRole('textbox', { name: 'Note to the agent' }).fill('Taken at six, with the lamps on.')
      await reloadWithoutConnection(vendor)
      await vendor.getByRole('button', { name: 'Deliver' }).click()
      await expect(vendor.getByRole('textbox', { name: 'Note to the agent' })).toHaveValue('Taken at six, with the lamps on.')
      await vendor.getByRole('button', { name: 'Deliver' }).last().click()
      await expect(vendor.getByRole('heading', { name: place })).toContainText('Delivered')
      await expectNoBarrier(vendor)
      await vendor.context().close()
    })
    await test.step('the agent is told, approves, and puts them into the listing', async () => {
      await expect.poll(async () => (await outbox(account.email).messages()).some(({ text }) => text.includes(place))).toBe(true)
      await openOrder(page, place)
      await expect(page.getByText('Taken at six, with the lamps on.').first()).toBeVisible()
      await page.getByRole('button', { name: 'Approve' }).click()
      await expect(page.getByRole('button', { name: /^Invoice .* \(PDF\)$/ })).toBeVisible()
      await page.getByRole('combobox', { name: 'Your listing' }).selectOption(listing)
      await page.getByRole('button', { name: `Put ${PHOTOS} photographs into the listing` }).click()
      await expect(page.getByText('All of them are in this listing.')).toBeVisible()
      await expectNoBarrier(page)
      await page.getByRole('link', { name: 'Open the listing' }).click()
      const pictures = page.getByRole('list', { name: 'Pictures in their order' }).getByRole('listitem')
      await expect(pictures).toHaveCount(PHOTOS + 1)
    })
    await test.step('everybody sees them', async () => {
      const visitor = await (await browser.newContext({ baseURL, viewport: page.viewportSize(), locale: 'en-US' })).newPage()
      await visitor.goto(`/realListing/search?countryCode=SG&q=${encodeURIComponent('Sandpiper')}`)
      await visitor.getByRole('article').getByRole('link').first().click()
      await expect(visitor.getByRole('heading', { name: headline })).toBeVisible()
      const shown = visitor.getByRole('region', { name: 'Pictures of the home' })
      await awake(visitor)
      // wide windows have a mosaic, which opens all of them
      if (width !== 'phone') await shown.getByRole('button', { name: `Show all ${PHOTOS + 1} pictures` }).click()
      const all = width === 'phone' ? shown : visitor.getByRole('dialog', { name: 'Pictures of the home' })
      await expect(all.locator('img')).toHaveCount(PHOTOS + 1)
      await visitor.context().close()
    })
  },
)
