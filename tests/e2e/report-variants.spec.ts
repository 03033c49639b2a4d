import type { APIRequestContext } from '@playwright/test'
import { reportPath, type SampleProject, sampleProjects } from '../fixtures/sample-projects.ts'
import { expect, test } from '../fixtures/test.ts'

async function firstProject(request: APIRequestContext): Promise<SampleProject> {
  const [project] = await sampleProjects(request)
  if (!project) throw new Error('the market is empty')
  return project
}

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
