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

/** `/sitemap.xml`, which lists one sitemap per country, and those; null for every other path. */
export async function serveSitemap(request: Request, env: AppEnv): Promise<Response | null> {
  const { pathname } = new URL(request.url)
  const origin = publicOrigin(request, env)
  if (pathname === '/sitemap.xml') return xml(sitemapIndex(origin))
  const country = parseCountryCode(COUNTRY_SITEMAP.exec(pathname)?.[1])
  if (!country) return null
  // projects of another provider are not listed: pages of 50 would need too many calls
  const projects = env.PROVIDER_URL ? [] : await embeddedProvider(env).busiestProjects(country, MAX_REPORTS)
  return xml(sitemap(origin, sitemapPaths(country, projects)))
}

/** The addresses of a country, under its prefix where it has one (§2.1): public pages that are open there, and reports. */
export function sitemapPaths(country: CountryCode, projects: readonly { typeGroup: string; slug: string }[]): string[] {
  const prefix = LOCALES.find((locale) => locale.prefixCountry === country)?.code ?? null
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
    COUNTRY_CODES.map((country) => `<sitemap><loc>${escapeXml(`${origin}/sitemap-${country.toLowerCase()}.xml`)}</loc></sitemap>`),
  )

const document = (root: string, entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`

const xml = (body: string): Response =>
  new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=86400' } })
