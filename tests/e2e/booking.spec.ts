import type { Page } from '@playwright/test'
import { awake, expectNoBarrier } from '../fixtures/barriers.ts'
import { bookingHost } from '../fixtures/booking-host.ts'
import { expect, test } from '../fixtures/test.ts'

// a shared page that holds nothing but the agent answers 404, which the browser reports
test.use({ expectedComplaints: [/status of 404/] })

/** Chooses one of the days without appointments, and waits for its times. */
async function chooseDay(page: Page, at: number) {
  const day = page.getByRole('link', { name: /free times: 9$/ }).nth(at)
  const name = String(await day.getAttribute('aria-label')).replace(/:.*/, '')
  await day.click()
  await expect(page.getByRole('main').getByRole('heading', { name })).toBeVisible()
}

test('a visitor asks for a time, it is confirmed, and the letter’s link moves it and cancels it', { tag: '@phone' }, async ({
  page,
  request,
  outbox,
}) => {
  const host = await bookingHost(request, outbox)
  const email = `visitor-${Date.now()}@demo.example`
  await page.goto(`${host.path}?locale=en-US`)
  await awake(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Book a time with ${host.name}`)
  await chooseDay(page, 1)
  await page
    .getByRole('list', { name: 'Free times' })
    .getByRole('link', { name: /^10:00/ })
    .click()
  const form = page.getByRole('form', { name: 'Your details' })
  await form.getByLabel('Name').fill('Ah Lian Tan')
  await form.getByLabel('E-mail').fill(email)
  await form.getByLabel('Phone').fill('+6590000001')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Ask for this time' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have asked for this time')
  await host.confirm()

  const link = await outbox(email).link('/booking')
  await page.goto(`${link}?locale=en-US`)
  await awake(page)
  const facts = page.getByRole('main')
  await expect(facts).toContainText('Confirmed')
  const calendar = await request.get(String(await page.getByRole('link', { name: 'Add to your calendar' }).getAttribute('href')))
  expect(await calendar.text()).toContain('STATUS:CONFIRMED')
  await page.getByRole('link', { name: 'Choose another time' }).click()
  await chooseDay(page, 2)
  await page
    .getByRole('list', { name: 'Free times' })
    .getByRole('link', { name: /^11:00/ })
    .click()
  await page.getByRole('button', { name: 'Move to this time' }).click()
  await expect(facts).toContainText('Asked for, not confirmed yet')
  await expect(facts).toContainText('11:00')

  await page.getByLabel('Reason').fill('Another home was chosen.')
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await expect(facts).toContainText('nothing is booked')
})

test('an agent finds the public page of the hours, and makes a secret address for calendars', async ({ page, request, signInAs }, {
  project: { name: width },
}) => {
  const { name } = await signInAs('subscriber')
  await page.goto('/scheduler?view=hours&locale=en-US')
  await awake(page)
  const publicPage = page.getByLabel('Your public page')
  await expect(publicPage).toHaveValue(/\/book\/[\w-]+$/)
  // the demonstration's agent is one for all
  if (width === 'desktop') {
    await page.getByRole('button', { name: /^Make (the|a new) address$/ }).click()
    const address = page.getByLabel('Your calendar address')
    await expect(address).toHaveValue(/\/calendar\/[\w-]{43}\.ics$/)
    const calendar = await request.get(new URL(await address.inputValue()).pathname)
    expect(await calendar.text()).toContain('BEGIN:VCALENDAR')
  }
  await page.getByRole('link', { name: 'Open the page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Book a time with ${name}`)

  // the page of an agent that is shared by the licence number
  await page.goto('/share/R990001A/profile?locale=en-US')
  await awake(page)
  await page.getByRole('link', { name: 'Book a time' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Book a time with ${name}`)
})

test('a day that is full has a waiting list, which is left by the letter', async ({ page, request, outbox }) => {
  const host = await bookingHost(request, outbox, { perDayMax: 1, mode: 'INSTANT' })
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  await host.book(`${day}T02:00:00.000Z`)
  const email = `waits-${Date.now()}@demo.example`
  await page.goto(`${host.path}?locale=en-US`)
  await awake(page)
  await page.getByRole('link', { name: /: full$/ }).click()
  const form = page.getByRole('form', { name: 'Waiting list' })
  await form.getByRole('button', { name: 'Wait for this day' }).click()
  await expect(form.getByLabel('Name')).toBeFocused()
  await form.getByLabel('Name').fill('Mei Waits')
  await form.getByLabel('E-mail').fill('mei@')
  await form.getByRole('button', { name: 'Wait for this day' }).click()
  await expect(form).toContainText('This is not an e-mail address.')
  await form.getByLabel('E-mail').fill(email)
  await form.getByRole('button', { name: 'Wait for this day' }).click()
  const main = page.getByRole('main')
  await expect(main).toContainText(`We write to ${email}`)
  await expectNoBarrier(page)

  await page.goto(await outbox(email).find(/\/book\/\S+waiting=[\w-]{43}\S*/))
  await awake(page)
  await expect(main).toContainText('All times of this day are taken.')
  await page.getByRole('button', { name: 'Leave the waiting list' }).click()
  await expect(main).toContainText('You are no longer on the waiting list.')
})
