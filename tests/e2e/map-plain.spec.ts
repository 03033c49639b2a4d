import AxeBuilder from '@axe-core/playwright'
import { chips, openFilters, openMap, total } from '../fixtures/map-page.ts'
import { expect, test } from '../fixtures/test.ts'

test.describe('without WebGL', () => {
  test('calm words, and a list that filters all the same', async ({ page }) => {
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
    await box.fill('1500000')
    await expect(chips(page)).toHaveCount(1)
    await expect.poll(async () => Number(await total(page).getAttribute('data-total'))).toBeLessThan(before)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('list and filters are sheets, nothing is wider than the window', async ({ page }) => {
    await openMap(page, '/map?countryCode=SG&psf=500_')
    const larger = page.getByRole('button', { name: 'Make the list larger' })
    await larger.click()
    await expect(page.getByRole('button', { name: 'Make the list smaller' })).toHaveAttribute('aria-expanded', 'true')
    await page.getByRole('button', { name: 'Make the list smaller' }).click()
    const panel = await openFilters(page)
    const place = await panel.boundingBox()
    expect(place?.width).toBe(390)
    expect(place?.y ?? 0).toBeGreaterThan(100)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id }) => id)).toEqual([])
    await panel.getByRole('button', { name: /^Show [\d,]+ project/ }).click()
    await expect(panel).toBeHidden()
  })
})

test('less motion is respected', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openMap(page, '/map?countryCode=SG&beds=3')
  await page.locator('[data-project]').first().click()
  await expect(page).toHaveURL(/selected=/)
})
