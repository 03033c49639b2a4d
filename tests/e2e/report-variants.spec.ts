import type { APIRequestContext } from '@playwright/test'
import { demoAccounts } from '#provider/demo/people/accounts.ts'
import { demoRegister } from '#provider/demo/people/register.ts'
import { reportPath, type SampleProject, sampleProjects } from '../fixtures/sample-projects.ts'
import { expect, test } from '../fixtures/test.ts'

async function firstProject(request: APIRequestContext): Promise<SampleProject> {
  const [project] = await sampleProjects(request)
  if (!project) throw new Error('the market is empty')
  return project
}

const MISSING = ['by/50', 'by/many', 'no-such-building', 'stack/no-such-stack', 'tower/01', 'castle/by/2000']

test('addresses of a project’s parts answer with a page or a 404 (§2.5)', async ({ request }) => {
  const base = reportPath(await firstProject(request))
  expect((await request.get(`${base}/by/1000`)).status()).toBe(200)
  for (const part of MISSING) expect.soft((await request.get(`${base}/${part}`)).status(), part).toBe(404)
})

test('nothing of a pro report is sent to the anonymous', async ({ request }) => {
  const project = await firstProject(request)
  const page = await (await request.get(reportPath(project).replace('realvalue', 'property-pro'))).text()
  expect(page).not.toContain(project.name)
})

test('on a phone prices and weights are in view, and no heading of the floors covers another', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const projects = await sampleProjects(request, 'sg', 20)
  const project = projects.find(({ typeGroup }) => typeGroup === 'PRIVATE_STACK')
  if (!project) throw new Error('the demo data has no private apartments')
  await page.goto(reportPath(project))
  for (const [table, name] of [
    ['Comparable sales with their adjustments in money', 'Paid'],
    ['Comparable sales with their adjustments in money', 'Weight'],
    ['Recorded sales, newest first', 'Price'],
  ] as const) {
    const heading = page.getByRole('table', { name: table }).getByRole('columnheader', { name, exact: true }).first()
    const { x = 0, width = 0 } = (await heading.boundingBox()) ?? {}
    expect.soft(width, name).toBeGreaterThan(0)
    expect.soft(x + width, name).toBeLessThanOrEqual(390)
  }
  const headings = await page.locator('.stack-grid thead th').all()
  expect(headings.length).toBeGreaterThan(1)
  for (const heading of headings)
    expect(await heading.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
})

for (const width of [1440, 390])
  test(`the pictures of a report are a strip before their script and a carousel after it, ${width} px wide`, async ({ page, request }) => {
    const script = Promise.withResolvers<void>()
    await page.route('**/assets/late-gallery*.js', async (route) => {
      await script.promise
      await route.continue()
    })
    await page.setViewportSize({ width, height: 844 })
    // the page itself is awake before the gallery comes into view
    await page.goto(reportPath(await firstProject(request)), { waitUntil: 'networkidle' })
    const gallery = page.getByRole('region', { name: 'Pictures and plans' }).and(page.locator('[aria-roledescription="carousel"]'))
    const strip = gallery.getByRole('list').first()
    await strip.scrollIntoViewIfNeeded()
    const height = (await gallery.boundingBox())?.height
    await strip.evaluate((list) => list.scrollTo({ left: list.clientWidth, behavior: 'instant' }))
    script.resolve()
    const dot = (n: number) => gallery.getByRole('button', { name: new RegExp(`^Show ${n} of`) })
    await expect(dot(2)).toHaveAttribute('aria-current', 'true')
    expect((await gallery.boundingBox())?.height).toBe(height)
    await strip.focus()
    await page.keyboard.press('ArrowRight')
    await expect(dot(3)).toHaveAttribute('aria-current', 'true')
    await gallery.getByRole('button', { name: 'Location' }).click()
    await expect(gallery.getByRole('img', { name: /^Map of what is around/ })).toBeInViewport({ ratio: 0.4 })
    const { width: across = 0, height: high = 0 } = (await dot(1).boundingBox()) ?? {}
    expect(Math.min(across, high)).toBeGreaterThanOrEqual(24)
  })

test('an agent’s address without an account names the agent of the number, and says that there is no page', async ({ request }) => {
  const registered = demoRegister('SG').find(({ ceaNumber }) => !demoAccounts().some(({ licence }) => licence?.number === ceaNumber))
  if (!registered) throw new Error('the demo register has no other agent')
  const page = await (await request.get(`/share/${registered.ceaNumber}/profile?countryCode=SG`)).text()
  expect(page).toContain(registered.salespersonName)
  expect(page).toContain(`${registered.ceaNumber} has no page here yet`)
  expect(page).not.toContain('not in the register')
})

for (const path of ['/share/0123456789abcdef', '/share/R012345A/profile', '/share/R012345A/idx']) {
  test(`${path} is a 404 page`, async ({ request }) => {
    const answer = await request.get(path)
    expect(answer.status()).toBe(404)
    expect(await answer.text()).toContain('noindex')
  })
}

test('the price over time is told for the described home too, and all primary schools that admit by distance', async ({
  page,
  request,
}) => {
  const project = (await sampleProjects(request, 'sg', 20)).find(({ typeGroup }) => typeGroup === 'PRIVATE_STACK')
  if (!project) throw new Error('the demo data has no private apartments')
  await page.goto(`${reportPath(project)}?area=1000`, { waitUntil: 'networkidle' })
  const trend = page.locator('#trend')
  const last = async () =>
    Number(
      await trend
        .getByRole('slider')
        .evaluate((slider) => /median \S?([\d,]*\d(\.\d+)?)/.exec(slider.ariaValueText ?? '')?.[1]?.replace(',', '')),
    )
  await trend.scrollIntoViewIfNeeded()
  const psf = await last()
  await trend.getByRole('link', { name: 'For this home' }).click()
  await expect(trend.getByText('for this home, by quarter')).toBeVisible()
  // in millions, to two decimals
  await expect.poll(async () => Math.abs((await last()) - psf / 1_000)).toBeLessThan(0.02)
  await expect(page).toHaveURL(/trend=home/)
  await expect(page.getByRole('heading', { name: 'Primary schools by distance' })).toBeAttached()
})
