import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#provider/demo/people/accounts.ts'
import { OVERVIEW, row } from '../fixtures/account-page.ts'
import { avatar, button, dialog } from '../fixtures/auth-overlay.ts'
import { reportPath, sampleProjects } from '../fixtures/sample-projects.ts'
import { expect, test } from '../fixtures/test.ts'

test('each demo account has the overview of its kind', async ({ page, context, signInAs }) => {
  for (const { role, at, kind, plan, below } of [
    { role: 'subscriber', at: OVERVIEW, kind: 'Agent', plan: /Agent Team.*Paid until/s, below: 'Your tools' },
    { role: 'agent', at: OVERVIEW, kind: 'Agent', plan: /None\. What is free stays open to you\./, below: 'Your tools' },
    { role: 'person', at: '/user/nonagent/account-overview', kind: 'Owner or buyer', plan: /None\./, below: 'Where to go' },
    {
      role: 'seat',
      at: '/user/subaccount/account-overview',
      kind: 'Sub-account',
      plan: /Agent Team.*Paid until/s,
      below: 'What the seat opens',
    },
    { role: 'staff', at: OVERVIEW, kind: 'Administrator', plan: /Staff read every report without a plan\./, below: 'Staff desk' },
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
      await expect(page.getByRole('heading', { level: 2, name: 'Staff desk' })).toHaveCount(role === 'staff' ? 1 : 0)
    })
})

test('an unknown address is a 404 for a sub-account too, not a redirect', async ({ page, signInAs }) => {
  await signInAs('seat')
  for (const path of [
    '/user/subaccount/nowhere',
    '/realAgent/nowhere',
    '/user/nowhere',
    '/user/subaccount/realListing/nowhere?countryCode=MY',
  ]) {
    const answer = await page.request.get(path, { maxRedirects: 0 })
    expect([path, answer.status()]).toEqual([path, 404])
    expect(await answer.text()).toContain('This page could not be found')
  }
})

test('a sub-account is redirected to its own pages, from an address and from a link', async ({ page, signInAs }) => {
  await signInAs('seat')
  for (const [asked, given] of [
    ['/', '/user/subaccount/account-overview'],
    ['/map', '/user/subaccount/account-overview'],
    [OVERVIEW, '/user/subaccount/account-overview'],
    ['/user/subscription-plans', '/user/subaccount/subscription-plans'],
    ['/realListing', '/user/subaccount/realListing'],
    ['/news', '/user/subaccount/account-overview'],
    ['/contact?interest=plans', '/user/subaccount/contact\\?interest=plans'],
    ['/realAgent/subaccount', '/realAgent/subaccount'],
    ['/realValue', '/realValue'],
  ] as const) {
    // by the server, before anything is shown
    expect((await page.request.get(asked)).url(), asked).toMatch(new RegExp(`${given}$`))
  }
  await page.goto('/user/subaccount/account-overview')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Valuation/ })
    .click()
  await expect(page).toHaveURL(/\/user\/subaccount\/realValue$/)
})

test('§6: every link that a sub-account sees on its pages leads to one of them', async ({ page, signInAs }) => {
  await signInAs('seat')
  const [project] = await sampleProjects(page.request, 'sg')
  if (!project) throw new Error('the demo data has no project')
  const home = `/user/subaccount/realValue?countryCode=SG&projectType=${project.typeGroup.toLowerCase().replaceAll('_', '-')}&projectSlug=${project.slug}`
  const lost: string[] = []
  for (const from of ['/realAgent/subaccount', '/user/subaccount/realValue/faq', home]) {
    await page.goto(from)
    const hrefs = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))])
    expect(hrefs.length).toBeGreaterThan(3)
    for (const href of hrefs) {
      const answer = await page.request.get(href)
      if (/account-overview$/.test(new URL(answer.url()).pathname) && !/account-overview/.test(href)) lost.push(`${from}: ${href}`)
    }
  }
  expect(lost).toEqual([])
})

test('a report of the subscription: the anonymous sign in, an account without one is told, with one it opens', async ({
  page,
  request,
  signInAs,
  context,
}) => {
  const [project] = await sampleProjects(request)
  if (!project) throw new Error('the demo data has no project')
  const pro = reportPath(project).replace('realvalue', 'property-pro')
  const blocked = page.getByRole('heading', { name: 'This page needs a subscription' })

  await page.goto(pro)
  await expect(dialog(page)).toBeVisible()
  await expect(button(page, 'Close')).toHaveCount(0)
  for (const role of ['agent', 'person'] as const) {
    await context.clearCookies()
    await signInAs(role)
    await page.goto(pro)
    await expect(blocked).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/user/subscription-plans')
    await expect(page.getByRole('heading', { level: 1, name: project.name })).toHaveCount(0)
  }
  for (const role of ['subscriber', 'staff'] as const) {
    await context.clearCookies()
    await signInAs(role)
    await page.goto(pro)
    await expect(page.getByRole('heading', { level: 1, name: project.name })).toBeVisible()
    await expect(blocked).toHaveCount(0)
  }
})

test.describe('a vendor', () => {
  test('can open orders and no account page, which asks to sign in', async ({ page, signInAs }) => {
    await signInAs('vendor')
    await page.goto('/realAgent/vendor-orders')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders')
    await page.goto('/realAgent/vendor-login')
    await expect(page.getByRole('link', { name: 'Open your orders' })).toBeVisible()
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

  test('is sent to the login by the server as well', async ({ page, context, baseURL, signInAs }) => {
    await signInAs('vendor')
    const cookie = (await context.cookies()).find(({ name }) => name === 'vendor-token')
    const [since = '', token = ''] = cookie?.value.split('.') ?? []
    await context.addCookies([{ name: 'vendor-token', value: `${Number(since) - 1_800}.${token}`, url: baseURL ?? '' }])
    await page.goto('/realAgent/vendor-orders')
    await expect(page).toHaveURL(/\/realAgent\/vendor-login$/)
    expect(await context.cookies()).toEqual([])
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
  await page.goto('/user/subscription-plans/checkout')
  await expect(page.getByRole('main')).toContainText('Order A-17 is not open here')
  await expect(page.getByRole('main')).toContainText('Promotion code VIP-9 is noted')
})
