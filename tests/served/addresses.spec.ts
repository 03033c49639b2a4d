import type { APIRequestContext } from '@playwright/test'
import { LOCALES, type Locale } from '../../src/locales/locales.ts'
import { DEMO_ACCOUNTS } from '../../src/server/provider/demo/people/accounts.ts'
import { DEMO_TOURS } from '../../src/server/provider/demo/tours/demo-tours.ts'
import { namedPictures } from '../fixtures/named-pictures.ts'
import { severalAtOnce } from '../fixtures/several-at-once.ts'
import { answerTo, LISTED, siteAddresses } from '../fixtures/site-addresses.ts'
import { expect, test } from '../fixtures/test.ts'

/** Asks for every address of the site below a prefix. What is wrong with the answers, and what the pages are, by their addresses. */
async function askAll(request: APIRequestContext, locale: Locale | null) {
  const prefix = locale ? `/${locale.code}` : ''
  const addressOf = await siteAddresses(request)
  const wrong: string[] = []
  const pages = new Map<string, string>()
  await severalAtOnce(LISTED, async (page) => {
    const address = addressOf(page)
    const url = `${prefix}${address === '/' && prefix ? '' : address}`
    const answer = await request.get(url, { maxRedirects: 0 })
    const html = await answer.text()
    const want = answerTo(page, address, locale?.prefixCountry ?? 'SG')
    const to = new URL(answer.headers().location ?? url, 'http://localhost').pathname
    if (answer.status() === 200) pages.set(address, html)
    if (answer.status() !== want.status) wrong.push(`${url}: ${answer.status()} instead of ${want.status} (to ${to})`)
    else if (want.to && to !== `${prefix}${want.to === '/' && prefix ? '' : want.to}`) wrong.push(`${url}: leads to ${to}`)
    else if (want.to === undefined) wrong.push(...faults(url, html, locale?.iso ?? 'en-US', want.status === 200))
  })
  return { wrong, pages }
}

for (const locale of LOCALES.filter(({ isPrefix }) => isPrefix))
  test(`every address of the site answers below /${locale.code}`, { tag: locale.code === 'en-US' ? [] : '@long' }, async ({ request }) => {
    expect((await askAll(request, locale)).wrong).toEqual([])
  })

/** Pages that stand in no list: of an agent, and of tours. */
const SHOWN = [
  `/share/${DEMO_ACCOUNTS.subscriber.licence.number}/profile`,
  `/share/${DEMO_ACCOUNTS.subscriber.licence.number}/idx`,
  ...DEMO_TOURS.map(({ path }) => `/real360/${path}`),
]
const COVERS = `{ ${DEMO_TOURS.map(({ path }, at) => `t${at}: tourLink(path: "${path}") { picture }`).join(' ')} }`

test('every address of the site answers without a prefix, and every picture that a public page names is there', async ({
  request,
  baseURL,
}) => {
  const { wrong, pages } = await askAll(request, null)
  for (const address of SHOWN) pages.set(address, await (await request.get(address)).text())
  // by its address, the page that names it first
  const named = new Map<string, string>()
  for (const [address, html] of pages) {
    const canonical = /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/.exec(html)?.[1]
    const origins = [baseURL ?? '', canonical ?? ''].flatMap((url) => (URL.canParse(url) ? [new URL(url).origin] : []))
    for (const picture of namedPictures(html, origins)) if (!named.has(picture)) named.set(picture, address)
  }
  const covers = (await (await request.post('/graphql', { data: { query: COVERS } })).json()) as {
    data: Record<string, { picture: string } | null>
  }
  for (const cover of Object.values(covers.data)) named.set(cover?.picture ?? '/no-cover', 'the cover of a tour')
  await severalAtOnce([...named], async ([picture, page]) => {
    // a picture beside a link leads to that of its present version
    const answer = await request.get(picture, { maxRedirects: 1 })
    const type = answer.headers()['content-type'] ?? ''
    if (answer.status() !== 200 || !type.startsWith('image/')) wrong.push(`${picture}: ${answer.status()} ${type}, named by ${page}`)
    await answer.dispose()
  })
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
