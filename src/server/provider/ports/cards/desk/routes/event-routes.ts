import { z } from 'zod'
import { newTaxRate } from '../billing/tax-rates.ts'
import { listPage, route } from '../desk-route.ts'
import { decimal, flag, mergeMetadata, metadata, nothing, pageFields, text, texts } from '../form-fields.ts'

const rateTexts = { country: text.optional(), description: text.optional(), jurisdiction: text.optional(), state: text.optional() }

export const EVENT_ROUTES = [
  route(
    'GET',
    '/v1/events',
    z.strictObject({ ...pageFields, type: text.optional(), types: texts.optional() }),
    (work, { type, types, ...page }) => listPage(work, '/v1/events', 'event', { name: type, ...(types && { names: types }) }, page),
  ),
  route('GET', '/v1/events/:id', nothing, (work, _, id) => work.need('event', id)),
]

export const TAX_RATE_ROUTES = [
  route(
    'POST',
    '/v1/tax_rates',
    z.strictObject({
      ...rateTexts,
      display_name: text,
      inclusive: flag,
      percentage: decimal,
      metadata: metadata.optional(),
      active: flag.optional(),
      tax_type: z.enum(['gst', 'service_tax', 'sales_tax', 'vat']).optional(),
    }),
    (work, { metadata: asked, ...fields }) => {
      const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
      const rate = newTaxRate(work.newId('tax_rate'), work.now, { ...fields, ...given, metadata: mergeMetadata(null, asked) })
      work.tell('tax_rate.created', rate)
      return work.put('tax_rate', rate, null)
    },
  ),
  route(
    'GET',
    '/v1/tax_rates',
    z.strictObject({ ...pageFields, active: flag.optional(), inclusive: flag.optional() }),
    (work, { active, inclusive, ...page }) => {
      const fields = {
        ...(active !== undefined && { active: Number(active) }),
        ...(inclusive !== undefined && { inclusive: Number(inclusive) }),
      }
      return listPage(work, '/v1/tax_rates', 'tax_rate', { fields }, page)
    },
  ),
  route('GET', '/v1/tax_rates/:id', nothing, (work, _, id) => work.need('tax_rate', id)),
  route(
    'POST',
    '/v1/tax_rates/:id',
    z.strictObject({ active: flag.optional(), metadata: metadata.optional() }),
    async (work, asked, id) => {
      const old = await work.need('tax_rate', id)
      const patch = { active: asked.active ?? old.active, metadata: mergeMetadata(old.metadata, asked.metadata) }
      return work.patch('tax_rate', id, patch, 'tax_rate.updated')
    },
  ),
]
