import type { Page } from '@playwright/test'
import { CHUNK_RELOAD_GUARD_SECONDS } from '../../src/features/shell/chunk-reload.ts'
import { awake } from '../fixtures/barriers.ts'
import { pageChunk } from '../fixtures/page-chunk.ts'
import { expect, test } from '../fixtures/test.ts'

// The browser reports the missing file, React that it could not hydrate the page (error 422).
test.use({ expectedComplaints: [/status of 404|dynamically imported module|React error #422/] })

/** of the page about us */
const chunk = () => `**${pageChunk('about-us')}`

/** Makes the page's chunk fail, as a deployment does to chunks of the version before. Returns the document requests since. */
async function loseChunk(page: Page, lost: string | RegExp = chunk()): Promise<{ documents: () => number }> {
  await page.route(lost, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'not here' }))
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  return { documents: () => documents }
}

/** Opens a page and waits until it is awake: a link that is followed earlier asks for a document, which has its chunks from the server's list. */
async function openContact(page: Page): Promise<void> {
  await page.goto('/contact', { waitUntil: 'networkidle' })
  await awake(page)
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const CALM_ERROR = 'A part of this page did not arrive'

const followTheLink = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About us' }).press('Enter')

test('a page whose chunk is gone reloads once, then shows an error, and works again when the chunk is back', async ({ page }) => {
  await openContact(page)
  const { documents } = await loseChunk(page)
  await followTheLink(page)
  await expect(heading(page)).toHaveText(CALM_ERROR)
  // §2.10: the error page shows the message
  await expect(page.getByRole('main')).toContainText('dynamically imported module')
  await expect(page).toHaveURL('/about-us')
  await page.waitForLoadState('networkidle')
  expect(documents()).toBe(1)

  // within the guard time the page does not reload by itself, however often the visitor tries
  await page.goBack()
  await expect(heading(page)).toHaveText('Write to us')
  const before = documents()
  await followTheLink(page)
  await expect(heading(page)).toHaveText(CALM_ERROR)
  const again = page.getByRole('button', { name: 'Try again' })
  await Promise.all([page.waitForResponse(chunk()), again.click()])
  await expect(heading(page)).toHaveText(CALM_ERROR)

  await page.unroute(chunk())
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1_000 })
    await expect(heading(page)).toHaveText('Property prices with their evidence', { timeout: 2_000 })
  }).toPass()
  expect(documents()).toBe(before)
})

test('a page whose bell does not come is whole, with a link to the notices', async ({ page, signInAs }) => {
  await signInAs('person')
  const bell = /live-bell[^/]*\.js/
  const { documents } = await loseChunk(page, bell)
  await Promise.all([page.waitForResponse(bell), page.goto('/contact')])
  await awake(page)
  await page.waitForLoadState('networkidle')
  // the page as it was asked for, and once more (§2.10)
  expect(documents()).toBe(2)
  await expect(heading(page)).toHaveText('Write to us')
  await page.getByRole('banner').getByRole('link', { name: 'Notices' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/\/user\/notices/)
})

test('a chunk that fails to preload does not reload the page, so typed text is kept', async ({ page }) => {
  await openContact(page)
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill('Half a sentence')
  const { documents } = await loseChunk(page)
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About us' })
  await Promise.all([page.waitForResponse(chunk()), link.hover()])
  await page.waitForLoadState('networkidle')
  expect(documents()).toBe(0)
  await expect(message).toHaveValue('Half a sentence')
  // following the link leaves the page and loads the new version
  await page.unroute(chunk())
  await followTheLink(page)
  await expect(heading(page)).toHaveText('Property prices with their evidence')
})

test('what is entered stays where the site cannot be reached when it is sent, and is sent later', async ({ page }) => {
  await page.clock.install()
  await page.goto('/share/R990001A/profile')
  await page.getByRole('link', { name: 'Ask the agent' }).click()
  const form = page.getByRole('form', { name: 'A question' })
  await awake(page)
  await page.waitForLoadState('networkidle')
  const name = `Elm ${crypto.randomUUID().slice(0, 8)}`
  await form.getByRole('textbox', { name: 'Name' }).fill(name)
  await form.getByRole('textbox', { name: 'E-mail' }).fill(`${name.slice(4)}@demo.example`)
  await form.getByRole('textbox', { name: 'Message' }).fill(`Half a sentence ${name}`)
  await page.clock.fastForward(10_000)
  const { documents } = await loseChunk(page, /\/assets\/.*\.js|\/_serverFn\//)
  await form.getByRole('button', { name: 'Send the question' }).click()
  await expect(form.getByRole('alert')).toBeVisible()
  expect(documents()).toBe(0)
  await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue(`Half a sentence ${name}`)
  await page.unroute(/\/assets\/.*\.js|\/_serverFn\//)
  await form.getByRole('button', { name: 'Send the question' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Your question is with' })).toBeVisible()
})

test('after the guard time a lost chunk reloads the page once more', async ({ page }) => {
  await openContact(page)
  await page.evaluate(
    (ms) => sessionStorage.setItem('chunkReloadedAt', String(Date.now() - ms)),
    CHUNK_RELOAD_GUARD_SECONDS * 1_000 - 20_000,
  )
  const { documents } = await loseChunk(page)
  await followTheLink(page)
  await expect(heading(page)).toHaveText(CALM_ERROR)
  expect(documents()).toBe(0)

  await page.evaluate((ms) => sessionStorage.setItem('chunkReloadedAt', String(Date.now() - ms)), CHUNK_RELOAD_GUARD_SECONDS * 1_000)
  await page.goBack()
  await followTheLink(page)
  // the page that failed before says the same until the reload begins
  await expect.poll(documents).toBe(1)
  await expect(heading(page)).toHaveText(CALM_ERROR)
  await page.waitForLoadState('networkidle')
  expect(documents()).toBe(1)
})

for (const [what, part] of [
  ['the words', () => /\/assets\/words-\w+\/[\w-]+\/real-launch\.js/],
  ['the script', () => `**${pageChunk('realLaunch.index')}`],
] as const)
  test(`a page that opens without ${what} reloads once, stays readable and leads on`, async ({ page }) => {
    const { documents } = await loseChunk(page, part())
    const lost: string[] = []
    page.on('response', (answer) => void (answer.status() === 404 && lost.push(answer.url())))
    await page.goto('/realLaunch')
    await expect.poll(documents).toBe(2)
    await page.waitForLoadState('networkidle')
    await expect.poll(() => lost.length).toBeGreaterThanOrEqual(2)
    expect(documents()).toBe(2)
    await expect(heading(page)).toBeVisible()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About us' }).press('Enter')
    await expect(page).toHaveURL('/about-us')
    await expect(heading(page)).toHaveText('Property prices with their evidence')
  })
