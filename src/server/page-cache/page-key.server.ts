import type { AnyRoute, AnyRouter } from '@tanstack/react-router'
import { splitLocale } from '#locales/locale-url.ts'
import type { RequestContext } from '../request.server.ts'
import { isKeptPage, PERSONAL_PARAMETERS } from './kept-pages.ts'

/** What a kept page is asked by. */
export interface PageKey {
  /** the same for all requests whose pages are the same, but for the edition */
  text: string
  /** the address that is rendered: the one that was asked for, because the browser takes the page over with its own address */
  url: string
}

type Who = Pick<RequestContext, 'token' | 'vendor' | 'phoneProof' | 'pathname' | 'country' | 'locale' | 'siteOrigin' | 'framedBy'>

/** Addresses beyond this length are nobody else's. */
const SEARCH_CHARS = 1_000

/** Cookies that change what a page is; the country and the language are in the key. */
const hasSharePass = (request: Request): boolean => /(?:^|;\s*)share-/.test(request.headers.get('cookie') ?? '')

/**
 * The key of a visitor's page; null where the request is not answered from kept pages: with a session of any kind, for a page that is not
 * for everybody, in a frame of somebody's site, with parameters about a person or such as the page does not read.
 */
export async function pageKey(request: Request, who: Who, isAllRead: (url: URL) => Promise<boolean>): Promise<PageKey | null> {
  const { token, vendor, phoneProof, framedBy, pathname } = who
  if (token || vendor || phoneProof || framedBy !== null || request.headers.has('authorization')) return null
  const url = new URL(request.url)
  if (url.search.length > SEARCH_CHARS || !isKeptPage(pathname) || hasSharePass(request)) return null
  if (PERSONAL_PARAMETERS.some((name) => url.searchParams.has(name))) return null
  if (url.search !== '' && !(await isAllRead(url))) return null
  url.hash = ''
  const { country, locale, siteOrigin } = who
  return { text: JSON.stringify([siteOrigin, country, locale, url.href]), url: url.href }
}

/** Whether the routes of a path read every parameter of its address: one that they do not read is a campaign's, or a mistake. */
export function areAllRead(router: AnyRouter, url: URL): boolean {
  const [routes] = router.getMatchedRoutes(splitLocale(url.pathname).pathname)
  let search: Record<string, unknown> = router.options.parseSearch(url.search)
  const read = new Set<string>()
  for (const route of routes) {
    const typed = validated(route, search)
    if (typed === null) return false
    search = { ...search, ...typed }
    for (const [name, value] of Object.entries(typed)) if (value !== undefined) read.add(name)
  }
  return [...url.searchParams.keys()].every((name) => read.has(name))
}

/** What a route's schema makes of a search: {} without a schema, null where it refuses or cannot answer at once. */
function validated({ options: { validateSearch } }: AnyRoute, search: object): Record<string, unknown> | null {
  if (!validateSearch) return {}
  if (typeof validateSearch === 'function') return validateSearch(search)
  if (!('~standard' in validateSearch)) return null
  const result = validateSearch['~standard'].validate(search)
  return 'value' in result ? (result.value as Record<string, unknown>) : null
}
