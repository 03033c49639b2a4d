import type { AnyRoute, AnyRouter } from '@tanstack/react-router'
import { splitLocale } from '#locales/locale-url.ts'
import type { RequestContext } from '../request.server.ts'
import { isKeptPage, PERSONAL_PARAMETERS } from './kept-pages.ts'

/** What a kept page is asked by. */
export interface PageKey {
  /** the same for all requests whose pages are the same, but for the edition */
  text: string
  /** the address that is rendered: what the page reads of the one that was asked for */
  url: string
}

type Who = Pick<RequestContext, 'token' | 'vendor' | 'phoneProof' | 'pathname' | 'country' | 'locale' | 'siteOrigin' | 'framedBy'>

/** Addresses beyond this length are nobody else's. */
const SEARCH_CHARS = 1_000

/** Cookies that change what a page is; the country and the language are in the key. */
const hasSharePass = (request: Request): boolean => /(?:^|;\s*)share-/.test(request.headers.get('cookie') ?? '')

/**
 * The key of a visitor's page; null where the request is not answered from kept pages: with a session of any kind, for a page that is not
 * for everybody, in a frame of somebody's site, with parameters about a person. What the page does not read (a campaign's parameters) and
 * the order of the parameters are left out: the browser's loaders do not depend on them either (`pageDeps`).
 */
export async function pageKey(request: Request, who: Who, readOf: (url: URL) => Promise<string | null>): Promise<PageKey | null> {
  const { token, vendor, phoneProof, framedBy, pathname } = who
  if (token || vendor || phoneProof || framedBy !== null || request.headers.has('authorization')) return null
  const url = new URL(request.url)
  if (url.search.length > SEARCH_CHARS || !isKeptPage(pathname) || hasSharePass(request)) return null
  if (PERSONAL_PARAMETERS.some((name) => url.searchParams.has(name))) return null
  url.hash = ''
  if (url.search !== '') {
    const search = await readOf(url)
    if (search === null) return null
    url.search = search
  }
  const { country, locale, siteOrigin } = who
  return { text: JSON.stringify([siteOrigin, country, locale, url.href]), url: url.href }
}

/** The parameters of an address that the schemas of its path's routes read, in their order; null where one refuses. */
export function searchThatIsRead(router: AnyRouter, { pathname, search }: URL): string | null {
  const [routes] = router.getMatchedRoutes(splitLocale(pathname).pathname)
  const asked: Record<string, unknown> = router.options.parseSearch(search)
  const read: Record<string, unknown> = {}
  for (const route of routes) {
    const typed = validated(route, { ...asked, ...read })
    if (typed === null) return null
    Object.assign(read, typed)
  }
  return router.options.stringifySearch(Object.fromEntries(Object.entries(read).filter(([name]) => name in asked)))
}

/** What a route's schema makes of a search: {} without a schema, null where it refuses or cannot answer at once. */
function validated({ options: { validateSearch } }: AnyRoute, search: object): Record<string, unknown> | null {
  if (!validateSearch) return {}
  if (typeof validateSearch === 'function') return validateSearch(search)
  if (!('~standard' in validateSearch)) return null
  const result = validateSearch['~standard'].validate(search)
  return 'value' in result ? (result.value as Record<string, unknown>) : null
}
