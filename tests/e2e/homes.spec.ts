import type { Page } from '@playwright/test'
import { JOB_CRON } from '#server/job-cron.ts'
import { awake, expectNoBarrier } from '../fixtures/barriers.ts'
import { reportPath, sampleProjects } from '../fixtures/sample-projects.ts'
import { expect, test } from '../fixtures/test.ts'

const PAGE = '/user/homes'
const runJobs = async (page: Page) =>
  expect((await page.request.get(`/cdn-cgi/handler/scheduled?cron=${encodeURIComponent(JOB_CRON)}`)).status()).toBe(200)

/** Puts the home of a report among the visitor's own, and goes to it. */
async function keepFromReport(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await awake(page)
  await page.getByRole('button', { name: 'This is my home' }).click()
  await page.getByRole('link', { name: 'See my homes' }).click()
  await expect(page).toHaveURL(/\/user\/homes\?home=/)
  await awake(page)
}

test('an owner keeps a home, sees it over time, counts a sale, and ends the letter that was asked for by one press', {
  tag: '@phone',
}, async ({ page, request, newcomer, outbox, browser }) => {
  const { email } = await newcomer()
  await page.goto(await outbox(email).link('/user/verify-email'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const [project] = await sampleProjects(request)
  if (!project) throw new Error('there is no project')
  await keepFromReport(page, reportPath(project))

  const home = page.getByRole('article', { name: project.name })
  await expect(home.getByRole('heading', { name: /^Estimate, sale/ })).toBeVisible()
  await expect(home.getByText('since a year before')).toBeVisible()
  const time = page.getByRole('heading', { level: 2, name: 'Its estimate over time' }).locator('xpath=ancestor::section[1]')
  await expect(time.getByRole('img', { name: /^Estimates of this home/ })).toBeVisible()
  await time.getByText('Figures as a table').click()
  await expect(time.getByRole('table', { name: 'Estimates of this home by quarter' }).getByRole('row').nth(2)).toBeVisible()
  const nearby = page.getByRole('heading', { level: 2, name: 'Sold nearby, like yours' }).locator('xpath=ancestor::section[1]')
  await expect(nearby.getByRole('table').getByRole('link').first()).toHaveAttribute('href', /\/report\/realvalue\/project\//)

  const sale = page.getByRole('heading', { level: 2, name: 'If you sold it today' }).locator('xpath=ancestor::section[1]')
  await sale.getByRole('textbox', { name: 'You paid', exact: true }).fill('301507')
  await sale.getByLabel('Bought on').fill('2019-03-18')
  await sale.getByRole('textbox', { name: 'Loan still owed' }).fill('100000')
  await expect(sale.getByText('Seller’s stamp duty (SSD)')).toBeVisible()
  await expect(sale.getByText('In your hands')).toBeVisible()
  await sale.getByRole('textbox', { name: 'CPF used, with its interest' }).fill('50000')
  await expect(sale.getByText('Back into your CPF')).toBeVisible()
  await expect(sale.getByText('Gain, after the costs of both')).toBeVisible()
  await expectNoBarrier(page)

  // in the tab, and nowhere else until its owner wants that
  await page.reload()
  await awake(page)
  await expect(sale.getByRole('textbox', { name: 'You paid', exact: true })).toHaveValue('301,507')
  await sale.getByRole('button', { name: 'Keep them in my account' }).click()
  await expect(sale.getByText('Kept in your account', { exact: true })).toBeVisible()

  const monthly = page.getByRole('checkbox', { name: /^Every month, what it is worth/ })
  await expect(monthly).not.toBeChecked()
  await monthly.check()
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
  const mailbox = outbox(email)
  const letters = async () => (await mailbox.messages()).filter(({ subject }) => subject.startsWith('Your home this month'))
  // a run writes to thirty homes; others may be before this one
  await expect(async () => {
    await runJobs(page)
    expect(await letters()).toHaveLength(1)
  }).toPass()
  await runJobs(page)
  const [letter, ...more] = await letters()
  expect(more).toEqual([])
  expect(letter?.text).toContain(project.name)
  expect(letter?.text).toMatch(/Estimate: \$/)
  expect(letter?.text).not.toContain('301,507')

  // whoever reads the letter on another device, without scripts and without a login
  const link = await mailbox.link('/user/homes/stop')
  const reader = await (await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() })).newPage()
  await reader.goto(link)
  await expect(reader.getByRole('heading', { level: 1, name: `Stop the monthly letter about ${project.name}` })).toBeVisible()
  await page.reload()
  await expect(monthly).toBeChecked()
  await reader.getByRole('button', { name: 'Stop the letter' }).click()
  await expect(reader.getByRole('heading', { level: 1, name: 'The monthly letter is stopped' })).toBeVisible()
  await reader.context().close()
  await page.reload()
  await awake(page)
  await expect(monthly).not.toBeChecked()
})

test('a mail program stops a letter by its own press', async ({ page, request, newcomer, outbox }) => {
  const { email } = await newcomer()
  await page.goto(await outbox(email).link('/user/verify-email'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const [project] = await sampleProjects(request)
  if (!project) throw new Error('there is no project')
  await keepFromReport(page, reportPath(project))
  await page.getByRole('checkbox', { name: /^Every month, what it is worth/ }).check()
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
  await expect(async () => {
    await runJobs(page)
    expect((await outbox(email).messages()).some(({ subject }) => subject.startsWith('Your home this month'))).toBe(true)
  }).toPass()
  const link = await outbox(email).link('/user/homes/stop')
  const press = () => request.post(link, { form: { 'List-Unsubscribe': 'One-Click' }, maxRedirects: 0 })
  expect([(await press()).status(), (await press()).status()]).toEqual([200, 200])
  expect((await request.post(`/user/homes/stop/${'x'.repeat(43)}`, { form: { 'List-Unsubscribe': 'One-Click' } })).status()).toBe(404)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'The monthly letter is stopped' })).toBeVisible()
  await expectNoBarrier(page)
})

test('homes are renamed and removed, and an empty page says how to begin', async ({ page, request, newcomer }) => {
  await newcomer()
  await page.goto(PAGE)
  await expect(page.getByText('No home is here yet')).toBeVisible()
  await expectNoBarrier(page)
  const [project] = await sampleProjects(request)
  if (!project) throw new Error('there is no project')
  await keepFromReport(page, reportPath(project))
  await page.getByRole('button', { name: `Rename ${project.name}` }).click()
  await page.getByRole('textbox', { name: 'Name of the home' }).fill('Grandmother’s flat')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('article', { name: 'Grandmother’s flat' })).toBeVisible()
  await page.getByRole('button', { name: 'Not my home: Grandmother’s flat' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('No home is here yet')).toBeVisible()
})

test('the demo person’s homes are alive, and the menu leads to them', async ({ page, signInAs }) => {
  await signInAs('person')
  await page.goto('/user/nonagent/account-overview')
  await page.getByRole('link', { name: 'My homes' }).first().click()
  await expect(page).toHaveURL(PAGE)
  await awake(page)
  const tabs = page.getByRole('navigation', { name: 'My homes' })
  await expect(tabs.getByRole('link', { name: 'Where we live' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByText('Gain, after the costs of both')).toBeVisible()
  await expectNoBarrier(page)
  await tabs.getByRole('link', { name: 'The flat we let' }).click()
  await expect(page.getByRole('article', { name: 'The flat we let' })).toBeVisible()
  await expect(page.getByText('Enter what was paid and when')).toBeVisible()
})

test('a visitor is asked to sign in, on the page and in a report', async ({ page, request }) => {
  await page.goto(PAGE)
  await expect(page.getByRole('heading', { level: 1, name: 'My homes' })).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Password' }).first()).toBeVisible()
  const [project] = await sampleProjects(request)
  if (!project) throw new Error('there is no project')
  await page.goto(reportPath(project))
  await awake(page)
  await page.getByRole('button', { name: 'This is my home' }).click()
  await expect(page).toHaveURL(/auth=true/)
})
