import type { Page } from '@playwright/test'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#provider/demo/people/accounts.ts'
import { awake } from '../fixtures/barriers.ts'
import { enterEverywhere, entriesOf, firstPaint, forgottenBy, holdScripts, slowDown } from '../fixtures/early-entry.ts'
import { openMap } from '../fixtures/map-page.ts'
import { openPages } from '../fixtures/site-addresses.ts'
import { expect, test } from '../fixtures/test.ts'

// What is typed, chosen or ticked before hydration is still there after it.

test.use({ expectedComplaints: [/status of 404/] })

const SHARES = 2
const CONTROL = /<(?:select|textarea|input(?![^>]*type="hidden"))\b[^>]*>/g

/** The controls of a page by their names: pages with the same show the same forms, and one of them is opened. */
const controlsIn = (html: string): string =>
  (html.match(CONTROL) ?? []).map((tag) => /\b(?:name|aria-label|id)="([^"]*)"/.exec(tag)?.[1] ?? tag).join()

/** What of the entries of these pages is lost. */
async function losses(page: Page, addresses: readonly string[]): Promise<string[]> {
  const lost: string[] = []
  const scripts = await holdScripts(page)
  for (const address of addresses) {
    scripts.hold()
    await page.goto(address, { waitUntil: 'commit' })
    await firstPaint(page)
    await enterEverywhere(page)
    const entered = await entriesOf(page)
    scripts.release()
    await awake(page)
    await page.waitForLoadState('networkidle')
    // a page takes its parts over one after the other
    await expect.poll(() => forgottenBy(page), address).toEqual([])
    const kept = await entriesOf(page)
    for (const [name, text] of Object.entries(entered))
      if (kept[name] !== text) lost.push(`${address}, ${name}: ${text} became ${kept[name]}`)
  }
  return lost
}

for (let share = 0; share < SHARES; share++)
  test(`every form keeps what is entered before its page wakes, ${share + 1} of ${SHARES}`, { tag: share === 0 ? [] : '@long' }, async ({
    page,
    request,
  }) => {
    test.setTimeout(240_000)
    const forms = new Map<string, string>()
    for (const { address } of await openPages(request, 'SG')) {
      const controls = controlsIn(await (await request.get(`${address}?countryCode=SG`)).text())
      if (controls !== '' && !forms.has(controls)) forms.set(controls, `${address}?countryCode=SG`)
    }
    expect(forms.size).toBeGreaterThan(SHARES)
    const own = [...forms.values()].filter((_, at) => at % SHARES === share)
    expect(await losses(page, own)).toEqual([])
  })

test('so do the forms behind a login', async ({ page, signInAs }) => {
  await signInAs('staff')
  expect(await losses(page, ['/user/account-overview?desk=users', '/user/account-overview', '/user/saved-searches'])).toEqual([])
})

for (const [what, address] of Object.entries({
  login: '/search?auth=1',
  'forgotten password': '/search?auth=1&authKey=login&forgotPassword=1',
  'registration of an agent': '/search?auth=1&authKey=register',
}))
  test(`${what}: typed as soon as it is there`, async ({ page }) => {
    await slowDown(page)
    await page.goto(address, { waitUntil: 'commit' })
    const boxes = page.locator('dialog input:not([readonly], [disabled], [type=checkbox])')
    await boxes.first().waitFor()
    for (const box of await boxes.all()) {
      await box.focus()
      await page.keyboard.type('Ab1')
    }
    for (const box of await boxes.all()) await expect(box).toHaveValue(/ab1$/i)
    await page.waitForLoadState('networkidle')
    for (const box of await boxes.all()) await expect(box).toHaveValue(/ab1$/i)
  })

const BOX = { name: 'Project, street, postal code, station or school' }

for (const address of ['/?countryCode=SG', '/search?countryCode=SG', '/realValue?countryCode=SG'])
  test(`the type-ahead of ${address} answers to letters typed while the page wakes`, {
    tag: address.startsWith('/?') ? [] : '@long',
  }, async ({ page }) => {
    await slowDown(page)
    await page.goto(address, { waitUntil: 'commit' })
    const box = page.getByRole('combobox', BOX).first()
    await box.focus()
    await page.keyboard.type('bishan st', { delay: 150 })
    await expect(page.getByRole('option', { name: /Bishan Street/ }).first()).toBeVisible()
    await expect(box).toHaveValue('bishan st')
    await expect(box).toBeFocused()
    // the caret is where it was: what follows is written behind
    await page.keyboard.type('reet')
    await expect(box).toHaveValue('bishan street')
  })

test('the place of the map’s filters takes letters as soon as it is there', async ({ page }) => {
  await openMap(page, '/map?countryCode=SG')
  await slowDown(page)
  await page.getByRole('button', { name: /^Filters/ }).click()
  const panel = page.getByRole('region', { name: 'Filters' })
  await panel.locator('summary', { hasText: 'Place' }).click()
  const box = panel.getByRole('combobox', { name: 'Place in the middle' })
  await box.focus()
  await page.keyboard.type('bishan')
  // the first list waits for its words, and takes neither letters nor focus away
  await expect(panel.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await expect(box).toHaveValue('bishan')
  await expect(box).toBeFocused()
})

for (const [device, viewport] of Object.entries({ desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }))
  test(`the map’s Filters, pressed before the page wakes, open when it does, on a ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const scripts = await holdScripts(page)
    await page.goto('/map?countryCode=SG', { waitUntil: 'commit' })
    const button = page.getByRole('button', { name: /^Filters/ })
    await button.click()
    await button.click()
    scripts.release()
    const panel = page.getByRole('region', { name: 'Filters' })
    await expect(panel).toBeVisible()
    // once: closed, it stays closed, and the button hears for itself again
    await panel.getByRole('button', { name: 'Close' }).click()
    await expect(panel).toBeHidden()
    await button.click()
    await expect(panel).toBeVisible()
  })

test('a form that only scripts can send leaves page and letters alone when it is sent too early', async ({ page }) => {
  const scripts = await holdScripts(page)
  scripts.hold()
  for (const [address, name] of [
    ['/contact', 'name'],
    ['/realAgent/vendor-login', 'email'],
  ] as const) {
    scripts.hold()
    await page.goto(address, { waitUntil: 'commit' })
    const box = page.locator(`[name="${name}"]`)
    await box.fill(DEMO_ACCOUNTS.vendor.email)
    await box.press('Enter')
    await page.locator('form:has([name]) button[type="submit"]').last().click()
    scripts.release()
    await awake(page)
    await page.waitForLoadState('networkidle')
    await expect(box).toHaveValue(DEMO_ACCOUNTS.vendor.email)
    expect(new URL(page.url()).pathname).toBe(address)
  }
})

test('a search sent before the page wakes finds what was typed', async ({ page }) => {
  const scripts = await holdScripts(page)
  await page.goto('/?countryCode=SG', { waitUntil: 'commit' })
  const box = page.getByRole('combobox', BOX).first()
  await box.fill('bishan')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/search\?.*q=bishan/)
  scripts.release()
  await expect(page.getByRole('heading', { level: 2, name: /bishan/ })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the open box of every page that has one lies under nothing', async ({ page }) => {
    for (const address of ['/?countryCode=SG', '/realValue?countryCode=SG', '/search?countryCode=SG']) {
      await page.goto(address)
      const box = page.getByRole('combobox', BOX).first()
      await box.focus()
      await page.keyboard.type('bishan')
      await expect(page.getByRole('option').first()).toBeVisible()
      for (const part of [box, page.getByRole('option').first()]) {
        const isOnTop = await part.evaluate((element) => {
          const { left, top, right, bottom } = element.getBoundingClientRect()
          const at = [0.1, 0.5, 0.9].map((share) => document.elementFromPoint((left + right) / 2, top + (bottom - top) * share))
          return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth && at.every((one) => element.contains(one))
        })
        expect(isOnTop, address).toBe(true)
      }
    }
  })
})

test('a form that was sent before hydration is sent by it', async ({ page }) => {
  const scripts = await holdScripts(page)
  scripts.hold()
  await page.goto('/realAgent/vendor-login', { waitUntil: 'commit' })
  await page.locator('[name="email"]').fill(DEMO_ACCOUNTS.vendor.email)
  await page.locator('[name="password"]').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).last().click()
  scripts.release()
  await expect(page).toHaveURL(/\/vendor-orders$/)
})
