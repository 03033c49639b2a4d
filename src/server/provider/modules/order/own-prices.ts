import { COUNTRIES } from '#market/countries.ts'
import { builder } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { today } from '../../day.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { takeFromNetwork } from '../../throttle.ts'
import { requireVendor } from '../../viewer.ts'
import { CountryCodeEnum } from '../../vocabulary-enums.ts'
import { isOrderDay } from './asked-order.ts'
import { checkedPrices, PriceItemRef, ServicePriceInput } from './price-item-type.ts'
import type { ServicePrice } from './price-list.ts'
import { keepVendor, pricesAfter, pricesOn, readOwnVendors, readVendor, type VendorRow } from './vendor-store.ts'

const todayOf = ({ clock }: ProviderContext, { country }: Pick<VendorRow, 'country'>): string => today(clock, COUNTRIES[country])

const NextPricesRef = builder.objectRef<{ from: string; prices: ServicePrice[] }>('NextPrices').implement({
  fields: (t) => ({
    from: t.exposeString('from', { description: 'The day from which it is in force, "2026-12-01".' }),
    prices: t.field({ type: [PriceItemRef], extensions: { listSize: 5 }, resolve: ({ prices }) => prices }),
  }),
})

const OwnPricesRef = builder.objectRef<VendorRow>('OwnPrices').implement({
  description: 'The price list of the asking vendor in one country. Orders keep the prices that they were made with.',
  fields: (t) => ({
    country: t.expose('country', { type: CountryCodeEnum }),
    prices: t.field({
      type: [PriceItemRef],
      description: 'In force today.',
      extensions: { listSize: 5 },
      resolve: (vendor, _, context) => pricesOn(vendor, todayOf(context, vendor)),
    }),
    next: t.field({
      type: NextPricesRef,
      nullable: true,
      resolve: (vendor, _, context) => pricesAfter(vendor, todayOf(context, vendor)),
    }),
    version: t.exposeInt('version'),
  }),
})

const OwnPricesInput = builder.inputType('OwnPricesInput', {
  fields: (t) => ({
    country: t.field({ type: CountryCodeEnum, required: true }),
    prices: t.field({ type: [ServicePriceInput], required: true }),
    from: t.string({ required: true, description: 'The day from which they are in force, "2026-12-01": today, or one to come.' }),
    version: t.int({ required: true, description: 'The one that was changed.' }),
  }),
})

async function saveOwnPrices(context: ProviderContext, input: typeof OwnPricesInput.$inferInput): Promise<VendorRow> {
  const { id } = await requireVendor(context)
  const { country, from, version } = input
  const vendor = await readVendor(context.trade, id, country)
  if (!vendor) throw refusal('vendor-unknown', 'There is no such vendor.')
  const now = todayOf(context, vendor)
  if (!isOrderDay(from, now)) throw refusal('vendor-from', 'A price list is in force from today or a day to come.')
  const prices = checkedPrices(input.prices, pricesOn(vendor, now))
  await takeFromNetwork(context, 'prices')
  const lists =
    from === now
      ? { prices: JSON.stringify(prices), nextPrices: null, nextFrom: null }
      : { prices: JSON.stringify(pricesOn(vendor, now)), nextPrices: JSON.stringify(prices), nextFrom: from }
  const kept = await keepVendor(context.trade, { ...vendor, ...lists, version }, unixSeconds(context.clock))
  if (!kept) throw refusal('vendor-changed', 'The vendor was changed elsewhere meanwhile.')
  return kept
}

builder.queryField('ownPrices', (t) =>
  t.field({
    type: [OwnPricesRef],
    description: 'The price lists of a vendor’s session, one for each country in which it works.',
    extensions: { cost: 10, listSize: 4 },
    resolve: async (_, __, context) => readOwnVendors(context.trade, (await requireVendor(context)).id),
  }),
)

builder.mutationField('saveOwnPrices', (t) =>
  t.field({
    type: OwnPricesRef,
    description:
      'Keeps a price list of the asking vendor from a day on; a list that was to come is replaced. Codes: vendor-unknown, vendor-from, vendor-prices-<fault>, vendor-changed, too-many-attempts.',
    args: { input: t.arg({ type: OwnPricesInput, required: true }) },
    extensions: { cost: 50 },
    resolve: (_, { input }, context) => saveOwnPrices(context, input),
  }),
)
