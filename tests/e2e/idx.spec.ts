import type { Page } from '@playwright/test'
import { awake, expectNoBarrier, overflowOf } from '../fixtures/barriers.ts'
import { expect, test } from '../fixtures/test.ts'

const WEBSITE = 'https://www.heron-agent.example'

/** Puts the lines into a page of a website. */
async function embed(page: Page, origin: string, lines: string): Promise<void> {
  const body = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Agent</title><h1>Agent</h1>${lines}`
  await page.route(`${origin}/**`, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(`${origin}/`)
}

/** What the agent chooses, and the lines that the page makes of it. */
async function choose(page: Page): Promise<string> {
  await page.goto('/user/idx?countryCode=SG')
  await awake(page)
  await page.getByRole('textbox', { name: 'Colour' }).fill('#ffd23f')
  await expect(page.getByText('Darker than you chose')).toBeVisible()
  await page.getByRole('textbox', { name: 'Websites that may show your listings' }).fill(`${WEBSITE}/`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible()
  const preview = page.frameLocator('iframe[title="Preview of the block"]')
  await expect(preview.getByRole('heading', { name: 'Homes this agent advertises' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy the lines' })).toBeVisible()
  await expectNoBarrier(page)
  return (await page.locator('pre', { hasText: '/listings' }).textContent()) ?? ''
}

test.use({ expectedComplaints: [/frame-ancestors|refused to connect|ERR_BLOCKED_BY_RESPONSE|Framing/i] })

test('an agent’s listings stand on the agent’s website in the agent’s colour, and on no other', { tag: '@phone' }, async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs('subscriber')
  const lines = await choose(page)
  await context.clearCookies()
  await embed(page, WEBSITE, lines)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { name: 'Homes this agent advertises' })).toBeVisible()
  await frame.getByRole('link', { name: 'For sale' }).click()
  await expect(frame.getByRole('link', { name: 'For sale' })).toHaveAttribute('aria-current', 'page')
  const accent = await frame
    .getByRole('region', { name: 'Agent' })
    .evaluate((part) => getComputedStyle(part).getPropertyValue('--color-lagoon'))
  expect(accent).toContain('#ffd23f')
  // the frame is as high as what is in it, and nothing lies beside the screen
  await expect.poll(() => frame.locator('html').evaluate((root) => root.scrollHeight - root.clientHeight)).toBeLessThanOrEqual(0)
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  expect(await context.cookies()).toEqual([])

  await embed(page, 'https://www.other.example', lines)
  await expect(page.getByRole('heading', { name: 'Agent' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(frame.getByRole('heading', { name: 'Homes this agent advertises' })).toHaveCount(0)
})
