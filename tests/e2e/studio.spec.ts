import type { Page } from '@playwright/test'
import { awake, expectNoBarrier } from '../fixtures/barriers.ts'
import { drawnPanorama } from '../fixtures/drawn-panorama.ts'
import { expect, test } from '../fixtures/test.ts'

// what is cut on purpose
test.use({ expectedComplaints: [/net::ERR_(?:CONNECTION_RESET|INTERNET_DISCONNECTED)/] })

const rooms = (page: Page) => page.getByRole('list', { name: 'Rooms in the order of walking' }).getByRole('listitem')
const choose = (page: Page, name: string) => rooms(page).getByRole('button', { name: new RegExp(`^${name}`) })
const spot = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Doors and notes of this room' }).locator('summary', { hasText: name })
const saved = (page: Page) => expect(page.getByText(/^Saved at /)).toBeVisible({ timeout: 30_000 })

async function beginTour(page: Page, title: string): Promise<void> {
  await page.goto('/user/tours')
  await awake(page)
  await page.getByRole('textbox', { name: 'Title of a new tour' }).fill(title)
  await page.getByRole('button', { name: 'Begin a tour' }).click()
  await expect(page).toHaveURL(/\/user\/tours\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}

/** In the kitchen: another first look, a face that is blurred, and a place on a floor plan; each has pictures of its own, cut by the browser. */
async function expectEditedPictures(page: Page): Promise<void> {
  const thumbnail = rooms(page).filter({ hasText: 'Kitchen' }).locator('img')
  const source = async () => (await thumbnail.getAttribute('src')) ?? ''
  const first = await source()
  await page.getByRole('application').focus()
  for (let times = 0; times < 3; times++) await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'Look this way first' }).click()
  await expect.poll(source, { timeout: 40_000 }).not.toBe(first)
  const second = await source()
  await page.getByText('Blur faces and screens').click()
  await page.getByRole('button', { name: 'Put a rectangle in the middle of the view' }).click()
  await expect(page.getByRole('listitem', { name: 'Rectangle 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Blur what they cover' }).click()
  await expect.poll(source, { timeout: 40_000 }).not.toBe(second)

  await page.getByLabel('Floor plan to add').setInputFiles(await drawnPanorama(page, 'Plan', 10))
  await page.getByRole('button', { name: 'Put “Kitchen” on the plan' }).click()
  const mark = page.getByRole('button', { name: 'Kitchen on the plan. Arrow keys move it.' })
  const before = (await mark.boundingBox())?.x ?? 0
  for (let times = 0; times < 5; times++) await mark.press('ArrowRight')
  await expect.poll(async () => (await mark.boundingBox())?.x ?? 0).toBeGreaterThan(before + 5)
}

test(
  'an agent makes a tour of four rooms, which anybody walks by keys and writes from',
  { tag: '@phone' },
  async ({ page, browser, signInAs }, { project: { name: width } }) => {
    test.setTimeout(360_000)
    await signInAs('subscriber')
    const mark = crypto.randomUUID().slice(0, 8)
    await beginTour(page, `Heron house ${mark}`)
    const studio = page.url()
    await expect(page.getByText('A tour begins with a panorama')).toBeVisible()
    await expectNoBarrier(page)

    // files that are no panoramas say why, and leave nothing
    const add = page.getByLabel('Panoramas to add')
    const photograph = await page.evaluate(() => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 3_000, height: 2_000 })
      return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
    })
    await add.setInputFiles([
      { name: 'empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
      { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('This is a letter.') },
      { name: 'photograph.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(photograph, 'base64') },
    ])
    const refused = page.getByRole('list', { name: 'Pictures on their way' }).getByRole('alert')
    await expect(refused).toHaveText([
      'The file is empty.',
      'This is no JPEG, PNG or WebP picture, whatever its name says.',
      'The picture is not twice as wide as high. A whole panorama is: 360 degrees around, 180 from top to bottom.',
    ])
    for (const name of ['empty.jpg', 'letter.jpg', 'photograph.jpg'])
      await page.getByRole('button', { name: `Take off the list: ${name}` }).click()
    await expect(rooms(page)).toHaveCount(0)

    // the connection is lost twice on the way
    let cuts = 2
    await page.route('**/tour-media/**', (route) => (cuts-- > 0 ? route.abort('connectionreset') : route.continue()))
    const names = ['Living room', 'Kitchen', 'Bedroom', 'Bath']
    // one of 72 megapixels where the machine has a desk under it
    const sizes = [width === 'desktop' ? 12_000 : 2_048, 2_048, 2_048, 2_048]
    const files = []
    for (const [at, name] of names.entries()) files.push(await drawnPanorama(page, name, at * 80, sizes[at]))
    await add.setInputFiles(files)
    await expect(rooms(page)).toHaveCount(4, { timeout: 150_000 })
    expect(cuts).toBeLessThanOrEqual(0)

    // what each shows, and a door with one back from the first room to every other
    for (const name of names) {
      await choose(page, name).click()
      await expect(page.getByRole('textbox', { name: 'Name of the room' })).toHaveValue(name)
      await page
        .getByRole('textbox', { name: 'What it shows, for those who cannot see it' })
        .fill(`The ${name.toLowerCase()}, empty walls.`)
    }
    await choose(page, 'Living room').click()
    const panorama = page.getByRole('application')
    await expect(panorama.locator('canvas')).toBeVisible()
    for (const name of names.slice(1)) {
      await panorama.focus()
      for (let times = 0; times < 4; times++) await page.keyboard.press('ArrowRight')
      await page.getByRole('combobox', { name: 'A door to' }).selectOption({ label: name })
      await page.getByRole('button', { name: 'Put the door in the middle of the view' }).click()
      await expect(spot(page, `Door to ${name}`)).toBeVisible()
    }
    await choose(page, 'Kitchen').click()
    await expect(spot(page, 'Door to Living room')).toBeVisible()
    await expectEditedPictures(page)
    await saved(page)
    await expect(page.getByText(/^No door leads/)).toHaveCount(0)
    await expectNoBarrier(page)

    // leaving loses nothing
    await page.reload()
    await awake(page)
    await expect(rooms(page)).toHaveCount(4)
    const publish = page.getByRole('button', { name: 'Publish', exact: true })
    await expect(publish).toBeEnabled()
    await publish.click()
    const open = page.getByRole('link', { name: 'Open the tour' })
    await expect(open).toBeVisible()
    const address = (await open.getAttribute('href')) ?? ''

    // a visitor, who is nobody, walks by keys
    const visitor = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()
    await visitor.goto(new URL(address, studio).href)
    await awake(visitor)
    await expect(visitor.getByRole('toolbar', { name: 'The picture' })).toBeVisible({ timeout: 30_000 })
    await visitor.getByRole('button', { name: 'Go to: Bath' }).focus()
    await visitor.keyboard.press('Enter')
    await expect(visitor.getByRole('heading', { level: 1 }).locator('+ p')).toContainText('Bath')
    await visitor.getByRole('button', { name: 'Go to: Living room' }).focus()
    await visitor.keyboard.press('Enter')
    await expect(visitor.getByRole('heading', { level: 1 }).locator('+ p')).toContainText('Living room')

    // and writes, which the agent sees come
    await page.goto('/user/leads')
    await awake(page)
    await visitor.getByText('Agent', { exact: true }).click()
    await visitor.clock.install()
    await visitor.getByRole('button', { name: 'Ask about this home' }).click()
    const form = visitor.getByRole('form', { name: 'A question about this home' })
    await form.getByRole('textbox', { name: 'Name' }).fill(`Asks ${mark}`)
    await form.getByRole('textbox', { name: 'E-mail' }).fill(`asks-${mark}@example.com`)
    await form.getByRole('textbox', { name: 'Message' }).fill('May I see the bath?')
    // whoever writes in less than three seconds is no person
    await visitor.clock.fastForward(10_000)
    await form.getByRole('button', { name: 'Send the question' }).click()
    await expect(visitor.getByRole('dialog').getByRole('status')).toContainText('Your question is with')
    await expect(page.getByText(`Asks ${mark}`).first()).toBeVisible({ timeout: 30_000 })
    await visitor.context().close()
  },
)

test('two windows that write one tour are told of each other', async ({ page, context, signInAs }) => {
  await signInAs('subscriber')
  const mark = crypto.randomUUID().slice(0, 8)
  await beginTour(page, `Two windows ${mark}`)
  const other = await context.newPage()
  await other.goto(page.url())
  await awake(other)
  const about = (window: Page) => window.getByRole('textbox', { name: 'About the home' })
  // its own copy of the first version
  await expect(about(other)).toHaveValue('')
  await about(page).fill('By the first window')
  await saved(page)
  await about(other).fill('By the second window')
  const dialog = other.getByRole('dialog')
  await expect(dialog.getByText(/has saved it at/)).toBeVisible()
  await expectNoBarrier(other)
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await saved(other)
  await page.reload()
  await awake(page)
  await expect(about(page)).toHaveValue('By the second window')

  // without a connection it says so, and goes on by itself
  await context.setOffline(true)
  await about(page).fill('Written in a tunnel')
  await expect(page.getByText('Not saved: no connection. It will be tried again.')).toBeVisible()
  await context.setOffline(false)
  await saved(page)
  await page.getByRole('button', { name: 'Delete the tour' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete it for good' }).click()
  await expect(page).toHaveURL(/\/user\/tours$/)
  await expect(page.getByText(`Two windows ${mark}`)).toHaveCount(0)
})
