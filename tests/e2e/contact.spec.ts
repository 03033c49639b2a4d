import { expect, test } from '../fixtures/test.ts'

test('write to us: errors in place, nothing lost, the message arrives', async ({ page }) => {
  await page.goto('/contact?interest=valuation')
  await expect(page.getByRole('combobox', { name: 'What it is about' })).toHaveValue('valuation')

  // a click before hydration does nothing
  await expect(async () => {
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('alert')).toHaveCount(4, { timeout: 1_000 })
  }).toPass()
  await expect(page.getByLabel('Name')).toBeFocused()

  await page.getByLabel('Name').fill('Mei Ling')
  await page.getByLabel('E-mail').fill('mei@example')
  await page.locator('input[name="phone"]').fill('9123 4567')
  await page.getByRole('textbox', { name: 'Message' }).fill('What is my home worth?')
  await expect(page.getByRole('alert')).toHaveText(['This is not an e-mail address.'])

  await page.getByLabel('E-mail').fill('mei@example.com')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('heading', { name: 'Your message has arrived' })).toBeFocused()
})
