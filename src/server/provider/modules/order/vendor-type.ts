import { COUNTRIES } from '#market/countries.ts'
import { builder } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { today } from '../../day.ts'
import { integer, pick } from '../../db/column-table.ts'
import { VENDOR_ORDER } from '../../db/trade/order-tables.ts'
import { CountryCodeEnum } from '../../vocabulary-enums.ts'
import { OrderStateEnum } from './order-type.ts'
import { PriceItemRef } from './price-item-type.ts'
import type { ServicePrice } from './price-list.ts'
import { listVendors, pricesOn, type VendorRow } from './vendor-store.ts'

/** The price list of a vendor that is in force now. */
export const pricesNow = ({ clock }: Pick<ProviderContext, 'clock'>, vendor: VendorRow): ServicePrice[] =>
  pricesOn(vendor, today(clock, COUNTRIES[vendor.country]))

/** A vendor as agents see it. */
interface OpenVendor {
  vendor: VendorRow
  /** how many orders it has finished, over all countries of the database */
  approved: number
}

export const OrderVendorRef = builder.objectRef<OpenVendor>('OrderVendor').implement({
  description: 'Who carries out orders.',
  fields: (t) => ({
    id: t.id({ resolve: ({ vendor }) => vendor.userId }),
    name: t.string({ resolve: ({ vendor }) => vendor.name }),
    about: t.string({ resolve: ({ vendor }) => vendor.about }),
    isRegistered: t.boolean({ description: 'Sales tax is added to its prices.', resolve: ({ vendor }) => vendor.taxNumber !== '' }),
    prices: t.field({ type: [PriceItemRef], extensions: { listSize: 5 }, resolve: ({ vendor }, _, context) => pricesNow(context, vendor) }),
    approved: t.exposeInt('approved', { description: 'Orders that were approved.' }),
  }),
})

/** Vendors of the request's country that take orders. */
export async function openVendors({ trade, country }: ProviderContext): Promise<OpenVendor[]> {
  const [vendors, totals] = await Promise.all([
    listVendors(trade, country.countryCode, { isActive: true }),
    trade.all(
      { ...pick(VENDOR_ORDER, 'vendor'), total: integer() },
      "select vendor, count(*) as total from vendor_order where country = ? and state = 'approved' group by vendor",
      country.countryCode,
    ),
  ])
  const approved = new Map(totals.map(({ vendor, total }) => [vendor, total]))
  return vendors.map((vendor) => ({ vendor, approved: approved.get(vendor.userId) ?? 0 }))
}

/** A vendor as staff see it. */
export interface KeptVendor extends VendorRow {
  email: string
  /** has set a password */
  isActivated: boolean
  totals: { state: string; total: number }[]
}

const VendorTotalRef = builder.objectRef<{ state: string; total: number }>('VendorTotal').implement({
  fields: (t) => ({ state: t.field({ type: OrderStateEnum, resolve: ({ state }) => state as never }), total: t.exposeInt('total') }),
})

export const VendorRef = builder.objectRef<KeptVendor>('Vendor').implement({
  description: 'A vendor in a country, for staff.',
  fields: (t) => ({
    id: t.id({ resolve: ({ userId }) => userId }),
    country: t.expose('country', { type: CountryCodeEnum }),
    email: t.exposeString('email'),
    isActivated: t.exposeBoolean('isActivated', { description: 'Its holder has set a password.' }),
    name: t.exposeString('name'),
    about: t.exposeString('about'),
    address: t.exposeString('address'),
    taxNumber: t.exposeString('taxNumber'),
    prices: t.field({ type: [PriceItemRef], extensions: { listSize: 5 }, resolve: (vendor, _, context) => pricesNow(context, vendor) }),
    isActive: t.boolean({ description: 'Takes new orders.', resolve: ({ isActive }) => isActive === 1 }),
    version: t.exposeInt('version'),
    totals: t.field({
      type: [VendorTotalRef],
      description: 'Its orders by state.',
      extensions: { listSize: 8 },
      resolve: ({ totals }) => totals,
    }),
  }),
})
