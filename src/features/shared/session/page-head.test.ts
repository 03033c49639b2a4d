import { expect, it } from 'vitest'
import { pageLinks } from './page-head.ts'

const SITE = 'https://www.example.com'

/** The canonical address of a page that was opened under a path, and its other addresses by language. */
function linksOf(opened: string, page: Pick<Parameters<typeof pageLinks>[0], 'path' | 'country'>) {
  const links = pageLinks({ ...page, opened, origin: SITE })
  return {
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    others: Object.fromEntries(links.flatMap((link) => ('hrefLang' in link ? [[link.hrefLang, link.href]] : []))),
  }
}
const REPORT = '/report/realvalue/project/HK/private-stack/x'

it('a page of every country has an address under every prefix, and is itself under its own', () => {
  const { canonical, others } = linksOf('/en-MY/about-us', { path: '/about-us' })
  expect(canonical).toBe(`${SITE}/en-MY/about-us`)
  expect(others).toEqual({
    'x-default': `${SITE}/about-us`,
    ...Object.fromEntries(['en-US', 'en-HK', 'en-MY', 'en-AU'].map((code) => [code, `${SITE}/${code}/about-us`])),
  })
})

it('a page whose path names a country has none under another country’s prefix', () => {
  const own = { 'x-default': SITE + REPORT, 'en-US': `${SITE}/en-US${REPORT}`, 'en-HK': `${SITE}/en-HK${REPORT}` }
  expect(linksOf(`/en-HK${REPORT}`, { path: REPORT, country: 'HK' })).toEqual({ canonical: own['en-HK'], others: own })
  expect(linksOf(`/en-AU${REPORT}`, { path: REPORT, country: 'HK' })).toEqual({ canonical: own['x-default'], others: own })
  expect(linksOf(REPORT, { path: REPORT, country: 'HK' }).canonical).toBe(own['x-default'])
})

it('a country of the query is said by its prefix where that does', () => {
  const { canonical, others } = linksOf('/en-MY/map', { path: '/map?countryCode=MY' })
  expect(canonical).toBe(`${SITE}/en-MY/map`)
  expect(others).toEqual({
    'x-default': `${SITE}/map?countryCode=MY`,
    'en-US': `${SITE}/en-US/map?countryCode=MY`,
    'en-MY': `${SITE}/en-MY/map`,
  })
})
