import type { Page } from '@playwright/test'
import { OVERVIEW, row, tokenOf } from '../fixtures/account-page.ts'
import { avatar, button, dialog, field, logIn, openOverlay, PASSWORD } from '../fixtures/auth-overlay.ts'
import { invitedEmail } from '../fixtures/invited.ts'
import { signInElsewhere } from '../fixtures/newcomer.ts'
import { expect, test } from '../fixtures/test.ts'

/** Fills in the form behind a link from a letter and sends it. What is typed before hydration is lost, so it is typed again. */
async function choosePassword(
  page: Page,
  { verb, password, confirm = password, says }: Record<'verb' | 'password' | 'says', string> & { confirm?: string },
) {
  const said = page.getByRole('main').getByText(says)
  await expect(async () => {
    await page.locator('input[name="password"]').fill(password, { timeout: 1_000 })
    await page.locator('input[name="confirmPassword"]').fill(confirm)
    await page.getByRole('button', { name: verb }).click()
    await expect(said).toBeVisible({ timeout: 3_000 })
  }).toPass()
}

async function askForLetter(page: Page, email: string): Promise<void> {
  await openOverlay(page, '/?auth=1')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  // the screen before has a field of the same name
  await expect(page.getByRole('heading', { name: 'Forgotten password' })).toBeVisible()
  await field(page, 'email').fill(email)
  await button(page, 'Send the link').click()
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible()
}

test('a forgotten password: the letter opens a new one, and whoever was signed in is signed out', async ({
  page,
  newcomer,
  outbox,
  browser,
  request,
}) => {
  const { name, email, password } = await newcomer()
  const other = await (await browser.newContext()).newPage()
  await askForLetter(other, email)

  const link = await outbox(email).link('/user/reset-password')
  await other.goto(link)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Choose a new password')
  const verb = 'Set the password'
  await choosePassword(other, { verb, password: PASSWORD, confirm: `${PASSWORD}!`, says: 'The passwords do not match.' })
  await choosePassword(other, { verb, password: PASSWORD, says: 'Your new password is set. Log in with it.' })

  // the session from before is over, and so is the password
  await page.goto(OVERVIEW)
  await expect(dialog(page)).toBeVisible()
  expect(await tokenOf(page)).toBeUndefined()
  await expect(signInElsewhere(request, email, password)).resolves.toMatchObject({ code: 'user.loginidorpasswordisinvalid' })

  await other.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await logIn(other, email, PASSWORD)
  await expect(avatar(other)).toContainText(name)
  await expect
    .poll(async () => (await outbox(email).messages()).map(({ subject }) => subject))
    .toContainEqual(expect.stringMatching(/password/i))

  // a link opens once
  await other.goto(link)
  await expect(other.getByRole('alert')).toContainText('We could not verify this link')
  await other.context().close()
})

test('an invitation: the letter gives the account its first password, and it is entered with that', async ({ page, outbox }, info) => {
  const email = invitedEmail(info)
  // somebody without a password who asks for a new one gets the invitation again
  await askForLetter(page, email)
  const link = await outbox(email).link('/user/active-email')
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Activate your account')
  await expect(page.getByRole('main').locator('input[autocomplete="new-password"]')).toHaveCount(2)
  const verb = 'Activate the account'
  await choosePassword(page, { verb, password: 'short', says: 'The password needs at least 8 characters.' })
  await choosePassword(page, {
    verb,
    password: PASSWORD,
    says: 'Your account is active. Log in with your e-mail address and the new password.',
  })
  expect(await tokenOf(page)).toBeUndefined()

  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await logIn(page, email, PASSWORD)
  await expect(page).toHaveURL(/\/realAgent\/subaccount$/)
  await page.goto('/user/subaccount/account-overview')
  await expect(row(page, 'E-mail')).toContainText('Confirmed')
})

test('an e-mail address: a letter on demand, and its link confirms it to whoever is signed in', async ({
  page,
  newcomer,
  outbox,
  browser,
}) => {
  const { email, password } = await newcomer()
  await page.goto('/user/nonagent/account-overview')
  await expect(row(page, 'E-mail')).toContainText('Not confirmed')
  const letters = () => outbox(email).messages()
  const before = (await letters()).length
  await expect(async () => {
    const send = page.getByRole('button', { name: 'Send the e-mail that confirms it' })
    if (await send.isVisible()) await send.click()
    await expect(row(page, 'E-mail').getByRole('status').filter({ hasText: 'The e-mail is on its way.' })).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await expect.poll(async () => (await letters()).length).toBeGreaterThan(before)
  const link = await outbox(email).link('/user/verify-email')

  // in another browser the page asks to sign in first (§6)
  const other = await (await browser.newContext()).newPage()
  await other.goto(link)
  await expect(dialog(other)).toBeVisible()
  await expect(button(other, 'Close')).toHaveCount(0)
  await logIn(other, email, password)
  await expect(other.getByRole('status').filter({ hasText: /./ })).toHaveText('Your e-mail address is confirmed.')
  await other.context().close()

  await page.reload()
  await expect(row(page, 'E-mail')).toContainText('Confirmed')
  await expect(row(page, 'E-mail')).not.toContainText('Not confirmed')
  // mail programs open links before their readers do, so the second time has the same answer
  await page.goto(link)
  await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveText('Your e-mail address is confirmed.')
  await page.goto(`/user/verify-email/${'a'.repeat(43)}`)
  await expect(page.getByRole('alert')).toContainText('We could not verify this link')
})
