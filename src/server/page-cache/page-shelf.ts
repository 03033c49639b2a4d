import { LRUCache } from 'lru-cache'
import { fromCached, type StoredPage, toCached } from './stored-page.ts'

/** What an isolate keeps of pages in its memory. */
export const SHELF_BYTES = 12 * 1024 * 1024

/** A rendering is waited for this long, in milliseconds; one that was broken off with its request would never end. */
export const MAKING_MS = 4_000

/** The part of the Cache API that is used; null where there is none. */
export type PageCache = Pick<Cache, 'match' | 'put'>

interface Limits {
  /** how long a page is any good, in seconds: so long it stays in the cache of its location */
  secondsOf: (page: StoredPage) => number
  bytes?: number
}

interface Making {
  work: Promise<StoredPage | null>
  begunAt: number
}

/** Pages by key: those of this isolate in memory, the least lately asked for making room, and behind them the cache of the location. */
export class PageShelf {
  private readonly pages: LRUCache<string, StoredPage>
  private readonly making = new Map<string, Making>()
  private readonly cache: () => Promise<PageCache | null>
  private readonly secondsOf: Limits['secondsOf']

  constructor(cache: () => Promise<PageCache | null>, { secondsOf, bytes = SHELF_BYTES }: Limits) {
    this.cache = cache
    this.secondsOf = secondsOf
    // one page may not push out all others
    this.pages = new LRUCache({ maxSize: bytes, maxEntrySize: Math.floor(bytes / 4), sizeCalculation: ({ html }) => html.length })
  }

  /** Bytes of the pages in memory. */
  get bytes(): number {
    return this.pages.calculatedSize
  }

  /** The page of a key that `isGood`, else null. */
  async get(key: string, isGood: (page: StoredPage) => boolean): Promise<StoredPage | null> {
    const known = this.pages.get(key)
    if (known && isGood(known)) return known
    const found = await this.inLocation(key)
    if (!found || !isGood(found)) return null
    this.pages.set(key, found)
    return found
  }

  /**
   * Makes the page of a key, once for all who ask for it meanwhile; null where it may not be kept. `later` sees to it that the work goes on when
   * whoever asked first is gone.
   */
  make(key: string, render: () => Promise<StoredPage | null>, later: (work: Promise<unknown>) => void): Promise<StoredPage | null> {
    const begun = this.begun(key)
    if (begun) return begun.work
    const work = render().then((page) => {
      if (page) {
        this.pages.set(key, page)
        later(this.sendToLocation(key, page))
      }
      return page
    })
    const making = { work, begunAt: Date.now() }
    this.making.set(key, making)
    const end = () => {
      if (this.making.get(key) === making) this.making.delete(key)
    }
    later(work.then(end, end))
    return work
  }

  /** Whether somebody makes the page of this key. */
  isMaking(key: string): boolean {
    return this.begun(key) !== null
  }

  private begun(key: string): Making | null {
    const making = this.making.get(key)
    return making && Date.now() - making.begunAt < MAKING_MS ? making : null
  }

  private async inLocation(key: string): Promise<StoredPage | null> {
    try {
      const found = await (await this.cache())?.match(await addressOf(key))
      return found ? await fromCached(found) : null
    } catch {
      // a cache that fails is a cache without the page
      return null
    }
  }

  private async sendToLocation(key: string, page: StoredPage): Promise<void> {
    try {
      await (await this.cache())?.put(await addressOf(key), toCached(page, this.secondsOf(page)))
    } catch (error) {
      console.error(JSON.stringify({ event: 'page-not-kept', error: String(error) }))
    }
  }
}

/** The cache knows addresses, of at most some kilobytes. */
async function addressOf(key: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key))
  return `https://pages.invalid/${Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
