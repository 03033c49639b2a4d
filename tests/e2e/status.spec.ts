import { expect, test } from '../fixtures/test.ts'

test.describe('the page for an unknown address', () => {
  test.use({ expectedComplaints: [/status of 404/] })

  test('says so where the address cannot be decoded', async ({ page }) => {
    await page.goto('/map/%ff')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/could not be found/)
    await page.getByRole('link', { name: 'Search for a home', exact: true }).first().click()
    await expect(page).toHaveURL('/search')
  })

  test('says so and leads on', async ({ page }) => {
    await page.goto('/nothing-here')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/could not be found/)
    await page.getByRole('link', { name: 'Back to the home page' }).click()
    await expect(page).toHaveURL('/')
  })
})
