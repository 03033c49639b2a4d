import { expect, test } from '../fixtures/test.ts'

const NOT_THERE = [
  '/nothing-here',
  '/%25',
  '/map/%ff',
  '/fr-FR',
  '/xx-YY/search',
  '/en-GB/map',
  '/report/realvalue/project/sg/private-stack/no-such-project',
  '/report/realvalue/project/zz/private-stack/any',
  '/report/realvalue/project/sg/castle/any',
  '/report/no-such-key/project/sg/private-stack/any',
  '/artifacts/sg/markers-0000000000000000',
  '/_serverFn/',
  '/_serverFn//x',
]

for (const path of NOT_THERE) {
  test(`${path} answers 404`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404)
  })
}

for (const path of ['/', '/en-HK', '/en-MY/search', '/en-AU/map', '/search', '/map', '/healthz']) {
  test(`${path} answers 200`, async ({ request }) => {
    expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(200)
  })
}

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

test('/healthz counts the rows of every market', async ({ request }) => {
  const health = await (await request.get('/healthz')).json()
  expect(health).toMatchObject({ app: 'ok', provider: { status: 'ok', kind: 'embedded' } })
  expect(Object.keys(health.provider.markets).toSorted()).toEqual(['AU', 'HK', 'MY', 'SG'])
})
