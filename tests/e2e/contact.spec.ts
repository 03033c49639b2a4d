import { reportPath, sampleProjects } from '../fixtures/sample-projects.ts'
import { expect, test } from '../fixtures/test.ts'

test('write to us: errors in place, nothing lost, the message arrives', async ({ page }) => {
  await page.goto('/contact?interest=valuation')
  await expect(page.getByRole('combobox', { name: 'What it is about' })).toHaveValue('valuation')

  // a click before hydration does nothing
  await expect(async () => {
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('alert')).toHaveCount(4, { timeout: 1_000 })
  }).toPass()
  await expect(page.getByLabel('Name')).toBeFocused()

  await page.getByLabel('Name').fill('Mei Ling')
  await page.getByLabel('E-mail').fill('mei@example')
  await page.locator('input[name="phone"]').fill('9123 4567')
  await page.getByRole('textbox', { name: 'Message' }).fill('What is my home worth?')
  await expect(page.getByRole('alert')).toHaveText(['This is not an e-mail address.'])

  await page.getByLabel('E-mail').fill('mei@example.com')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('heading', { name: 'Your message has arrived' })).toBeFocused()
})

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`§2.8: the help never lies on figures or tables, ${width} px wide`, async ({ page, request }) => {
    await page.setViewportSize({ width, height })
    const [project] = await sampleProjects(request, 'sg')
    if (!project) throw new Error('the demo data has no project')
    await page.goto(reportPath(project))
    await expect(page.locator('a[aria-label="Chat with us on WhatsApp"]')).toBeAttached()
    await page.waitForLoadState('networkidle')
    const covered = await page.evaluate(async () => {
      const frames = async (count: number) => {
        for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame)
      }
      const found: string[] = []
      let places = 0
      for (let y = 0; y < document.documentElement.scrollHeight; y += 180, places++) {
        scrollTo(0, y)
        await frames(4)
        const link = document.querySelector('a[href^="https://wa.me"][aria-label]')
        if (!link?.checkVisibility({ visibilityProperty: true })) continue
        const { left, right, top, bottom } = link.getBoundingClientRect()
        for (const one of document.querySelectorAll('main :is(table, figure)')) {
          const box = one.getBoundingClientRect()
          const [west, east] = [Math.max(left, box.left), Math.min(right, box.right)]
          const [north, south] = [Math.max(top, box.top), Math.min(bottom, box.bottom)]
          if (west >= east || north >= south) continue
          // the part that its box clips is not seen
          const below = document.elementsFromPoint((west + east) / 2, (north + south) / 2)
          if (below.some((element) => one.contains(element))) found.push(`${y}: ${one.tagName}`)
        }
      }
      return { found, places }
    })
    expect(covered.places).toBeGreaterThan(5)
    expect(covered.found).toEqual([])
  })

test('§2.8, §2.9: the version from 1024 px, launches in a carousel, a message that grows, and reports to pass on', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.goto('/?countryCode=SG')
  await expect(page.getByText('v1-55-4')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1024)
  const launches = page.locator('[aria-roledescription="carousel"]')
  await launches.scrollIntoViewIfNeeded()
  await expect(async () => {
    await launches.getByRole('button', { name: 'Next' }).click()
    await expect(launches.getByRole('button', { name: 'Show 1 of' })).not.toHaveAttribute('aria-current', 'true', { timeout: 1_000 })
  }).toPass()
  await page.setViewportSize({ width: 1023, height: 800 })
  await expect(page.getByText('v1-55-4')).toBeHidden()

  await page.goto('/contact')
  const message = page.getByRole('textbox', { name: 'Message' })
  const height = async () => (await message.boundingBox())?.height ?? 0
  const before = await height()
  await message.fill('line\n'.repeat(12))
  expect(await height()).toBeGreaterThan(before + 80)

  const [project] = await sampleProjects(request, 'sg')
  if (!project) throw new Error('the demo data has no project')
  await page.goto(reportPath(project))
  await page.getByRole('main').locator('summary', { hasText: 'Share' }).first().click()
  await expect(page.getByRole('main').getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(project.slug)),
  )
})
