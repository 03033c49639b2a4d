import type { Page, Response } from '@playwright/test'
import { loseContext } from '../fixtures/lost-context.ts'
import { openMap, settled } from '../fixtures/map-page.ts'
import { expect, test } from '../fixtures/test.ts'

/** What a pan may ask for at most, in bytes of one answer. */
const PAN_BYTES_MAX = 150_000

const marksAreDrawn = (page: Page) => page.waitForFunction(() => performance.getEntriesByName('map-first-markers').length > 0)

const canvas = (page: Page) => page.locator('canvas.maplibregl-canvas')

test('a pan requests nothing large', async ({ page }) => {
  await openMap(page, '/map?countryCode=SG')
  await marksAreDrawn(page)
  await page.waitForLoadState('networkidle')
  const sizes: Promise<number>[] = []
  const weigh = (response: Response) => void sizes.push(response.body().then((body) => body.length))
  page.on('response', weigh)
  const { x = 0, y = 0, width = 0, height = 0 } = (await canvas(page).boundingBox()) ?? {}
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 4, y + height / 3, { steps: 8 })
  await page.mouse.up()
  await expect(page).toHaveURL(/at=/)
  // the list follows the map after a moment
  await expect.poll(() => sizes.length).toBeGreaterThan(0)
  await settled(page)
  page.off('response', weigh)
  for (const size of await Promise.all(sizes)) expect(size).toBeLessThanOrEqual(PAN_BYTES_MAX)
})

test('a mark is found under the pointer and opens its project', async ({ page, request }) => {
  const answer = await request.post('/graphql', {
    headers: { 'country-code': 'sg' },
    data: { query: '{ projects(first: 1) { nodes { id lat lng } } }' },
  })
  const { data } = (await answer.json()) as { data: { projects: { nodes: { id: string; lat: number; lng: number }[] } } }
  const [project] = data.projects.nodes
  if (!project) throw new Error('the demo data has no project')
  await openMap(page, `/map?countryCode=SG&at=${project.lat.toFixed(5)}_${project.lng.toFixed(5)}_17`)
  await marksAreDrawn(page)
  const { width = 0, height = 0 } = (await canvas(page).boundingBox()) ?? {}
  const middle = { x: width / 2, y: height / 2 }
  await canvas(page).hover({ position: middle })
  await expect(canvas(page)).toHaveCSS('cursor', 'pointer')
  await canvas(page).click({ position: middle })
  await expect(page).toHaveURL(new RegExp(`selected=${project.id}\\b`))
})

test('from far areas stand for the marks, by price or by sales; near by stand the marks', async ({ page }) => {
  await openMap(page, '/map?countryCode=SG&at=1.34_103.85_11')
  await marksAreDrawn(page)
  const legend = page.getByRole('region', { name: /^Legend: Areas/ })
  await expect(legend).toContainText('low for its kind of home')
  await legend.getByRole('button', { name: 'Areas by sales' }).click()
  await expect(page).toHaveURL(/colour=density/)
  await expect(legend).toContainText('Sales a square kilometre in 12 months')
  for (const zoom of [12, 13]) {
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect(page).toHaveURL(new RegExp(`_${zoom}`))
  }
  await expect(legend).toBeHidden()
  await page.getByRole('button', { name: 'Zoom out' }).click()
  await expect(legend).toBeVisible()
})

test('the callout is beside its mark before the map has loaded', async ({ page, browser }) => {
  await openMap(page, '/map?countryCode=SG')
  await page.locator('[data-project]').first().click()
  await expect(page).toHaveURL(/selected=/)
  const { searchParams } = new URL(page.url())
  const path = `/map?countryCode=SG&selected=${searchParams.get('selected')}`
  const placeOn = async (some: Page) => some.getByRole('link', { name: 'Open report' }).boundingBox()
  const still = await browser.newPage({ javaScriptEnabled: false })
  await still.goto(path)
  const before = await placeOn(still)
  await still.close()
  await openMap(page, path)
  await marksAreDrawn(page)
  const after = await placeOn(page)
  expect(Math.abs((after?.x ?? 0) - (before?.x ?? 9e9))).toBeLessThanOrEqual(1)
})

test.describe('when the marker files do not load', () => {
  test.use({ expectedComplaints: [/markers cannot be shown|Failed to load resource/] })
  test('the list works, and trying again draws them', async ({ page }) => {
    await page.route('**/artifacts/*/markers-*', (route) => route.abort())
    await openMap(page, '/map?countryCode=SG')
    await expect(page.getByText('The homes could not be drawn')).toBeVisible()
    await expect(page.locator('[data-project]').first()).toBeVisible()
    await page.unroute('**/artifacts/*/markers-*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await marksAreDrawn(page)
    await expect(page.getByText('The homes could not be drawn')).toBeHidden()
  })
})

test('asks for the position only on a click, says when it is denied, and goes there', async ({ page, context }) => {
  await openMap(page, '/map?countryCode=SG')
  const button = page.getByRole('button', { name: 'Show where I am' })
  await button.click()
  await expect(page.getByText('This site may not know where you are.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('This site may not know where you are.')).toBeHidden()
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 1.3521, longitude: 103.8198 })
  await button.click()
  await expect(page.getByRole('img', { name: 'Your place' })).toBeVisible()
  await expect(page).toHaveURL(/at=1\.352\d*_103\.819\d*_15/)
  // §3 currentLocation: the tab keeps it, and a map that is opened again shows it unasked
  await page.getByRole('banner').getByRole('link', { name: 'realEstate' }).first().click()
  await expect(page).not.toHaveURL(/map/)
  await page.goBack()
  await expect(page.getByRole('img', { name: 'Your place' })).toBeVisible()
  await page.getByRole('button', { name: 'Show Singapore as a whole' }).click()
  await expect(page).not.toHaveURL(/_15/)
})

test.describe('when the device takes the graphics away', () => {
  // what the browser says of it, and of the context that is lost on purpose
  test.use({ expectedComplaints: [/CONTEXT_LOST|context lost|WebGL/i] })

  test('the map says so, and shows marks and place again when they come back, or by a button', async ({ page }) => {
    const address = '/map?countryCode=SG&at=1.34000_103.82000_12'
    await openMap(page, address)
    await marksAreDrawn(page)
    const first = await canvas(page).elementHandle()
    await page.evaluate(() => performance.clearMarks('map-first-markers'))
    const { restore } = await loseContext(canvas(page))
    const words = page.getByText('The device has stopped drawing')
    await expect(words).toBeVisible()
    await restore()
    await marksAreDrawn(page)
    await expect(words).toBeHidden()
    expect(await canvas(page).evaluate((now, before) => now === before, first)).toBe(false)
    await expect(page).toHaveURL(address)

    await page.evaluate(() => performance.clearMarks('map-first-markers'))
    await loseContext(canvas(page))
    await page.getByRole('button', { name: 'Draw it again' }).click()
    await marksAreDrawn(page)
    await expect(words).toBeHidden()
  })
})
