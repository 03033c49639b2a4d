import { TOKEN_RESOURCE_HEADER } from '#graphql/assistant-kinds.ts'
import { tokenOfAuthorization } from '#lib/authorization.ts'
import { COUNTRIES, DEFAULT_COUNTRY, parseCountryCode } from '#market/countries.ts'
import type { Country } from '#market/country.ts'
import { CLIENT_PLACE_HEADER } from './client-place.ts'
import { Statements } from './db/client.ts'
import type { ProviderDatabases } from './db/databases.ts'
import { tradeOf } from './db/trade-of.ts'
import { EditionAnswers } from './edition-answers.ts'
import { requestRefusal } from './errors.ts'
import { unixSeconds } from './ports/clock/clock.ts'
import type { Ports } from './ports/ports.ts'
import { SiteOperations } from './site-operations.ts'
import { noteSeen, readAssistantViewer, readViewer, type ViewerRow, withoutUnkeyedRoles } from './viewer-store.ts'

/** Set by the Worker for every request, so that no caller can choose it. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address'
/**
 * What a sign-in gave this device, see ports/known-devices.ts; on the answer of a sign-in what to send from then on. It is signed, so callers from
 * outside may send it as well.
 */
export const DEVICE_HEADER = 'x-known-device'
/** Set by the Worker like the address: the base of links in messages. The Origin of §7 can be forged and is not used. */
export const SITE_ORIGIN_HEADER = 'x-site-origin'

/** What questions to a market need: they are also asked when it is published, where there is no request. */
export interface MarketContext {
  country: Country
  market: Statements
  /** The value `make` gives, made once per request: loaders, the market's dates. `make` must be a function at module scope. */
  perRequest<Value>(make: (context: MarketContext) => Value): Value
}

/** On an answer that was read from the databases of accounts or of trade too, or from where the caller is. */
export const READ_BEYOND_HEADER = 'x-read-beyond-market'

/** What a resolver knows of its request. Nothing in it outlives the request. */
export interface ProviderContext extends Ports, MarketContext {
  /** the `Language` header as it came, e.g. "en-US" */
  language: string
  /** the account database */
  account: Statements
  /** what people make of the country's facts: bookings, leads, orders, notices */
  trade: Statements
  /** the caller's address for limits, '' when unknown */
  clientAddress: string
  /** origin of the site, e.g. "https://www.example.com"; for links in messages */
  siteOrigin: string
  /** The caller's location, as client-place.ts writes it; '' when unknown. An answer with it is nobody else's. */
  clientPlace(): string
  /** whether the caller's location was asked for */
  isPlaceRead(): boolean
  /** the device that asks, as far as it has signed in before */
  device: {
    /** whether it has signed in to the account */
    isOf(userId: string): boolean
    /** makes it known to the account from now on */
    remember(userId: string): void
    /** for the answer's header; null where nobody has signed in */
    issued(): string | null
  }
  /** User-Agent header, '' without one */
  userAgent: string
  /** what the site itself asks */
  operations: SiteOperations
  /** heavy answers of editions, which the isolate keeps */
  editionAnswers: EditionAnswers
  /** the address of the server for assistants that asks; null for all other callers */
  tokenResource: string | null
  /** The holder of the request's token, null for an anonymous caller; costs one statement, and only when it is asked for. */
  viewer(): Promise<ViewerRow | null>
  /** runs work after the answer; the platform waits for it */
  later(work: Promise<unknown>): void
  /** as in {@link MarketContext}, for what needs more of the request */
  perRequest<Value>(make: (context: ProviderContext) => Value): Value
}

export interface ContextSources {
  /** its own id, which never changes (§7.4) */
  tenant: string
  databases: ProviderDatabases
  ports: Ports
  /** what the site itself asks; none where nothing of it is repeated */
  operations?: SiteOperations
  /** heavy answers that were given; without them each request makes its own */
  editionAnswers?: EditionAnswers
  later(work: Promise<unknown>): void
}

/** Reads the headers of §7. Throws a refusal for a country that is not open, and for another provider's tenant; callers may leave the tenant out. */
export function createContext(
  { tenant, databases, ports, later, operations = new SiteOperations(new Set()), editionAnswers = new EditionAnswers() }: ContextSources,
  headers: Headers,
): ProviderContext {
  const asked = headers.get('country-code')
  const code = asked === null ? DEFAULT_COUNTRY : parseCountryCode(asked)
  if (!code) throw requestRefusal('unknown-country', 'The Country-Code header names no open market.')
  if ((headers.get('tenant') ?? tenant) !== tenant) throw requestRefusal('unknown-tenant', 'The Tenant header names another provider.')
  const made = new Map<unknown, unknown>()
  const token = tokenOfAuthorization(headers.get('authorization'))
  const tokenResource = headers.get(TOKEN_RESOURCE_HEADER)
  let viewer: Promise<ViewerRow | null> | undefined
  let isPlaceRead = false
  let device: string | null = null
  async function readWho(): Promise<ViewerRow | null> {
    if (token === null) return null
    const now = unixSeconds(context.clock)
    const row = await (tokenResource === null
      ? readViewer(context.account, token, now)
      : readAssistantViewer(context.account, token, tokenResource, now))
    const found = row && withoutUnkeyedRoles(row, ports.signInRules)
    const seen = found && noteSeen(context.account, found, now)
    if (seen) later(seen)
    return found
  }
  const context: ProviderContext = {
    ...ports,
    country: COUNTRIES[code],
    language: headers.get('language') ?? 'en-US',
    market: new Statements(databases.market[code]),
    account: new Statements(databases.account, 'first-primary'),
    trade: new Statements(tradeOf(databases, code), 'first-primary'),
    clientAddress: headers.get(CLIENT_ADDRESS_HEADER) ?? '',
    clientPlace() {
      isPlaceRead = true
      return headers.get(CLIENT_PLACE_HEADER) ?? ''
    },
    isPlaceRead: () => isPlaceRead,
    siteOrigin: headers.get(SITE_ORIGIN_HEADER) ?? '',
    device: {
      isOf: (userId) => ports.devices.isOf(headers.get(DEVICE_HEADER) ?? '', userId, unixSeconds(ports.clock)),
      remember(userId) {
        device = ports.devices.issue(userId, unixSeconds(ports.clock))
      },
      issued: () => device,
    },
    later,
    userAgent: headers.get('user-agent') ?? '',
    operations,
    editionAnswers,
    tokenResource,
    viewer() {
      viewer ??= readWho()
      return viewer
    },
    perRequest<Value>(make: (context: ProviderContext) => Value): Value {
      if (!made.has(make)) made.set(make, make(context))
      return made.get(make) as Value
    },
  }
  return context
}
