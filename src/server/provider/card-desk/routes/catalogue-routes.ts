import { z } from 'zod'
import { invalid } from '../desk-error.ts'
import type { DeskObjects } from '../desk-objects.ts'
import { listPage, route } from '../desk-route.ts'
import type { DeskWork } from '../desk-work.ts'
import { clearable, decimal, formFlag, formText, mergeMetadata, metadata, nothing, pageFields, texts, whole } from '../form-fields.ts'

const productFields = {
  active: formFlag.optional(),
  default_price: formText.optional(),
  description: clearable.optional(),
  metadata: metadata.optional(),
  statement_descriptor: clearable.optional(),
  tax_code: clearable.optional(),
  unit_label: clearable.optional(),
  url: clearable.optional(),
}

const tier = z.strictObject({
  up_to: z.union([z.literal('inf').transform(() => null), whole]),
  unit_amount: whole.optional(),
  flat_amount: whole.optional(),
})

const priceFields = z.strictObject({
  active: formFlag.optional(),
  billing_scheme: z.enum(['per_unit', 'tiered']).optional(),
  currency: formText,
  lookup_key: formText.optional(),
  metadata: metadata.optional(),
  nickname: formText.optional(),
  product: formText,
  recurring: z
    .strictObject({
      interval: z.enum(['day', 'week', 'month', 'year']),
      interval_count: whole.optional(),
      usage_type: z.literal('licensed').optional(),
    })
    .optional(),
  tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
  tiers: z.array(tier).optional(),
  tiers_mode: z.enum(['graduated', 'volume']).optional(),
  transfer_lookup_key: formFlag.optional(),
  unit_amount: whole.optional(),
  unit_amount_decimal: decimal.optional(),
})

const defined = (fields: object) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

/** Takes a lookup key from the price that has it, or refuses it. */
async function claimKey(work: DeskWork, key: string | null | undefined, isTaken: boolean | undefined, id: string): Promise<void> {
  if (!key) return
  for (const other of await work.all('price', { name: key }))
    if (other.id !== id) {
      if (!isTaken)
        throw invalid(`A price (\`${other.id}\`) already uses that lookup key.`, { param: 'lookup_key', code: 'resource_already_exists' })
      await work.patch('price', other.id, { lookup_key: null }, 'price.updated')
    }
}

async function makePrice(work: DeskWork, asked: z.output<typeof priceFields>): Promise<DeskObjects['price']> {
  await work.need('product', asked.product, 'product')
  const { unit_amount: unitAmount, tiers, tiers_mode: mode } = asked
  if (tiers ? !mode || unitAmount !== undefined : unitAmount === undefined)
    throw invalid('Prices have a unit_amount, or tiers with a tiers_mode.', { param: tiers ? 'tiers_mode' : 'unit_amount' })
  const id = work.newId('price')
  await claimKey(work, asked.lookup_key, asked.transfer_lookup_key, id)
  const price: DeskObjects['price'] = {
    id,
    object: 'price',
    active: asked.active ?? true,
    billing_scheme: tiers ? 'tiered' : 'per_unit',
    created: work.now,
    currency: asked.currency.toLowerCase(),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: asked.lookup_key ?? null,
    metadata: mergeMetadata(null, asked.metadata),
    nickname: asked.nickname ?? null,
    product: asked.product,
    recurring: asked.recurring
      ? {
          interval: asked.recurring.interval,
          interval_count: asked.recurring.interval_count ?? 1,
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed',
        }
      : null,
    tax_behavior: asked.tax_behavior ?? 'unspecified',
    tiers_mode: mode ?? null,
    transform_quantity: null,
    type: asked.recurring ? 'recurring' : 'one_time',
    unit_amount: unitAmount ?? null,
    unit_amount_decimal: unitAmount === undefined ? null : String(unitAmount),
  }
  const kept = tiers?.map(({ up_to, unit_amount: unit = null, flat_amount: flat = null }) => ({
    flat_amount: flat,
    flat_amount_decimal: flat === null ? null : String(flat),
    unit_amount: unit,
    unit_amount_decimal: unit === null ? null : String(unit),
    up_to,
  }))
  work.put('price', price, { tiers: kept ?? null })
  work.tell('price.created', price)
  return price
}

export const CATALOGUE_ROUTES = [
  route(
    'POST',
    '/v1/products',
    z.strictObject({ ...productFields, id: formText.optional(), name: formText }),
    async (work, { id, ...asked }) => {
      if (id !== undefined && (await work.any(id)))
        throw invalid(`Product already exists.`, { param: 'id', code: 'resource_already_exists' })
      const product: DeskObjects['product'] = {
        id: id ?? work.newId('product'),
        object: 'product',
        active: true,
        created: work.now,
        default_price: null,
        description: null,
        images: [],
        livemode: false,
        marketing_features: [],
        package_dimensions: null,
        shippable: null,
        statement_descriptor: null,
        tax_code: null,
        tax_details: null,
        type: 'service',
        unit_label: null,
        updated: work.now,
        url: null,
        name: asked.name,
        ...defined(asked),
        metadata: mergeMetadata(null, asked.metadata),
      }
      work.tell('product.created', product)
      return work.put('product', product, null)
    },
  ),
  route('GET', '/v1/products', z.strictObject({ ...pageFields, active: formFlag.optional() }), (work, { active, ...page }) =>
    listPage(work, '/v1/products', 'product', active === undefined ? {} : { fields: { active: Number(active) } }, page),
  ),
  route('GET', '/v1/products/:id', nothing, (work, _, id) => work.need('product', id)),
  route('POST', '/v1/products/:id', z.strictObject({ ...productFields, name: formText.optional() }), async (work, asked, id) => {
    const old = await work.need('product', id)
    const patch = { ...defined(asked), metadata: mergeMetadata(old.metadata, asked.metadata), updated: work.now }
    return work.patch('product', id, patch, 'product.updated')
  }),
  route('POST', '/v1/prices', priceFields, makePrice),
  route(
    'GET',
    '/v1/prices',
    z.strictObject({
      ...pageFields,
      active: formFlag.optional(),
      product: formText.optional(),
      currency: formText.optional(),
      type: formText.optional(),
      lookup_keys: texts.optional(),
    }),
    async (work, { active, product, currency, type, lookup_keys: keys, ...page }) => {
      const fields = { ...(active !== undefined && { active: Number(active) }), ...(currency && { currency }), ...(type && { type }) }
      if (!keys) return listPage(work, '/v1/prices', 'price', { parent: product, fields }, page)
      const found = await Promise.all(keys.map((name) => work.all('price', { name, fields }, 1)))
      return { object: 'list', data: found.flat(), has_more: false, url: '/v1/prices' }
    },
  ),
  route('GET', '/v1/prices/:id', nothing, (work, _, id) => work.need('price', id)),
  route(
    'POST',
    '/v1/prices/:id',
    z.strictObject({
      active: formFlag.optional(),
      lookup_key: clearable.optional(),
      metadata: metadata.optional(),
      nickname: clearable.optional(),
      tax_behavior: z.enum(['exclusive', 'inclusive']).optional(),
      transfer_lookup_key: formFlag.optional(),
    }),
    async (work, { transfer_lookup_key: isTaken, ...asked }, id) => {
      const old = await work.need('price', id)
      await claimKey(work, asked.lookup_key, isTaken, id)
      return work.patch('price', id, { ...defined(asked), metadata: mergeMetadata(old.metadata, asked.metadata) }, 'price.updated')
    },
  ),
]
