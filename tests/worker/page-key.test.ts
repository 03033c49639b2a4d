import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { parseSearch, stringifySearch } from '#session/address-search.ts'
import { sharedSearch } from '#session/shared-search.ts'
import { resultsSearch } from '../../src/features/search/search.ts'
import { pageKey, searchThatIsRead } from '../../src/server/page-cache/page-key.server.ts'
import { resolveRequest } from '../../src/server/request.server.ts'
import { testEnv } from './worker-env.ts'

const root = createRootRoute({ validateSearch: sharedSearch })
const routeTree = root.addChildren([createRoute({ getParentRoute: () => root, path: '/search', validateSearch: resultsSearch })])
const reader = createRouter({ routeTree, parseSearch, stringifySearch, isServer: true })
const keyOf = (path: string, headers: Record<string, string> = {}) => {
  const request = new Request(`https://site.example${path}`, { headers })
  return pageKey(request, resolveRequest(request, testEnv()), async (url) => searchThatIsRead(reader, url))
}
const textOf = async (path: string, headers?: Record<string, string>) => (await keyOf(path, headers))?.text

it('a page is kept by what it reads of its address', async () => {
  const page = await keyOf('/search?q=meadow&page=2')
  expect(page?.url).toBe('https://site.example/search?q=meadow&page=2')
  expect(await keyOf('/search?q=meadow&page=2', { 'user-agent': 'other' })).toEqual(page)
  expect(await textOf('/search?q=meadow&page=3')).not.toBe(page?.text)
  expect(await keyOf('/search?page=2&q=meadow')).toEqual(page)
  expect(await keyOf('/search?utm_source=mail&page=2&gclid=abc&q=meadow')).toEqual(page)
  expect(await keyOf('/search?q=meadow&page=2&x=<script>')).toEqual(page)
})

it('a value that the page refuses is another page than none', async () => {
  expect((await keyOf('/search?q=meadow&page=none'))?.url).toBe('https://site.example/search?q=meadow&page=1')
  expect((await keyOf('/search?near=here'))?.url).toBe('https://site.example/search')
})

it('country, language and prefix make other pages; the browser and the address do not', async () => {
  const sg = await textOf('/about-us', { cookie: 'countryCode=SG' })
  expect(await textOf('/about-us', { cookie: 'countryCode=SG; theme=dark', 'user-agent': 'iPhone', 'x-forwarded-for': '1.2.3.4' })).toBe(sg)
  expect(await textOf('/about-us', { cookie: 'countryCode=HK' })).not.toBe(sg)
  expect(await textOf('/zh-CH/about-us', { cookie: 'countryCode=SG' })).not.toBe(sg)
  expect(await textOf('/about-us?countryCode=MY', { cookie: 'countryCode=SG' })).not.toBe(sg)
})

it.each([
  ['a session', '/about-us', { cookie: 'apollo-token=abcdefghijklmnopqrst' }],
  ['a bearer token', '/about-us', { authorization: 'Bearer abcdefghijklmnopqrst' }],
  ['a vendor', '/about-us', { cookie: 'vendor-token=1700000000.abcdefghijklmnopqrst' }],
  ['the proof of a phone', '/about-us', { cookie: 'phone-proof=abcdefghijklmnopqrst' }],
  ['the pass of a shared page', '/about-us', { cookie: 'a=1; share-abc=abcdefghijklmnopqrst' }],
  ['a page of an account', '/user/account-overview', {}],
  ['a page behind a plan', '/report/property-pro/project/SG/private-stack/the-meadow', {}],
  ['a shared page', '/share/0123456789abcdefghijkl', {}],
  ["a letter's page", '/booking/0123456789abcdef', {}],
  ['a block for other sites', '/plugin/report-property', {}],
  ['a page that is not there', '/nowhere', {}],
  ['a prefilled form', '/?auth=login&email=a%40b.co', {}],
  ['an endless address', `/search?q=${'a'.repeat(1_000)}`, {}],
])('nothing is kept for %s', async (_, path, headers) => expect(await keyOf(path, headers as Record<string, string>)).toBeNull())

it('pages of agents are kept, though they lie below the address of what is shared', async () =>
  expect(await keyOf('/share/R000000Z/profile')).not.toBeNull())
