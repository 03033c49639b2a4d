import { sampleProjects } from '../fixtures/sample-projects.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ javaScriptEnabled: false })

// Search and report work by plain forms and links: on a bad connection, in a reader, in an old browser.
test('a home is looked up and valued without a script', async ({ page, request }) => {
  const [project] = await sampleProjects(request)
  const name = project?.name ?? ''
  await page.goto('/?countryCode=SG')
  const search = page.getByRole('search').first()
  await search.getByRole('combobox').or(search.getByRole('searchbox')).or(search.getByRole('textbox')).first().fill(name)
  await search.getByRole('button', { name: /^find/i }).first().click()
  await expect(page).toHaveURL(/\/search\?/)
  await page.getByRole('link', { name }).first().click()
  await expect(page).toHaveURL(/\/report\/realvalue\/project\/sg\//i)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await expect(page.getByText(/estimate/i).first()).toBeVisible()
})
