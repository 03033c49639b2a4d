import type { APIRequestContext } from '@playwright/test'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#provider/demo/people/accounts.ts'
import { isOpen, registerNewcomer, signInElsewhere } from '../fixtures/newcomer.ts'
import { reportPath, type SampleProject, sampleProjects } from '../fixtures/sample-projects.ts'
import { elementsOf, headingOf, linksSaying, servedPage } from '../fixtures/served-page.ts'
import { expect, test } from '../fixtures/test.ts'

const OVERVIEW = '/user/account-overview'

/** Where a request without a browser is led. */
const ledTo = async (request: APIRequestContext, path: string): Promise<string> => (await servedPage(request, path)).address

async function firstProject(request: APIRequestContext): Promise<SampleProject> {
  const [project] = await sampleProjects(request)
  if (!project) throw new Error('the demo data has no project')
  return project
}

test('an unknown address is a 404 for a sub-account too, not a redirect', async ({ requestAs }) => {
  const seat = await requestAs('seat')
  for (const path of [
    '/user/subaccount/nowhere',
    '/realAgent/nowhere',
    '/user/nowhere',
    '/user/subaccount/realListing/nowhere?countryCode=MY',
  ]) {
    const answer = await seat.get(path, { maxRedirects: 0 })
    expect([path, answer.status()]).toEqual([path, 404])
    expect(await answer.text()).toContain('This page could not be found')
  }
})

test('a sub-account is redirected to its own pages', async ({ requestAs }) => {
  const seat = await requestAs('seat')
  for (const [asked, given] of [
    ['/', '/user/subaccount/account-overview'],
    ['/map', '/user/subaccount/account-overview?closed=seats'],
    [OVERVIEW, '/user/subaccount/account-overview'],
    ['/user/subscription-plans', '/user/subaccount/subscription-plans'],
    ['/realListing', '/user/subaccount/realListing'],
    ['/news', '/user/subaccount/account-overview?closed=seats'],
    ['/contact?interest=plans', '/user/subaccount/contact?interest=plans'],
    ['/realAgent/subaccount', '/realAgent/subaccount'],
    ['/realValue', '/realValue'],
    ['/realAgent/transaction-lists', '/user/subaccount/account-overview?closed=seats'],
  ] as const)
    expect(await ledTo(seat, asked), asked).toBe(given)
})

test('whoever is no agent is led from the page of the day to the own account', async ({ requestAs }) => {
  expect(await ledTo(await requestAs('person'), '/user/today')).toBe('/user/nonagent/account-overview')
})

test('the rooms of an agent are on every page but the map, which fills the window', async ({ requestAs }) => {
  const agent = await requestAs('subscriber')
  expect(linksSaying((await servedPage(agent, '/search')).html, 'Enquiries')).toContain('/user/leads')
  expect(linksSaying((await servedPage(agent, '/map')).html, 'Enquiries')).not.toContain('/user/leads')
})

test('§6: every link that a sub-account sees on its pages leads to one of them', async ({ requestAs }) => {
  const seat = await requestAs('seat')
  const project = await firstProject(seat)
  const home = `/user/subaccount/realValue?countryCode=SG&projectType=${project.typeGroup.toLowerCase().replaceAll('_', '-')}&projectSlug=${project.slug}`
  const found = new Set<string>()
  for (const from of ['/realAgent/subaccount', '/user/subaccount/realValue/faq', home]) {
    const { html } = await servedPage(seat, from)
    const hrefs = elementsOf(html, 'a').flatMap(({ tag }) => / href="(\/[^"]*)"/.exec(tag)?.[1] ?? [])
    expect(new Set(hrefs).size, from).toBeGreaterThan(3)
    for (const href of hrefs) found.add(href)
  }
  const leadsHome = async (href: string) => /account-overview(?:\?|$)/.test(await ledTo(seat, href)) && !/account-overview/.test(href)
  const lost = (await Promise.all([...found].map(async (href) => ((await leadsHome(href)) ? href : [])))).flat()
  expect(lost).toEqual([])
})

test('a report of the subscription: an account without one is told, with one it opens', async ({ request, requestAs }) => {
  const project = await firstProject(request)
  const pro = reportPath(project).replace('realvalue', 'property-pro')
  for (const role of ['agent', 'person'] as const) {
    const { html, main } = await servedPage(await requestAs(role), pro)
    expect(main).toContain('This page needs a subscription')
    expect(linksSaying(html, 'See the plans')).toContain('/user/subscription-plans')
    expect(headingOf(html)).not.toBe(project.name)
  }
  for (const role of ['subscriber', 'staff'] as const) {
    const { html, main } = await servedPage(await requestAs(role), pro)
    expect(headingOf(html)).toBe(project.name)
    expect(main).not.toContain('This page needs a subscription')
  }
})

test('a vendor can open orders, and is sent to the login after 30 minutes', async ({ requestAs }) => {
  const vendor = await requestAs('vendor')
  expect(headingOf((await servedPage(vendor, '/realAgent/vendor-orders')).html)).toBe('Orders')
  expect(linksSaying((await servedPage(vendor, '/realAgent/vendor-login')).html, 'Open your orders')).toHaveLength(1)
  const [cookie] = (await vendor.storageState()).cookies
  const [since = '', token = ''] = cookie?.value.split('.') ?? []
  const late = await vendor.get('/realAgent/vendor-orders', {
    headers: { accept: 'text/html', cookie: `vendor-token=${Number(since) - 1_800}.${token}` },
    maxRedirects: 0,
  })
  expect(late.headers().location).toBe('/realAgent/vendor-login')
  expect((await vendor.storageState()).cookies).toEqual([])
})

test('a login over a session ends it', async ({ request, outbox }) => {
  const [, before] = await registerNewcomer(request, outbox)
  expect(await isOpen(request, before)).toBe(true)
  const { token } = await signInElsewhere(request, DEMO_ACCOUNTS.person.email, DEMO_PASSWORD, before)
  expect(token).toHaveLength(43)
  expect(await isOpen(request, before)).toBe(false)
})

test('Hong Kong writes to us for a plan', async ({ requestAs }) => {
  const person = await requestAs('person')
  const plans = '/user/nonagent/subscription-plans'
  expect((await servedPage(person, `${plans}?countryCode=HK&locale=en-US`)).main).toContain('Arranged with our desk, in HKD')
  const { html } = await servedPage(person, `${plans}/checkout?payPackageId=sg-owner-month&countryCode=HK&locale=en-US`)
  expect(linksSaying(html, 'Write to us')).toContainEqual(expect.stringMatching(/\/contact\?.*interest=plans/))
})

test('an agent may keep homes too', async ({ requestAs }) => {
  const { html, main } = await servedPage(await requestAs('subscriber'), '/user/homes')
  expect(headingOf(html)).toBe('My homes')
  expect(main).not.toMatch(/sign in|something went wrong/i)
})

test('who offers no times reads what the scheduler is', async ({ requestAs }) => {
  expect(headingOf((await servedPage(await requestAs('person'), '/scheduler')).html)).toBe('Viewings by appointment')
})

test('signed out, the smart plan asks to sign in; menus lead to it, and Australia has none', async ({ request, requestAs }) => {
  expect(headingOf((await servedPage(request, '/smartplan')).html)).not.toBe('Smart plan')
  const agents = await servedPage(request, '/realAgent')
  expect(linksSaying(agents.html, 'Smart plan')).not.toEqual([])
  expect(agents.main).not.toContain('Not open yet')
  expect(await ledTo(await requestAs('person'), '/smartplan?countryCode=AU')).not.toContain('smartplan')
})

test('a visitor is told who keeps lists (§6)', async ({ request }) => {
  expect((await servedPage(request, '/realAgent/transaction-lists?countryCode=SG')).main).toContain('Lists are kept by agents')
})

test('an invalid link of a letter says so', async ({ request }) => {
  const whole = await servedPage(request, `/user/reset-password/${'a'.repeat(43)}`)
  expect(whole.main).toContain('We could not verify this link')
  expect((await servedPage(request, '/user/active-email/short')).main).toContain('This link is not complete')
})
