import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { tokenOf } from '../fixtures/account-page.ts'
import { awake, expectNoBarrier } from '../fixtures/barriers.ts'
import type { Mailbox } from '../fixtures/outbox.ts'
import { expect, test } from '../fixtures/test.ts'

interface Answer<T> {
  data: T
}

/** Asks the provider over HTTP, with the browser's own session where it has one. */
async function ask<T>(request: APIRequestContext, token: string | undefined, query: string, variables: object = {}): Promise<T> {
  const headers = { 'country-code': 'sg', ...(token ? { authorization: `Bearer ${token}` } : {}) }
  return ((await (await request.post('/graphql', { data: { query, variables }, headers })).json()) as Answer<T>).data
}

const DAY = 86_400_000

const subjectsTo = async (mailbox: Mailbox) => (await mailbox.messages()).map(({ subject }) => subject)

/** A visitor asks for the first free time of a viewing after so many days; answers when it is. */
async function bookedBy(page: Page, name: string, email: string, days: number): Promise<{ id: string; startsAt: string }> {
  const token = await tokenOf(page)
  const { userUniqueId } = await ask<{ userUniqueId: { data: string } }>(page.request, token, 'mutation { userUniqueId { data } }')
  const [from, until] = [days, days + 14].map((day) => new Date(Date.now() + day * DAY).toISOString())
  const { freeTimes } = await ask<{ freeTimes: { startsAt: string }[] }>(
    page.request,
    undefined,
    'query ($host: String!, $from: String!, $until: String!) { freeTimes(host: $host, kind: VIEWING, from: $from, until: $until) { startsAt } }',
    { host: userUniqueId.data, from, until },
  )
  const startsAt = freeTimes[0]?.startsAt ?? ''
  await ask(
    page.request,
    undefined,
    'mutation ($key: String!, $input: BookAppointmentInput!) { bookAppointment(key: $key, input: $input) { code } }',
    {
      key: crypto.randomUUID(),
      input: { host: userUniqueId.data, kind: 'VIEWING', startsAt, name, email, phone: '+6590000077', note: 'Is there a lift?' },
    },
  )
  const { bookings } = await ask<{ bookings: { id: string; visitorEmail: string }[] }>(
    page.request,
    token,
    'query ($from: String!, $until: String!) { bookings(from: $from, until: $until) { id visitorEmail } }',
    { from, until },
  )
  return { id: bookings.find(({ visitorEmail }) => visitorEmail === email)?.id ?? '', startsAt }
}

/** Presses the down arrow in a cell until the grid is hydrated and follows. */
const stepFrom = (link: Locator) =>
  expect(async () => {
    await link.focus()
    await link.press('ArrowDown')
    await expect(link).not.toBeFocused({ timeout: 1_000 })
  }).toPass()

test(
  'an agent sets hours, confirms a request by its notice, moves and cancels it',
  { tag: '@phone' },
  async ({ page, signInAs, outbox }, { project }) => {
    // each window has an agent of its own: one who has set nothing yet, and one with appointments
    await signInAs(project.name === 'phone' ? 'subscriber' : 'agent')
    await page.goto('/scheduler?view=hours')
    await awake(page)
    await expectNoBarrier(page)
    const length = page.getByRole('textbox', { name: 'Length, minutes' }).first()
    await length.fill('40')
    await page.getByRole('button', { name: 'Add days off' }).click()
    await page.getByRole('button', { name: /Offer these times|Save the hours/ }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Your hours are kept.' })).toBeVisible()

    const email = `visitor-${crypto.randomUUID()}@example.com`
    const { id } = await bookedBy(page, 'Olive Hawthorn', email, 7)
    await page.goto(`/scheduler?booking=${id}`)
    await awake(page)
    const opened = page.getByRole('region', { name: 'Olive Hawthorn' })
    await expect(opened).toContainText('To be confirmed')
    await expectNoBarrier(page)
    await opened.getByRole('button', { name: 'Confirm' }).click()
    await expect(opened).toContainText('Confirmed')
    await expect(page.getByRole('status').filter({ hasText: 'Confirmed. Olive Hawthorn gets an e-mail.' })).toBeVisible()
    await expect.poll(() => subjectsTo(outbox(email))).toContain('Your appointment is confirmed')

    await opened.getByRole('button', { name: 'Move' }).click()
    const dialog = page.getByRole('dialog', { name: 'Move the appointment' })
    await dialog
      .getByRole('button', { name: /^\d\d:\d\d$/ })
      .last()
      .click()
    await dialog.getByRole('button', { name: 'Move it' }).click()
    await expect(dialog).toBeHidden()
    await expect(opened).toContainText('Moved')
    await expect.poll(() => subjectsTo(outbox(email))).toContain('Your appointment has a new time')

    await page.getByRole('link', { name: 'Agenda' }).click()
    const later = page.getByRole('listitem').filter({ hasText: 'Olive Hawthorn' }).filter({ hasText: 'Confirmed' })
    await later.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('dialog').getByRole('textbox').fill('The owner is away.')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel it' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Cancelled. Olive Hawthorn gets an e-mail.' })).toBeVisible()
    await expect(later).toHaveCount(0)
  },
)

test('week and month are walked by arrow keys, and the day prints on A4', async ({ page, signInAs }) => {
  await signInAs('subscriber')
  await page.goto('/scheduler?view=month')
  await awake(page)
  // the last week has none below it
  const first = page.getByRole('gridcell').getByRole('link').first()
  await stepFrom(first)
  await page.keyboard.press('ArrowUp')
  await expect(first).toBeFocused()
  await page.keyboard.press('PageDown')
  await expect(page).toHaveURL(/day=/)
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^\w+ \d{4}$/)
  await expectNoBarrier(page)

  await page.goto('/scheduler?view=week')
  await awake(page)
  const taken = page.getByRole('gridcell').getByRole('link', { name: 'Chua Acacia' })
  await stepFrom(taken)
  await page.keyboard.press('ArrowUp')
  await expect(taken).toBeFocused()
  await expectNoBarrier(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Chua Acacia' })).toBeFocused()

  await page.goto('/scheduler?view=day')
  await awake(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('listitem').filter({ hasText: 'Chua Acacia' })).toContainText('We come with two children and a pram.')
  await expect(page.getByRole('button', { name: 'Print the day' })).toBeHidden()
  await expect(page.getByRole('navigation')).toHaveCount(0)
})

test('an agent writes an appointment down, moves it and takes the move back, by keys', async ({ page, signInAs }) => {
  await signInAs('subscriber')
  const day = new Date(Date.now() + 40 * DAY).toISOString().slice(0, 10)
  await page.goto(`/scheduler?view=week&day=${day}`)
  await awake(page)
  const hour = page.getByRole('gridcell', { name: /10:00$/ }).first()
  const form = page.getByRole('dialog', { name: 'New appointment' })
  // a key is not kept for a page that is still waking, as a press is
  await expect(async () => {
    await hour.press('Enter')
    await expect(form).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await expect(form.getByLabel('Time')).toHaveValue('10:00')
  await expectNoBarrier(page)
  await form.getByRole('combobox', { name: 'What it is' }).selectOption('MEETING')
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Olive Hawthorn')
  await form.getByRole('button', { name: 'Write it down' }).click()
  const block = page.getByRole('gridcell').getByRole('link', { name: /Olive Hawthorn/ })
  await expect(block).toContainText('10:00–11:00')

  await block.focus()
  for (const key of ['m', 'ArrowDown', 'ArrowDown', 'Enter']) await block.press(key)
  await expect(page.getByRole('status').filter({ hasText: 'Moved to' })).toBeVisible()
  await expect(block).toContainText('10:30–11:30')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(block).toContainText('10:00–11:00')
  await expectNoBarrier(page)

  await block.press('Enter')
  const opened = page.getByRole('region', { name: 'Olive Hawthorn' })
  await opened.getByRole('button', { name: 'Take away' }).click()
  await expect(block).toHaveCount(0)
})

test('staff who offer no times of their own keep the hours of the desk that they see', async ({ page, signInAs }) => {
  await signInAs('staff')
  await page.goto('/scheduler?view=hours')
  await awake(page)
  const version = async (query: string) =>
    (await ask<{ schedule: { version: number } }>(page.request, await tokenOf(page), query)).schedule.version
  const [own, desk] = [await version('{ schedule { version } }'), await version('{ schedule(desk: SG) { version } }')]
  await page.getByRole('button', { name: /Offer these times|Save the hours/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Your hours are kept.' })).toBeVisible()
  expect([await version('{ schedule { version } }'), await version('{ schedule(desk: SG) { version } }')]).toEqual([own, desk + 1])
})
