import type { Page } from '@playwright/test'
import { awake, expectNoBarrier } from '../fixtures/barriers.ts'
import { reportPath, sampleProjects } from '../fixtures/sample-projects.ts'
import { savedPdf } from '../fixtures/saved-pdf.ts'
import { expect, test } from '../fixtures/test.ts'

const DESK = '/realAgent/market-analysis'

const result = (page: Page) => page.locator('section', { has: page.getByRole('heading', { name: '4. Result' }) })
const sales = (page: Page) => page.getByRole('list', { name: 'Comparable sales' }).getByRole('listitem')

test(
  'an agent leads a report through five steps to a workbook, a link and a PDF',
  { tag: '@phone' },
  async ({ page, browser, request, signInAs }, { project }) => {
    test.slow()
    const title = `For Mrs Lim ${project.name} ${Date.now()}`
    await signInAs('subscriber')
    const [home] = await sampleProjects(request)
    if (!home) throw new Error('no project')
    await page.goto(reportPath(home))
    await awake(page)
    await page.getByRole('link', { name: 'Make a market analysis' }).click()
    await expect(page.getByRole('heading', { name: '1. The home' })).toBeVisible()
    await awake(page)
    await expect(result(page)).toContainText('This is the automatic estimate')
    await expectNoBarrier(page)

    // the home is corrected
    await page.getByRole('textbox', { name: 'Floor', exact: true }).fill('3')
    await page.getByRole('button', { name: 'Value this home' }).click()
    await expect(page.getByRole('button', { name: 'Value this home' })).toBeDisabled()
    await expect(result(page)).toContainText('This is the automatic estimate')
    await page.getByRole('combobox', { name: 'Condition' }).selectOption('Renovated')

    // sales are taken out and in, and another is added
    const before = await sales(page).count()
    await sales(page).first().getByRole('checkbox').uncheck()
    await expect(sales(page).first()).toContainText('left out')
    await expect(result(page)).toContainText('from the automatic estimate')
    await sales(page).first().getByRole('checkbox').check()
    await expect(result(page)).toContainText('This is the automatic estimate')
    await page.getByRole('button', { name: 'Add another sale' }).click()
    await page.getByRole('list', { name: 'Sales that can be added' }).getByRole('button').first().click()
    await expect(sales(page)).toHaveCount(before + 1)

    // an adjustment says its money
    const adjusted = page.getByRole('list', { name: 'Weights and adjustments' }).getByRole('listitem').first()
    await adjusted.locator('summary').click()
    await adjusted.getByRole('combobox', { name: 'Condition' }).selectOption('+10.0%')
    await adjusted.getByRole('textbox', { name: 'Own weight' }).fill('40')
    await expect(adjusted).toContainText('Condition +10.0% = +$')
    await expect(result(page)).toContainText('from the automatic estimate')
    await expectNoBarrier(page)

    await page.getByRole('textbox', { name: 'Title' }).fill(title)
    await page.getByRole('textbox', { name: 'To your client' }).fill('林太太, as we said on Monday.')
    await page.getByRole('button', { name: 'Keep the analysis' }).click()
    await expect(page.getByText('The analysis is kept.')).toBeVisible()
    await expect(page).toHaveURL(/id=[\da-f-]{36}/)
    const value = await result(page).locator('.text-4xl').textContent().then(String)

    await page.getByRole('link', { name: 'Open the workbook' }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await awake(page)
    await expect(page.getByText(value, { exact: true })).toBeVisible()
    await expect(page.getByText('R990001A').first()).toBeVisible()
    await expectNoBarrier(page)
    const pdf = await savedPdf(page, () => page.getByRole('button', { name: 'Save as PDF' }).click())
    expect(pdf.pages).toBeGreaterThan(1)
    for (const part of [title, value, 'R990001A', 'Adjustments of the agent', 'Condition +10.0%']) expect(pdf.text).toContain(part)
    expect(pdf.text.replaceAll(' ', '')).toContain('林太太')

    await page.getByRole('button', { name: 'Share as it is today' }).click()
    await page.getByRole('button', { name: 'Make the link' }).click()
    const link = await page.getByRole('dialog').getByRole('link').first().getAttribute('href')
    const stranger = await browser.newContext()
    const shared = await stranger.newPage()
    await shared.goto(link ?? '')
    await expect(shared.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(shared.getByText(value, { exact: true })).toBeVisible()
    await expect(shared.getByText('R990001A').first()).toBeVisible()
    await expectNoBarrier(shared)
    await stranger.close()

    // the list: duplicated and deleted
    await page.goto(DESK)
    await awake(page)
    const rows = page
      .getByRole('list', { name: /^Your analyses/ })
      .getByRole('listitem')
      .filter({ hasText: title })
    await rows.getByRole('button', { name: /^Duplicate/ }).click()
    await expect(rows).toHaveCount(2)
    await expectNoBarrier(page)
    for (const left of [1, 0]) {
      await rows
        .first()
        .getByRole('button', { name: /^Delete/ })
        .click()
      await rows
        .first()
        .getByRole('button', { name: /^Delete for good/ })
        .click()
      await expect(rows).toHaveCount(left)
    }
  },
)

test('an analysis in Malaysia leaves the automatic estimate out, and one that was changed elsewhere is not written over', async ({
  page,
  context,
  request,
  signInAs,
}, { project }) => {
  test.slow()
  const title = `Kajang ${project.name} ${Date.now()}`
  await signInAs('subscriber')
  const [home] = await sampleProjects(request, 'my')
  if (!home) throw new Error('no project')
  await page.goto(`${DESK}?of=MY/${home.typeGroup.toLowerCase().replaceAll('_', '-')}/${home.slug}&countryCode=MY`)
  await awake(page)
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('checkbox', { name: 'Show the automatic estimate in the workbook' }).uncheck()
  await page.getByRole('button', { name: 'Keep the analysis' }).click()
  await expect(page.getByText('The analysis is kept.')).toBeVisible()

  const other = await context.newPage()
  await other.goto(page.url())
  await awake(other)
  await other.getByRole('textbox', { name: 'To your client' }).fill('Changed elsewhere')
  await other.getByRole('button', { name: 'Keep the analysis' }).click()
  await expect(other.getByText('The analysis is kept.')).toBeVisible()
  await page.getByRole('textbox', { name: 'To your client' }).fill('Mine')
  await page.getByRole('button', { name: 'Keep the analysis' }).click()
  await expect(page.getByRole('alert')).toContainText('changed in another window')

  await other.getByRole('link', { name: 'Open the workbook' }).click()
  await expect(other.getByText('Changed elsewhere')).toBeVisible()
  await expect(other.getByText('RM', { exact: false }).first()).toBeVisible()
  await expect(other.getByText('automatic estimate')).toHaveCount(0)
  await other.goto(DESK)
  await awake(other)
  const row = other.getByRole('listitem').filter({ hasText: title })
  await row.getByRole('button', { name: /^Delete/ }).click()
  await row.getByRole('button', { name: /^Delete for good/ }).click()
  await expect(row).toHaveCount(0)
})

test('who makes no analyses reads why, a seat works as its payer, and a home without evidence is refused', async ({
  page,
  request,
  signInAs,
}) => {
  await signInAs('agent')
  await page.goto(DESK)
  await expect(page.getByText('Market analyses come with a plan', { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Plans and prices' })).toBeVisible()
  await expectNoBarrier(page)
  await signInAs('person')
  await page.goto(DESK)
  await expect(page.getByText('Market analyses are for licensed agents', { exact: true })).toBeVisible()

  await signInAs('seat')
  await page.goto(DESK)
  await expect(page.getByRole('heading', { name: 'A home to analyse' })).toBeVisible()
  const [home] = await sampleProjects(request)
  if (!home) throw new Error('no project')
  const of = `SG/${home.typeGroup.toLowerCase().replaceAll('_', '-')}/${home.slug}`
  await page.goto(`${DESK}?of=${of}&area=90000`)
  await expect(page.getByText('No analysis: no such home on record')).toBeVisible()
})
