import type { Page } from '@playwright/test'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../src/server/provider/demo/people/accounts.ts'
import { awake, graveBarriers, overflowOf } from '../fixtures/barriers.ts'
import { pdfText } from '../fixtures/pdf-text.ts'
import { runningHead } from '../fixtures/running-head.ts'
import { reportPath, type SampleProject } from '../fixtures/sample-projects.ts'
import { expect, test } from '../fixtures/test.ts'

const PROJECTS = '{ projects(first: 40, filter: { typeGroups: [PRIVATE_STACK] }) { nodes { name slug typeGroup gains { n } } } }'
const HOMES = `query ($slug: String!) { project(typeGroup: PRIVATE_STACK, slug: $slug) {
  estimate { __typename } stackView { building { soldCount } } } }`

const NAMED = 'query ($text: String!) { projects(first: 1, filter: { text: $text }) { nodes { id } } }'

const LOGIN = 'mutation ($email: String!, $password: String!) { login(email: $email, password: $password, sourceType: Website) { token } }'

async function asked<T>(page: Page, query: string, variables = {}, token?: string): Promise<T> {
  const headers = { 'country-code': 'sg', ...(token ? { authorization: `Bearer ${token}` } : {}) }
  const answer = await page.request.post('/graphql', { headers, data: { query, variables } })
  const { data, errors } = (await answer.json()) as { data: T | null; errors?: unknown }
  if (!data) throw new Error(JSON.stringify(errors))
  return data
}

interface Resold {
  projects: { nodes: (SampleProject & { gains: { n: number } })[] }
}

interface Homes {
  project: { estimate: { __typename: string }; stackView: { building: { soldCount: number } | null } }
}

/** A project of the demo data whose homes were sold again, are known by floor, and can be valued. */
async function followedProject(page: Page): Promise<SampleProject> {
  // gains are told to subscribers only
  const subscriber = { email: DEMO_ACCOUNTS.subscriber.email, password: DEMO_PASSWORD }
  const { login } = await asked<{ login: { token: string } }>(page, LOGIN, subscriber)
  const { projects } = await asked<Resold>(page, PROJECTS, {}, login.token)
  for (const candidate of projects.nodes.filter(({ gains }) => gains.n > 9)) {
    const { project } = await asked<Homes>(page, HOMES, { slug: candidate.slug })
    if (project.estimate.__typename === 'Estimate' && (project.stackView.building?.soldCount ?? 0) > 9) return candidate
  }
  throw new Error('no project of the demo data has homes that were sold again')
}

const keyed = (project: SampleProject, key: string): string => reportPath(project).replace('realvalue', key)

test('an agent with a subscription prints a property report', async ({ page, signInAs }) => {
  await signInAs('subscriber')
  const project = await followedProject(page)
  await page.goto(keyed(project, 'property-pro'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(project.name)
  for (const name of ['Why this number', 'This kind of home here', 'From purchase to sale', 'Floor by floor', 'Building information'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()

  await expect.poll(() => runningHead(page)).toContain(project.name)
  const sheets = pdfText(await page.pdf({ preferCSSPageSize: true, printBackground: true }))
  expect(sheets.length).toBeGreaterThan(3)
  expect(sheets.length).toBeLessThan(12)
  for (const [at, text] of sheets.entries()) expect.soft(text, `sheet ${at + 1}`).toContain(`${at + 1} / ${sheets.length}`)
  const last = sheets.at(-1)
  expect(last).toContain('licensed valuer')
  expect(last).toContain('data to')
  expect(last).toContain(keyed(project, 'property-pro'))
})

test('an agent opens the pro report in one step from the free report, the map and the results', async ({ page, signInAs }) => {
  const project = await followedProject(page)
  const { projects } = await asked<{ projects: { nodes: { id: string }[] } }>(page, NAMED, { text: project.name })
  const free = reportPath(project)
  const doors = [`${free}?mix=3`, `/map?countryCode=SG&selected=${projects.nodes[0]?.id}`, `/search?q=${encodeURIComponent(project.name)}`]
  // nobody who visits is told of plans
  for (const path of doors) {
    await page.goto(path)
    await expect(page.getByText(project.name).filter({ visible: true }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Project report', exact: true })).toHaveCount(0)
  }
  await signInAs('agent')
  await page.goto(free)
  await expect(page.getByText(/^with a plan/).first()).toBeVisible()
  await page.getByRole('link', { name: 'Project report', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page needs a subscription')
  await expect(page.getByRole('main').getByRole('link', { name: 'See the plans' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'From purchase to sale' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open the free report' })).toBeVisible()

  await signInAs('subscriber')
  for (const path of doors) {
    await page.goto(path)
    await page.getByRole('link', { name: 'Project report', exact: true }).first().click()
    await expect(page).toHaveURL(new RegExp(keyed(project, 'project-pro'), 'i'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(project.name)
  }
  // the described home comes along
  await page.goto(`${free}?mix=3`)
  await page.getByRole('link', { name: 'Property report', exact: true }).click()
  await expect(page).toHaveURL(/property-pro.*mix=3/)
  await page.goto(keyed(project, 'commercial'))
  await page.getByRole('link', { name: 'Open the project report' }).click()
  await expect(page).toHaveURL(new RegExp(keyed(project, 'project-pro'), 'i'))
})

test('nothing of a pro report is sent to the anonymous, by page or by server function', async ({ page, browser, signInAs, baseURL }) => {
  await signInAs('subscriber')
  const project = await followedProject(page)
  const ofPro = 'profitableShare'
  // a form that is sent before the page is awake is answered with a document, by no server function
  await page.goto(keyed(project, 'property-pro'))
  await awake(page)
  expect(await (await page.request.get(keyed(project, 'property-pro'))).text()).toContain(ofPro)
  // valuing another home calls the server functions, whose answers make pages in the browser
  const asked = page.waitForResponse(async (answer) => answer.url().includes('_serverFn') && (await answer.text()).includes(ofPro))
  await expect(async () => {
    await page.getByRole('textbox', { name: 'Floor', exact: true }).fill('3', { timeout: 1_000 })
    await page.getByRole('button', { name: 'Value this home' }).click()
    await expect(page).toHaveURL(/floor=3/, { timeout: 2_000 })
  }).toPass()
  const sent = (await asked).request()

  const anonymous = await browser.newContext({ baseURL })
  const refused = await anonymous.request.fetch(sent.url(), {
    method: sent.method(),
    headers: Object.fromEntries(Object.entries(sent.headers()).filter(([name]) => name !== 'cookie')),
    data: sent.postData() ?? undefined,
  })
  const answer = await refused.text()
  expect(answer).toContain('needs-subscription')
  expect(answer).not.toContain(ofPro)
  for (const key of ['property-pro', 'project-pro', 'commercial']) {
    const html = await (await anonymous.request.get(keyed(project, key))).text()
    expect.soft(html, key).not.toContain(ofPro)
    expect.soft(html, key).not.toContain(project.name)
  }
  await anonymous.close()
})

test('a preview sends the first third and nothing of the rest', async ({ page, request }) => {
  const project = await followedProject(page)
  const html = await (await request.get(keyed(project, 'property-preview'))).text()
  expect(html).toContain('Why this number')
  for (const unsent of ['unitMixes', 'facilities', 'totalCount', 'stackView:{', 'gains:{', 'buildingInfo', 'trend:'])
    expect.soft(html).not.toContain(unsent)
})

test('floors by keyboard: another figure colours the homes, and the table reads by floor', async ({ page, signInAs }) => {
  await signInAs('subscriber')
  const project = await followedProject(page)
  await page.goto(keyed(project, 'project-pro'))
  const table = page.getByRole('table', { name: /by floor and stack/ })
  const homes = table.getByRole('cell')
  await expect(homes.filter({ hasText: /\$[\d,]+/, visible: true }).first()).toBeVisible()
  expect(await table.getByRole('rowheader').count()).toBeGreaterThan(3)

  const price = page.getByRole('radio', { name: 'Last price, psf' })
  await price.focus()
  await expect(price).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Gain a year' })).toBeChecked()
  await expect(table.getByText(/^[+−][\d.]+%$/).first()).toBeVisible()
  await expect(table.getByText(/^\$[\d,]+$/).first()).toBeHidden()
})

test('without a subscription the lowest floors are a sample', async ({ page }) => {
  const project = await followedProject(page)
  await page.goto(reportPath(project))
  await expect(page.getByText(/^Floors 1 to 3 are shown here/)).toBeVisible()
  expect(
    await page
      .getByRole('table', { name: /by floor and stack/ })
      .getByRole('rowheader')
      .count(),
  ).toBeLessThanOrEqual(3)
})

test('pro reports on a narrow screen have no barrier, light or dark, and fit it', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs('subscriber')
  const project = await followedProject(page)
  for (const path of [keyed(project, 'property-pro'), `${keyed(project, 'project-pro')}?colour=gain`, keyed(project, 'commercial')]) {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect.soft(await graveBarriers(page), path).toEqual([])
    expect.soft(await overflowOf(page), path).toBeLessThanOrEqual(0)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect.soft(await graveBarriers(page, { part: 'colours' }), path).toEqual([])
  }
})
