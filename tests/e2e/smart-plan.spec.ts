import type { Page } from '@playwright/test'
import { awake, expectNoBarrier } from '../fixtures/barriers.ts'
import { reportPath, sampleProjects } from '../fixtures/sample-projects.ts'
import { expect, test } from '../fixtures/test.ts'

const part = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click()
const result = (page: Page) => page.getByRole('main').locator('.report')

test('a household is planned, kept, opened again and printed', async ({ page, signInAs }, { project, retry }) => {
  test.slow()
  const title = `Upgrade ${project.name} ${retry} ${Date.now()}`
  await signInAs('subscriber')
  await page.goto('/realAgent/smartplan')
  await awake(page)
  await expect(result(page).getByText('The plan holds: cash stays above zero and every loan is given.')).toBeVisible()
  await expect(page.getByRole('img', { name: /Cash is least in/ })).toBeVisible()
  await expect(result(page).getByText('Buyer’s stamp duty (BSD)')).toBeVisible()
  await expectNoBarrier(page)

  // the purchase before the sale: the second loan is smaller, and the additional duty is due
  await part(page, 'Steps')
  await page.getByRole('combobox', { name: 'Variant' }).selectOption('Purchase first')
  await expect(result(page).getByRole('status')).toContainText('the loan for Next home is not given')
  await expect(result(page).getByRole('status')).toContainText('Banks may lend only a part of the price.')
  await expect(result(page).getByText('Additional buyer’s stamp duty (ABSD)')).toBeVisible()
  await expect(result(page).getByText('Additional duty refunded')).toBeVisible()
  await expectNoBarrier(page)

  // what cannot be is said at its field, and nothing gets lost
  const first = page.getByRole('group', { name: 'Step 1' })
  await first.getByRole('combobox', { name: 'With which home' }).selectOption('Today’s home')
  await expect(first.getByText('The home is owned already.')).toBeVisible()
  await first.getByRole('combobox', { name: 'With which home' }).selectOption('Next home')
  await expect(first.getByRole('alert')).toHaveCount(0)
  await page.getByRole('button', { name: 'Copy this variant' }).click()
  await expect(result(page).getByRole('table', { name: 'The variants compared' }).getByRole('row')).toHaveCount(4)
  await expect(page.getByRole('button', { name: 'Copy this variant' })).toBeDisabled()

  await part(page, 'Household')
  await page.getByRole('textbox', { name: 'Cash and deposits' }).fill('3000000')
  await part(page, 'Scenario')
  await page.getByRole('combobox', { name: 'Prices, a year' }).selectOption('My own figure')
  await page.getByRole('textbox', { name: 'Growth a year' }).fill('2.5')
  await expect(result(page).getByText('prices +2.5% a year')).toBeVisible()
  await expectNoBarrier(page)

  await part(page, 'Kept')
  await page.getByRole('textbox', { name: 'Name of the plan' }).fill(title)
  await page.getByRole('button', { name: 'Keep this plan' }).click()
  await expect(page.getByText(`Kept as “${title}”.`)).toBeVisible()
  await page.getByRole('button', { name: 'Begin with nothing' }).click()
  await expect(result(page).getByText('No step is made yet.')).toBeVisible()

  await page.reload()
  await awake(page)
  await expect(result(page).getByText('No step is made yet.')).toBeVisible()
  await part(page, 'Kept')
  const list = page.getByRole('list', { name: 'Plans of your account' })
  await list.getByRole('button', { name: `Open ${title}` }).click()
  await expect(page.getByText(`“${title}” is open.`)).toBeVisible()
  await expect(result(page).getByText('prices +2.5% a year')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name of the plan' }).fill(`${title} b`)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText(`“${title} b” is saved.`)).toBeVisible()
  await expectNoBarrier(page)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('tab', { name: 'Kept' })).toBeHidden()
  await expect(result(page).getByRole('table', { name: 'Year by year' })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await expect(page.getByRole('button', { name: 'Print on A4' })).toBeVisible()
  await list.getByRole('button', { name: `Delete ${title} b` }).click()
  await list.getByRole('button', { name: `Delete for good: ${title} b` }).click()
  await expect(page.getByText(`“${title} b” is deleted.`)).toBeVisible()
})

test('an agent without a subscription plans in Malaysia and prints nothing', async ({ page, signInAs }) => {
  await signInAs('agent')
  await page.goto('/realAgent/smartplan?countryCode=MY')
  await awake(page)
  await expect(result(page).getByText('Stamp duty on the instrument of transfer')).toBeVisible()
  await expect(page.getByText('Printing and links come with a subscription.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print on A4' })).toHaveCount(0)
  await part(page, 'Homes')
  await page.getByRole('group', { name: 'Next home' }).getByRole('textbox', { name: 'Price today' }).fill('450000')
  await page
    .getByRole('group', { name: 'Next home' })
    .getByRole('combobox', { name: 'Bought as' })
    .selectOption('The first home, to live in')
  // a first home up to 500,000 pays no duty
  await expect(result(page).getByText('Stamp duty on the instrument of transfer')).toHaveCount(0)
  await page.getByRole('group', { name: 'Next home' }).getByText('Take name and estimate from a report').click()
  await page.getByRole('group', { name: 'Next home' }).getByRole('textbox', { name: 'Link of the report' }).fill('somewhere')
  await page.getByRole('group', { name: 'Next home' }).getByRole('button', { name: 'Fill in' }).click()
  await expect(page.getByText('This is no link of a report in this country.')).toBeVisible()
  await expectNoBarrier(page)
})

test('somebody who is no agent plans in Hong Kong, at the own address and inside another page', async ({ page, signInAs }) => {
  await signInAs('person')
  await page.goto('/smartplan?countryCode=HK')
  await awake(page)
  await expect(result(page).getByText('Ad valorem stamp duty (Scale 2)')).toBeVisible()
  await page.goto('/plugins/realAgent/smartplan?countryCode=HK')
  await awake(page)
  await expect(result(page).getByText('Ad valorem stamp duty (Scale 2)')).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expectNoBarrier(page)
})

test('a report’s estimate comes into the plan by its link', async ({ page, request, signInAs }) => {
  const [project] = await sampleProjects(request)
  if (!project) throw new Error('no project')
  await signInAs('person')
  await page.goto('/smartplan?countryCode=SG')
  await awake(page)
  await part(page, 'Homes')
  const home = page.getByRole('group', { name: 'Next home' })
  await home.getByText('Take name and estimate from a report').click()
  await home.getByRole('textbox', { name: 'Link of the report' }).fill(`https://example.com${reportPath(project)}`)
  await home.getByRole('button', { name: 'Fill in' }).click()
  await expect(page.getByText(/the estimate of its usual home is entered/)).toBeVisible()
})

test('signed out, the plan asks to sign in; menus lead to it, and Australia has none', async ({ page, signInAs }) => {
  await page.goto('/smartplan')
  await expect(page.getByRole('heading', { name: 'Smart plan', level: 1 })).toHaveCount(0)
  await page.goto('/realAgent')
  await expect(page.getByRole('main').getByRole('link', { name: 'Smart plan' })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('Not open yet')
  await signInAs('person')
  await page.goto('/smartplan?countryCode=AU')
  await expect(page).not.toHaveURL(/smartplan/)
})
