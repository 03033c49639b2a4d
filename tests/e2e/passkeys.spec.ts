import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { localD1File } from '#provider/db/local-file.ts'
import { ROOT } from '../../scripts/run.ts'
import { OVERVIEW, openEditor, row } from '../fixtures/account-page.ts'
import { awake } from '../fixtures/barriers.ts'
import type { Newcomer } from '../fixtures/newcomer.ts'
import { expect, test } from '../fixtures/test.ts'
import { E2E_PORT } from './address.ts'

/** A passkey belongs to a name, never to an address of numbers. */
const SITE = `http://localhost:${E2E_PORT}`
const ACCOUNTS = '00000000-0000-4000-8000-000000000001'

const run = (sql: string, ...values: string[]) => {
  const db = new DatabaseSync(localD1File(ACCOUNTS, join(ROOT, '.wrangler/e2e/v3')))
  try {
    db.prepare(sql).run(...values)
  } finally {
    db.close()
  }
}

/** The device's own authenticator, which sees its holder whenever it is asked. */
async function withAuthenticator(page: Page): Promise<{ device: CDPSession; authenticatorId: string }> {
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { device, authenticatorId }
}

/** A window of another device, at the login of the site. */
async function anotherDevice(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: SITE, locale: 'en-US' })
  const page = await context.newPage()
  await page.goto('/search?auth=1')
  await awake(page)
  return page
}

async function typePassword(page: Page, { email, password }: Newcomer): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name="email"]').fill(email)
  await dialog.locator('input[name="password"]').fill(password)
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
}

const isSignedIn = async (page: Page): Promise<boolean> =>
  (await page.context().cookies()).some(({ name, value }) => name === 'apollo-token' && value !== '')

test('a passkey is made, used on another device, lost and recovered; a stolen password alone does not get into staff', async ({
  page,
  browser,
  newcomer,
  outbox,
}) => {
  test.slow()
  const person = await newcomer()
  run(`update user set kind = 'staff', roles = '["ROLE_SALE"]' where email_key = ?`, person.email)
  await page.context().clearCookies()
  const { device, authenticatorId } = await withAuthenticator(page)

  // made
  await page.goto(`${SITE}/search?auth=1`)
  await awake(page)
  await typePassword(page, person)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto(`${SITE}${OVERVIEW}`)
  await awake(page)
  await openEditor(page, 'Show your passkeys')
  const passkeys = row(page, 'Passkeys')
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(passkeys.getByRole('list', { name: 'Your passkeys' }).getByRole('listitem')).toHaveCount(1)
  await passkeys.getByRole('button', { name: /^Name anew/ }).click()
  await passkeys.getByRole('textbox', { name: 'Name of the passkey' }).fill('My pocket')
  await passkeys.getByRole('button', { name: 'Save' }).click()
  await expect(passkeys.getByText('My pocket')).toBeVisible()

  // used on another device, where a password manager has it too
  const { credentials } = await device.send('WebAuthn.getCredentials', { authenticatorId })
  const second = await anotherDevice(browser)
  const own = await withAuthenticator(second)
  for (const credential of credentials)
    await own.device.send('WebAuthn.addCredential', { authenticatorId: own.authenticatorId, credential })
  await second.getByRole('dialog').getByRole('button', { name: 'Use a passkey' }).click()
  await expect(second.getByRole('dialog')).toHaveCount(0)
  await second.goto(`${OVERVIEW}/staff`)
  await expect(second.getByRole('searchbox')).toBeVisible()
  await second.context().close()

  // a stolen password opens nothing
  const thief = await anotherDevice(browser)
  await typePassword(thief, person)
  await expect(thief.getByText('Your password is right. Now show that it is you.')).toBeVisible()
  expect(await isSignedIn(thief)).toBe(false)
  await thief.goto(`${OVERVIEW}/staff`)
  await expect(thief.getByRole('searchbox')).toHaveCount(0)
  await thief.context().close()

  // lost: the link waits, then takes the passkey away
  const third = await anotherDevice(browser)
  await typePassword(third, person)
  await third.getByRole('button', { name: 'I have lost all of these' }).click()
  await expect(third.getByRole('status').filter({ hasText: 'We have e-mailed a link to you.' })).toBeVisible()
  const link = await outbox(person.email).link('/user/recover-sign-in')
  await third.goto(link)
  await awake(third)
  await expect(third.getByRole('button', { name: 'This was not me: refuse' })).toBeVisible()
  await expect(third.getByRole('button', { name: 'Take passkeys and app away' })).toHaveCount(0)
  run('update account_recovery set opens_at = unixepoch() where user_id = (select id from user where email_key = ?)', person.email)
  await third.reload()
  await awake(third)
  await third.getByRole('button', { name: 'Take passkeys and app away' }).click()
  await expect(third.getByRole('heading', { name: 'Passkeys and app are taken away' })).toBeVisible()

  // recovered: the password alone
  await third.goto('/search?auth=1')
  await awake(third)
  await typePassword(third, person)
  await expect(third.getByRole('dialog')).toHaveCount(0)
  expect(await isSignedIn(third)).toBe(true)
  await third.context().close()
})
