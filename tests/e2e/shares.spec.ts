import type { Browser, Page } from '@playwright/test'
import { awake, expectNoBarrier } from '../fixtures/barriers.ts'
import { reportPath, sampleProjects } from '../fixtures/sample-projects.ts'
import { expect, test } from '../fixtures/test.ts'

// the pages of shares that have ended answer 410, which the browser reports as a console error
test.use({ expectedComplaints: [/status of 410/] })

/** A page of somebody else, without scripts. */
async function clientOf(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ viewport: page.viewportSize(), javaScriptEnabled: false })
  return context.newPage()
}

test('an agent shares a report; it opens without scripts, is counted, and is gone as soon as it is revoked', { tag: '@phone' }, async ({
  page,
  browser,
  request,
  signInAs,
}) => {
  const account = await signInAs('subscriber')
  const [project] = await sampleProjects(request, 'sg')
  if (!project) throw new Error('the demo data has no project')
  const title = `For a client ${crypto.randomUUID().slice(0, 8)}`
  await page.goto(reportPath(project))
  await awake(page)
  await page.getByRole('main').locator('summary', { hasText: 'Share' }).first().click()
  await page.getByRole('button', { name: 'Share as it is today' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title)
  await dialog.getByRole('combobox', { name: 'Open for' }).selectOption('30')
  await dialog.getByRole('textbox', { name: 'Password, if you wish' }).fill('tigers-sleep')
  await dialog.getByRole('button', { name: 'Make the link' }).click()
  const link = dialog.getByRole('link', { name: /\/share\// })
  await expect(link).toBeVisible()
  await expectNoBarrier(page)
  const address = (await link.getAttribute('href')) ?? ''

  const client = await clientOf(browser, page)
  await client.goto(address)
  await expect(client.getByText(title)).toHaveCount(0)
  await client.getByLabel('Password').fill('lions-sleep')
  await client.getByRole('button', { name: 'Open the page' }).click()
  await expect(client.getByRole('alert')).toContainText('not the password')
  await client.getByLabel('Password').fill('tigers-sleep')
  await client.getByRole('button', { name: 'Open the page' }).click()
  await expect(client.getByText(title)).toBeVisible()
  const lines = client.getByRole('region', { name: 'Agent' })
  // the name as the register spells it
  for (const line of [
    account.name,
    account.licence?.number ?? '',
    account.licence?.agency ?? '',
    account.licence?.agencyNo ?? '',
    account.phone,
  ])
    await expect(lines).toContainText(line, { ignoreCase: true })
  await expect(client.getByRole('heading', { level: 1 })).toContainText(project.name)
  await expect(client.getByRole('table', { name: /Recorded sales/ })).toBeVisible()
  await expect(client.getByRole('button', { name: 'Value this home' })).toHaveCount(0)
  await expect(client.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  const answer = await request.get(address)
  expect(answer.headers()['referrer-policy']).toBe('no-referrer')
  expect(answer.headers()['cache-control']).toBe('private, no-store')

  await page.goto('/user/shares')
  await awake(page)
  const share = page.getByRole('listitem').filter({ hasText: title })
  await expect(share).toContainText('1 visit')
  await expect(share.getByRole('img', { name: /Visits by day/ })).toBeVisible()
  await expectNoBarrier(page)
  await share.getByRole('button', { name: 'Extend' }).click()
  await share.getByRole('combobox', { name: 'Open from today for' }).selectOption('365')
  await share.getByRole('button', { name: 'Save' }).click()
  await expect(share.getByRole('button', { name: 'Save' })).toHaveCount(0)
  await share.getByRole('button', { name: 'Revoke' }).click()
  await share.getByRole('button', { name: 'Revoke the link' }).click()
  await expect(share).toContainText('revoked')

  const gone = await client.reload()
  expect(gone?.status()).toBe(410)
  await expect(client.getByRole('heading', { level: 1 })).toContainText('no longer shared')
  await expect(client.getByText(account.name)).toHaveCount(0)
})

test('a comparison is shared as well, and a share that has expired says so', async ({ page, browser, request, signInAs }) => {
  await signInAs('subscriber')
  const [first, second] = await sampleProjects(request, 'sg')
  if (!first || !second) throw new Error('the demo data has no two projects')
  await page.goto(`/realListing/compare?countryCode=SG&with=${first.slug},${second.slug}`)
  await awake(page)
  await page.getByRole('button', { name: 'Share as it is today' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Make the link' }).click()
  const address = (await dialog.getByRole('link', { name: /\/share\// }).getAttribute('href')) ?? ''
  const client = await clientOf(browser, page)
  await client.goto(address)
  await expect(client.getByRole('heading', { level: 1 })).toContainText('Projects side by side')
  const table = client.getByRole('region', { name: 'Projects side by side' })
  for (const { name } of [first, second]) await expect(table).toContainText(name)

  const expired = await client.goto('/share/demo-share-summer-0003')
  expect(expired?.status()).toBe(410)
  await expect(client.getByRole('heading', { level: 1 })).toContainText('The time of this page is over')
})

test('an agent’s page shows badge, lines, figures of the areas, and the ways to the agent', async ({ page, browser, signInAs }) => {
  const account = await signInAs('subscriber')
  const number = account.licence?.number ?? ''
  await page.goto('/user/account-overview')
  await awake(page)
  await page.getByRole('button', { name: 'Change your page' }).click()
  const about = `Sales of the east ${crypto.randomUUID().slice(0, 8)}`
  await page.getByRole('textbox', { name: 'About you' }).fill(about)
  await page.getByRole('checkbox', { name: 'Tamil' }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Your page is saved.')).toBeVisible()

  const client = await clientOf(browser, page)
  await client.goto(`/share/${number}/profile?countryCode=SG`)
  await expect(client.getByRole('heading', { level: 1 })).toContainText(account.name)
  await expect(client.getByText('Verified', { exact: true })).toBeVisible()
  await expect(client.getByText(/lists R990001A as in force, checked on/)).toBeVisible()
  await expect(client.getByText(about)).toBeVisible()
  await expect(client.getByText(/Speaks .*Tamil/)).toBeVisible()
  await expect(
    client
      .getByRole('list', { name: 'Areas served' })
      .getByText(/middle half/)
      .first(),
  ).toBeVisible()
  const card = decodeURIComponent((await client.getByRole('link', { name: 'Save to your address book' }).getAttribute('href')) ?? '')
  expect(card).toContain('VERSION:4.0')
  expect(card).toContain(`TITLE:${number}`)
  await client.getByRole('link', { name: 'Book a time' }).click()
  await expect(client).toHaveURL(/\/book\/demo-agent-1/)
})
