import { COUNTRIES, DEFAULT_COUNTRY, parseCountryCode } from '#market/countries.ts'
import type { Country } from '#market/country.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { type SqlDatabase, Statements } from './db/client.ts'
import { requestRefusal } from './errors.ts'

/** Set by the Worker on every way in, so that no caller can choose it. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address'

export interface ProviderDatabases {
  account: SqlDatabase
  market: Record<CountryCode, SqlDatabase>
}

/** What a resolver knows of its request. Everything in it is born and dies with the request. */
export interface ProviderContext {
  country: Country
  /** the `Language` header as it came, e.g. "en-US" */
  language: string
  market: Statements
  /** people and what they wrote */
  account: Statements
  /** the address that limits may trust, '' when nobody knows it */
  clientAddress: string
  /** The value `make` gives, made once per request: loaders, the market's dates. `make` must be a function at module scope. */
  perRequest<Value>(make: (context: ProviderContext) => Value): Value
}

/** Reads the headers of §7. Throws a readable refusal for a country that is not open. */
export function createContext(databases: ProviderDatabases, headers: Headers): ProviderContext {
  const asked = headers.get('country-code')
  const code = asked === null ? DEFAULT_COUNTRY : parseCountryCode(asked)
  if (!code) throw requestRefusal('unknown-country', 'The Country-Code header names no open market.')
  const made = new Map<unknown, unknown>()
  const context: ProviderContext = {
    country: COUNTRIES[code],
    language: headers.get('language') ?? 'en-US',
    market: new Statements(databases.market[code]),
    account: new Statements(databases.account),
    clientAddress: headers.get(CLIENT_ADDRESS_HEADER) ?? '',
    perRequest<Value>(make: (context: ProviderContext) => Value): Value {
      if (!made.has(make)) made.set(make, make(context))
      return made.get(make) as Value
    },
  }
  return context
}
