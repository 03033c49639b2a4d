import type { Locator, Page } from '@playwright/test'
import type { DemoAccountName } from '#provider/demo/people/accounts.ts'
import { OVERVIEW, openEditor, row, tokenOf } from '../fixtures/account-page.ts'
import { dialog, expectAccount, PASSWORD } from '../fixtures/auth-overlay.ts'
import { expectNoBarrier } from '../fixtures/barriers.ts'
import { expect, test } from '../fixtures/test.ts'

const isFocused = (control: Locator) => control.evaluate((node) => node === document.activeElement)

/** Walks by Tab until the control has the focus. */
async function tabTo(control: Locator): Promise<void> {
  for (let steps = 0; steps < 80; steps++) {
    if (await isFocused(control)) return
    await control.page().keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${control}`)
}

const PAGES: { who?: DemoAccountName; pages: Record<string, string> }[] = [
  {
    who: 'subscriber',
    pages: { 'the overview of an agent': OVERVIEW, 'the seats of a payer': `${OVERVIEW}/seats` },
  },
  {
    who: 'person',
    pages: {
      'the overview of an owner': '/user/nonagent/account-overview',
      'the page after a payment': '/user/auth/success',
      'a confirmation that opens nothing': `/user/verify-email/${'a'.repeat(43)}`,
    },
  },
  {
    who: 'seat',
    pages: { 'the overview of a sub-account': '/user/subaccount/account-overview' },
  },
  {
    who: 'agent',
    pages: {
      'the seats of who pays for none': `${OVERVIEW}/seats`,
      'the plans of an agent': '/user/subscription-plans',
      'a checkout': '/user/subscription-plans/checkout?payPackageId=sg-agent-team-month',
    },
  },
  {
    who: 'staff',
    pages: {
      'the staff desk': `${OVERVIEW}/staff`,
      'the licences': `${OVERVIEW}/staff/licences`,
      'the promotion codes': `${OVERVIEW}/staff/promo-codes`,
      'the failed mails': `${OVERVIEW}/staff/letters`,
    },
  },
  {
    pages: {
      'a link that opens nothing': `/user/reset-password/${'a'.repeat(43)}`,
      'an activation that is not complete': '/user/active-email/short',
      'an invitation that opens nothing': `/user/active-email/${'a'.repeat(43)}`,
      'the vendors’ sign-in': '/realAgent/vendor-login',
    },
  },
  {
    who: 'vendor',
    pages: { 'the vendors’ orders': '/realAgent/vendor-orders' },
  },
]

for (const { who, pages } of PAGES)
  test(`${Object.keys(pages).join(', ')}: no serious barrier`, async ({ page, signInAs }) => {
    if (who) await signInAs(who)
    for (const [name, address] of Object.entries(pages))
      await test.step(name, async () => {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expectNoBarrier(page)
      })
  })

test('setting a new password by its link has no serious barrier, and needs no mouse', async ({ page, newcomer, outbox }) => {
  const { email } = await newcomer()
  await page.request.post('/graphql', {
    data: { query: 'mutation ($email: String!) { forgotPassword(email: $email) { success } }', variables: { email } },
  })
  await page.goto(await outbox(email).link('/user/reset-password'))
  await expect(page.locator('input[name="password"]')).toBeVisible()
  await expectNoBarrier(page)
  for (const name of ['password', 'confirmPassword']) {
    await tabTo(page.locator(`input[name="${name}"]`))
    await page.keyboard.type(PASSWORD)
  }
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your new password is set. Log in with it.')).toBeVisible()
  // the link was opened in a signed-in browser: that session has ended too
  await expect.poll(() => tokenOf(page)).toBeUndefined()
  await expectNoBarrier(page)
  await tabTo(page.getByRole('main').getByRole('link', { name: 'Log in' }))
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
})

const EDITORS = [
  'Change the name',
  'Change the picture',
  'Change country and language',
  'Change the e-mail address',
  'Change the phone number',
  'Change the password',
  'Show where you are signed in',
  'Show your messages to us',
  'Delete the account',
]

test('with everything open there is no serious barrier', async ({ page, newcomer }) => {
  await newcomer()
  await page.goto(OVERVIEW)
  for (const label of EDITORS) await openEditor(page, label)
  await expect(row(page, 'Sessions').getByText('This browser')).toBeVisible()
  await expectNoBarrier(page)
})

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

test('a name, a password and a way back, by the keyboard alone', async ({ page, newcomer }) => {
  const { password } = await newcomer()
  await page.goto(OVERVIEW)
  await tabTo(button(page, 'Change the name'))
  const nameBox = page.getByRole('textbox', { name: 'Name' })
  await expect(async () => {
    // a second press would send the form that the first one has opened meanwhile
    if (!(await nameBox.isVisible())) await page.keyboard.press('Enter')
    await expect(nameBox).toBeFocused({ timeout: 3_000 })
  }).toPass()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('  ')
  await page.keyboard.press('Enter')
  await expect(row(page, 'Name').getByText('This is needed.')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Ines B. Alder')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your name is saved.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ines B. Alder')
  await expectAccount(page, 'Ines B. Alder')
  await expect(page.getByRole('button', { name: 'Change the name' })).toBeFocused()

  await tabTo(button(page, 'Change the password'))
  await page.keyboard.press('Enter')
  const current = page.locator('input[name="currentPassword"]')
  await expect(current).toBeFocused()
  // when the form is sent empty, the first field with an error gets the focus
  await page.keyboard.press('Enter')
  await expect(row(page, 'Password').getByText('This is needed.').first()).toBeVisible()
  await expect(current).toBeFocused()
  await page.keyboard.type('Wrong-House-27')
  for (const name of ['password', 'confirmPassword']) {
    await tabTo(page.locator(`input[name="${name}"]`))
    await page.keyboard.type(PASSWORD)
  }
  await page.keyboard.press('Enter')
  await expect(row(page, 'Password').getByRole('alert').filter({ hasText: /./ })).toHaveText('This is not your current password.')
  await current.fill(password)
  await page.keyboard.press('Enter')
  await expect(row(page, 'Password').getByRole('status').filter({ hasText: /./ })).toHaveText(/^Your password is changed\./)
  await expect(page.getByRole('button', { name: 'Change the password' })).toBeFocused()

  await tabTo(button(page, 'Delete the account'))
  await page.keyboard.press('Enter')
  await expect(row(page, 'Deletion').locator('input[name="currentPassword"]')).toBeFocused()
  await tabTo(button(page, 'Cancel'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Delete the account' })).toBeFocused()
})
