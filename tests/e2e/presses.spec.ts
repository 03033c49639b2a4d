import type { Locator } from '@playwright/test'
import { atRest, awake } from '../fixtures/barriers.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('an agent who has signed in is few presses from what is next', async ({ page, signInAs }) => {
  await signInAs('subscriber')
  const bench = page.getByRole('navigation', { name: 'Your work' })
  const room = (name: string) => bench.getByRole('link', { name, exact: true })
  let presses = 0
  const begin = async () => {
    presses = 0
    await page.goto('/')
    await awake(page)
  }
  const press = async (what: Locator) => {
    presses += 1
    await what.click()
  }

  await test.step('the next appointment', async () => {
    await begin()
    await press(room('Today'))
    const appointments = page.getByRole('heading', { level: 2, name: 'Appointments' }).locator('xpath=ancestor::section[1]')
    await expect(appointments.getByRole('listitem').first()).toBeVisible()
    expect(presses).toBeLessThanOrEqual(1)
  })

  await test.step('the newest enquiry', async () => {
    await begin()
    await press(room('Today'))
    const enquiries = page.getByRole('heading', { level: 2, name: 'Enquiries to answer' }).locator('xpath=ancestor::section[1]')
    await expect(enquiries.getByRole('listitem').first()).toBeVisible()
    expect(presses).toBeLessThanOrEqual(1)
  })

  await test.step('a new listing', async () => {
    await begin()
    await press(room('Today'))
    await press(page.getByRole('main').getByRole('link', { name: 'New listing' }))
    await expect(page).toHaveURL('/user/listings/new')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(presses).toBeLessThanOrEqual(2)
  })

  await test.step('the link of a listing, to be passed on', async () => {
    await begin()
    await press(room('Listings'))
    await expect(page).toHaveURL('/user/listings')
    await atRest(page)
    await press(
      page
        .getByRole('main')
        .getByRole('button', { name: /^Copy link/ })
        .first(),
    )
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeAttached()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/realListing\/project\/SG\//)
    expect(presses).toBeLessThanOrEqual(2)
  })
})
