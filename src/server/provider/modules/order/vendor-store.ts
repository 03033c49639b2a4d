import type { CountryCode } from '#market/vocabulary.ts'
import type { Statements } from '../../db/client.ts'
import { integer, pick, type RowOf, selectList } from '../../db/column-table.ts'
import { VENDOR, VENDOR_ORDER } from '../../db/trade/order-tables.ts'
import type { ServicePrice } from './price-list.ts'

/** A vendor in a country. */
const VENDOR_ROW = {
  ...pick(VENDOR, 'userId', 'country', 'name', 'about', 'address', 'taxNumber'),
  /** JSON of ServicePrice[] */
  prices: VENDOR.columns.prices,
  ...pick(VENDOR, 'isActive', 'version'),
  /** JSON of ServicePrice[], in force from the day `nextFrom` on */
  nextPrices: VENDOR.columns.nextPrices,
  ...pick(VENDOR, 'nextFrom'),
}
export type VendorRow = RowOf<typeof VENDOR_ROW>

const COLUMNS = selectList(VENDOR_ROW)

type Listed = Pick<VendorRow, 'prices' | 'nextPrices' | 'nextFrom'>
type StoredPrice = Pick<ServicePrice, 'service' | 'cents' | 'days'> & Partial<ServicePrice>

/** Lists of staff tell service, price and days alone. */
const storedPrices = (json: string): ServicePrice[] => {
  const stored: StoredPrice[] = JSON.parse(json)
  return stored.map((price) => ({ name: '', travelCents: 0, steps: [], ...price }))
}

/** The price list that is in force on a day, "2026-12-01". */
export const pricesOn = ({ prices, nextPrices, nextFrom }: Listed, day: string): ServicePrice[] =>
  storedPrices(nextPrices !== null && nextFrom !== null && nextFrom <= day ? nextPrices : prices)

/** The list that comes into force after a day; null without one. */
export const pricesAfter = ({ nextPrices, nextFrom }: Listed, day: string): { from: string; prices: ServicePrice[] } | null =>
  nextPrices !== null && nextFrom !== null && nextFrom > day ? { from: nextFrom, prices: storedPrices(nextPrices) } : null

/** Vendors of a country by name; without those at rest when `isActive`. */
export const listVendors = (trade: Statements, country: CountryCode, { isActive }: { isActive: boolean }): Promise<VendorRow[]> =>
  trade.all(
    VENDOR_ROW,
    `select ${COLUMNS} from vendor where country = ? and is_active >= ? order by name, user_id limit 200`,
    country,
    isActive ? 1 : 0,
  )

export const readVendor = (trade: Statements, userId: string, country: CountryCode): Promise<VendorRow | null> =>
  trade.first(VENDOR_ROW, `select ${COLUMNS} from vendor where user_id = ? and country = ?`, userId, country)

/** Keeps a vendor. `version` is the one that was changed, 0 for a new one; null when somebody else has changed it meanwhile. */
export const keepVendor = (trade: Statements, vendor: VendorRow, now: number): Promise<VendorRow | null> =>
  trade.first(
    VENDOR_ROW,
    `insert into vendor (user_id, country, name, about, address, tax_number, prices, is_active, version, updated_at, next_prices, next_from)
    select ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, 1, ?10, ?11, ?12 where ?9 = 0 or exists (select 1 from vendor where user_id = ?1 and country = ?2)
    on conflict (user_id, country) do update set name = ?3, about = ?4, address = ?5, tax_number = ?6, prices = ?7, is_active = ?8,
      next_prices = ?11, next_from = ?12, version = version + 1, updated_at = ?10 where version = ?9
    returning ${COLUMNS}`,
    vendor.userId,
    vendor.country,
    vendor.name,
    vendor.about,
    vendor.address,
    vendor.taxNumber,
    vendor.prices,
    vendor.isActive,
    vendor.version,
    now,
    vendor.nextPrices,
    vendor.nextFrom,
  )

/** How many orders each vendor of a country has in each state. */
export const orderTotals = (trade: Statements, country: CountryCode): Promise<{ vendor: string; state: string; total: number }[]> =>
  trade.all(
    { ...pick(VENDOR_ORDER, 'vendor', 'state'), total: integer() },
    'select vendor, state, count(*) as total from vendor_order where country = ? group by vendor, state',
    country,
  )

/** What a vendor is in each of its countries. */
export const readOwnVendors = (trade: Statements, userId: string): Promise<VendorRow[]> =>
  trade.all(VENDOR_ROW, `select ${COLUMNS} from vendor where user_id = ? order by country`, userId)
