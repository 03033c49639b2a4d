import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#provider/demo/people/accounts.ts'
import { alert, avatar, button, expectAccount, field, logIn, openOverlay } from '../fixtures/auth-overlay.ts'
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
    const [line, submit] = [await alert(page).boundingBox(), await button(page, 'Log in').boundingBox()]
    expect((line?.y ?? 9e9) + (line?.height ?? 0)).toBeLessThanOrEqual(submit?.y ?? 0)
    await expect(alert(page)).toHaveClass(/text-bad/)
    await logIn(page, DEMO_ACCOUNTS.agent.email, DEMO_PASSWORD)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(avatar(page)).toContainText(DEMO_ACCOUNTS.agent.name.slice(0, 6))
    await expect(page).toHaveURL(/\/search$/)
    const cookie = (await context.cookies()).find(({ name }) => name === 'apollo-token')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }) + document.cookie)).not.toContain(cookie?.value ?? '')
  })

  test('takes a licence number, filled in from the address', async ({ page }) => {
    await openOverlay(page, `/?auth=1&ceaNumber=${DEMO_ACCOUNTS.subscriber.licence.number}`)
    await expect(field(page, 'password')).toBeFocused()
    await field(page, 'password').fill(DEMO_PASSWORD)
    await page.keyboard.press('Enter')
    await expectAccount(page, DEMO_ACCOUNTS.subscriber.name)
  })

  test('a sub-account goes home', async ({ page }) => {
    await openOverlay(page, '/search?auth=1')
    await logIn(page, DEMO_ACCOUNTS.seat.email, DEMO_PASSWORD)
    await expect(page).toHaveURL(/\/realAgent\/subaccount$/)
  })

  test('cannot be closed on a page that needs an account', async ({ page }) => {
    await openOverlay(page, '/user/account-overview')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(button(page, 'Close')).toHaveCount(0)
    await button(page, 'Log in').click()
    await expect(alert(page)).toHaveText(['This is needed.', 'This is needed.'])
    await expect(field(page, 'email')).toBeFocused()
    await logIn(page, DEMO_ACCOUNTS.person.email, DEMO_PASSWORD)
    await expect(page.getByRole('dialog')).toHaveCount(0)
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

for (const [name, search] of Object.entries({ login: '', 'forgotten password': '&forgotPassword=1', registration: '&authKey=register' }))
  test(`${name} has no serious barrier`, async ({ page }) => {
    await openOverlay(page, `/?auth=1${search}`)
    expect(await graveBarriers(page, { within: 'dialog' })).toEqual([])
  })
