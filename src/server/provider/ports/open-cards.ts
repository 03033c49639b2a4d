import Stripe from 'stripe'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { DESK_KEYS } from '../card-desk/desk-keys.ts'
import type { DeskSources } from '../card-desk/desk-work.ts'
import { openDesk } from '../card-desk/endpoint/desk.ts'
import { STRIPE_API_VERSION } from './cards/api-version.ts'
import type { CardAccount, CardKeys, CardPort } from './cards/cards.ts'

/** One try, in ms. The client tries twice more, with the same idempotency key. */
const CARD_TIMEOUT_MS = 8_000
const CARD_RETRIES = 2

export interface CardOptions extends Omit<DeskSources, 'country'> {
  /** null where a country has no keys */
  keys: Record<CountryCode, CardKeys | null>
  /** another server that speaks Stripe's API; null = Stripe */
  apiBase: string | null
  /** the card desk stands in where there are no keys */
  isLocal: boolean
  fetch?: typeof fetch
}

/** The accounts of an environment. Clients are made when they are first asked for, and hold nothing of a request. */
export function openCards({ keys, apiBase, isLocal, fetch: wire = fetch, ...sources }: CardOptions): CardPort {
  const opened = new Map<CountryCode, CardAccount | null>()
  const isDeskOf = (country: CountryCode) => isLocal && !keys[country] && COUNTRIES[country].stripeSubscriptionEnabled
  const deskOf = (country: CountryCode) => openDesk({ ...sources, country })
  function open(country: CountryCode): CardAccount | null {
    const { stripeSubscriptionEnabled, currencyCode } = COUNTRIES[country]
    const isDesk = isDeskOf(country)
    const known = isDesk ? DESK_KEYS : keys[country]
    if (!stripeSubscriptionEnabled || !known) return null
    const { secretKey, webhookSecret, publishableKey } = known
    const desk = isDesk ? deskOf(country) : null
    const stripe = stripeClient(secretKey, desk ? (url, init) => desk.answer(new Request(url, init)) : wire, isDesk ? null : apiBase)
    return { country, stripe, webhookSecret, publishableKey, currency: currencyCode.toLowerCase(), isDesk }
  }
  return {
    of(country) {
      const known = opened.get(country)
      if (known !== undefined) return known
      const account = open(country)
      opened.set(country, account)
      return account
    },
    desk: (country) => (isDeskOf(country) ? deskOf(country).answerBrowser : null),
  }
}

/** The official client: of an account at Stripe, or at another server that speaks its API. */
export function stripeClient(secretKey: string, wire: typeof fetch, apiBase: string | null): Stripe {
  const base = apiBase === null ? null : new URL(apiBase)
  return new Stripe(secretKey, {
    apiVersion: STRIPE_API_VERSION,
    httpClient: Stripe.createFetchHttpClient(wire),
    maxNetworkRetries: CARD_RETRIES,
    timeout: CARD_TIMEOUT_MS,
    telemetry: false,
    ...(base && {
      protocol: base.protocol === 'http:' ? 'http' : 'https',
      host: base.hostname,
      port: base.port || (base.protocol === 'http:' ? 80 : 443),
    }),
  })
}
