import type { CountryCode } from '#market/vocabulary.ts'

/** As long as this the edition of a market is taken for the newest. */
const FRESH_MS = 2_000
/** As long as this it is used while it is looked up anew. */
const STALE_MS = 15_000

interface Known {
  edition: string | null
  at: number
}

/** The published edition of each market, looked up at most every two seconds. */
export class MarketEditions {
  private readonly known = new Map<CountryCode, Known>()
  private readonly asking = new Map<CountryCode, Promise<string | null>>()
  private readonly now: () => number

  constructor(now: () => number = Date.now) {
    this.now = now
  }

  /** Null where it cannot be told: `read` throws, and never answered before. */
  async of(country: CountryCode, read: () => Promise<string>, later: (work: Promise<unknown>) => void): Promise<string | null> {
    const known = this.known.get(country)
    const age = known ? this.now() - known.at : Number.POSITIVE_INFINITY
    if (known && age < FRESH_MS) return known.edition
    const asked = this.ask(country, read, later)
    return known && age <= STALE_MS ? known.edition : asked
  }

  private ask(country: CountryCode, read: () => Promise<string>, later: (work: Promise<unknown>) => void): Promise<string | null> {
    const begun = this.asking.get(country)
    if (begun) return begun
    const at = this.now()
    const work = read()
      // pages of the edition that was the last to be known are right until there is another
      .catch(() => this.known.get(country)?.edition ?? null)
      .then((edition) => {
        this.known.set(country, { edition, at })
        return edition
      })
      .finally(() => this.asking.delete(country))
    this.asking.set(country, work)
    // others wait for it as well: it goes on when whoever asked first is gone
    later(work)
    return work
  }
}
