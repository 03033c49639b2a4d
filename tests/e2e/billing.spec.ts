import type { Locator, Page } from '@playwright/test'
import { setAccountKind } from '../fixtures/account-kind.ts'
import { OVERVIEW, row } from '../fixtures/account-page.ts'
import { awake, expectNoBarrier, overflowOf } from '../fixtures/barriers.ts'
import { CARDS, choosePlan, expectOpen, goToCard, payWith } from '../fixtures/checkout.ts'
import { expect, test } from '../fixtures/test.ts'

// the card desk answers as Stripe does: 402 where a bank declines
test.use({ expectedComplaints: [/status of 402/] })

const PLACE = 'countryCode=SG&locale=en-US'
const OWNER_PLANS = `/user/nonagent/subscription-plans?${PLACE}`
const alertIn = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: /./ })

/** All that the browser sends, to be searched for numbers of cards. */
function sentBy(page: Page): () => string {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  return () => decodeURIComponent(sent.join('\n').replaceAll(/%(?![0-9a-f]{2})/gi, '')).replaceAll(/[\s-]/g, '')
}

test('an owner pays for a plan after cards that were refused, and lives with it', { tag: '@phone' }, async ({ page, newcomer }) => {
  const sent = sentBy(page)
  await newcomer()
  await choosePlan(page, OWNER_PLANS, /^Choose Home Owner$/)
  const price = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Home Owner' }) })
  await expect(price).toContainText(/Due now\s*\$12\.90/)
  await expect(price).toContainText('GST of 9% is included: $1.07')
  await expect(price).toContainText('Next payment: $12.90')
  await expectNoBarrier(page)
  expect(await overflowOf(page)).toBe(0)

  await test.step('what is missing is said, and nothing is sent', async () => {
    await page.getByRole('button', { name: 'Go on to the card' }).click()
    await expect(page.getByText('This is needed.')).toBeVisible()
    await goToCard(page)
    await payWith(page, '4111 1111 1111 1111')
    await expect(page.getByText('Only the test numbers work here; see the list below.')).toBeVisible()
    await expectNoBarrier(page)
  })
  await test.step('refused cards say why', async () => {
    await payWith(page, CARDS.declined)
    await expect(alertIn(page)).toContainText('The bank declined the card.')
    await payWith(page, CARDS.poor)
    await expect(alertIn(page)).toContainText('There are not enough funds on this card.')
    await payWith(page, CARDS.asks)
    await page.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click()
    await expect(alertIn(page)).toContainText('The payment was not confirmed with your bank.')
  })
  await test.step('a reload goes on where it was, and a second press pays nothing twice', async () => {
    await page.reload()
    await awake(page)
    await expect(page.getByRole('textbox', { name: 'Address on the invoice' })).toHaveValue('27 Example Lane')
    await page.getByRole('button', { name: 'Go on to the card' }).click()
    await payWith(page, CARDS.asks)
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.getByRole('button', { name: 'Confirm the payment' }).dblclick()
    await expectOpen(page)
  })
  for (const number of ['4111111111111111', ...Object.values(CARDS)]) expect(sent()).not.toContain(number)

  await page.getByRole('main').getByRole('link', { name: 'Account overview' }).click()
  await expect(row(page, 'Plan')).toContainText('Home Owner, paid by the month')
  await expect(row(page, 'Card')).toContainText('Visa ending in 3184')
  await expect(row(page, 'Next payment')).toContainText('$12.90')
  const invoices = row(page, 'Invoices').getByRole('rowheader')
  await expect(invoices).toHaveCount(1)
  await test.step('its invoice is made as a PDF', async () => {
    const paper = page.waitForEvent('download')
    await row(page, 'Invoices')
      .getByRole('button', { name: /as PDF$/ })
      .click()
    expect((await paper).suggestedFilename()).toMatch(/\.pdf$/)
  })
  await test.step('another card takes the place of the first', async () => {
    await row(page, 'Card').getByRole('link', { name: 'Change the card' }).click()
    await expect(page.getByRole('main')).toContainText('paid with the card that ends with 3184')
    await payWith(page, CARDS.other)
    await expect(row(page, 'Card')).toContainText('Mastercard ending in 4444')
  })
  await test.step('it is cancelled, and that is taken back', async () => {
    await page.getByRole('button', { name: 'Cancel the plan' }).click()
    await row(page, 'End').getByRole('button', { name: 'Cancel the plan' }).click()
    await expect(row(page, 'Plan')).toContainText(/Ends on .+\. Until then everything stays open\./)
    await row(page, 'End').getByRole('button', { name: 'Take the cancellation back' }).click()
    await expect(row(page, 'Plan')).toContainText('Paid until')
  })
  await expectNoBarrier(page)
  expect(await overflowOf(page)).toBe(0)
  await test.step('the checkout sells nothing twice', async () => {
    await page.goto(`/user/nonagent/subscription-plans/checkout?payPackageId=sg-owner-year&${PLACE}`)
    await expect(page.getByText('You have a subscription already')).toBeVisible()
  })
})

test('an agent tries a plan, moves to a team by the year and takes more seats', async ({ page, newcomer }) => {
  const { email } = await newcomer()
  await test.step('without a licence it is not offered, and the way to what is is', async () => {
    await page.goto(`/user/subscription-plans?${PLACE}`)
    const main = page.getByRole('main')
    await expect(main).toContainText('Plans of agents need an account with a registered licence')
    await expect(main.getByRole('link', { name: /^(Try|Choose) / })).toHaveCount(0)
    await expectNoBarrier(page)
    await main.getByRole('link', { name: 'Plans for owners and buyers' }).click()
    await expect(page).toHaveURL(/\/user\/nonagent\/subscription-plans/)
    await expect(main.getByRole('link', { name: 'Choose Home Owner' })).toBeVisible()
    await page.goto(`/user/subscription-plans/checkout?payPackageId=sg-agent-solo-month&${PLACE}`)
    await expect(main).toContainText('These plans are not for this account')
  })
  setAccountKind(email, 'agent')
  await choosePlan(page, `/user/subscription-plans?${PLACE}`, /^Try Agent Solo$/)
  await expect(page.getByText(/Free until .+\. Cancel before that day/)).toBeVisible()
  await goToCard(page)
  await payWith(page, CARDS.good)
  await expectOpen(page)
  await page.goto(OVERVIEW)
  await expect(row(page, 'Plan')).toContainText('Trial until')
  await awake(page)
  await page.getByRole('button', { name: 'Change the plan' }).click()
  await page.getByRole('radio', { name: /^Agent Team.*a seat and year$/ }).check()
  await page.getByRole('textbox', { name: 'Seats' }).fill('3')
  await page.getByRole('button', { name: /^Change now/ }).click()
  await expect(page.getByText('The plan is changed.')).toBeVisible()
  await expect(row(page, 'Plan')).toContainText('Agent Team, paid by the year')
  await expect(row(page, 'Plan')).toContainText('3 seats')
  await page.getByRole('button', { name: 'Change the plan' }).click()
  await page.getByRole('textbox', { name: 'Seats' }).fill('6')
  await expectNoBarrier(page)
  await page.getByRole('button', { name: /^Change now/ }).click()
  await expect(row(page, 'Plan')).toContainText('6 seats')
})

/** Plans of each audience with what is due at once in Singapore, Malaysia and Australia; a trial is not charged. */
const VARIANTS = [
  {
    who: 'an agent',
    kind: 'agent',
    checkout: '/user/subscription-plans/checkout',
    plan: 'agent-solo-month',
    due: ['$0.00', '0.00', '$0.00'],
  },
  {
    who: 'an owner',
    kind: 'non-agent',
    checkout: '/user/nonagent/subscription-plans/checkout',
    plan: 'owner-month',
    due: ['$12.90', '25.90', '$14.90'],
  },
  {
    who: 'a sub-account',
    kind: 'sub-account',
    checkout: '/user/subaccount/subscription-plans/checkout',
    plan: 'sub-account-year',
    due: ['$190.00', '399.00', '$220.00'],
  },
] as const

for (const { who, kind, checkout, plan, due } of VARIANTS)
  test(`${who} subscribes in Singapore, Malaysia and Australia, each in its currency`, {
    tag: kind === 'non-agent' ? [] : '@long',
  }, async ({ page, newcomer }) => {
    const { email } = await newcomer()
    setAccountKind(email, kind)
    for (const [at, country] of (['SG', 'MY', 'AU'] as const).entries())
      await test.step(country, async () => {
        await page.goto(`${checkout}?payPackageId=${country.toLowerCase()}-${plan}&countryCode=${country}&locale=en-US`)
        const amount = page.getByText('Due now').locator('..')
        await expect(amount).toContainText(due[at] ?? '')
        if (country === 'MY') await expect(amount).toContainText('RM')
        await expect(page.getByRole('textbox', { name: 'Address on the invoice' })).toHaveCount(country === 'AU' ? 0 : 1)
        await goToCard(page)
        await payWith(page, CARDS.good)
        await expectOpen(page)
      })
  })

test('who pays for a sub-account is at home among sub-accounts from then on', async ({ page, newcomer }) => {
  const { email } = await newcomer()
  setAccountKind(email, 'sub-account')
  await choosePlan(page, `/user/subaccount/subscription-plans?${PLACE}&per=year`, /^Choose Sub-account$/)
  await expect(page.getByText('paid by the year')).toBeVisible()
  await goToCard(page)
  await payWith(page, CARDS.good)
  await expectOpen(page)
  await page.goto(OVERVIEW)
  await expect(page).toHaveURL(/\/user\/subaccount\/account-overview/)
  await expect(row(page, 'Plan')).toContainText('Sub-account, paid by the year')
})

test('staff make a code, it works in the checkout, and works no more when it is ended', async ({ page, signInAs, newcomer }) => {
  const code = `E2E-${Math.floor(Math.random() * 1e8)}`
  await signInAs('staff')
  const desk = `${OVERVIEW}/staff/promo-codes?${PLACE}`
  await page.goto(desk)
  await awake(page)
  await page.getByRole('button', { name: 'Make a code' }).click()
  const form = page.getByRole('form', { name: 'New code' })
  await form.getByRole('textbox', { name: /^Promotion code/ }).fill(code)
  await form.getByRole('textbox', { name: /^Per cent/ }).fill('50')
  await form.getByRole('textbox', { name: /^Months/ }).fill('3')
  await expectNoBarrier(page)
  await form.getByRole('button', { name: 'Make this code' }).click()
  const line = page.getByRole('row').filter({ hasText: code })
  await expect(line).toContainText('50% off for 3 months')

  await test.step('it is applied; another is refused in its own words', async () => {
    await newcomer()
    await choosePlan(page, OWNER_PLANS, /^Choose Home Owner$/)
    const typed = page.getByRole('textbox', { name: 'Promotion code' })
    await typed.fill('NOBODYS-CODE')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('There is no such code. Check each letter and digit.')).toBeVisible()
    await typed.fill(code.toLowerCase())
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText(`${code} takes 50% off.`)).toBeVisible()
    await expect(page.getByText('Due now').locator('..')).toContainText('$6.45')
    await goToCard(page)
    await payWith(page, CARDS.good)
    await expectOpen(page)
  })
  await test.step('its use is seen, and it is ended', async () => {
    await signInAs('staff')
    await page.goto(desk)
    await awake(page)
    await expect(line.getByRole('cell', { name: '1', exact: true })).toBeVisible()
    await line.getByRole('button', { name: `End the code ${code}` }).click()
    await expect(line).toContainText('Ended')
  })
})

test('a code that staff made opens everything without a card', async ({ page, signInAs, newcomer }) => {
  const code = `VIP-${Math.floor(Math.random() * 1e8)}`
  await signInAs('staff')
  await page.goto(`${OVERVIEW}/staff/promo-codes?${PLACE}`)
  await awake(page)
  await page.getByRole('button', { name: 'Make a code' }).click()
  const form = page.getByRole('form', { name: 'New code' })
  await form.getByRole('textbox', { name: /^Promotion code/ }).fill(code)
  await form.getByRole('radio', { name: /VIP/ }).check()
  await form.getByLabel(/^Opens everything until/).fill('2031-12-31')
  await form.getByRole('button', { name: 'Make this code' }).click()
  await expect(page.getByRole('row').filter({ hasText: code })).toContainText('Everything, until 31 Dec 2031')

  await newcomer()
  await page.goto(`/user/nonagent/subscription-plans/checkout?payPackageId=sg-owner-month&invCode=${code}&${PLACE}`)
  await page.getByRole('button', { name: 'Use the code' }).click()
  await expect(page.getByText(/^Everything is open to you until 31 Dec 2031\./)).toBeVisible()
  await page.goto('/user/nonagent/account-overview')
  await expect(row(page, 'Code')).toContainText(code)
})

/** Goes on by Tab to what is meant, which must then be in view. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    if (!(await target.evaluate((element) => element === document.activeElement))) {
      await page.keyboard.press('Tab')
      throw new Error('not there yet')
    }
  }).toPass({ intervals: [0], timeout: 20_000 })
  await expect(target).toBeInViewport()
}

test('a plan is bought with the keyboard alone', async ({ page, newcomer, isMobile }) => {
  test.skip(isMobile, 'it has no keyboard')
  await newcomer()
  await page.goto(OWNER_PLANS)
  await awake(page)
  await tabTo(page, page.getByRole('link', { name: 'Choose Home Owner' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/checkout\?.*payPackageId=/)
  await awake(page)
  await tabTo(page, page.getByRole('textbox', { name: 'Address on the invoice' }))
  await page.keyboard.type('27 Example Lane')
  // the form is sent once its price is shown
  await expect(page.getByRole('button', { name: 'Go on to the card' })).toBeEnabled()
  await page.keyboard.press('Enter')
  const number = page.getByRole('textbox', { name: 'Card number' })
  await expect(number).toBeVisible()
  await tabTo(page, number)
  await page.keyboard.type(CARDS.asks)
  await page.keyboard.press('Tab')
  await page.keyboard.type('12/40')
  await page.keyboard.press('Tab')
  await page.keyboard.type('123')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Confirm the payment' }))
  await page.keyboard.press('Enter')
  await expectOpen(page)
})
