import { fromCached, type StoredPage, toCached } from './stored-page.ts'

/** What an isolate keeps of pages in its memory. */
export const SHELF_BYTES = 24 * 1024 * 1024

/** The part of the Cache API that is used; null where there is none. */
export type PageCache = Pick<Cache, 'match' | 'put'>

interface Limits {
  /** how long a page stays in the cache of its location, in seconds */
  seconds: number
  bytes?: number
}

/** Pages by key: those of this isolate in memory, the least lately asked for making room, and behind them the cache of the location. */
export class PageShelf {
  private readonly pages = new Map<string, StoredPage>()
  private readonly making = new Map<string, Promise<StoredPage | null>>()
  private held = 0
  private readonly cache: () => Promise<PageCache | null>
  private readonly limits: Required<Limits>

  constructor(cache: () => Promise<PageCache | null>, { seconds, bytes = SHELF_BYTES }: Limits) {
    this.cache = cache
    this.limits = { seconds, bytes }
  }

  /** Bytes of the pages in memory. */
  get bytes(): number {
    return this.held
  }

  /** The page of a key that `isGood`, else null. */
  async get(key: string, isGood: (page: StoredPage) => boolean): Promise<StoredPage | null> {
    const known = this.pages.get(key)
    if (known && isGood(known)) {
      // the newest are last
      this.pages.delete(key)
      this.pages.set(key, known)
      return known
    }
    const found = await this.inLocation(key)
    if (!found || !isGood(found)) return null
    this.remember(key, found)
    return found
  }

  /** Makes the page of a key, once for all who ask for it meanwhile; null where it may not be kept. `later` finishes what nobody waits for. */
  make(key: string, render: () => Promise<StoredPage | null>, later: (work: Promise<unknown>) => void): Promise<StoredPage | null> {
    const begun = this.making.get(key)
    if (begun) return begun
    const work = render()
      .then((page) => {
        if (page) {
          this.remember(key, page)
          later(this.sendToLocation(key, page))
        }
        return page
      })
      .finally(() => this.making.delete(key))
    this.making.set(key, work)
    return work
  }

  /** Whether somebody makes the page of this key. */
  isMaking(key: string): boolean {
    return this.making.has(key)
  }

  private remember(key: string, page: StoredPage): void {
    this.forget(key)
    if (page.bytes > this.limits.bytes / 4) return
    this.pages.set(key, page)
    this.held += page.bytes
    for (const oldest of this.pages.keys()) {
      if (this.held <= this.limits.bytes) return
      this.forget(oldest)
    }
  }

  private forget(key: string): void {
    this.held -= this.pages.get(key)?.bytes ?? 0
    this.pages.delete(key)
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
      await (await this.cache())?.put(await addressOf(key), toCached(page, this.limits.seconds))
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
