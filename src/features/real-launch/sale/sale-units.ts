import type { LaunchListQuery, LaunchSaleQuery } from '#graphql/generated/graphql.ts'

export type SaleLaunch = NonNullable<LaunchSaleQuery['launch']> & NonNullable<LaunchListQuery['launch']>
export type SaleUnit = SaleLaunch['priceList']['units'][number]
/** One that the address names, with what lies below it. */
export type NamedUnit = SaleLaunch['namedUnits'][number]

/** "12-03": floor and stack, as units are called and as the address names the chosen one. */
export const unitKey = ({ floor, stack }: Pick<SaleUnit, 'floor' | 'stack'>): string => `${floor}-${stack}`

/** Rows and columns of the price list: the highest floor first, stacks by name with what is alike in them. */
export function gridOf(units: readonly SaleUnit[]) {
  const byKey = new Map(units.map((unit) => [unitKey(unit), unit]))
  const floors = [...new Set(units.map(({ floor }) => floor))].sort((a, b) => b - a)
  const stacks = [...Map.groupBy(units, ({ stack }) => stack)].map(([stack, those]) => ({
    stack,
    unitMix: those[0]?.unitMix ?? 'other',
    sizeSqft: those[0]?.sizeSqft ?? 0,
  }))
  return { byKey, floors, stacks: stacks.sort((a, b) => a.stack.localeCompare(b.stack, 'en', { numeric: true })) }
}

/** How much more a unit costs than the next lower one of its stack that has a price; null where there is none. */
export const stepFromBelow = ({ price, belowFloor, belowPrice }: NamedUnit): { floor: number; more: number } | null =>
  price === null || belowFloor === null || belowPrice === null ? null : { floor: belowFloor, more: price - belowPrice }

export interface BalancePoint {
  day: string
  available: number
  reserved: number
  sold: number
}

/** The balance of all kinds together, by day. */
export const balanceByDay = (rows: SaleLaunch['balance']): BalancePoint[] =>
  [...Map.groupBy(rows, ({ day }) => day)].map(([day, those]) => ({
    day,
    available: those.reduce((sum, { available }) => sum + available, 0),
    reserved: those.reduce((sum, { reserved }) => sum + reserved, 0),
    sold: those.reduce((sum, { sold }) => sum + sold, 0),
  }))

/** The month from which payments are counted: of booking, or of the price list where that is later. "2026-11" */
export const bookingMonth = ({ bookingFrom, pricesOn }: Pick<SaleLaunch, 'bookingFrom' | 'pricesOn'>): string =>
  (bookingFrom && bookingFrom > pricesOn ? bookingFrom : pricesOn).slice(0, 7)
