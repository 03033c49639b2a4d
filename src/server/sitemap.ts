import { waitUntil } from 'cloudflare:workers'
import { isPathOpen } from '#access/path-module.ts'
import { COMPANY_PATHS, SITE_MAP } from '#access/site-map.ts'
import { joinLocale } from '#locales/locale-url.ts'
import { LOCALES } from '#locales/locales.ts'
import { parseCountryCode } from '#market/countries.ts'
import { COUNTRY_CODES, type CountryCode } from '#market/vocabulary.ts'
import type { AppEnv } from './env.ts'
import { keepingOf } from './page-cache/keeping.ts'
import { embeddedProvider } from './provider-gateway.server.ts'
import { publicOrigin } from './public-origin.ts'
import { answerText, type MadeText, madeText } from './revalidation.ts'

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
  if (pathname === '/sitemap.xml') return answer(request, madeText(sitemapIndex(origin)), DAY_SECONDS)
  const listing = parseCountryCode(LISTING_SITEMAP.exec(pathname)?.[1])
  if (listing) {
    if (!listsHomes(listing)) return null
    const state = `${keepingOf(env).changedAt} ${Math.floor(Date.now() / (1_000 * MINUTE_SECONDS))}`
    const made = await madeOnce(env, pathname, `${origin} ${state}`, async () => {
      const homes = env.PROVIDER_URL ? [] : await embeddedProvider(env).liveListings(listing, MAX_LISTINGS)
      return sitemap(origin, listingPaths(listing, homes))
    })
    return answer(request, made, MINUTE_SECONDS)
  }
  const country = parseCountryCode(COUNTRY_SITEMAP.exec(pathname)?.[1])
  if (!country) return null
  const edition = env.PROVIDER_URL ? '' : await keepingOf(env).editions.of(country, () => embeddedProvider(env).edition(country), waitUntil)
  const made = await madeOnce(env, pathname, edition === null ? null : `${origin} ${edition}`, async () => {
    // projects of another provider are not listed: pages of 50 would need too many calls
    const projects = env.PROVIDER_URL ? [] : await embeddedProvider(env).busiestProjects(country, MAX_REPORTS)
    return sitemap(origin, sitemapPaths(country, projects))
  })
  return answer(request, made, DAY_SECONDS)
}

/** The sitemaps that this isolate has made, one of each address, with what they were made of. */
const sitemaps = new WeakMap<AppEnv, Map<string, { of: string; made: MadeText }>>()

/** Made anew where it is of something else than `of`; each time where that cannot be told. */
async function madeOnce(env: AppEnv, pathname: string, of: string | null, make: () => Promise<string>): Promise<MadeText> {
  const own = sitemaps.get(env) ?? new Map<string, { of: string; made: MadeText }>()
  sitemaps.set(env, own)
  const known = own.get(pathname)
  if (known && known.of === of) return known.made
  const made = madeText(await make())
  if (of !== null) own.set(pathname, { of, made })
  return made
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

const answer = (request: Request, made: MadeText, seconds: number): Response =>
  answerText(request, made, { 'content-type': 'application/xml; charset=utf-8', 'cache-control': `public, max-age=${seconds}` })
