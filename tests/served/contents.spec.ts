import { reportPath, sampleProjects } from '../fixtures/sample-projects.ts'
import { elementsOf, headingOf, linksSaying, servedPage } from '../fixtures/served-page.ts'
import { expect, test } from '../fixtures/test.ts'

test.describe('calculators', () => {
  const PAGE = '/realValue/calculators'

  test('a citizen’s first home of 1.5 million costs 44,600 of duty in Singapore, line by line and with its source', async ({ request }) => {
    const { html, main } = await servedPage(request, `${PAGE}?countryCode=SG&price=1500000&day=2026-11-20`)
    expect(main).toMatch(/\$44,600\b/)
    const rows = elementsOf(html, 'tr').map(({ words }) => words)
    expect(rows).toContainEqual(expect.stringMatching(/first \$180,000.*1%.*\$1,800/i))
    expect(rows).toContainEqual(expect.stringMatching(/\$1,000,000 to \$1,500,000.*4%.*\$20,000/i))
    expect(linksSaying(html, 'Inland Revenue Authority of Singapore')).toContainEqual(
      expect.stringMatching(/^https:\/\/www\.iras\.gov\.sg\//),
    )
    expect(main).toMatch(/buyer’s stamp duty \(BSD\)/i)
    expect(main).toContain('in force since 15 Feb 2023')
  })

  test('says that an Australian table may have changed', async ({ request }) => {
    const saysSo = async (day: string) => (await servedPage(request, `${PAGE}?countryCode=AU&day=${day}`)).main
    expect(await saysSo('2027-06-30')).not.toContain('known to hold for contracts up to')
    expect(await saysSo('2027-07-01')).toContain('known to hold for contracts up to')
  })
})

test('§3: the page of a country has its offices', async ({ request }) => {
  for (const [path, city, phone] of [
    ['/contact?countryCode=SG', 'Singapore', '+65 6000 0000'],
    ['/en-HK/contact', 'Hong Kong', '+852 3000 0000'],
    ['/en-AU/contact', 'Sydney', '+61 2 5550 0000'],
  ] as const) {
    const { html } = await servedPage(request, path)
    const offices = elementsOf(html, 'section').filter(({ words }) => words.startsWith('Where we are'))
    expect(offices, path).toHaveLength(1)
    expect(offices[0]?.words, path).toContain(city)
    expect(linksSaying(html, phone), path).toContain(`tel:${phone.replaceAll(' ', '')}`)
    expect(html.match(/aria-label="[^"]* on a map"/g), path).toHaveLength(1)
    expect(linksSaying(html, `${city} on a map`), path).toContainEqual(expect.stringMatching(/^https:/))
  }
})

test('§2.8: the chat of each layout begins with its own words, and the footer leads outside', async ({ request }) => {
  const chat = async (path: string, channel: 'WhatsApp' | 'Telegram') =>
    linksSaying((await servedPage(request, path)).html, `Chat with us on ${channel}`)
  expect(await chat('/about-us', 'WhatsApp')).toEqual([expect.stringMatching(/^https:\/\/wa\.me\/\d+\?text=.*realEstate/)])
  expect(await chat('/about-us', 'Telegram')).toEqual([])
  const { html } = await servedPage(request, '/about-us')
  const footer = /<footer[\s\S]*?<\/footer>/.exec(html)?.[0] ?? ''
  for (const name of [
    'Facebook',
    'Instagram',
    'LinkedIn',
    'TikTok',
    'WhatsApp',
    'realEstate Data',
    'realEstate Studio',
    'Google Play',
    'App Store',
  ])
    expect(linksSaying(footer, name), name).toEqual([expect.stringMatching(/^https:/)])
  expect(await chat('/real360/contact', 'WhatsApp')).toEqual([expect.stringContaining('360')])
  expect(await chat('/realAgent', 'Telegram')).toEqual([expect.stringMatching(/^https:\/\/t\.me\//)])
  expect(await chat('/about-us?mobileView=1', 'WhatsApp')).toEqual([])
})

test('describing another home changes the estimate', async ({ request }) => {
  const [project] = await sampleProjects(request)
  if (!project) throw new Error('the demo data has no project')
  const estimateAt = async (floor: number) =>
    elementsOf((await servedPage(request, `${reportPath(project)}?floor=${floor}`)).html, 'h2')
      .map(({ words }) => words)
      .find((words) => words.startsWith('Estimate, sale'))
  const low = await estimateAt(2)
  expect(low).toBeDefined()
  expect(await estimateAt(9)).not.toBe(low)
})

test.describe('realValue', () => {
  test('is refused for a one-of-a-kind home, with the reason and what would help', async ({ request }) => {
    const [project] = await sampleProjects(request)
    if (!project) throw new Error('the demo data has no project')
    const home = `projectType=${project.typeGroup.toLowerCase().replaceAll('_', '-')}&projectSlug=${project.slug}`
    const { main } = await servedPage(request, `/realValue?countryCode=SG&${home}&mix=GCB&area=20000&unit=sqft`)
    expect(main).toContain('Refused: no such home on record')
    expect(main).toContain('What would help')
    expect(main).not.toContain('Estimate, sale')
  })

  for (const tool of ['/realValue-savills', '/realValue'])
    test(`${tool} keeps its own path in links`, async ({ request }) => {
      const [project] = await sampleProjects(request)
      if (!project) throw new Error('the demo data has no project')
      const found = await servedPage(request, `${tool}?countryCode=SG&q=${encodeURIComponent(project.name)}`)
      const home = linksSaying(found.html, project.name)[0] ?? ''
      expect(home).toMatch(new RegExp(`^${tool}\\?.*projectSlug=${project.slug}`))
      const { html } = await servedPage(request, home)
      expect(headingOf(html)).toBe(project.name)
      const actions = [...html.matchAll(/<form\b[^>]* action="([^"]*)"/g)].map(([, action]) => action)
      expect(actions).toContain(tool)
      expect(actions.filter((action) => action?.startsWith('/realValue') && action !== tool)).toEqual([])
    })

  test('the accuracy page shows no figure where nothing is measured', async ({ request }) => {
    const { html, main } = await servedPage(request, '/realValue/accuracy?countryCode=SG')
    expect(main).toContain('Not measured on this data')
    expect(main).toContain('invented')
    expect(main).not.toContain('Median error')
    const lines = elementsOf(html, 'li').map(({ words }) => words)
    expect(lines).toContainEqual(expect.stringMatching(/Australia.*No estimates are given here\./))
  })
})

test('a name that exists is found although its words describe homes', async ({ request }) => {
  const { html, main } = await servedPage(request, '/search?countryCode=SG&q=keruing+residences')
  expect(linksSaying(html, 'The Keruing Residences')).not.toEqual([])
  expect(main).not.toContain('Nothing is called')
})

test('the blocks of a street are listed by their numbers', async ({ request }) => {
  const { html } = await servedPage(request, '/search?countryCode=SG&groups=public-stack')
  const first = elementsOf(/<article[\s\S]*?<\/article>/.exec(html)?.[0] ?? '', 'h3')[0]?.words ?? ''
  const street = first.replace(/^(?:Blk )?\d+[A-Z]? /, '')
  expect(street).not.toBe('')
  const sorted = await servedPage(request, `/search?countryCode=SG&street=${encodeURIComponent(street)}&sort=block`)
  expect(elementsOf(sorted.html, 'summary')[0]?.words).toMatch(/By block number$/)
  const blocks = elementsOf(sorted.html, 'h3')
    .map(({ words }) => words)
    .filter((words) => /^(?:Blk )?\d/.test(words))
  expect(blocks.length).toBeGreaterThan(1)
  expect(blocks).toEqual(blocks.toSorted(new Intl.Collator('en', { numeric: true }).compare))
})

test('a link to a report shows its picture, drawn once for an edition', async ({ request }) => {
  const [project] = await sampleProjects(request, 'sg')
  if (!project) throw new Error('the demo data has no project')
  const group = project.typeGroup.toLowerCase().replaceAll('_', '-')
  const { html } = await servedPage(request, `/report/realvalue/project/SG/${group}/${project.slug}`)
  const image = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(image).toContain(`/og/en-US/project/sg/${group}/${project.slug}.png?v=`)
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"')
  const types = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].flatMap(
    ([, block = '']) => JSON.parse(block)['@type'],
  )
  expect(types).toEqual(expect.arrayContaining(['Residence', 'BreadcrumbList']))
  const { pathname, search } = new URL(image)
  const picture = await request.get(pathname + search)
  expect([picture.status(), picture.headers()['content-type'], picture.headers()['cache-control']]).toEqual([
    200,
    'image/png',
    'public, max-age=31536000, immutable',
  ])
  const bytes = await picture.body()
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
  expect((await request.get(pathname, { maxRedirects: 0 })).headers().location).toBe(pathname + search)
  expect((await request.get(pathname.replace(project.slug, 'no-such-project'))).status()).toBe(404)
})
