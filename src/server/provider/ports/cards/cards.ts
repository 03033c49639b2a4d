import type Stripe from 'stripe'
import type { CountryCode } from '#market/vocabulary.ts'

/** An account at the card service. There is one per country, because prices, tax and payouts are a country's own. */
export interface CardAccount {
  country: CountryCode
  /** the official client, bound to the account's secret key; whether Stripe or the card desk answers makes no difference to a caller */
  stripe: Stripe
  /** signs the account's webhooks; verify with `stripe.webhooks.constructEventAsync(rawBody, header, webhookSecret, 300)` */
  webhookSecret: string
  /** what the browser names the account by */
  publishableKey: string
  /** ISO 4217 in lower case, as Stripe writes it, e.g. "sgd" */
  currency: string
  /** true: the card desk answers, and the browser shows its form instead of Stripe's */
  isDesk: boolean
}

export interface CardPort {
  /** null: cards are not available in this country */
  of(country: CountryCode): CardAccount | null
  /** What a browser asks the card desk with a publishable key and a client secret; null where no desk stands. */
  desk(country: CountryCode): ((request: Request) => Promise<Response>) | null
}

/** Hands a signed webhook over, e.g. to our own endpoint. It may be lost: whoever listens asks the card service itself anyway. */
export type CardDelivery = (country: CountryCode, body: string, signature: string) => Promise<unknown>

/** The keys of a country's account. */
export interface CardKeys {
  secretKey: string
  publishableKey: string
  webhookSecret: string
}
