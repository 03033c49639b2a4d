import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#provider/demo/people/accounts.ts'
import { madePicture } from '#provider/modules/files/made-pictures.ts'
import { awake, expectNoBarrier } from '../fixtures/barriers.ts'
import { expect, test } from '../fixtures/test.ts'
import { openAsVendor, vendorPage } from '../fixtures/vendor-page.ts'

const FILM_BYTES = 30_000_000
const PARTS = 6

/** 30 MB that begin as an MP4 does. */
function film(): Buffer {
  const bytes = randomBytes(FILM_BYTES)
  bytes.set(Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41', 'latin1'))
  return bytes
}

/** The agent orders a film for an address of its own. */
async function order(page: Page, place: string): Promise<void> {
  await page.goto('/user/orders/new')
  await awake(page)
  await page.getByRole('textbox', { name: 'Address' }).fill(place)
  await page.getByRole('checkbox', { name: /^Video/ }).check()
  await page.getByRole('textbox', { name: 'Getting in' }).fill('Keys at the desk')
  await page.getByRole('button', { name: 'Place the order' }).click()
  await expect(page.getByRole('heading', { name: place })).toBeVisible()
}

/** From acceptance to production. */
async function begin(vendor: Page): Promise<void> {
  await vendor.getByRole('button', { name: 'Accept the order' }).click()
  await vendor.getByRole('button', { name: 'Begin production' }).click()
  await expect(vendor.getByRole('button', { name: 'Deliver' })).toBeDisabled()
}

test('a vendor accepts, hands over 30 MB over a connection that is cut, and the agent approves and keeps the invoice', {
  tag: '@phone',
}, async ({ page, browser, signInAs }) => {
  test.setTimeout(240_000)
  const place = `12 Example Road ${crypto.randomUUID().slice(0, 8)}`
  await signInAs('subscriber')
  await order(page, place)
  const vendor = await vendorPage(browser, page)
  await openAsVendor(vendor, place)
  await expect(vendor.getByText('Keys at the desk')).toHaveCount(0)
  await begin(vendor)
  await expect(vendor.getByText('Keys at the desk')).toBeVisible()

  const bytes = film()
  const choose = () =>
    vendor
      .getByRole('button', { name: 'Add files, or drop them here' })
      .setInputFiles({ name: 'Walk through.mp4', mimeType: 'video/mp4', buffer: bytes })
  const tried: number[] = []
  // the third part breaks off twice, the fifth hangs until the page is closed
  await vendor.route('**/uploads/*/*', async (route) => {
    const part = Number(route.request().url().split('/').at(-1))
    tried.push(part)
    if (part === 3 && tried.filter((one) => one === 3).length < 3) return route.abort('connectionreset')
    if (part !== 5) return route.continue()
  })
  await choose()
  const onTheWay = vendor.getByRole('list', { name: 'Files on their way' })
  await expect(onTheWay).toContainText('No connection. It goes on by itself')
  await expect.poll(() => tried).toEqual([1, 2, 3, 3, 3, 4, 5])
  await expectNoBarrier(vendor)
  vendor.once('dialog', (dialog) => void dialog.accept())
  await vendor.reload()
  await vendor.unrouteAll({ behavior: 'ignoreErrors' })
  await awake(vendor)
  await expect(vendor.getByRole('list', { name: 'Files of this order' })).toContainText('Broken off')
  const sent: string[] = []
  vendor.on('request', (request) => request.method() === 'PUT' && sent.push(request.url().split('/').at(-1) ?? ''))
  await choose()
  await expect(vendor.getByRole('link', { name: 'Walk through.mp4' })).toBeVisible()
  expect(sent).toEqual(Array.from({ length: PARTS - 4 }, (_, at) => String(at + 5)))

  await vendor.getByRole('button', { name: 'Deliver' }).click()
  await vendor.getByRole('textbox', { name: 'Note to the agent' }).fill('One take, from the gate to the roof.')
  await vendor.getByRole('button', { name: 'Deliver' }).last().click()
  await expect(vendor.getByRole('heading', { name: place })).toContainText('Delivered')
  await vendor.context().close()

  await page.goto(`/user/orders?find=${encodeURIComponent(place)}`)
  await awake(page)
  await page.getByRole('link', { name: new RegExp(place) }).click()
  await expect(page.getByText('One take, from the gate to the roof.').first()).toBeVisible()
  await expectNoBarrier(page)
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Save Walk through.mp4' }).click()])
  const sha = (data: Buffer) => createHash('sha256').update(data).digest('hex')
  expect(sha(readFileSync(await saved.path()))).toBe(sha(bytes))
  await page.getByRole('button', { name: 'Approve' }).click()
  const invoice = page.getByRole('button', { name: /^Invoice .* \(PDF\)$/ })
  await expect(invoice).toBeVisible()
  const [pdf] = await Promise.all([page.waitForEvent('download'), invoice.click()])
  expect(
    readFileSync(await pdf.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})

test('says which files are not taken and why, and keeps nothing of them', async ({ page, browser, signInAs }) => {
  const place = `7 Sample Walk ${crypto.randomUUID().slice(0, 8)}`
  await signInAs('subscriber')
  await order(page, place)
  const vendor = await vendorPage(browser, page)
  await openAsVendor(vendor, place)
  await begin(vendor)
  await vendor.getByRole('button', { name: 'Add files, or drop them here' }).setInputFiles([
    { name: 'zip.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('PK\x03\x04 this is an archive') },
    { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<script>1</script>') },
    { name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
    { name: 'hall.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(madePicture('jpeg')) },
  ])
  await expect(vendor.getByRole('link', { name: 'hall.jpg' })).toBeVisible()
  const refused = vendor.getByRole('list', { name: 'Files on their way' }).getByRole('listitem')
  await expect(refused).toHaveCount(3)
  await expect(refused.filter({ hasText: 'zip.jpg' })).toContainText('This is no JPEG, PNG, WebP, PDF or MP4 file')
  await expect(refused.filter({ hasText: 'page.html' })).toContainText('This is no JPEG, PNG, WebP, PDF or MP4 file')
  await expect(refused.filter({ hasText: 'empty.png' })).toContainText('The file is empty.')
  await vendor.getByRole('button', { name: 'Take off the list zip.jpg' }).click()
  await expect(refused).toHaveCount(2)
  await vendor.reload()
  await expect(vendor.getByRole('list', { name: 'Files of this order' }).getByRole('listitem')).toHaveCount(1)
  await vendor.getByRole('button', { name: 'Take out hall.jpg' }).click()
  await expect(vendor.getByRole('link', { name: 'hall.jpg' })).toHaveCount(0)
  await vendor.context().close()
})

test('a vendor’s session ends after half an hour; what was typed is there after the next login', async ({ page, browser, signInAs }) => {
  const place = `88 Sample Avenue ${crypto.randomUUID().slice(0, 8)}`
  await signInAs('subscriber')
  await order(page, place)
  // half an hour, of which 20 seconds are left
  const vendor = await vendorPage(browser, page, 20)
  await openAsVendor(vendor, place)
  await expect(vendor.getByText(/You are logged out at .* What you typed is kept\./)).toBeVisible()
  await vendor.getByRole('textbox', { name: /^Write to/ }).fill('Is there a lift?')
  await expect(vendor).toHaveURL(/\/realAgent\/vendor-login/, { timeout: 40_000 })
  await vendor.getByRole('textbox', { name: 'CEA number or e-mail' }).fill(DEMO_ACCOUNTS.vendor.email)
  await vendor.locator('[name="password"]').fill(DEMO_PASSWORD)
  await vendor.getByRole('button', { name: 'Log in' }).click()
  await expect(vendor).toHaveURL(/\/realAgent\/vendor-orders/)
  await openAsVendor(vendor, place)
  await expect(vendor.getByRole('textbox', { name: /^Write to/ })).toHaveValue('Is there a lift?')
  await vendor.getByRole('button', { name: 'Send' }).click()
  await expect(vendor.getByRole('list').filter({ hasText: 'Is there a lift?' }).first()).toBeVisible()
  await vendor.context().close()
})
