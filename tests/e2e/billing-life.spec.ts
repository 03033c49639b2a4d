import type { APIRequestContext, Page } from '@playwright/test'
import { setAccountKind } from '../fixtures/account-kind.ts'
import { OVERVIEW, row, tokenOf } from '../fixtures/account-page.ts'
import { expectNoBarrier } from '../fixtures/barriers.ts'
import { CARDS, expectOpen, goToCard, payWith } from '../fixtures/checkout.ts'
import { clockedCustomer, letGracePass } from '../fixtures/desk-customer.ts'
import { reportPath, sampleProjects } from '../fixtures/sample-projects.ts'
import { acceptAs } from '../fixtures/seat.ts'
import { expect, test } from '../fixtures/test.ts'

// What happens to a plan as time goes by: the clock of its customer at the card desk is moved, and the site hears of it by webhooks.

const PLACE = 'countryCode=SG&locale=en-US'
/** The clock stands so many days ago: a trial of 14 days, begun then, ends tomorrow. */
const BEGUN_DAYS_AGO = 13

const buy = async (page: Page, plan: string, card: string) => {
  await page.goto(`/user/subscription-plans/checkout?payPackageId=${plan}&${PLACE}`)
  await goToCard(page)
  await payWith(page, card)
  await expectOpen(page)
}

/** Opens a page again until it says what a webhook has told. */
const eventually = (page: Page, address: string, says: () => Promise<void>) =>
  expect(async () => {
    await page.goto(address)
    await says()
  }).toPass()

const banner = (page: Page) => page.getByText(/^A payment for your plan has failed\. Everything stays open until \d+ \w+ \d{4}\./)
const SOON = { timeout: 2_000 }

test('a trial whose card fails at its end stays open for a week, and goes on with another card', async ({ page, request, newcomer }) => {
  const { email } = await newcomer()
  setAccountKind(email, 'agent')
  const customer = await clockedCustomer(request, email, BEGUN_DAYS_AGO)
  await buy(page, 'sg-agent-solo-month', CARDS.failsLater)
  await customer.advance(15)
  await eventually(page, '/about-us', () => expect(banner(page)).toBeVisible(SOON))
  await page.getByRole('link', { name: 'Settle it' }).click()
  const debt = row(page, 'To be paid')
  await expect(debt).toContainText('$59.00 could not be charged.')
  await expect(debt).toBeInViewport()
  await expect(row(page, 'Plan')).toContainText(/A payment has failed\. Everything stays open until \d/)
  await expectNoBarrier(page)
  await debt.getByRole('button', { name: 'Pay with the card on file' }).click()
  await expect(debt.getByRole('alert')).toContainText('The bank declined the card.')
  await debt.getByRole('link', { name: 'Pay with another card' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pay the invoice' })).toBeVisible()
  await payWith(page, CARDS.good)
  await expectOpen(page)
  await page.goto(OVERVIEW)
  await expect(row(page, 'Plan')).toContainText('Paid until')
  await expect(row(page, 'Card')).toContainText('Visa ending in 4242')
  await expect(banner(page)).toHaveCount(0)
})

/** Invites an address by the payer's session. */
async function invite(request: APIRequestContext, token: string | undefined, email: string) {
  const query =
    'mutation ($key: String!, $emails: [String!]!) { inviteSeats(key: $key, emails: $emails, rights: [REPORTS, ORDERS]) { code } }'
  const variables = { key: crypto.randomUUID(), emails: [email] }
  await request.post('/graphql', { data: { query, variables }, headers: { authorization: `Bearer ${token}` } })
}

test('a team’s trial ends well; a renewal that fails closes it for payer and seat after a week; paid, it opens for both', async ({
  page,
  browser,
  request,
  newcomer,
  outbox,
}) => {
  const { email, name } = await newcomer()
  setAccountKind(email, 'agent')
  const customer = await clockedCustomer(request, email, BEGUN_DAYS_AGO)
  const [project] = await sampleProjects(request, 'sg', 1)
  if (!project) throw new Error('the demo data has no project')
  const report = `${reportPath(project).replace('realvalue', 'property-pro')}?${PLACE}`
  const closed = page.getByRole('heading', { level: 1, name: 'Your plan is closed' })

  await buy(page, 'sg-agent-team-month', CARDS.good)
  await page.goto(OVERVIEW)
  await expect(row(page, 'Plan')).toContainText('Trial until')
  const seatEmail = `seat-${crypto.randomUUID().slice(0, 8)}@demo.example`
  await invite(request, await tokenOf(page), seatEmail)
  const context = await browser.newContext({ viewport: page.viewportSize() })
  const other = await context.newPage()
  await other.goto(await outbox(seatEmail).link('/user/active-email'))
  await acceptAs(other, 'Juniper Aspen')
  await expect(other).toHaveURL(/\/realAgent\/subaccount$/)
  const seatPage = '/user/subaccount/account-overview'
  await other.goto(seatPage)
  const seat = row(other, 'Seat')
  const orders = other.getByRole('main').getByRole('link', { name: /^Orders/ })
  await expect(seat).toContainText(`Paid by ${name}`)
  await expect(orders).toBeVisible()

  await test.step('the trial is paid for at its end', async () => {
    await customer.advance(15)
    await eventually(page, OVERVIEW, () => expect(row(page, 'Plan')).toContainText('Paid until', SOON))
    await page.goto(report)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(project.name)
  })
  await test.step('the renewal fails: a banner says until when everything is open, and it is', async () => {
    await customer.payWith('pm_card_chargeCustomerFail')
    await customer.advance(31)
    await eventually(page, report, () => expect(banner(page)).toBeVisible(SOON))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(project.name)
    await other.reload()
    await expect(seat).toContainText(`Paid by ${name}`)
  })
  await test.step('after a week it closes for both, and says why', async () => {
    await expect(async () => {
      letGracePass(email)
      await page.goto(report)
      await expect(closed).toBeVisible(SOON)
    }).toPass()
    await expect(page.getByRole('main')).toContainText(/A payment for Agent Team has failed and was not settled by \d/)
    await expectNoBarrier(page)
    await other.reload()
    await expect(seat).toContainText(`${name}’s subscription is closed, and with it your seat.`)
    await expect(orders).toHaveCount(0)
    await expectNoBarrier(other)
  })
  await test.step('another card pays, and everything is open for both', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Account overview' }).click()
    await expect(row(page, 'Plan')).toContainText('the plan is closed')
    await row(page, 'To be paid').getByRole('link', { name: 'Pay with another card' }).click()
    await payWith(page, CARDS.good)
    await expectOpen(page)
    await page.goto(report)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(project.name)
    await other.reload()
    await expect(seat).toContainText(`Paid by ${name}`)
    await expect(orders).toBeVisible()
  })
  await context.close()
})
