import { isPathOpen } from '#access/path-module.ts'
import { COMPANY_PATHS, SITE_MAP } from '#access/site-map.ts'
import { joinLocale } from '#locales/locale-url.ts'
import { LOCALES } from '#locales/locales.ts'
import { parseCountryCode } from '#market/countries.ts'
import { COUNTRY_CODES, type CountryCode } from '#market/vocabulary.ts'
import type { AppEnv } from './env.ts'
import { embeddedProvider } from './provider-gateway.server.ts'
import { publicOrigin } from './public-origin.ts'

/** Reports in a country's sitemap: its busiest projects. */
const MAX_REPORTS = 5_000

const COUNTRY_SITEMAP = /^\/sitemap-([a-z]{2})\.xml$/
/** Of homes that are advertised, apart: what is gone leaves it within a minute. */
const LISTING_SITEMAP = /^\/sitemap-([a-z]{2})-listings\.xml$/
/** fewer than the 50,000 that a sitemap may hold (sitemaps.org) */
const MAX_LISTINGS = 20_000
const DAY_SECONDS = 86_400
const MINUTE_SECONDS = 60

const listsHomes = (country: CountryCode): boolean => isPathOpen('/realListing/search', country)

/** `/sitemap.xml`, which lists the sitemaps of the countries, and those; null for every other path. */
export async function serveSitemap(request: Request, env: AppEnv): Promise<Response | null> {
  const { pathname } = new URL(request.url)
  const origin = publicOrigin(request, env)
  if (pathname === '/sitemap.xml') return xml(sitemapIndex(origin), DAY_SECONDS)
  const listing = parseCountryCode(LISTING_SITEMAP.exec(pathname)?.[1])
  if (listing) {
    if (!listsHomes(listing)) return null
    const homes = env.PROVIDER_URL ? [] : await embeddedProvider(env).liveListings(listing, MAX_LISTINGS)
    return xml(sitemap(origin, listingPaths(listing, homes)), MINUTE_SECONDS)
  }
  const country = parseCountryCode(COUNTRY_SITEMAP.exec(pathname)?.[1])
  if (!country) return null
  // projects of another provider are not listed: pages of 50 would need too many calls
  const projects = env.PROVIDER_URL ? [] : await embeddedProvider(env).busiestProjects(country, MAX_REPORTS)
  return xml(sitemap(origin, sitemapPaths(country, projects)), DAY_SECONDS)
}

const prefixOf = (country: CountryCode) => LOCALES.find((locale) => locale.prefixCountry === country)?.code ?? null

/** The pages of homes that are advertised in a country (§2.5.6). */
export const listingPaths = (
  country: CountryCode,
  homes: readonly { typeGroup: string; projectSlug: string; slug: string; activity: string }[],
): string[] =>
  homes.map(({ typeGroup, projectSlug, slug, activity }) =>
    joinLocale(
      prefixOf(country),
      `/realListing/project/${country}/${typeGroup}/${encodeURIComponent(projectSlug)}/listing-group/${encodeURIComponent(slug)}/${activity}`,
    ),
  )

/** The addresses of a country, under its prefix where it has one (§2.1): public pages that are open there, and reports. */
export function sitemapPaths(country: CountryCode, projects: readonly { typeGroup: string; slug: string }[]): string[] {
  const prefix = prefixOf(country)
  const pages = [...SITE_MAP.filter(({ path, sitemap }) => sitemap && isPathOpen(path, country)).map(({ path }) => path), ...COMPANY_PATHS]
  const reports = projects.map(({ typeGroup, slug }) => `/report/realvalue/project/${country}/${typeGroup}/${encodeURIComponent(slug)}`)
  return [...pages, ...reports.filter((path) => isPathOpen(path, country))].map((path) => joinLocale(prefix, path))
}

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const sitemap = (origin: string, paths: readonly string[]): string =>
  document(
    'urlset',
    paths.map((path) => `<url><loc>${escapeXml(origin + path)}</loc></url>`),
  )

const sitemapIndex = (origin: string): string =>
  document(
    'sitemapindex',
    COUNTRY_CODES.flatMap((country) => {
      const name = `sitemap-${country.toLowerCase()}`
      return listsHomes(country) ? [`${name}.xml`, `${name}-listings.xml`] : [`${name}.xml`]
    }).map((file) => `<sitemap><loc>${escapeXml(`${origin}/${file}`)}</loc></sitemap>`),
  )

const document = (root: string, entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`

const xml = (body: string, seconds: number): Response =>
  new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': `public, max-age=${seconds}` } })
