import type { Locator, Page } from '@playwright/test'
import { disagreement, saidOf, saidOfAll, valuedHomes } from '../confidence/statements.ts'
import { firstPaint, holdScripts } from '../fixtures/early-entry.ts'
import { reportPath, type SampleProject, sampleProjects } from '../fixtures/sample-projects.ts'
import { expect, test } from '../fixtures/test.ts'

const toolPath = ({ typeGroup, slug }: SampleProject, tool = '/realValue', country = 'SG') =>
  `${tool}?countryCode=${country}&projectType=${typeGroup.toLowerCase().replaceAll('_', '-')}&projectSlug=${slug}`

async function firstProject(...asked: Parameters<typeof sampleProjects>): Promise<SampleProject> {
  const [project] = await sampleProjects(...asked)
  if (!project) throw new Error('the market is empty')
  return project
}

const form = (page: Page): Locator => page.getByRole('form', { name: 'Describe the home' })
const estimateOf = (page: Page): Locator => page.getByRole('region', { name: /^Estimate, sale/ })
/** The large figure under the line that names the home. */
const figureOf = async (page: Page) => (await estimateOf(page).locator('p').first().textContent()) ?? ''

test.describe('an estimate', () => {
  test('is found by name, with its ranges, confidence, sales, history, and what it leaves out', async ({ page, request }) => {
    const { name } = await firstProject(request)
    await page.goto('/realValue?countryCode=SG')
    // what is typed before hydration is lost
    await expect(async () => {
      await page.getByRole('combobox').first().fill('')
      await page.getByRole('combobox').first().fill(name)
      await page.getByRole('option', { name }).first().click({ timeout: 3_000 })
    }).toPass()
    await expect(page).toHaveURL(/\/realValue\?.*projectSlug=/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    const estimate = estimateOf(page)
    // nothing is measured on invented prices, so there is no word of confidence
    await expect(estimate).toContainText('is not measured here')
    await expect(estimate).not.toContainText(/confidence|\d%(?! *\)|\S)/)
    await expect(estimate).toContainText('(68%)')
    await expect(estimate).toContainText('(90%)')
    // no model is fitted to demonstration data
    await expect(estimate).toContainText('Comparable sales method')
    await expect(page.getByRole('table').first().getByRole('row')).not.toHaveCount(0)
    // the count at the head and the sales below are reconciled
    const [, equal] = /counts as (\d+) sales/.exec((await page.getByText('all the evidence counts as').textContent()) ?? '') ?? []
    await expect(estimate).toContainText(`comparable sales, by weight${equal}`)
    for (const title of ['The sales it rests on', 'Its estimate by quarter', 'Rent and yield', 'Not considered', 'How it was made'])
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.getByRole('img', { name: /^Estimates of this home/ })).toBeVisible()
  })

  test('says the same of its confidence on every page that shows it, in the callout of the map and on paper', async ({ page, request }) => {
    const project = await firstProject(request)
    const query = `{ project(typeGroup: ${project.typeGroup}, slug: "${project.slug}") { id estimate { ... on Estimate { statement {
      ... on UnmeasuredStatement { reason } } } } } }`
    const { data } = await (await request.post('/graphql', { headers: { 'country-code': 'SG' }, data: { query } })).json()
    expect(data.project.estimate.statement).toEqual({ reason: 'DEMONSTRATION' })
    const sentence = 'How close estimates come is not measured here: the prices are invented for demonstration'
    const plugin = toolPath(project, '/plugin/report-property')
    for (const path of [toolPath(project), plugin, '/realValue/accuracy?countryCode=SG', reportPath(project)]) {
      await page.goto(path)
      await expect(page.getByText(sentence).first(), path).toBeVisible()
    }
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(sentence).first()).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await page.goto(`/map?countryCode=SG&selected=${data.project.id}`)
    await expect(page.getByText(sentence).first()).toBeVisible()
  })

  test('converts the area when its unit was chosen before the page woke', async ({ page, request }) => {
    const address = toolPath(await firstProject(request))
    const scripts = await holdScripts(page)
    await page.goto(address, { waitUntil: 'commit' })
    await firstPaint(page)
    const area = form(page).getByLabel('Floor area')
    const squareFeet = Number((await area.inputValue()).replace(',', ''))
    expect(squareFeet).toBeGreaterThan(300)
    await form(page).getByLabel('Unit of area').selectOption('sqm')
    scripts.release()
    await expect(area).toHaveValue(String(Math.round(squareFeet * 0.09290304)))
  })

  test('updates in place when the form is sent, and its address shows the same estimate when opened', async ({ page, request }) => {
    await page.goto(toolPath(await firstProject(request)))
    const before = await figureOf(page)
    const area = form(page).getByLabel('Floor area')
    const sqft = await area.inputValue()
    await area.focus()
    await expect(async () => {
      await form(page).getByLabel('Unit of area').selectOption('sqm')
      expect(await area.inputValue()).not.toBe(sqft)
    }).toPass()
    await form(page).getByLabel('Floor', { exact: true }).fill('3')
    await form(page).getByText('What you know and the records do not').click()
    await form(page).getByLabel('View', { exact: true }).selectOption('green')
    await form(page).getByRole('button', { name: 'Value this home' }).click()
    await expect(page).toHaveURL(/unit=sqm/)
    await expect(page).toHaveURL(/view=green/)
    await expect(estimateOf(page)).toContainText('floor 3')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const own = page.getByRole('region', { name: 'With your assumptions' })
    await expect(own).toContainText('Over park or water')
    await expect(own).toContainText('+4.0%')
    const valued = await figureOf(page)
    // an owner's assumptions are shown beside the estimate and do not change it
    await expect(own).toContainText(valued)
    await page.reload()
    expect(await figureOf(page)).toBe(valued)
    await page.goto(page.url().replace('view=green', 'view=blocked'))
    expect(await figureOf(page)).toBe(valued)
    expect(before).toMatch(/\d/)
  })

  test('prints on a few sheets of A4', async ({ page, request }) => {
    await page.goto(toolPath(await firstProject(request)))
    await expect(estimateOf(page)).toBeVisible()
    const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1')
    const sheets = [...pdf.matchAll(/\/Type\s*\/Page\b/g)].length
    expect(sheets).toBeGreaterThan(0)
    expect(sheets).toBeLessThan(6)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all projects found can be paged through, and the address keeps the words', async ({ page }) => {
    await page.goto('/realValue?countryCode=SG&q=road')
    const found = page.locator('section:has(#found), section#found').first()
    const first = await found.getByRole('listitem').first().textContent()
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL(/q=road&.*page=2/)
    await expect(found.getByRole('listitem').first()).not.toHaveText(first ?? '')
  })

  test('a home is found, described and valued', async ({ page, request }) => {
    const { name } = await firstProject(request)
    await page.goto('/realValue?countryCode=SG')
    await page.getByRole('main').getByRole('combobox').fill(name)
    await page.getByRole('button', { name: /^find/i }).first().click()
    await expect(page).toHaveURL(/\/realValue\?/)
    await page.getByRole('link', { name, exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await form(page).getByLabel('Floor', { exact: true }).fill('4')
    await form(page).getByText('What you know and the records do not').click()
    await form(page).getByLabel('Renovation and condition').selectOption('whole')
    await form(page).getByRole('button', { name: 'Value this home' }).click()
    await expect(page).toHaveURL(/renovation=whole/)
    await expect(estimateOf(page)).toContainText('floor 4')
    await expect(page.getByRole('region', { name: 'With your assumptions' })).toContainText('Renewed throughout')
  })
})

test('the same is said of an estimate’s confidence in every place', async ({ page, context, baseURL }) => {
  const url = baseURL ?? ''
  const { home, accuracy } = await saidOfAll(url, 'SG')
  expect(accuracy.length).toBeGreaterThan(0)
  for (const said of home) expect(accuracy).toContainEqual(said)
  const readers = { paper: await context.newPage(), map: page }
  await page.setViewportSize({ width: 390, height: 844 })
  for (const kind of ['PUBLIC_STACK', 'PRIVATE_STACK', 'PRIVATE_LAND']) {
    const [one] = await valuedHomes(url, 'SG', kind, 1)
    if (!one) throw new Error(`no home is valued: ${kind}`)
    expect(disagreement(await saidOf(url, 'SG', one, readers), accuracy), one.name).toBeNull()
  }
})
