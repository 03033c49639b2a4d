import type { Page } from '@playwright/test'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#provider/demo/people/accounts.ts'
import { OVERVIEW, openEditor, row } from '../fixtures/account-page.ts'
import { awake, wcagViolations } from '../fixtures/barriers.ts'
import { expect, test } from '../fixtures/test.ts'

const avatar = (page: Page) => page.locator('header a[href*="account-overview"]:not([href*="auth="])').first()

async function logIn(page: Page, who: string, address = '/search?auth=1') {
  await page.goto(address)
  await page.locator('dialog input[name="email"]').fill(who)
  await page.locator('dialog input[name="password"]').fill(DEMO_PASSWORD)
  await page.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test.describe('the account overview', () => {
  test('is rendered by the server for the signed-in user, and holds no token', async ({ page, context, signInAs }) => {
    await signInAs('subscriber')
    await page.goto(OVERVIEW)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(DEMO_ACCOUNTS.subscriber.name)
    const token = (await context.cookies()).find(({ name }) => name === 'apollo-token')?.value ?? ''
    expect(token).toHaveLength(43)
    const answer = await page.request.get(OVERVIEW)
    const html = await answer.text()
    expect(html).toContain(DEMO_ACCOUNTS.subscriber.email)
    expect(html).not.toContain(token)
    expect(answer.headers()['cache-control']).toBe('private, no-store')
    // other pages get the name, and neither e-mail address nor phone
    const home = await (await page.request.get('/map')).text()
    expect(home).toContain(DEMO_ACCOUNTS.subscriber.name)
    expect(home).not.toContain(DEMO_ACCOUNTS.subscriber.email)
    expect(home).not.toContain(DEMO_ACCOUNTS.subscriber.phone)
    expect(await wcagViolations(page)).toEqual([])
  })

  test('refuses a file that is no picture, and keeps one that is', async ({ page, signInAs }) => {
    await signInAs('subscriber')
    await page.goto(OVERVIEW)
    await openEditor(page, 'Change the picture')
    const file = page.locator('input[type="file"]')
    await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
    await expect(row(page, 'Picture').getByRole('alert')).toHaveText('Only JPEG, PNG and WebP pictures can be taken.')
    const png = await page.screenshot({ clip: { x: 0, y: 0, width: 120, height: 120 } })
    await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png })
    await page.getByRole('button', { name: 'Save the picture' }).click()
    await expect(page.getByText('Your picture is saved.')).toBeVisible()
    await expect(avatar(page).locator('img')).toBeVisible()
  })
})

test('staff find an account at the staff desk; nobody else has one', async ({ page, signInAs }) => {
  await signInAs('staff')
  await page.goto(OVERVIEW)
  await awake(page)
  await page.getByRole('navigation', { name: 'Your work' }).getByRole('link', { name: 'Staff desk' }).click()
  await expect(page).toHaveURL(/\/user\/account-overview\/staff$/)
  await page.getByRole('searchbox').fill('vendor@')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByRole('rowheader')).toHaveText([DEMO_ACCOUNTS.vendor.name])
  await page.getByRole('link', { name: 'Promotion codes' }).click()
  await expect(page).toHaveURL(/\/staff\/promo-codes$/)
  await expect(page.getByRole('table')).toBeVisible()
})

test('staff send a failed mail again and drop another', async ({ page, isMobile, signInAs }) => {
  test.skip(isMobile, 'what is sent again is gone from the list')
  await signInAs('staff')
  await page.goto(`${OVERVIEW}/staff/letters`)
  await awake(page)
  const mail = (template: string) => page.getByRole('row').filter({ hasText: template })
  await expect(mail('reset-password')).toContainText('it cannot be sent again')
  await mail('password-changed')
    .getByRole('button', { name: /^Send again/ })
    .click()
  await expect(page.getByRole('status').filter({ hasText: '1 mail is sent again.' })).toBeVisible()
  await expect(mail('password-changed')).toHaveCount(0)
  await mail('account-deletion').getByRole('button', { name: /^Drop/ }).click()
  await expect(page.getByRole('status').filter({ hasText: '1 mail is dropped.' })).toBeVisible()
  await expect(mail('account-deletion')).toHaveCount(0)
  await page.goto('/outbox?to=hana.maple')
  await expect(page.getByRole('article', { name: 'Your password has changed' })).toHaveCount(1)
})

test('a logout in one tab ends the other', async ({ page, context, signInAs }) => {
  await signInAs('person', 'own')
  const other = await context.newPage()
  await other.goto('/map')
  await expect(avatar(other)).toBeVisible()
  await page.goto(OVERVIEW)
  // a click before hydration does nothing
  const logOut = page.getByRole('button', { name: 'Log out' })
  await expect(async () => {
    if (await logOut.isVisible()) await logOut.click({ timeout: 1_000 })
    await expect(page).toHaveURL(/\/$/, { timeout: 5_000 })
  }).toPass()
  await expect(avatar(page)).toHaveCount(0)
  await expect(avatar(other)).toHaveCount(0)
  expect((await context.cookies()).filter(({ name }) => name === 'apollo-token')).toEqual([])
})

test('a session that was ended elsewhere logs out in the middle of a visit', async ({ page, context, signInAs }) => {
  await signInAs('agent', 'own')
  await page.goto(OVERVIEW)
  await awake(page)
  const sessions = page.getByRole('button', { name: 'Show where you are signed in' })
  await expect(sessions).toBeVisible()
  const token = (await context.cookies()).find(({ name }) => name === 'apollo-token')?.value
  await page.request.post('/graphql', { data: { query: 'mutation { logout { success } }' }, headers: { authorization: `Bearer ${token}` } })
  await sessions.click()
  const prompt = page.getByRole('dialog', { name: 'You were signed out' })
  await expect(prompt).toBeVisible()
  await prompt.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  await expect(avatar(page)).toHaveCount(0)
  expect((await context.cookies()).filter(({ name }) => name === 'apollo-token')).toEqual([])
  await page.goto('/map')
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
})

test('a token that another site brings is asked about first, without scripts', async ({ browser, page, context, baseURL }) => {
  await logIn(page, DEMO_ACCOUNTS.person.email)
  const cookies = await context.cookies()
  const token = cookies.find(({ name }) => name === 'apollo-token')?.value ?? ''
  expect(cookies.find(({ name }) => name === 'known-device')).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  const stranger = await browser.newContext({ javaScriptEnabled: false })
  const tab = await stranger.newPage()
  await tab.route('https://elsewhere.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${baseURL}/map?q=1&t=${token}">on</a>` }),
  )
  const follow = async () => {
    await tab.goto('https://elsewhere.example/')
    await tab.getByRole('link').click()
    await expect(tab.getByRole('heading', { level: 1 })).toContainText(DEMO_ACCOUNTS.person.name)
    expect(tab.url()).not.toContain(token)
    expect((await stranger.cookies()).filter(({ name }) => name === 'apollo-token')).toEqual([])
  }
  await follow()
  await tab.getByRole('button', { name: 'Go on without logging in' }).click()
  await expect(tab).toHaveURL(/\/map\?q=1$/)
  await expect(avatar(tab)).toHaveCount(0)
  await follow()
  await tab.getByRole('button', { name: `Continue as ${DEMO_ACCOUNTS.person.name}` }).click()
  await expect(tab).toHaveURL(/\/map\?q=1$/)
  await expect(avatar(tab)).toBeVisible()
  await stranger.close()
})

test('a vendor logs in for half an hour', async ({ page, context }) => {
  await page.goto('/realAgent/vendor-orders')
  await expect(page).toHaveURL(/vendor-login$/)
  await page.locator('input[name="email"]').fill(DEMO_ACCOUNTS.vendor.email)
  await page.locator('input[name="password"]').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/vendor-orders$/)
  const cookie = (await context.cookies()).find(({ name }) => name === 'vendor-token')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  const answer = await page.request.get('/realAgent/vendor-orders')
  expect(await answer.text()).not.toContain(cookie?.value.split('.')[1])
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/vendor-login$/)
  await page.goto('/realAgent/vendor-orders')
  await expect(page).toHaveURL(/vendor-login$/)
})
