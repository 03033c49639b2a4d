import { awake } from '../fixtures/barriers.ts'
import { expect, test } from '../fixtures/test.ts'

/** A page of every layout of §2.8, and what it has beside its content. */
const LAYOUTS = {
  default: { path: '/about-us', bar: true, footer: true, help: true },
  real360: { path: '/real360/pricing', bar: true, footer: true, help: true },
  realAgent: { path: '/realAgent', bar: true, footer: false, help: true },
  nonAgent: { path: '/realAgent/nonagent', bar: true, footer: false, help: true },
  realListing: { path: '/realListing', bar: true, footer: true, help: true },
  realValue: { path: '/realValue', bar: true, footer: true, help: true },
  fullscreen: { path: '/real360/no-such-tour', bar: false, footer: false, help: false },
  blank: { path: '/realAgent/vendor-login', bar: false, footer: false, help: false },
} as const

const partsOf = (html: string) => ({
  bar: /<header class="no-print sticky/.test(html),
  footer: html.includes('<footer'),
  help: /class="no-print fixed end-4/.test(html),
})

/** The addresses that links of a part lead to. */
const linksIn = (html: string, part: 'header' | 'footer') => {
  const [text = ''] = new RegExp(`<${part} class="no-print[\\s\\S]*?</${part}>`).exec(html) ?? []
  return [...text.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
}

test('each layout has its parts (§2.8)', async ({ request }) => {
  for (const { path, ...parts } of Object.values(LAYOUTS)) {
    const html = await (await request.get(path)).text()
    expect(partsOf(html), path).toEqual(parts)
    expect(html, path).toContain('<main')
    if (parts.bar) {
      expect(html, path).toContain('v1-55-4')
      for (const screen of ['login', 'register']) expect(linksIn(html, 'header').join(' '), path).toContain(`authKey=${screen}`)
    }
    if (!parts.footer) continue
    const links = linksIn(html, 'footer')
    expect(links, path).toEqual(expect.arrayContaining(['/privacy-policy', '/terms-of-use', '/terms-of-purchase']))
    for (const store of ['play.google.com', 'apple.com']) expect(links.join(' '), path).toContain(store)
    expect(html, path).toContain('© 2025 realEstate, Singapore')
  }
})

test('each layout has its chat buttons (§2.8)', async ({ request }) => {
  const agentsPage = '/idx/R000000Z/listings/project/SG/private-stack/no-such-project/listing-group/3-bedroom/sale'
  const wanted: Record<string, string[]> = {
    '/realAgent': ['Telegram', 'WhatsApp'],
    '/realAgent/nonagent': ['Telegram', 'WhatsApp'],
    '/realListing': ['WhatsApp'],
    [agentsPage]: [],
    '/realValue': ['WhatsApp'],
    '/realValue?mobileView=1': [],
  }
  for (const [path, channels] of Object.entries(wanted)) {
    const html = await (await request.get(path)).text()
    expect(
      ['Telegram', 'WhatsApp'].filter((channel) => html.includes(`aria-label="Chat with us on ${channel}"`)),
      path,
    ).toEqual(channels)
  }
})

test('mobileView leaves the content alone (§2.8)', async ({ request }) => {
  for (const { path } of Object.values(LAYOUTS)) {
    const html = await (await request.get(`${path}?mobileView=1`)).text()
    expect(partsOf(html), path).toEqual({ bar: false, footer: false, help: false })
    expect(html, path).toContain('<main')
  }
})

test('a search of advertised homes inside the app stays there (§2.8)', async ({ page }) => {
  await page.goto('/realListing/search?mobileView=1&for=rent')
  await awake(page)
  await page.getByRole('searchbox').fill('meadow')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/q=meadow/)
  await expect(page).toHaveURL(/mobileView=1/)
  await expect(page).toHaveURL(/for=rent/)
})

test('the search screen has a tab for each country (§2.9)', async ({ request }) => {
  const html = await (await request.get('/search?countryCode=SG&q=park')).text()
  for (const country of ['SG', 'MY', 'HK', 'AU']) expect(html).toMatch(new RegExp(`href="/search\\?[^"]*countryCode=${country}[^"]*"`))
})

test('the dropdowns of the bar open on hover (§2.8)', async ({ page }) => {
  await page.goto('/about-us', { waitUntil: 'networkidle' })
  const button = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Products' })
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await button.hover()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(button.locator('xpath=..').getByRole('link').first()).toBeVisible()
})

test('the menu of narrow screens holds the account (§2.8)', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about-us?menu=1')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  // whole, above the lower edge of the window
  for (const name of ['Log in', 'Register']) await expect(menu.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 })
  const { name } = await signInAs('person')
  await page.goto('/about-us?menu=1')
  await expect(menu.getByRole('link', { name })).toHaveAttribute('href', /account-overview/)
  await expect(menu.getByRole('button', { name: 'Log out' })).toBeInViewport({ ratio: 1 })
  await expect(menu.getByRole('link', { name: 'Log in', exact: true })).toHaveCount(0)
})

test('a hint at the help buttons that was closed stays closed (§4)', async ({ page }) => {
  // the help hides where figures lie below it: these pages have none
  await page.goto('/terms-of-use')
  const close = page.getByRole('button', { name: 'Close this hint for good' })
  await close.click()
  await expect(close).toHaveCount(0)
  await page.goto('/terms-of-purchase', { waitUntil: 'networkidle' })
  await expect(page.locator('.no-print.fixed').getByRole('link').first()).toBeVisible()
  await expect(close).toHaveCount(0)
})

test('§9: every country of the picker is whole in its list of at most 100 px', async ({ page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(width === 390 ? '/about-us?menu=1' : '/about-us', { waitUntil: 'networkidle' })
    await page
      .getByRole('button', { name: /Singapore/ })
      .first()
      .click()
    const list = page.getByRole('dialog', { name: 'Country and language' }).getByRole('tabpanel').getByRole('list')
    await expect(list.getByRole('button')).toHaveText(['Singapore', 'Malaysia', 'Hong Kong', 'Australia'])
    for (const country of await list.getByRole('button').all()) await expect(country).toBeInViewport({ ratio: 1 })
    expect((await list.boundingBox())?.height).toBeLessThanOrEqual(100)
  }
})
