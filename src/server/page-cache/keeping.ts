import type { AnyRouter } from '@tanstack/react-router'
import { LRUCache } from 'lru-cache'
import type { CountryCode } from '#market/vocabulary.ts'
import type { AppEnv } from '../env.ts'
import { MarketEditions } from './editions.ts'
import { PageShelf } from './page-shelf.ts'
import type { StoredPage } from './stored-page.ts'

/** What an isolate keeps of and for visitors' pages. */
export interface Keeping {
  shelf: PageShelf
  editions: MarketEditions
  /** tells which parameters a page reads; it serves no page */
  reader: Promise<AnyRouter> | null
  /** by path and search: what the page reads of the search; null where a schema refuses it */
  searches: LRUCache<string, { read: string | null }>
  /** by what the platform says of a connection's place: the country that the embedded provider named; null where it named none of ours */
  countries: LRUCache<string, { country: CountryCode | null }>
  /** unix milliseconds of the last change that came through this isolate */
  changedAt: number
}

/** Addresses of which it is remembered what is read. */
const ADDRESSES_MAX = 1_000

/** Cities with their coordinates. */
const PLACES_MAX = 1_000

/** A page of the editions alone shows days and words that change without them. */
const EDITION_PAGE_SECONDS = 3_600
/** What people do with the facts: as it was half a minute ago at most, or a minute where somebody is making it anew. */
const TRADE_PAGE_SECONDS = 60

/** How long a page is handed out, in seconds; in the second half of it, it is made anew meanwhile. */
export const secondsOf = ({ isOfEdition }: StoredPage): number => (isOfEdition ? EDITION_PAGE_SECONDS : TRADE_PAGE_SECONDS)

const keepings = new WeakMap<AppEnv, Keeping>()

export function keepingOf(env: AppEnv): Keeping {
  const known = keepings.get(env)
  if (known) return known
  const shelf = new PageShelf(async () => (typeof caches === 'undefined' ? null : caches.open('pages')), { secondsOf })
  const opened: Keeping = {
    shelf,
    editions: new MarketEditions(),
    reader: null,
    searches: new LRUCache({ max: ADDRESSES_MAX }),
    countries: new LRUCache({ max: PLACES_MAX }),
    changedAt: 0,
  }
  keepings.set(env, opened)
  return opened
}

/** What pages show of people's doings may have changed: those that show it are made anew. Called once the change is done. */
export function noteChange(env: AppEnv): void {
  keepingOf(env).changedAt = Date.now()
}
