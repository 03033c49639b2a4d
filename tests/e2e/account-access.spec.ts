import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#provider/demo/people/accounts.ts'
import { OVERVIEW, row } from '../fixtures/account-page.ts'
import { avatar, button, dialog } from '../fixtures/auth-overlay.ts'
import { reportPath, sampleProjects } from '../fixtures/sample-projects.ts'
import { expect, test } from '../fixtures/test.ts'

test('each demo account has the overview of its kind', async ({ page, context, signInAs }) => {
  for (const { role, at, kind, plan, below } of [
    { role: 'subscriber', at: OVERVIEW, kind: 'Agent', plan: /Agent Team.*Paid until/s, below: 'Where to go' },
    { role: 'agent', at: OVERVIEW, kind: 'Agent', plan: /None\. What is free stays open to you\./, below: 'Where to go' },
    { role: 'person', at: '/user/nonagent/account-overview', kind: 'Owner or buyer', plan: /None\./, below: 'Where to go' },
    {
      role: 'seat',
      at: '/user/subaccount/account-overview',
      kind: 'Sub-account',
      plan: /Agent Team.*Paid until/s,
      below: 'What the seat opens',
    },
    { role: 'staff', at: OVERVIEW, kind: 'Administrator', plan: /Staff read every report without a plan\./, below: 'Where to go' },
  ] as const)
    await test.step(role, async () => {
      await context.clearCookies()
      const account = await signInAs(role)
      // by the avatar's link, which differs between kinds of account
      await page.goto(role === 'seat' ? '/realAgent/subaccount' : '/search')
      await avatar(page).click()
      await expect(page).toHaveURL(new RegExp(`${at}$`))
      await expect(page.locator('main header').first()).toContainText(kind)
      await expect(row(page, 'E-mail')).toContainText(account.email)
      await expect(row(page, 'Plan')).toContainText(plan)
      await expect(page.getByRole('heading', { level: 2, name: below })).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Your work' })).toHaveCount(role === 'person' ? 0 : 1)
      await expect(page.getByRole('link', { name: 'Staff desk', exact: true })).toHaveCount(role === 'staff' ? 1 : 0)
    })
})

test('a link leads a sub-account to its own pages', async ({ page, signInAs }) => {
  await signInAs('seat')
  await page.goto('/user/subaccount/account-overview')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Valuation/ })
    .click()
  await expect(page).toHaveURL(/\/user\/subaccount\/realValue$/)
})

test('a report of the subscription asks the anonymous to sign in', async ({ page, request }) => {
  const [project] = await sampleProjects(request)
  if (!project) throw new Error('the demo data has no project')
  await page.goto(reportPath(project).replace('realvalue', 'property-pro'))
  await expect(dialog(page)).toBeVisible()
  await expect(button(page, 'Close')).toHaveCount(0)
})

test.describe('a vendor', () => {
  test('has no account page, which asks to sign in', async ({ page, signInAs }) => {
    await signInAs('vendor')
    await page.goto(OVERVIEW)
    await expect(dialog(page)).toBeVisible()
  })

  test('is sent to the login after 30 minutes, in an open tab', async ({ page, signInAs }) => {
    await page.clock.install()
    await signInAs('vendor')
    await page.goto('/realAgent/vendor-orders')
    await expect(page.getByText(/^You are logged in until/)).toBeVisible()
    await page.clock.fastForward('29:00')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders')
    await page.clock.fastForward('01:05')
    await expect(page).toHaveURL(/\/realAgent\/vendor-login$/)
  })

  test('cannot log in with the password of another kind of account', async ({ page }) => {
    await page.goto('/realAgent/vendor-login')
    await expect(async () => {
      await page.locator('input[name="email"]').fill(DEMO_ACCOUNTS.agent.email)
      await page.locator('input[name="password"]').fill(DEMO_PASSWORD)
      await page.getByRole('button', { name: 'Log in' }).click()
      await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText(
        'Login ID or password is invalid. Check both, or write to the desk.',
        { timeout: 3_000 },
      )
    }).toPass()
  })
})

test('§2.6: an order, a promotion and a list are named where they would open, also some pages later', async ({ page, signInAs }) => {
  await signInAs('agent')
  await page.goto('/transaction-lists?transactionlist=L-7&orderId=A-17&invCode=VIP-9')
  await expect(page.getByRole('main')).toContainText('The list L-7 is not shared here')
  // the tab keeps them, by a script before hydration
  expect(await page.evaluate(() => sessionStorage.getItem('attribution'))).toContain('A-17')
  await page.goto('/user/subscription-plans/checkout')
  await expect(page.getByRole('main')).toContainText('Order A-17 is not open here')
  await expect(page.getByRole('main')).toContainText('Promotion code VIP-9 is noted')
})
