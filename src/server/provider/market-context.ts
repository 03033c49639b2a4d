import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { MarketContext } from './context.ts'
import type { Statements } from './db/client.ts'

/** Asks a market as a request would, where there is no request: at publishing, in scheduled jobs, in refreshes. */
export function marketContextOf(country: CountryCode, market: Statements): MarketContext {
  const made = new Map<unknown, unknown>()
  const context: MarketContext = {
    country: COUNTRIES[country],
    market,
    perRequest<Value>(make: (context: MarketContext) => Value): Value {
      if (!made.has(make)) made.set(make, make(context))
      return made.get(make) as Value
    },
  }
  return context
}
