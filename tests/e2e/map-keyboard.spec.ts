import { chips, openMap, settled, total } from '../fixtures/map-page.ts'
import { expect, test } from '../fixtures/test.ts'

test('filters, list and report without a pointer', async ({ page }) => {
  await openMap(page, '/map?countryCode=SG')
  const button = page.getByRole('button', { name: /^Filters/ })
  await button.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('region', { name: 'Filters' })
  await expect(panel).toBeFocused()

  await panel
    .getByRole('group', { name: /^Median psf/ })
    .getByRole('slider')
    .first()
    .focus()
  for (let i = 0; i < 3; i++) await page.keyboard.press('PageUp')
  await expect(page).toHaveURL(/psf=\d+_/)
  const condo = panel.getByRole('group', { name: 'Property group' }).getByRole('button', { name: /^Condominiums/ })
  await condo.focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/kinds=condo/)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(button).toBeFocused()

  await chips(page).first().focus()
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/psf=/)

  const row = page.locator('[data-project]').first()
  await row.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/selected=\d+/)
  const report = page.getByRole('link', { name: 'Open report' })
  await report.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/report\/realvalue\//)
})

test('a place typed, an outline set by corners in the middle of the map', async ({ page }) => {
  await openMap(page, '/map?countryCode=SG')
  await page.getByRole('button', { name: /^Filters/ }).focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('region', { name: 'Filters' })
  await panel.locator('summary', { hasText: 'Place' }).press('Enter')

  const box = panel.getByRole('combobox', { name: 'Place in the middle' })
  await expect(async () => {
    await box.fill('')
    await box.pressSequentially('Bishan')
    await expect(panel.getByRole('listbox').getByRole('option').first()).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await box.press('ArrowDown')
  await box.press('Enter')
  await expect(page).toHaveURL(/around=1\.\d+_103\.\d+_1000/)
  await settled(page)
  await panel.getByRole('group', { name: 'Around a place' }).getByRole('button', { name: 'Remove' }).press('Enter')
  await expect(page).not.toHaveURL(/around=/)

  await panel.getByRole('button', { name: 'Draw on the map' }).press('Enter')
  const set = page.getByRole('button', { name: 'Set a corner here' })
  await expect(set).toBeFocused()
  const map = page.getByRole('region', { name: 'Map of homes' })
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft'] as const) {
    await set.press('Enter')
    const camera = new URL(page.url()).searchParams.get('at')
    await map.focus()
    await page.keyboard.press(key)
    await expect.poll(() => new URL(page.url()).searchParams.get('at')).not.toBe(camera)
  }
  await page.getByRole('button', { name: 'Finish' }).press('Enter')
  await expect(page).toHaveURL(/draw=/)
  await expect(total(page)).toHaveAttribute('data-total', /\d+/)
})
