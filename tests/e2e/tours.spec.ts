import type { Page } from '@playwright/test'
import { awake, expectNoBarrier } from '../fixtures/barriers.ts'
import { expect, test } from '../fixtures/test.ts'

const panorama = (page: Page) => page.getByRole('application')
const looked = (page: Page): string => new URL(page.url()).searchParams.get('v') ?? ''

/** A tour whose panorama can be turned. */
async function openTour(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await awake(page)
  await expect(page.getByRole('toolbar', { name: 'The picture' })).toBeVisible()
}

test('a tour is walked by keys alone, and its address tells where somebody looks', async ({ page }) => {
  await openTour(page, '/real360/lagoon-view')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lagoon View, three rooms to the south')
  await expectNoBarrier(page)
  await panorama(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => looked(page)).toMatch(/^living,-?\d+,-?\d+,\d+$/)
  const before = looked(page)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => looked(page)).not.toBe(before)

  // through a door, which turns into sight when it has the focus
  await page.getByRole('button', { name: 'Go to: Kitchen' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 }).locator('+ p')).toContainText('Kitchen')
  await expect.poll(() => looked(page)).toMatch(/^kitchen,/)

  await page.getByRole('button', { name: 'Worktop' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('note')).toContainText('Engineered stone')

  // the same view for whoever opens the address
  const shared = page.url()
  const other = await page.context().newPage()
  await openTour(other, shared)
  await expect(other.getByRole('navigation', { name: 'Rooms' }).getByRole('link', { name: 'Kitchen' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  expect(looked(other)).toBe(new URL(shared).searchParams.get('v'))
  await other.close()
})

test('rooms are chosen by their pictures, on the plan, and at another hour', async ({ page }) => {
  await openTour(page, '/real360/lagoon-view?v=nowhere')
  const rooms = page.getByRole('navigation', { name: 'Rooms' })
  await rooms.getByRole('link', { name: 'Bedroom' }).click()
  await expect.poll(() => looked(page)).toMatch(/^bedroom/)
  const plan = page.locator('details', { has: page.getByText('Floor plan', { exact: true }) })
  if (!(await plan.getByRole('link', { name: 'Study' }).isVisible())) await plan.locator('summary').click()
  await plan.getByRole('link', { name: 'Living room' }).click()
  await expect.poll(() => looked(page)).toMatch(/^living/)
  await expect(plan.getByRole('img', { name: /^Looking \d+° from north$/ })).toBeVisible()
  await rooms.getByRole('link', { name: 'In the evening' }).click()
  await expect.poll(() => looked(page)).toMatch(/^living\.dusk/)
  await page.getByRole('button', { name: 'Walk through the rooms' }).click()
  await expect(page.getByRole('button', { name: 'Pause the walk' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Pause the walk' }).click()
  await expect(page.getByRole('button', { name: 'Walk through the rooms' })).toBeVisible()
})

test('a question in a tour reaches its agent', async ({ page, signInAs }) => {
  const name = `Ask ${crypto.randomUUID().slice(0, 8)}`
  await page.clock.install()
  await openTour(page, '/real360/lagoon-view')
  await page.getByText('Agent', { exact: true }).click()
  await page.getByRole('button', { name: 'Ask about this home' }).click()
  const form = page.getByRole('form', { name: 'A question about this home' })
  await form.getByRole('button', { name: 'Send the question' }).click()
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await form.getByRole('textbox', { name: 'Name' }).fill(name)
  await form.getByRole('textbox', { name: 'E-mail' }).fill(`${name.slice(4)}@example.com`)
  await form.getByRole('textbox', { name: 'Message' }).fill(`May we see it on Saturday? ${name}`)
  // whoever writes in less than three seconds is no person
  await page.clock.fastForward(10_000)
  await form.getByRole('button', { name: 'Send the question' }).click()
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('Your question is with')
  await signInAs('subscriber')
  await page.goto('/user/leads')
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('region', { name })).toContainText('/real360/lagoon-view')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every room is a picture, and the agent is named', async ({ page }) => {
    await page.goto('/real360/harbour-lights')
    await page.getByRole('navigation', { name: 'Rooms' }).getByRole('link', { name: 'Study' }).click()
    const picture = page.getByRole('img', { name: 'A study with a desk at the window and shelves' })
    await expect(picture).toBeVisible()
    expect(await picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(1_440)
    await page.getByText('Agent', { exact: true }).click()
    await expect(page.getByRole('link', { name: /^\+852/ })).toBeVisible()
  })
})

test.describe('where no tour is shown', () => {
  test.use({ expectedComplaints: [/404/] })

  test('there is a page that says so', async ({ page }) => {
    const answer = await page.goto('/real360/no-such-tour')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'There is no tour at this address' })).toBeVisible()
  })
})
