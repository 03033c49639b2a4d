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

test('the search screen has a tab for each country (§2.9)', async ({ request }) => {
  const html = await (await request.get('/search?countryCode=SG&q=park')).text()
  for (const country of ['SG', 'MY', 'HK', 'AU']) expect(html).toMatch(new RegExp(`href="/search\\?[^"]*countryCode=${country}[^"]*"`))
})

test('§3 isLg: the first list of a shared view is of what the reader’s screen shows of it', async ({ request }) => {
  const listedFor = async (userAgent: string) => {
    const html = await (await request.get('/map?countryCode=SG&at=1.34_103.85_14', { headers: { 'user-agent': userAgent } })).text()
    return Number(/data-total="(\d+)"/.exec(html)?.[1])
  }
  const large = await listedFor('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36')
  const phone = await listedFor('Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36')
  expect(phone).toBeGreaterThan(0)
  expect(large).toBeGreaterThan(phone)
})
