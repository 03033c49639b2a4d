import { z } from 'zod'
import type { CountryCode } from '#market/vocabulary.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { askCards, cardsOf } from '../subscription/ask-cards.ts'
import { priceShape } from '../subscription/fetched-subscription.ts'
import type { BillingContext } from '../subscription/sync-subscription.ts'
import { writePrice } from '../subscription/write-subscription.ts'
import { catalogueOf } from './catalogue.ts'
import { placeCatalogue } from './place-catalogue.ts'
import { type SoldPrice, soldPrices } from './price-rows.ts'

/** Prices change seldom, and nobody is charged by what is shown: the card service works with its own. */
export const PRICES_FRESH_SECONDS = 300
/** A page that shows prices for the first time waits so long for them. */
const FIRST_READING_MS = 4_000

const page = z.object({ data: z.array(z.unknown()), has_more: z.boolean() })

/** Reads what is sold in a country from the card service and keeps it. */
export async function readPrices(context: BillingContext, country: CountryCode): Promise<void> {
  const cards = cardsOf(context, country)
  const list = () => askCards(page, () => cards.stripe.prices.list({ active: true, limit: 100, expand: ['data.product', 'data.tiers'] }))
  const found = await list()
  const isEmptyDesk = cards.isDesk && found.data.length === 0
  // the desk begins empty
  if (isEmptyDesk) await askCards(z.array(z.unknown()), () => placeCatalogue(cards.stripe, catalogueOf(country), false))
  const { data } = isEmptyDesk ? await list() : found
  // prices of other things that the account sells do not count
  const prices = data.flatMap((one) => {
    const { data: price } = priceShape.safeParse(one)
    return price?.lookupKey ? [price] : []
  })
  const now = unixSeconds(context.clock)
  await Promise.all([
    ...prices.flatMap((price) => writePrice(context.account, country, price)),
    context.account.run(
      'update stripe_price set is_sold = stripe_id in (select value from json_each(?)) where country = ? and lookup_key is not null',
      JSON.stringify(prices.map(({ id }) => id)),
      country,
    ),
    context.account.run(
      'insert into price_reading (country, at) values (?1, ?2) on conflict (country) do update set at = ?2',
      country,
      now,
    ),
  ])
}

/** What is sold, as it was last read; it is read again behind the answer when that is some minutes ago, and waited for only the first time. */
export async function currentPrices(
  context: BillingContext & { later(work: Promise<unknown>): void },
  country: CountryCode,
): Promise<{ prices: SoldPrice[]; readAt: number }> {
  const known = await soldPrices(context.account, country)
  if (unixSeconds(context.clock) - known.readAt < PRICES_FRESH_SECONDS) return known
  // failures are logged where they happen
  const reading = readPrices(context, country).catch(() => null)
  context.later(reading)
  if (known.prices.length > 0) return known
  await Promise.race([reading, new Promise((resolve) => setTimeout(resolve, FIRST_READING_MS))])
  return soldPrices(context.account, country)
}
