import { z } from 'zod'
import { COUNTRIES } from '#market/countries.ts'
import type { CardAccount } from '../../ports/cards/cards.ts'
import { askCards, CardRefusal } from './ask-cards.ts'
import { type CataloguePrice, type CatalogueProduct, catalogueOf } from './catalogue.ts'

const made = z.object({ id: z.string() })

/** A price as the card service takes it. Prices are told with their tax. */
export const priceParams = ({ id, country, frontParams, name }: CatalogueProduct, price: CataloguePrice) => ({
  ...{ product: id, currency: COUNTRIES[country].currencyCode.toLowerCase(), nickname: name, lookup_key: price.lookupKey },
  ...{ recurring: { interval: price.interval }, tax_behavior: 'inclusive' as const },
  ...(price.tiers.length === 0
    ? { unit_amount: price.unitAmount }
    : {
        ...{ billing_scheme: 'tiered' as const, tiers_mode: 'volume' as const },
        tiers: price.tiers.map(({ upTo, unitAmount }) => ({ up_to: upTo ?? ('inf' as const), unit_amount: unitAmount })),
      }),
  metadata: { frontParams: JSON.stringify(frontParams), trialDays: String(price.trialDays) },
})

/** Puts what is sold in a country on the card desk, which begins empty; done twice at once, it is done once. */
export async function fillDesk({ country, stripe }: CardAccount): Promise<void> {
  for (const product of catalogueOf(country)) {
    const { id, name, plan, audience } = product
    await askCards(made, () =>
      stripe.products.create({ id, name, metadata: { plan, audience } }, { idempotencyKey: `catalogue-${id}` }),
    ).catch((error: unknown) => {
      if (!(error instanceof CardRefusal && error.code === 'resource_already_exists')) throw error
    })
    for (const price of product.prices)
      await askCards(made, () => stripe.prices.create(priceParams(product, price), { idempotencyKey: `catalogue-${price.lookupKey}` }))
  }
}
