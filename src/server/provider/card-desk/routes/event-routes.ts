import { z } from 'zod'
import { newTaxRate } from '../billing/tax-rates.ts'
import { listPage, route } from '../desk-route.ts'
import { decimal, formFlag, formText, mergeMetadata, metadata, nothing, pageFields, texts } from '../form-fields.ts'

const rateTexts = {
  country: formText.optional(),
  description: formText.optional(),
  jurisdiction: formText.optional(),
  state: formText.optional(),
}

export const EVENT_ROUTES = [
  route(
    'GET',
    '/v1/events',
    z.strictObject({ ...pageFields, type: formText.optional(), types: texts.optional() }),
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
      display_name: formText,
      inclusive: formFlag,
      percentage: decimal,
      metadata: metadata.optional(),
      active: formFlag.optional(),
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
    z.strictObject({ ...pageFields, active: formFlag.optional(), inclusive: formFlag.optional() }),
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
    z.strictObject({ active: formFlag.optional(), metadata: metadata.optional() }),
    async (work, asked, id) => {
      const old = await work.need('tax_rate', id)
      const patch = { active: asked.active ?? old.active, metadata: mergeMetadata(old.metadata, asked.metadata) }
      return work.patch('tax_rate', id, patch, 'tax_rate.updated')
    },
  ),
]
