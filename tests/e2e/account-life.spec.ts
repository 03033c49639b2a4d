import { readFile } from 'node:fs/promises'
import type { BrowserContext } from '@playwright/test'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#provider/demo/people/accounts.ts'
import { OVERVIEW, openEditor, row, tokenOf, typeCodeInto, wrongCode } from '../fixtures/account-page.ts'
import { avatar, field, logIn, openOverlay, somebody, submit } from '../fixtures/auth-overlay.ts'
import { signInElsewhere } from '../fixtures/newcomer.ts'
import { expect, test } from '../fixtures/test.ts'

test('the e-mail address changes in two steps, and the old one is told', async ({ page, newcomer, outbox, request }) => {
  const { email, password } = await newcomer()
  const next = somebody().email
  await page.goto(OVERVIEW)
  await openEditor(page, 'Change the e-mail address')
  const place = row(page, 'E-mail')
  const address = place.locator('input[name="email"]')
  const send = place.getByRole('button', { name: 'Send a code' })
  await expect(address).toBeFocused()
  for (const [text, said] of [
    ['ines at home', 'This is not an e-mail address.'],
    [email.toUpperCase(), 'This is the address of your account already.'],
    [DEMO_ACCOUNTS.agent.email, 'This e-mail address is already used. Take another.'],
  ] as const) {
    await address.fill(text)
    await send.click()
    await expect(place.getByText(said)).toBeVisible()
  }
  // a message about the empty field must not move the button away from a click
  await address.fill('')
  await place.getByRole('button', { name: 'Cancel' }).click()
  await place.getByRole('button', { name: 'Change the e-mail address' }).click()
  await address.fill(next)
  await send.click()
  await expect(place).toContainText(`We sent a code to ${next}.`)

  const code = await outbox(next).code()
  const change = place.getByRole('button', { name: 'Change the address' })
  await typeCodeInto(place, wrongCode(code))
  await change.click()
  await expect(place.getByRole('alert').filter({ hasText: /./ })).toHaveText(/^This is not the code that was sent/)
  const firstBox = place.locator('input[autocomplete="one-time-code"]')
  await expect(firstBox).toHaveValue('')
  await expect(firstBox).toBeFocused()
  await typeCodeInto(place, code)
  await change.click()
  await expect(place.getByRole('status').filter({ hasText: /./ })).toHaveText('Your e-mail address is changed.')
  await expect(place).toContainText(next)
  await expect(place).toContainText('Confirmed')
  await expect(place.getByRole('button', { name: 'Change the e-mail address' })).toBeFocused()

  await expect.poll(async () => (await outbox(email).messages())[0]?.text).toContain(next)
  await expect(signInElsewhere(request, email, password)).resolves.toMatchObject({ code: 'user.loginidorpasswordisinvalid' })
  expect((await signInElsewhere(request, next, password)).token).toHaveLength(43)
})

test('the phone number changes by the code that it gets; the next code has to wait', async ({ page, newcomer, outbox }) => {
  const { phone: old } = await newcomer()
  const { phone } = somebody()
  const spaced = `+65 ${phone.slice(0, 4)} ${phone.slice(4)}`
  await page.clock.install()
  await page.goto(OVERVIEW)
  await openEditor(page, 'Change the phone number')
  const place = row(page, 'Phone')
  const send = place.getByRole('button', { name: 'Send a code' })
  await place.locator('input[name="phone"]').fill(old)
  await send.click()
  await expect(place.getByText('This is the number of your account already.')).toBeVisible()
  await place.locator('input[name="phone"]').fill(phone)
  await send.click()
  await expect(place).toContainText(`We sent a code to ${spaced}.`)
  const code = await outbox(phone).code()

  // the minute has passed on the page's clock only; the server's decides
  await expect(place.getByText(/^Another code can be sent in \d+ s\.$/)).toBeVisible()
  const again = place.getByRole('button', { name: 'Send another code' })
  await page.clock.fastForward('01:01')
  await again.click()
  await expect(place.getByRole('alert').filter({ hasText: /./ })).toHaveText(/^Please wait \d+ s before you ask for another code\.$/)

  const change = place.getByRole('button', { name: 'Change the number' })
  await typeCodeInto(place, wrongCode(code))
  await change.click()
  await expect(place.getByRole('alert').filter({ hasText: /./ })).toHaveText(/^This is not the code that was sent/)
  await typeCodeInto(place, code)
  await change.click()
  await expect(place.getByRole('status').filter({ hasText: /./ })).toHaveText('Your phone number is changed.')
  await expect(place).toContainText(spaced)
  expect(await outbox(phone).messages()).toHaveLength(1)
})

test.describe('remember me', () => {
  /** What a browser keeps when it is closed: cookies with an expiry, and local storage. */
  const closed = async (context: BrowserContext) => {
    const state = await context.storageState()
    await context.close()
    return { ...state, cookies: state.cookies.filter(({ expires }) => expires > 0) }
  }

  for (const remember of [true, false])
    test(`${remember ? 'on: a browser that is opened again is signed in, for seven days' : 'off: it is not, its token goes, and the wish is kept'}`, async ({
      browser,
    }) => {
      const context = await browser.newContext()
      const page = await context.newPage()
      await openOverlay(page, '/search?auth=1')
      const box = page.getByRole('checkbox', { name: 'Remember me' })
      await expect(box).toBeChecked()
      await box.setChecked(remember)
      await logIn(page, DEMO_ACCOUNTS.person.email, DEMO_PASSWORD)
      await expect(avatar(page)).toBeVisible()
      const expires = (await context.cookies()).find(({ name }) => name === 'apollo-token')?.expires ?? 0
      expect(Math.abs(expires - Date.now() / 1_000 - 7 * 86_400)).toBeLessThan(120)
      // the page that stays open goes on
      await page.getByRole('link', { name: 'About us' }).first().click()
      await expect(page).toHaveURL(/about-us/)
      await expect(avatar(page)).toBeVisible()

      const reopened = await browser.newContext({ storageState: await closed(context) })
      const next = await reopened.newPage()
      await next.goto('/search')
      if (remember) await expect(avatar(next)).toContainText(DEMO_ACCOUNTS.person.name)
      else {
        expect((await reopened.cookies()).find(({ name }) => name === 'apollo-token')).toBeUndefined()
        await openOverlay(next, '/search?auth=1')
        await expect(next.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked()
        await expect(avatar(next)).toHaveCount(0)
      }
      await reopened.close()
    })
})

test('an export holds what is known of the person, and no secret', async ({ page, newcomer }) => {
  const { name, email, phone, password } = await newcomer()
  const token = (await tokenOf(page)) ?? ''
  await page.goto(OVERVIEW)
  const download = page.waitForEvent('download')
  await expect(async () => {
    await page.getByRole('button', { name: 'Download' }).click()
    await Promise.race([download, page.waitForEvent('download', { timeout: 3_000 })])
  }).toPass()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(JSON.parse(text)).toBeInstanceOf(Object)
  for (const known of [name, email, phone]) expect(text).toContain(known)
  for (const secret of [password, token, 'scrypt$']) expect(text).not.toContain(secret)
})

test('a deletion is asked for with the password, signs out everywhere, and a login takes it back', async ({ page, newcomer, request }) => {
  const { name, email, password } = await newcomer()
  const { token = '' } = await signInElsewhere(request, email, password)
  await page.goto(OVERVIEW)
  await openEditor(page, 'Delete the account')
  const place = row(page, 'Deletion')
  await place.locator('input[name="currentPassword"]').fill('Wrong-House-27')
  await place.getByRole('button', { name: 'Delete my account' }).click()
  await expect(place.getByRole('alert').filter({ hasText: /./ })).toHaveText('This is not your current password.')
  await place.locator('input[name="currentPassword"]').fill(password)
  await place.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(avatar(page)).toHaveCount(0)
  expect(await tokenOf(page)).toBeUndefined()
  const elsewhere = await request.post('/graphql', {
    data: { query: '{ user(sourceType: Website) { email } }' },
    headers: { authorization: `Bearer ${token}` },
  })
  expect(await elsewhere.text()).toContain('invalid_access_token')

  await openOverlay(page, `${OVERVIEW}?auth=1`)
  await logIn(page, email, password)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(row(page, 'E-mail')).toContainText(email)
  await expect(field(page, 'email').or(submit(page))).toHaveCount(0)
})
