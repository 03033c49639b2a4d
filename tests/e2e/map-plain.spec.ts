import { graveBarriers } from '../fixtures/barriers.ts'
import { chips, openFilters, openMap, total } from '../fixtures/map-page.ts'
import { expect, test } from '../fixtures/test.ts'

test.describe('without WebGL', () => {
  test('a message, and a list whose filters work', async ({ page }) => {
    await page.addInitScript(() => {
      const real = HTMLCanvasElement.prototype.getContext
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
        return kind.startsWith('webgl') ? null : Reflect.apply(real, this, [kind, ...rest])
      } as typeof real
    })
    await openMap(page, '/map?countryCode=SG')
    await expect(page.getByText('This browser cannot draw the map')).toBeVisible()
    const before = Number(await total(page).getAttribute('data-total'))
    const panel = await openFilters(page)
    const box = panel.getByRole('group', { name: /^Last sale price/ }).getByRole('textbox', { name: 'Minimum' })
    // as people write it; it is read when the box is left
    await box.fill('S$1.5m')
    await box.blur()
    await expect(box).toHaveValue('1,500,000')
    await expect(chips(page)).toHaveCount(1)
    await expect.poll(async () => Number(await total(page).getAttribute('data-total'))).toBeLessThan(before)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('list and filters are sheets, nothing is wider than the window', async ({ page }) => {
    await openMap(page, '/map?countryCode=SG&psf=500_')
    const sheet = page.getByRole('region', { name: 'Projects in view' })
    const [larger, smaller] = ['Make the list larger', 'Make the list smaller'].map((name) => page.getByRole('button', { name }))
    const height = async () => Math.round((await sheet.boundingBox())?.height ?? 0)
    const middle = await height()
    await larger?.click()
    await expect(larger ?? sheet).toBeDisabled()
    await expect.poll(height).toBeGreaterThan(middle * 1.8)
    await smaller?.click()
    await smaller?.click()
    await expect(smaller ?? sheet).toBeDisabled()
    await expect.poll(height).toBeLessThan(middle * 0.6)
    await larger?.click()
    await expect.poll(height).toBe(middle)
    // by touch: the grip is the top edge
    const edge = await sheet.boundingBox()
    await page.mouse.move(195, (edge?.y ?? 0) + 12)
    await page.mouse.down()
    await page.mouse.move(195, 300, { steps: 5 })
    await page.mouse.up()
    await expect(larger ?? sheet).toBeDisabled()
    await smaller?.click()
    await expect.poll(height).toBe(middle)
    const panel = await openFilters(page)
    const place = await panel.boundingBox()
    expect(place?.width).toBe(390)
    // all of the window below the top bar
    expect(Math.round((place?.y ?? 0) + (place?.height ?? 0))).toBe(844)
    expect(place?.height ?? 0).toBeGreaterThan(700)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(await graveBarriers(page)).toEqual([])
    await panel.getByRole('button', { name: /^Show [\d,]+ project/ }).click()
    await expect(panel).toBeHidden()
  })
})

test('streets are fetched after the first markers and kept for ever, and not where a market has none', async ({ page }) => {
  const fetched: { name: string; cache: string | undefined; atMs: number }[] = []
  page.on('response', (response) => {
    const name = /\/artifacts\/\w+\/(streets[^/]*)-[0-9a-f]{16}$/.exec(response.url())?.[1]
    if (name) fetched.push({ name, cache: response.headers()['cache-control'], atMs: response.request().timing().startTime })
  })
  await openMap(page, '/map?countryCode=SG&at=1.34_103.85_14')
  await page.waitForFunction(() => performance.getEntriesByName('map-first-markers').length > 0)
  await openMap(page, '/map?countryCode=HK&at=22.31_114.172_14')
  await expect.poll(() => fetched.map(({ name }) => name).sort()).toEqual(['streets', 'streets-222-1141', 'streets-223-1141'])
  for (const { cache } of fetched) expect(cache).toContain('immutable')
  const markersMs = await page.evaluate(
    () => performance.timeOrigin + (performance.getEntriesByName('map-first-markers')[0]?.startTime ?? Infinity),
  )
  expect(Math.min(...fetched.map(({ atMs }) => atMs))).toBeGreaterThan(markersMs)
  await expect(page.getByText('Transport Department, Hong Kong SAR, via CSDI')).toBeVisible()
})

test('reduced motion is respected', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openMap(page, '/map?countryCode=SG&beds=3')
  await page.locator('[data-project]').first().click()
  await expect(page).toHaveURL(/selected=/)
})
