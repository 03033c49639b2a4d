import type { LaunchSaleQuery } from '#graphql/generated/graphql.ts'

export type SaleLaunch = NonNullable<LaunchSaleQuery['launch']>
export type SaleUnit = SaleLaunch['units'][number]

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

/** What of a kind of home there is, from the smallest kind on. */
export function mixesOf(units: readonly SaleUnit[]) {
  return [...Map.groupBy(units, ({ unitMix }) => unitMix)]
    .map(([unitMix, those]) => {
      const left = those.filter(({ state }) => state === 'AVAILABLE')
      const prices = left.flatMap(({ price }) => price ?? [])
      const sizes = those.map(({ sizeSqft }) => sizeSqft)
      return {
        ...{ unitMix, count: those.length, available: left.length, sold: those.filter(({ state }) => state === 'SOLD').length },
        reserved: those.filter(({ state }) => state === 'RESERVED').length,
        sizes: [Math.min(...sizes), Math.max(...sizes)] as const,
        prices: prices.length > 0 ? ([Math.min(...prices), Math.max(...prices)] as const) : null,
      }
    })
    .sort((a, b) => a.sizes[0] - b.sizes[0])
}

/** How much more a unit costs than the next lower one of its stack that has a price; null where there is none. */
export function stepFromBelow(units: readonly SaleUnit[], { stack, floor, price }: SaleUnit): { floor: number; more: number } | null {
  if (price === null) return null
  const below = units
    .filter((unit) => unit.stack === stack && unit.floor < floor && unit.price !== null)
    .reduce<SaleUnit | null>((nearest, unit) => (nearest === null || unit.floor > nearest.floor ? unit : nearest), null)
  return below && { floor: below.floor, more: price - (below.price ?? 0) }
}

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
