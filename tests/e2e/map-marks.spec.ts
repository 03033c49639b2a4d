import type { Page } from '@playwright/test'
import { openMap, settled } from '../fixtures/map-page.ts'
import { expect, test } from '../fixtures/test.ts'

/** What a pan may ask for at most, in bytes of one answer. */
const PAN_BYTES_MAX = 150_000

const marksAreDrawn = (page: Page) => page.waitForFunction(() => performance.getEntriesByName('map-first-markers').length > 0)

const canvas = (page: Page) => page.locator('canvas.maplibregl-canvas')

test('a pan asks for nothing large', async ({ page }) => {
  await openMap(page, '/map?countryCode=SG')
  await marksAreDrawn(page)
  await page.waitForLoadState('networkidle')
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    sizes.push(response.body().then((body) => body.length))
  })
  const { x = 0, y = 0, width = 0, height = 0 } = (await canvas(page).boundingBox()) ?? {}
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 4, y + height / 3, { steps: 8 })
  await page.mouse.up()
  await expect(page).toHaveURL(/at=/)
  // the list follows the map after a moment
  await expect.poll(() => sizes.length).toBeGreaterThan(0)
  await settled(page)
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
