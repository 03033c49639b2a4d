import type { Page } from '@playwright/test'
import { row, tokenOf } from '../fixtures/account-page.ts'
import { PASSWORD } from '../fixtures/auth-overlay.ts'
import { awake, expectNoBarrier } from '../fixtures/barriers.ts'
import { signInElsewhere } from '../fixtures/newcomer.ts'
import { payerToken } from '../fixtures/payer.ts'
import { acceptAs } from '../fixtures/seat.ts'
import { expect, test } from '../fixtures/test.ts'

const SEATS = '/user/account-overview/seats'

const seatOf = (page: Page, who: string) => page.getByRole('list', { name: 'Seats' }).getByRole('listitem', { name: who })

test(
  'a payer invites somebody, who takes the seat and works, is put out at once, comes back, and is removed',
  { tag: '@phone' },
  async ({ page, browser, request, outbox, baseURL }, info) => {
    const value = await payerToken(request, info, 0)
    await page.context().addCookies([{ name: 'apollo-token', value, url: baseURL ?? '', httpOnly: true, sameSite: 'Lax' }])
    const email = `seat-${crypto.randomUUID().slice(0, 8)}@demo.example`

    await page.goto('/user/account-overview')
    await row(page, 'Seats').getByRole('link', { name: 'Manage seats' }).click()
    await expect(page).toHaveURL(new RegExp(`${SEATS}$`))
    await awake(page)
    await expect(page.getByText('0 of 3 taken')).toBeVisible()
    await page.getByRole('textbox', { name: 'E-mail addresses' }).fill(`${email}, nobody`)
    await page.getByRole('checkbox', { name: /^Orders/ }).uncheck()
    await page.getByRole('button', { name: 'Send the invitation' }).click()
    const results = page.getByRole('status', { name: 'What became of each address' })
    await expect(results).toContainText(`${email} The invitation is on its way.`)
    await expect(results).toContainText('nobody This is not an e-mail address.')
    await expect(seatOf(page, email)).toContainText('Invited')
    await expectNoBarrier(page)

    // the invited, in a browser of their own
    const context = await browser.newContext({ viewport: page.viewportSize() })
    const other = await context.newPage()
    const link = await outbox(email).link('/user/active-email')
    await other.goto(link)
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Rowan Larch invites you to a seat')
    await expect(other.getByRole('main')).toContainText('Figures of subscribers')
    await expectNoBarrier(other)
    await acceptAs(other, 'Juniper Aspen')
    await expect(other).toHaveURL(/\/realAgent\/subaccount$/)
    await other.goto('/user/subaccount/account-overview')
    await expect(row(other, 'Seat')).toContainText(/Paid by Rowan Larch.*Until/s)
    await expect(row(other, 'What it may do')).toContainText('Enquiries')
    await expect(other.getByRole('main').getByRole('link', { name: /^Orders/ })).toHaveCount(0)
    await expectNoBarrier(other)
    await other
      .getByRole('main')
      .getByRole('link', { name: /^Valuation/ })
      .click()
    await expect(other).toHaveURL(/\/user\/subaccount\/realValue$/)
    await awake(other)

    // the payer's page moves by itself, and puts the seat out at once
    const seat = seatOf(page, 'Juniper Aspen')
    await expect(seat).toContainText('Active')
    await seat.getByRole('button', { name: 'Suspend' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click()
    await expect(seat).toContainText('Suspended')
    await expect.poll(() => tokenOf(other)).toBeUndefined()
    await expect(other.getByRole('dialog', { name: 'You were signed out' })).toBeVisible()

    await seat.getByRole('button', { name: 'Bring back' }).click()
    await expect(seat).toContainText('Active')
    const again = await signInElsewhere(request, email, PASSWORD)
    await context.addCookies([{ name: 'apollo-token', value: again.token ?? '', url: baseURL ?? '', httpOnly: true, sameSite: 'Lax' }])
    await other.goto('/user/subaccount/account-overview')
    await expect(row(other, 'Seat')).toContainText('Paid by Rowan Larch')

    await seat.getByRole('button', { name: 'Change rights' }).click()
    await seat.getByRole('checkbox', { name: /^Orders/ }).check()
    await seat.getByRole('button', { name: 'Save' }).click()
    await expect(seat).toContainText('Orders')
    await seat.getByRole('button', { name: 'History' }).click()
    await expect(seat.getByRole('listitem').filter({ hasText: 'Accepted' })).toBeVisible()

    await seat.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('0 of 3 taken')).toBeVisible()
    await expect.poll(() => tokenOf(other)).toBeUndefined()
    await other.goto(link)
    await expect(other.getByRole('alert')).toHaveText(/has been accepted already/)
    await context.close()
  },
)

test('who pays for no seats reads what one is, and the way to the plans', async ({ page, signInAs }) => {
  await signInAs('agent')
  await page.goto(SEATS)
  await expect(page.getByText('A seat lets somebody else work on your subscription')).toBeVisible()
  await expectNoBarrier(page)
  await page.getByRole('link', { name: 'See the plans with seats' }).click()
  await expect(page).toHaveURL(/\/user\/subscription-plans$/)
})

test('somebody who has an account joins with it, once signed in as the invited address', async ({
  page,
  request,
  newcomer,
  outbox,
}, info) => {
  const { email, name } = await newcomer()
  const token = await payerToken(request, info, 1)
  await request.post('/graphql', {
    data: {
      query: 'mutation ($key: String!, $emails: [String!]!) { inviteSeats(key: $key, emails: $emails, rights: [REPORTS]) { code } }',
      variables: { key: crypto.randomUUID(), emails: [email] },
    },
    headers: { authorization: `Bearer ${token}` },
  })
  await page.goto(await outbox(email).link('/user/active-email'))
  await awake(page)
  await expect(page.getByRole('main')).toContainText(`You are signed in as ${name}`)
  await page.getByRole('button', { name: 'Accept the seat' }).click()
  await expect(page).toHaveURL(/\/realAgent\/subaccount$/)
  await page.goto('/map')
  await expect(page).toHaveURL(/\/user\/subaccount\/account-overview\?closed=seats$/)
  await expect(row(page, 'Seat')).toContainText('Paid by Rowan Larch')
  await awake(page)
  await row(page, 'Seat').getByRole('button', { name: 'Give it back' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Give it back' }).click()
  await expect(row(page, 'Seat')).toContainText('You have no seat now')
  await page.goto('/map')
  await expect(page).toHaveURL(/\/map/)
})
