import type { AnyRoute, AnyRouter } from '@tanstack/react-router'
import { splitLocale } from '#locales/locale-url.ts'
import type { RequestContext } from '../request.server.ts'
import { isKeptPage, PERSONAL_PARAMETERS } from './kept-pages.ts'

/** What a kept page is asked by. */
export interface PageKey {
  /** the same for all requests whose pages are the same, but for the edition */
  text: string
  /** the address that is rendered: parameters that the page does not read are left out, the others in order */
  url: string
}

type Who = Pick<RequestContext, 'token' | 'vendor' | 'phoneProof' | 'pathname' | 'country' | 'locale' | 'siteOrigin' | 'framedBy'>

/** Addresses beyond this length are nobody else's. */
const SEARCH_CHARS = 1_000

/** Cookies that change what a page is; the country and the language are in the key. */
const hasSharePass = (request: Request): boolean => /(?:^|;\s*)share-/.test(request.headers.get('cookie') ?? '')

/**
 * The key of a visitor's page; null where the request is not answered from kept pages: with a session of any kind, for a page that is not
 * for everybody, in a frame of somebody's site, with parameters about a person.
 */
export async function pageKey(request: Request, who: Who, router: () => Promise<AnyRouter>): Promise<PageKey | null> {
  const { token, vendor, phoneProof, framedBy, pathname } = who
  if (token || vendor || phoneProof || framedBy !== null || request.headers.has('authorization')) return null
  const url = new URL(request.url)
  if (url.search.length > SEARCH_CHARS || !isKeptPage(pathname) || hasSharePass(request)) return null
  if (PERSONAL_PARAMETERS.some((name) => url.searchParams.has(name))) return null
  const search = typedSearch(await router(), splitLocale(url.pathname).pathname, url)
  if (search === null) return null
  url.search = search.raw
  url.hash = ''
  const { country, locale, siteOrigin } = who
  return { text: JSON.stringify([siteOrigin, country, locale, url.pathname, search.typed]), url: url.href }
}

/** The parameters that the routes of a path read: as they are, in order, and as their schemas understand them. Null where one refuses. */
function typedSearch(router: AnyRouter, pathname: string, url: URL): { raw: string; typed: unknown } | null {
  if (url.search === '') return { raw: '', typed: [] }
  const [routes] = router.getMatchedRoutes(pathname)
  let search: Record<string, unknown> = router.options.parseSearch(url.search)
  const typed = new Map<string, unknown>()
  for (const route of routes) {
    const read = validated(route, search)
    if (read === null) return null
    search = { ...search, ...read }
    for (const [name, value] of Object.entries(read)) if (value !== undefined) typed.set(name, value)
  }
  const known = [...url.searchParams].filter(([name]) => typed.has(name))
  if (known.length === 0) return { raw: '', typed: [] }
  known.sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))
  return { raw: new URLSearchParams(known).toString(), typed: [...typed].sort(([one], [other]) => (one < other ? -1 : 1)) }
}

/** What a route's schema makes of a search: {} without a schema, null where it refuses or cannot answer at once. */
function validated({ options: { validateSearch } }: AnyRoute, search: object): Record<string, unknown> | null {
  if (!validateSearch) return {}
  if (typeof validateSearch === 'function') return validateSearch(search)
  if (!('~standard' in validateSearch)) return null
  const result = validateSearch['~standard'].validate(search)
  return 'value' in result ? (result.value as Record<string, unknown>) : null
}
