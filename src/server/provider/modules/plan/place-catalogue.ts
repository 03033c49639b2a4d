import type Stripe from 'stripe'
import { COUNTRIES } from '#market/countries.ts'
import type { CataloguePrice, CatalogueProduct } from './catalogue.ts'

/** What differs between the catalogue and an account, in plain words: what was, or is to be, done about it. */
export interface CatalogueDifference {
  what: 'product' | 'price'
  /** the product's id, the price's lookup key */
  name: string
  /** 'left': nothing is done, because the catalogue does not know it */
  action: 'made' | 'changed' | 'replaced' | 'left'
  /** the fields that differ, "unit_amount: 4900 -> 5900" */
  fields: string[]
}

const shown = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))

/** The fields whose values are not the wanted ones. */
function differing(wanted: Readonly<Record<string, unknown>>, found: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(wanted)
    .filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(found[field] ?? null))
    .map(([field, value]) => `${field}: ${shown(found[field] ?? null)} -> ${shown(value)}`)
}

const isCode = (error: unknown, code: string): boolean => error instanceof Error && Reflect.get(error, 'code') === code

/** Makes what was not there; who has made it meanwhile has made the same. */
async function makeOnce(make: () => Promise<unknown>): Promise<void> {
  try {
    await make()
  } catch (error) {
    if (!isCode(error, 'resource_already_exists')) throw error
  }
}

async function findProduct(stripe: Stripe, id: string): Promise<Stripe.Product | null> {
  try {
    return await stripe.products.retrieve(id)
  } catch (error) {
    if (isCode(error, 'resource_missing')) return null
    throw error
  }
}

/** A price as the card service takes it. Prices are told with their tax. */
const priceParams = ({ id, country, frontParams, name }: CatalogueProduct, price: CataloguePrice) => ({
  product: id,
  currency: COUNTRIES[country].currencyCode.toLowerCase(),
  nickname: name,
  lookup_key: price.lookupKey,
  recurring: { interval: price.interval },
  tax_behavior: 'inclusive' as const,
  ...(price.tiers.length === 0
    ? { unit_amount: price.unitAmount }
    : {
        billing_scheme: 'tiered' as const,
        tiers_mode: 'volume' as const,
        tiers: price.tiers.map(({ upTo, unitAmount }) => ({ up_to: upTo ?? ('inf' as const), unit_amount: unitAmount })),
      }),
  metadata: { frontParams: JSON.stringify(frontParams), trialDays: String(price.trialDays) },
})

/** What of a price can never be changed: another value is another price. */
function fixedOf(product: CatalogueProduct, price: CataloguePrice) {
  const { product: id, currency, tax_behavior, recurring } = priceParams(product, price)
  return {
    product: id,
    currency,
    tax_behavior,
    interval: recurring.interval,
    unit_amount: price.tiers.length > 0 ? null : price.unitAmount,
    tiers: price.tiers.map(({ upTo, unitAmount }) => [upTo, unitAmount]),
  }
}

const foundFixed = (price: Stripe.Price) => ({
  product: price.product,
  currency: price.currency,
  tax_behavior: price.tax_behavior,
  interval: price.recurring?.interval,
  unit_amount: price.unit_amount,
  tiers: (price.tiers ?? []).map(({ up_to: upTo, unit_amount: amount }) => [upTo, amount]),
})

async function placeProduct(
  stripe: Stripe,
  { id, name, plan, audience }: CatalogueProduct,
  isDry: boolean,
): Promise<CatalogueDifference[]> {
  const metadata = { plan, audience }
  const found = await findProduct(stripe, id)
  if (!found) {
    if (!isDry) await makeOnce(() => stripe.products.create({ id, name, metadata }))
    return [{ what: 'product', name: id, action: 'made', fields: [] }]
  }
  const wanted = { name, active: true, plan, audience }
  const fields = differing(wanted, { name: found.name, active: found.active, plan: found.metadata.plan, audience: found.metadata.audience })
  if (fields.length === 0) return []
  if (!isDry) await stripe.products.update(id, { name, active: true, metadata })
  return [{ what: 'product', name: id, action: 'changed', fields }]
}

async function placePrice(
  stripe: Stripe,
  product: CatalogueProduct,
  price: CataloguePrice,
  found: Stripe.Price | undefined,
  isDry: boolean,
): Promise<CatalogueDifference[]> {
  const params = priceParams(product, price)
  const name = price.lookupKey
  if (!found) {
    if (!isDry) await makeOnce(() => stripe.prices.create(params))
    return [{ what: 'price', name, action: 'made', fields: [] }]
  }
  const fixed = differing(fixedOf(product, price), foundFixed(found))
  if (fixed.length > 0) {
    if (!isDry) {
      // the new price is there before the old one goes, so that the plan is never without one
      await stripe.prices.create({ ...params, transfer_lookup_key: true })
      await stripe.prices.update(found.id, { active: false })
    }
    return [{ what: 'price', name, action: 'replaced', fields: fixed }]
  }
  const { nickname, metadata } = params
  const fields = differing({ nickname, active: true, ...metadata }, { nickname: found.nickname, active: found.active, ...found.metadata })
  if (fields.length === 0) return []
  if (!isDry) await stripe.prices.update(found.id, { nickname, metadata, active: true })
  return [{ what: 'price', name, action: 'changed', fields }]
}

/**
 * Makes an account sell what the catalogue says, and tells what differed; done again, nothing does. Prices are known by their lookup keys; those who
 * subscribed to a price that is replaced keep it. With `isDry` nothing is changed.
 */
export async function placeCatalogue(
  stripe: Stripe,
  catalogue: readonly CatalogueProduct[],
  isDry: boolean,
): Promise<CatalogueDifference[]> {
  const differences: CatalogueDifference[] = []
  for (const product of catalogue) {
    differences.push(...(await placeProduct(stripe, product, isDry)))
    const keys = product.prices.map(({ lookupKey }) => lookupKey)
    const { data } = await stripe.prices.list({ lookup_keys: keys, limit: 100, expand: ['data.tiers'] })
    for (const price of product.prices)
      differences.push(
        ...(await placePrice(
          stripe,
          product,
          price,
          data.find(({ lookup_key: key }) => key === price.lookupKey),
          isDry,
        )),
      )
    if (isDry && !(await findProduct(stripe, product.id))) continue
    for await (const { id, lookup_key: key } of stripe.prices.list({ product: product.id, active: true, limit: 100 }))
      if (!key || !keys.includes(key)) differences.push({ what: 'price', name: key ?? id, action: 'left', fields: [] })
  }
  return differences
}
