import { awake, expectNoBarrier } from '../fixtures/barriers.ts'
import { expect, test } from '../fixtures/test.ts'

test('from any page an agent is a press from the calendar and the enquiries, and two from a new listing', { tag: '@phone' }, async ({
  page,
  signInAs,
}) => {
  await signInAs('subscriber')
  const bench = page.getByRole('navigation', { name: 'Your work' })
  for (const [room, at] of [
    ['Today', '/user/today'],
    ['Calendar', '/scheduler'],
    ['Enquiries', '/user/leads'],
  ] as const) {
    await page.goto('/search')
    await awake(page)
    await bench.getByRole('link', { name: room, exact: true }).click()
    await expect(page).toHaveURL(at)
    await expect(bench.getByRole('link', { name: room, exact: true })).toHaveAttribute('aria-current', 'page')
  }
  await bench.getByRole('link', { name: 'Listings', exact: true }).click()
  await page.getByRole('main').getByRole('link', { name: 'New listing' }).first().click()
  await expect(page).toHaveURL('/user/listings/new')
  await expect(bench.getByRole('link', { name: 'Listings', exact: true })).toHaveAttribute('aria-current', 'page')
  await expectNoBarrier(page)
})

test('a list of the staff desk does not stay in the way back to the accounts', async ({ page, signInAs }) => {
  await signInAs('staff')
  await page.goto('/user/account-overview/staff/licences')
  await awake(page)
  await page.getByRole('navigation', { name: 'Your work' }).getByRole('link', { name: 'Staff desk' }).click()
  await expect(page).toHaveURL('/user/account-overview/staff')
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/user\/account-overview\/staff\/account\//)
  await expect(page.getByRole('heading', { level: 2, name: 'What staff did' })).toBeVisible()
  await expectNoBarrier(page)
})
