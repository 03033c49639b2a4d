import type { Page } from '@playwright/test'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#provider/demo/people/accounts.ts'
import { OVERVIEW, openEditor, row, tokenOf } from '../fixtures/account-page.ts'
import { avatar, dialog, logIn } from '../fixtures/auth-overlay.ts'
import { awake } from '../fixtures/barriers.ts'
import { endSession, isOpen, signInElsewhere } from '../fixtures/newcomer.ts'
import { expect, test } from '../fixtures/test.ts'

test('a session that was ended elsewhere: the next account page asks to sign in, once, and goes on after a login', async ({
  page,
  newcomer,
  request,
}) => {
  const { name, email, password } = await newcomer()
  let told = 0
  await page.exposeFunction('tellTest', () => told++)
  await page.addInitScript("addEventListener('token-failed', () => tellTest())")
  // a socket that stays silent, so that the page does not hear of the end before its next question
  let isListening = false
  await page.routeWebSocket(/\/live\?/, () => {
    isListening = true
  })
  await page.goto('/search')
  await expect(avatar(page)).toBeVisible()
  await awake(page)
  await expect.poll(() => isListening).toBe(true)
  await page.waitForLoadState('networkidle')
  await endSession(request, (await tokenOf(page)) ?? '')

  let calls = 0
  page.on('request', (asked) => void (asked.url().includes('/_serverFn/') && calls++))
  await avatar(page).click()
  await expect(dialog(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'This page needs an account' })).toBeAttached()
  await expect(avatar(page)).toHaveCount(0)
  expect(await tokenOf(page)).toBeUndefined()
  // it does not ask again
  await page.waitForLoadState('networkidle')
  expect(told).toBe(1)
  expect(calls).toBeLessThan(6)

  await logIn(page, email, password)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  expect(told).toBe(1)
})

const prompt = (page: Page) => page.getByRole('dialog', { name: 'You were signed out' })

test('a session that ends while something is typed: the page asks to sign in and keeps the typed text', async ({
  page,
  newcomer,
  request,
}) => {
  const { email, password } = await newcomer()
  await page.goto(OVERVIEW)
  await openEditor(page, 'Change the name')
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.fill('Ines B. Alder')
  await endSession(request, (await tokenOf(page)) ?? '')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(prompt(page)).toBeVisible()
  expect(await tokenOf(page)).toBeUndefined()
  await expect(prompt(page).locator('input[name="email"]')).toBeFocused()

  await prompt(page).locator('input[name="email"]').fill(email)
  await prompt(page).locator('input[name="password"]').fill(password)
  await prompt(page).getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(prompt(page)).toHaveCount(0)
  await expect(name).toHaveValue('Ines B. Alder')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Your name is saved.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ines B. Alder')
})

test('another person who signs in does not see what was typed', async ({ page, newcomer, request }) => {
  await newcomer()
  await page.goto(OVERVIEW)
  await openEditor(page, 'Change the name')
  await page.getByRole('textbox', { name: 'Name' }).fill('Ines B. Alder')
  await endSession(request, (await tokenOf(page)) ?? '')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await prompt(page).locator('input[name="email"]').fill(DEMO_ACCOUNTS.person.email)
  await prompt(page).locator('input[name="password"]').fill(DEMO_PASSWORD)
  await prompt(page).getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(DEMO_ACCOUNTS.person.name)
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveCount(0)
})

test('a session that was ended elsewhere shows when the visitor comes back to the tab', async ({ page, newcomer, request, context }) => {
  await newcomer()
  const other = await context.newPage()
  for (const [tab, path] of [
    [page, OVERVIEW],
    [other, '/search'],
  ] as const) {
    await tab.clock.install()
    await tab.goto(path)
    await expect(avatar(tab)).toBeVisible()
    await tab.waitForLoadState('networkidle')
  }
  await endSession(request, (await tokenOf(page)) ?? '')
  const comeBack = async (tab: Page) => {
    await tab.clock.fastForward(61_000)
    await tab.evaluate(() => window.dispatchEvent(new Event('focus')))
  }
  await comeBack(page)
  await expect(prompt(page)).toBeVisible()
  // the other tab has no token any more; its page is public and goes on without a message
  await comeBack(other)
  await expect(avatar(other)).toHaveCount(0)
  await expect(other.getByRole('dialog')).toHaveCount(0)
})

test('all sign-ins elsewhere end with one press', async ({ page, newcomer, request }) => {
  const { email, password } = await newcomer()
  const [{ token: one = '' }, { token: two = '' }] = await Promise.all([
    signInElsewhere(request, email, password),
    signInElsewhere(request, email, password),
  ])
  await page.goto(OVERVIEW)
  await openEditor(page, 'Show where you are signed in')
  const places = row(page, 'Sessions')
  await expect(places.getByRole('listitem')).toHaveCount(3)
  await places.getByRole('button', { name: 'Log out everywhere else' }).click()
  await expect(places.getByRole('listitem')).toHaveCount(1)
  await expect(places.getByRole('button', { name: 'Log out everywhere else' })).toHaveCount(0)
  for (const token of [one, two]) expect(await isOpen(request, token)).toBe(false)
  expect(await isOpen(request, (await tokenOf(page)) ?? '')).toBe(true)
})

test('a sign-in elsewhere is listed, and ended from here', async ({ page, newcomer, request, browser }) => {
  const { email, password } = await newcomer()
  const { token = '' } = await signInElsewhere(request, email, password)
  const other = await (await browser.newContext()).newPage()
  await other.goto(`/map?t=${token}`)
  await expect(avatar(other)).toBeVisible()

  await page.goto(OVERVIEW)
  await openEditor(page, 'Show where you are signed in')
  const places = row(page, 'Sessions').getByRole('listitem')
  await expect(places).toHaveCount(2)
  await places.getByRole('button', { name: /^Log out/ }).click()
  await expect(places).toHaveCount(1)
  await expect(places).toContainText('This browser')
  await other.goto('/map')
  await expect(avatar(other)).toHaveCount(0)
  await other.context().close()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ines Alder')
})
