import type { Locator, Page } from '@playwright/test'
import { madePicture } from '#provider/modules/files/made-pictures.ts'
import { awake, expectNoBarrier } from '../fixtures/barriers.ts'
import { expect, test } from '../fixtures/test.ts'
import { openAsVendor, vendorPage } from '../fixtures/vendor-page.ts'

const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const slider = (page: Page, room: string) => page.getByRole('slider', { name: `Empty and furnished: ${room}` })
/** How much of the furnished picture is cut away, in per cent of its width but for half a finger. */
const cutOf = (picture: Locator) => picture.evaluate((image) => Number(/([\d.]+)%/.exec(getComputedStyle(image).clipPath)?.[1] ?? 0))

test('a room is compared by keys and by hand, both pictures from one place', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/temp/real360/staging')
  await expect(page).toHaveURL(/\/real360\/staging$/)
  await awake(page)
  await expect(page.getByText(/^The least that a studio in the country asks/)).toBeVisible()
  await expectNoBarrier(page)
  const empty = page.getByRole('img', { name: 'Living room, light: the room as it is, empty' })
  const staged = page.getByRole('img', { name: 'Living room, light: the same view, furnished' })
  const sizes = async (image: Locator) => ({
    box: await image.boundingBox(),
    pixels: await image.evaluate((one: HTMLImageElement) => [one.naturalWidth, one.naturalHeight]),
  })
  await staged.scrollIntoViewIfNeeded()
  await expect.poll(() => sizes(empty)).toEqual(await sizes(staged))

  const hand = slider(page, 'Living room, light')
  await hand.focus()
  const before = await cutOf(staged)
  for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowRight')
  await expect.poll(() => cutOf(staged)).toBeGreaterThan(before + 2)
  await expect(hand).toHaveAttribute('aria-valuetext', '40 % of the empty room is shown')
  await page.keyboard.press('Home')
  await expect.poll(() => cutOf(staged)).toBeLessThan(10)
  await page.keyboard.press('End')
  await expect.poll(() => cutOf(staged)).toBeGreaterThan(90)
  const { x = 0, y = 0, width = 0, height = 0 } = (await hand.boundingBox()) ?? {}
  await page.mouse.click(x + width / 4, y + height / 2)
  await expect.poll(() => cutOf(staged)).toBeLessThan(32)
})

test('staging is ordered with a style, rooms and pictures, and the vendor sees them', async ({ page, browser, signInAs }) => {
  const place = `9 Staging Walk ${crypto.randomUUID().slice(0, 8)}`
  await signInAs('subscriber')
  await page.goto('/real360/staging')
  await page.getByRole('link', { name: 'Order staging' }).first().click()
  await expect(page).toHaveURL(/\/user\/orders\/new\?service=staging/)
  await awake(page)
  await expect(page.getByRole('checkbox', { name: /^Virtual staging/ })).toBeChecked()
  await page.getByRole('textbox', { name: 'Address' }).fill(place)
  await page.getByRole('button', { name: 'Place the order' }).click()
  await expect(page.getByText('Choose the rooms that are to be furnished.').first()).toBeVisible()
  await page.getByRole('checkbox', { name: 'Living room' }).check()
  await page.getByRole('checkbox', { name: 'Study' }).check()
  await page.getByRole('radio', { name: /^Warm/ }).check()
  await page.getByLabel('Wanted by').fill(dayAhead(12))
  await expectNoBarrier(page)
  await page.getByRole('button', { name: 'Place the order' }).click()
  await expect(page.getByRole('heading', { name: place })).toBeVisible()
  await expect(page.getByText('Living room, Study')).toBeVisible()
  await page
    .getByRole('button', { name: 'Add files, or drop them here' })
    .setInputFiles({ name: 'Empty living room.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(madePicture('jpeg')) })
  await expect(page.getByRole('list', { name: 'Files of this order' }).getByRole('link', { name: 'Empty living room.jpg' })).toBeVisible()

  const vendor = await vendorPage(browser, page)
  await openAsVendor(vendor, place)
  await expect(
    vendor.getByRole('region', { name: /^Pictures from the agent/ }).getByRole('link', { name: /^Empty living room\.jpg/ }),
  ).toBeVisible()
  await expect(vendor.getByText('Living room, Study')).toBeVisible()
  await expect(vendor.getByText(/^Warm:/)).toBeVisible()
  await vendor.context().close()
})
