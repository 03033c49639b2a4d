import { SAVED_SEARCH_ADDRESS_MAX_CHARS, SAVED_SEARCH_NAME_MAX_CHARS } from '#graphql/limits.ts'
import { cleanLine } from '#lib/clean-line.ts'

/** The cleaned name; null when it is invalid. */
export function readName(name: string): string | null {
  const clean = cleanLine(name)
  return clean.length > 0 && clean.length <= SAVED_SEARCH_NAME_MAX_CHARS ? clean : null
}

export interface Address {
  path: string
  search: string
}

/** A path of this site with its parameters; null for anything else, other hosts included. */
export function readAddress({ path, search }: Address): Address | null {
  if (path.length + search.length > SAVED_SEARCH_ADDRESS_MAX_CHARS) return null
  const isPath = /^(?:\/[\w.~%-]+)+$/.test(path) && !path.split('/').includes('..')
  const isSearch = search === '' || /^\?[^#\s<>"\\]+$/.test(search)
  return isPath && isSearch ? { path, search } : null
}

/** The findings of a filter in an edition. */
export interface Findings {
  projects: number
  /** sales on record in them */
  sales: number
}

/** The increase since the last alert; null without one. Corrections that remove sales are no news. */
export function newsSince(seen: Findings, now: Findings): Findings | null {
  const news = { projects: Math.max(0, now.projects - seen.projects), sales: Math.max(0, now.sales - seen.sales) }
  return news.projects + news.sales > 0 ? news : null
}
