import type { Page } from '@playwright/test'
import { BLOCK_AGENCY, BLOCK_HOST, BLOCK_KEY } from '../fixtures/agency-block.ts'
import { awake, expectNoBarrier, overflowOf } from '../fixtures/barriers.ts'
import { sampleProjects } from '../fixtures/sample-projects.ts'
import { expect, test } from '../fixtures/test.ts'

/** The lines that the guide makes for the agency, entered there as an agent would. */
async function madeLines(page: Page): Promise<string> {
  await page.goto('/plugin/report-property?countryCode=SG')
  await awake(page)
  await page.getByRole('textbox', { name: 'Key of the agency' }).fill(BLOCK_KEY)
  const preview = page.frameLocator('iframe[title="Preview of the block"]')
  await expect(preview.getByRole('heading', { name: 'What is a home worth?' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy the lines' })).toBeVisible()
  await expectNoBarrier(page)
  return (await page.locator('pre', { hasText: BLOCK_KEY }).textContent()) ?? ''
}

/** Puts the lines into a page of a website. */
async function embed(page: Page, origin: string, lines: string): Promise<void> {
  const body = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Agency</title><h1>Agency</h1>${lines}`
  await page.route(`${origin}/**`, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(`${origin}/`)
}

test('a visitor of an agency’s website finds a home, reads its estimate and writes; the enquiry arrives', { tag: '@phone' }, async ({
  page,
  request,
  context,
  signInAs,
}) => {
  const lines = await madeLines(page)
  const [project] = await sampleProjects(request, 'sg')
  if (!project) throw new Error('the demo data has no project')
  await context.clearCookies()
  await page.clock.install()
  await embed(page, BLOCK_HOST, lines)

  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { name: 'What is a home worth?' })).toBeVisible()
  const home = frame.getByRole('heading', { level: 1, name: project.name })
  await expect(async () => {
    // a press that opened it has left the box behind
    if (await home.isVisible()) return
    await frame.getByRole('combobox').fill('')
    await frame.getByRole('combobox').fill(project.name)
    await frame.getByRole('option', { name: project.name }).first().click({ timeout: 3_000 })
    await expect(home).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await expect(frame.getByText(/comparable sales, by weight/)).toBeVisible()

  const form = frame.getByRole('form', { name: `Write to ${BLOCK_AGENCY}` })
  await form.getByRole('button', { name: 'Send the message' }).click()
  await expect(form.getByText('This is not an e-mail address.')).toBeVisible()
  const email = `block-${crypto.randomUUID()}@example.com`
  await form.getByRole('textbox', { name: 'Name' }).fill('Mira Heronsson')
  await form.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await form.getByRole('textbox', { name: 'Message' }).fill(`When can I see it? ${email}`)
  // whoever needs less than a few seconds is no person
  await page.clock.runFor(20_000)
  await form.getByRole('button', { name: 'Send the message' }).click()
  await expect(frame.getByRole('status').filter({ hasText: BLOCK_AGENCY })).toBeVisible()
  // the frame is as high as what is in it, and nothing lies beside the screen
  const hidden = () => frame.locator('html').evaluate((root) => root.scrollHeight - root.clientHeight)
  await expect.poll(hidden).toBeLessThanOrEqual(0)
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  expect(await context.cookies()).toEqual([])

  await signInAs('staff')
  await page.goto(`/user/leads?find=${encodeURIComponent(email)}`)
  await page.getByRole('link', { name: 'Mira Heronsson' }).click()
  const opened = page.getByRole('region', { name: 'Mira Heronsson' })
  await expect(opened).toContainText('When can I see it?')
  await expect(opened).toContainText(project.name)
})

test.describe('elsewhere', () => {
  test.use({ expectedComplaints: [/frame-ancestors|refused to connect|ERR_BLOCKED_BY_RESPONSE|Framing/i] })

  test('the agency’s block is shown on no other website', async ({ page }) => {
    const block = `/plugin/report-property?countryCode=SG&key=${BLOCK_KEY}`
    await embed(
      page,
      'http://www.other.example',
      `<iframe title="block" src="${new URL(block, test.info().project.use.baseURL)}"></iframe>`,
    )
    await expect(page.getByRole('heading', { name: 'Agency' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.frameLocator('iframe').getByRole('heading', { name: 'What is a home worth?' })).toHaveCount(0)
  })
})
