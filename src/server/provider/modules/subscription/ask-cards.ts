import Stripe from 'stripe'
import type { z } from 'zod'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { refusal } from '../../errors.ts'
import type { CardAccount, CardPort } from '../../ports/cards/cards.ts'

/** The card service refused what was asked, for a reason that asking again does not change. */
export class CardRefusal extends Error {
  /** Stripe's word, "resource_missing", "card_declined"; '' without one */
  readonly code: string
  /** why a bank refused, "insufficient_funds"; '' without one */
  readonly declineCode: string
  /** the parameter that it is about; '' without one */
  readonly about: string
  constructor({ code = '', declineCode = '', about = '' }: { code?: string; declineCode?: string; about?: string }) {
    super(`card service: ${declineCode || code || 'refused'}`)
    this.code = code
    this.declineCode = declineCode
    this.about = about
  }
}

/** What is logged of a failed call: never what was asked or answered. */
const failureOf = (error: unknown): string =>
  error instanceof Stripe.errors.StripeError
    ? `${error.type} ${error.statusCode ?? ''}`.trim()
    : error instanceof Error
      ? error.name
      : 'unknown'

const unreachable = () => refusal('billing-unreachable', 'The card service does not answer. Nothing is lost; try again.')

/**
 * Asks the card service and reads its answer. Throws `billing-unreachable` where it does not answer, is too busy, fails or says what cannot be read, and
 * {@link CardRefusal} where it refuses.
 */
export async function askCards<Shape extends z.ZodType>(shape: Shape, ask: () => Promise<unknown>): Promise<z.output<Shape>> {
  const answer = await ask().catch((error: unknown) => {
    const refused = refusedBy(error)
    if (refused) throw refused
    console.error(JSON.stringify({ event: 'cards-failed', failure: failureOf(error) }))
    throw unreachable()
  })
  const read = shape.safeParse(answer)
  if (read.success) return read.data
  console.error(JSON.stringify({ event: 'cards-failed', failure: 'malformed', at: read.error.issues[0]?.path.join('.') }))
  throw unreachable()
}

function refusedBy(error: unknown): CardRefusal | null {
  const isRefused = error instanceof Stripe.errors.StripeCardError || error instanceof Stripe.errors.StripeInvalidRequestError
  if (!isRefused || error.statusCode === 409 || error.statusCode === 429) return null
  return new CardRefusal({ code: error.code ?? '', declineCode: error.decline_code ?? '', about: error.param ?? '' })
}

/** The account of a country. Throws `billing-country` where cards are never taken, `billing-unavailable` where none is set up. */
export function cardsOf({ cards }: { cards: CardPort }, country: CountryCode): CardAccount {
  if (!COUNTRIES[country].stripeSubscriptionEnabled) throw refusal('billing-country', 'Cards are not taken in this country. Write to us.')
  const account = cards.of(country)
  if (!account) throw refusal('billing-unavailable', 'Cards cannot be taken now.')
  return account
}
