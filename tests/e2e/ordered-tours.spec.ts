import type { Page } from '@playwright/test'
import { awake, expectNoBarrier } from '../fixtures/barriers.ts'
import { drawnPanorama } from '../fixtures/drawn-panorama.ts'
import { publishListing } from '../fixtures/own-listing.ts'
import { sampleProjects } from '../fixtures/sample-projects.ts'
import { expect, test } from '../fixtures/test.ts'
import { openAsVendor, vendorPage } from '../fixtures/vendor-page.ts'

const rooms = (page: Page) => page.getByRole('list', { name: 'Rooms in the order of walking' }).getByRole('listitem')
const choose = (page: Page, name: string) =>
  rooms(page)
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click()

async function orderTour(page: Page, place: string): Promise<void> {
  await page.goto('/user/orders/new')
  await awake(page)
  await page.getByRole('textbox', { name: 'Address' }).fill(place)
  await page.getByRole('checkbox', { name: /^360° tour/ }).check()
  await page.getByRole('button', { name: 'Place the order' }).click()
  await expect(page.getByRole('heading', { name: place })).toBeVisible()
}

/** The order of a place as its agent has it now. */
async function openOrder(page: Page, place: string): Promise<void> {
  await page.goto(`/user/orders?find=${encodeURIComponent(place)}`)
  await awake(page)
  await page.getByRole('link', { name: new RegExp(place) }).click()
  await expect(page.getByRole('heading', { name: place })).toBeVisible()
}

/** Two rooms with words and a door with one back. */
async function makeTour(vendor: Page, title: string): Promise<void> {
  const files = [await drawnPanorama(vendor, 'Hall', 40), await drawnPanorama(vendor, 'Kitchen', 160)]
  await vendor.getByLabel('Panoramas to add').setInputFiles(files)
  await expect(rooms(vendor)).toHaveCount(2, { timeout: 120_000 })
  for (const name of ['Kitchen', 'Hall']) {
    await choose(vendor, name)
    await expect(vendor.getByRole('textbox', { name: 'Name of the room' })).toHaveValue(name)
    await vendor.getByRole('textbox', { name: 'What it shows, for those who cannot see it' }).fill(`The ${name.toLowerCase()}, empty.`)
  }
  await expect(vendor.getByRole('application').locator('canvas')).toBeVisible()
  await vendor.getByRole('combobox', { name: 'A door to' }).selectOption({ label: 'Kitchen' })
  await vendor.getByRole('button', { name: 'Put the door in the middle of the view' }).click()
  await expect(vendor.getByText(/^No door leads/)).toHaveCount(0, { timeout: 20_000 })
  await expect(vendor.getByText('Before it can be delivered it needs:')).toBeVisible()
  await vendor.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
}

const deliver = (vendor: Page) => vendor.getByRole('button', { name: 'Deliver with the order' })

test('a vendor makes the tour of an order, mends it, and its agent approves it into a listing, which everybody walks through', async ({
  page,
  browser,
  request,
  signInAs,
}, { project: { name: width } }) => {
  test.setTimeout(240_000)
  await signInAs('subscriber')
  const mark = crypto.randomUUID().slice(0, 8)
  const [place, headline] = [`31 Example Quay ${mark}`, `Ibis${mark} by the water`]
  await orderTour(page, place)
  const project = (await sampleProjects(request, 'sg', 8))[width === 'phone' ? 6 : 5]
  if (!project) throw new Error('the demo data has too few projects')
  const listing = await publishListing(page, project, headline)

  const vendor = await vendorPage(browser, page)
  await openAsVendor(vendor, place)
  await vendor.getByRole('button', { name: 'Accept the order' }).click()
  await vendor.getByRole('link', { name: 'Make the tour' }).click()
  await vendor.getByRole('button', { name: 'Begin the tour' }).click()
  await expect(vendor.getByText('A tour begins with a panorama')).toBeVisible()
  const studio = vendor.url()
  await makeTour(vendor, `Quay ${mark}`)
  await expect(deliver(vendor)).toBeEnabled({ timeout: 30_000 })
  await expectNoBarrier(vendor)
  await vendor.getByRole('textbox', { name: 'Note to the agent' }).fill('Taken at noon.')
  await deliver(vendor).click()
  await expect(vendor.getByText('The tour is with the agent.')).toBeVisible()

  // only the two sides can open it
  const stranger = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()
  const picture = await vendor.getByRole('region', { name: 'The tour' }).locator('img').getAttribute('src')
  expect((await stranger.request.get(new URL(picture ?? '', studio).href)).status()).toBe(404)
  await stranger.goto(studio)
  await expect(stranger).toHaveURL(/\/realAgent\/vendor-login/)

  await openOrder(page, place)
  await expect(page.getByText('Taken at noon.').first()).toBeVisible()
  await page.getByRole('link', { name: 'Walk through the tour' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Quay ${mark}`)
  await expect(page.getByRole('application').locator('canvas')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('list', { name: 'Rooms' }).getByRole('button', { name: 'Kitchen' }).click()
  await expect(page.getByRole('button', { name: 'Go to: Hall' })).toBeVisible()
  await expectNoBarrier(page)
  await page.getByRole('link', { name: 'Back to the order' }).click()
  await page.getByRole('button', { name: 'Ask for changes' }).click()
  await page.getByRole('textbox', { name: 'What has to be changed' }).fill('Call the hall a gallery.')
  await page.getByRole('button', { name: 'Ask for changes' }).last().click()
  await expect(page.getByRole('heading', { name: place })).toContainText('Changes asked for')
  await expect(page.getByRole('link', { name: 'Walk through the tour' })).toHaveCount(0)

  await openAsVendor(vendor, place)
  await expect(vendor.getByText('Call the hall a gallery.').first()).toBeVisible()
  await vendor.getByRole('link', { name: 'Go on with the tour' }).click()
  await choose(vendor, 'Hall')
  await vendor.getByRole('textbox', { name: 'Name of the room' }).fill('Gallery')
  await expect(vendor.getByText(/^Saved at /)).toBeVisible({ timeout: 30_000 })
  await deliver(vendor).click()
  await expect(vendor.getByText('The tour is with the agent.')).toBeVisible()

  await openOrder(page, place)
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  const form = page.getByRole('form', { name: 'Approve the order and its tour' })
  await form.getByRole('combobox', { name: 'Your listing that it shows' }).selectOption(listing)
  await expect(form.getByRole('checkbox', { name: 'Publish the tour at once' })).toBeChecked()
  await expectNoBarrier(page)
  await form.getByRole('button', { name: 'Approve the order' }).click()
  await expect(page.getByText('It is yours, and published.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Invoice .* \(PDF\)$/ })).toBeVisible()
  await vendor.reload()
  await expect(vendor.getByText('The agent has approved the tour')).toBeVisible()

  // a browser that knows nothing finds the listing, and walks
  await stranger.goto(new URL(`/realListing/search?countryCode=SG&q=Ibis${mark}`, studio).href)
  await stranger.getByRole('article').getByRole('link').first().click()
  await expect(stranger.getByRole('heading', { name: headline })).toBeVisible()
  await awake(stranger)
  await stranger.getByRole('link', { name: `Walk through the home : Quay ${mark}` }).click()
  const frame = stranger.frameLocator('iframe[title^="Tour: "]')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(`Quay ${mark}`, { timeout: 30_000 })
  await frame.getByRole('navigation', { name: 'Rooms' }).getByRole('link', { name: 'Kitchen' }).click()
  await expect(frame.getByRole('heading', { level: 1 }).locator('+ p')).toContainText('Kitchen')
  await stranger.context().close()

  // in the studio it is the agent's: taken from the listing, and joined to a project
  await page.getByRole('link', { name: 'Open it in the studio' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Quay ${mark}`)
  const where = page.getByRole('region', { name: 'Where it is shown' })
  await expect(where.getByRole('combobox', { name: 'Your listing that it shows' })).toHaveValue(listing)
  await where.getByRole('combobox', { name: 'Your listing that it shows' }).selectOption('')
  await expect(where.getByRole('combobox', { name: 'Your listing that it shows' })).toHaveValue('')
  await page.reload()
  await awake(page)
  await expect(where.getByRole('combobox', { name: 'Your listing that it shows' })).toHaveValue('')
  await vendor.context().close()
})
