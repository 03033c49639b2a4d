import { countryOfPath, isPathOpen } from '../../src/features/shared/access/path-module.ts'
import { COMPANY_PATHS, SITE_MAP, type SitePage } from '../../src/features/shared/access/site-map.ts'
import type { CountryCode } from '../../src/features/shared/market/vocabulary.ts'
import { LOCALES } from '../../src/locales/locales.ts'
import { DEMO_ACCOUNTS } from '../../src/server/provider/demo/people/accounts.ts'
import { DEMO_TOURS } from '../../src/server/provider/demo/tours/demo-tours.ts'
import { namedPictures } from '../fixtures/named-pictures.ts'
import { siteAddresses } from '../fixtures/site-addresses.ts'
import { expect, test } from '../fixtures/test.ts'

/** These exist only once somebody makes one: until then the address answers, in its layout, that there is none. */
const NOT_THERE = /^\/(book\/\$hostId|share\/\$id|share\/\$agentNumber\/|idx\/\$agentId\/listings|real360\/\$path)/

/** Redirects to the vendor login. */
const TO_VENDOR_LOGIN: readonly string[] = ['/realAgent/vendor-orders', '/realAgent/vendor-orders/$orderId/tour']

/** What the addresses of a page need. */
type Listed = Pick<SitePage, 'path' | 'example'>
const PAGES: Listed[] = [...SITE_MAP, ...COMPANY_PATHS.map((path) => ({ path, example: path }))]

const prefixes = [null, ...LOCALES.filter((locale) => locale.isPrefix)]

function expected(page: Listed, address: string, country: CountryCode): { status: number; to?: string } {
  if (!isPathOpen(address, countryOfPath(address) ?? country)) return { status: 307, to: '/' }
  if (TO_VENDOR_LOGIN.includes(page.path)) return { status: 307, to: '/realAgent/vendor-login' }
  // older addresses of the same pages (product §4.15)
  if (page.path.startsWith('/temp/')) return { status: 301, to: address.replace('/temp', '') }
  return { status: NOT_THERE.test(page.path) ? 404 : 200 }
}

for (const locale of prefixes) {
  const prefix = locale ? `/${locale.code}` : ''
  test(`every address of the site answers ${prefix || 'without a prefix'}`, async ({ request }) => {
    const addresses = await siteAddresses(request)
    const wrong: string[] = []
    for (const page of PAGES) {
      const address = addresses(page)
      const url = `${prefix}${address === '/' && prefix ? '' : address}`
      const answer = await request.get(url, { maxRedirects: 0 })
      const want = expected(page, address, locale?.prefixCountry ?? 'SG')
      const to = new URL(answer.headers().location ?? url, 'http://localhost').pathname
      if (answer.status() !== want.status) wrong.push(`${url}: ${answer.status()} instead of ${want.status} (to ${to})`)
      else if (want.to && to !== `${prefix}${want.to === '/' && prefix ? '' : want.to}`) wrong.push(`${url}: leads to ${to}`)
      else if (want.to === undefined) wrong.push(...faults(url, await answer.text(), locale?.iso ?? 'en-US', want.status === 200))
    }
    expect(wrong).toEqual([])
  })
}

/** Pages that stand in no list: of an agent, and of tours. */
const SHOWN = [
  `/share/${DEMO_ACCOUNTS.subscriber.licence.number}/profile`,
  `/share/${DEMO_ACCOUNTS.subscriber.licence.number}/idx`,
  ...DEMO_TOURS.map(({ path }) => `/real360/${path}`),
]
const COVERS = `{ ${DEMO_TOURS.map(({ path }, at) => `t${at}: tourLink(path: "${path}") { picture }`).join(' ')} }`

test('every picture that a public page names is there', async ({ request, baseURL }) => {
  const addresses = await siteAddresses(request)
  // by its address, the page that names it first
  const named = new Map<string, string>()
  for (const address of [...PAGES.filter(({ path }) => !path.startsWith('/temp/')).map(addresses), ...SHOWN]) {
    const answer = await request.get(address, { maxRedirects: 0 })
    if (answer.status() !== 200) continue
    const html = await answer.text()
    const canonical = /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/.exec(html)?.[1]
    const origins = [baseURL ?? '', canonical ?? ''].flatMap((url) => (URL.canParse(url) ? [new URL(url).origin] : []))
    for (const picture of namedPictures(html, origins)) if (!named.has(picture)) named.set(picture, address)
  }
  const covers = (await (await request.post('/graphql', { data: { query: COVERS } })).json()) as {
    data: Record<string, { picture: string } | null>
  }
  for (const cover of Object.values(covers.data)) named.set(cover?.picture ?? '/no-cover', 'the cover of a tour')
  const wrong: string[] = []
  for (const [picture, page] of named) {
    // a picture beside a link leads to that of its present version
    const answer = await request.get(picture, { maxRedirects: 1 })
    const type = answer.headers()['content-type'] ?? ''
    if (answer.status() !== 200 || !type.startsWith('image/')) wrong.push(`${picture}: ${answer.status()} ${type}, named by ${page}`)
    await answer.dispose()
  }
  expect(named.size).toBeGreaterThan(30)
  expect(wrong).toEqual([])
})

/** What every page has without any script; a 404 needs no description. */
function faults(url: string, html: string, lang: string, isThere: boolean): string[] {
  const has = (pattern: RegExp, fault: string) => (pattern.test(html) ? [] : [`${url}: ${fault}`])
  return [
    ...has(new RegExp(`<html[^>]* lang="${lang}"`), `is not in ${lang}`),
    ...has(/<h1[\s>]/, 'has no heading'),
    ...has(/<title>[^<]{5,}<\/title>/, 'has no title'),
    ...(isThere ? has(/<meta name="description" content="[^"]{20,}"/, 'has no description') : []),
    ...(isThere ? has(/<link rel="canonical"/, 'has no canonical address') : []),
  ]
}
