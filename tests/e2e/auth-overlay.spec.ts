import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#provider/demo/people/accounts.ts'
import { alert, avatar, button, field, logIn, openOverlay } from '../fixtures/auth-overlay.ts'
import { graveBarriers } from '../fixtures/barriers.ts'
import { expect, test } from '../fixtures/test.ts'

test.describe('login', () => {
  test('a wrong one shows an error above the button; a right one leaves the page as it was', { tag: '@phone' }, async ({
    page,
    context,
  }) => {
    await openOverlay(page, '/search?auth=1')
    await expect(field(page, 'email')).toBeFocused()
    await logIn(page, DEMO_ACCOUNTS.agent.email, 'Wrong-House-27')
    await expect(alert(page)).toHaveText('Login ID or password is invalid. Check both, or reset your password.')
    await logIn(page, DEMO_ACCOUNTS.agent.email, DEMO_PASSWORD)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(avatar(page)).toContainText(DEMO_ACCOUNTS.agent.name.slice(0, 6))
    await expect(page).toHaveURL(/\/search$/)
    const cookie = (await context.cookies()).find(({ name }) => name === 'apollo-token')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }) + document.cookie)).not.toContain(cookie?.value ?? '')
  })

  test('a sub-account goes home', async ({ page }) => {
    await openOverlay(page, '/search?auth=1')
    await logIn(page, DEMO_ACCOUNTS.seat.email, DEMO_PASSWORD)
    await expect(page).toHaveURL(/\/realAgent\/subaccount$/)
  })
})

test('a forgotten password: an address that exists, and the link is sent', async ({ page }) => {
  await openOverlay(page, '/?auth=1')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgotten password' })).toBeVisible()
  await field(page, 'email').fill('nobody@demo.example')
  await expect(alert(page)).toHaveText('This e-mail address does not exist here.')
  await field(page, 'email').fill(DEMO_ACCOUNTS.person.email)
  await button(page, 'Send the link').click()
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible()
  await button(page, 'Back to login').click()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
})

test('login, forgotten password and registration have no serious barrier', async ({ page }) => {
  for (const search of ['', '&forgotPassword=1', '&authKey=register']) {
    await openOverlay(page, `/?auth=1${search}`)
    expect(await graveBarriers(page, { within: 'dialog' }), search).toEqual([])
  }
})
