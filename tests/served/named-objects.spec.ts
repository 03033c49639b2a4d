import type { APIRequestContext } from '@playwright/test'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { expect, test } from '../fixtures/test.ts'
import { tokenOf } from '../fixtures/token-of.ts'

const HTML = { accept: 'text/html' }
const AGENT = { number: 'R990001A', name: 'Serene Quek Alder' }
const OTHER = { number: 'R990002B', name: 'Darren Foo Birch' }
const PREFIXES = ['', '/en-US', '/en-MY', '/en-HK', '/en-AU']

const CHOOSE = 'mutation ($hosts: [String!]!) { updateAgentBrand(accent: "#1a5fb4", hosts: $hosts) { number } }'

/** Addresses in the HTML of a page, each once. */
async function linksOf(request: APIRequestContext, path: string, form: RegExp): Promise<string[]> {
  const html = await (await request.get(path, { headers: HTML })).text()
  return [...new Set([...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href).filter((href) => form.test(href)))]
}

async function firstOf(request: APIRequestContext, path: string, form: RegExp): Promise<string> {
  const [found] = await linksOf(request, path, form)
  if (found === undefined) throw new Error(`${path} leads to nothing like ${form}`)
  return found
}

/** What a page says, in lower case. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .toLowerCase()

const headingOf = (html: string): string => textOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '').trim()

/** An address of each route that names an object, and what names the object in its page. */
async function namedObjects(request: APIRequestContext): Promise<[path: string, name: string][]> {
  const report = await firstOf(request, '/realLaunch', /^\/report\/realvalue\//)
  const others = [
    report,
    await firstOf(request, '/realLaunch', /^\/realLaunch\/project\//),
    await firstOf(request, '/land', /^\/land\/SG\//),
    await firstOf(request, '/realListing', /^\/realListing\/project\/.*listing-group/),
    await firstOf(request, `/share/${AGENT.number}/profile`, /^\/real360\//),
  ]
  const named = others.map(async (path): Promise<[string, string]> => [path, headingOf(await (await request.get(path)).text())])
  return [
    [`/share/${AGENT.number}/profile`, AGENT.name],
    [`/share/${AGENT.number}/idx`, AGENT.name],
    [`/share/${AGENT.number}/${report.slice('/report/realvalue/'.length)}`, AGENT.name],
    [`/idx/${OTHER.number}/listings`, OTHER.name],
    [await firstOf(request, `/share/${AGENT.number}/idx`, /^\/idx\//), AGENT.name],
    [await firstOf(request, `/share/${AGENT.number}/profile`, /^\/book\/[^#]*$/), AGENT.name],
    ...(await Promise.all(named)),
  ]
}

// the country that a visitor has chosen decides language and units, never what an address names
test('an address that names an object shows it whatever country is chosen', async ({ request }) => {
  test.setTimeout(180_000)
  const token = await tokenOf(request, 'agent')
  const variables = { hosts: ['https://www.birch.example'] }
  await request.post('/graphql', { data: { query: CHOOSE, variables }, headers: { authorization: `Bearer ${token}` } })
  const wrong: string[] = []
  const look = async (path: string, name: string, cookie: string) => {
    const answer = await request.get(path, { headers: { ...HTML, cookie } })
    const isNamed = textOf(await answer.text()).includes(name.toLowerCase())
    if (answer.status() !== 200 || !isNamed) wrong.push(`${answer.status()} ${isNamed ? '' : `without "${name}" `}${path} (${cookie})`)
  }
  for (const [path, name] of await namedObjects(request)) {
    expect(name, path).not.toBe('')
    const looks = COUNTRY_CODES.flatMap((country) => PREFIXES.map((prefix) => look(`${prefix}${path}`, name, `countryCode=${country}`)))
    await Promise.all([...looks, look(`${path}?countryCode=MY&locale=en-US`, name, '')])
  }
  expect(wrong).toEqual([])
})

test('an address below an agent shows what this agent advertises, and nothing below anybody else', async ({ request }) => {
  const homes = await linksOf(request, `/share/${AGENT.number}/idx`, /^\/idx\//)
  expect(homes.length).toBeGreaterThan(2)
  const kinds = homes
    .filter((home) => !home.includes('/-/'))
    .map((home) => home.replace(/\/([^/]+)-[0-9a-z]{8}\/(sale|rent)$/, '/$1/$2'))
    .filter((kind) => !homes.includes(kind))
  expect(kinds.length).toBeGreaterThan(0)
  const wrong: string[] = []
  for (const path of [...homes, ...kinds]) {
    const own = await request.get(path, { headers: HTML })
    const licences = new Set((await own.text()).match(/\bR99\d{4}[A-Z]\b/g))
    if (own.status() !== 200 || licences.size !== 1 || !licences.has(AGENT.number)) wrong.push(`${own.status()} ${[...licences]} ${path}`)
    for (const nobody of ['NOPE', 'R990004D']) {
      const elsewhere = path.replace(AGENT.number, nobody)
      const answer = await request.get(elsewhere, { headers: HTML })
      if (answer.status() !== 404) wrong.push(`${answer.status()} ${elsewhere}`)
    }
  }
  expect(wrong).toEqual([])
})
