import { ORDER_BEDROOMS_MAX, ORDER_PRICE_STEPS_MAX, PRICE_NAME_MAX_CHARS } from '#graphql/limits.ts'
import { ORDER_SERVICES, type OrderService } from '#graphql/order-kinds.ts'
import { asksBedrooms, type OrderLine, type PriceItem, pricedLines } from '#graphql/order-prices.ts'

/** A line of a vendor's price list. */
export type ServicePrice = PriceItem<OrderService>

/** A line of an order. */
export type ServiceLine = OrderLine<OrderService>

export const PRICE_MAX_CENTS = 10_000_000
export const TURNAROUND_MAX_DAYS = 60

type PriceFault = 'empty' | 'repeated' | 'amount' | 'days' | 'name' | 'steps'

/** Why a price list cannot be kept; null when it can. Each service stands there once at most, and there is one at least. */
export function priceFault(prices: readonly ServicePrice[]): PriceFault | null {
  if (prices.length === 0) return 'empty'
  if (new Set(prices.map(({ service }) => service)).size < prices.length) return 'repeated'
  if (prices.some(({ cents }) => !isWithin(cents, 1, PRICE_MAX_CENTS))) return 'amount'
  if (prices.some(({ travelCents }) => !isWithin(travelCents, 0, PRICE_MAX_CENTS))) return 'amount'
  if (prices.some(({ days }) => !isWithin(days, 1, TURNAROUND_MAX_DAYS))) return 'days'
  if (prices.some(({ name }) => name.length > PRICE_NAME_MAX_CHARS)) return 'name'
  return prices.every(({ steps }) => areSteps(steps)) ? null : 'steps'
}

/** Steps rise in size, a size stands there once, and each has a price. */
function areSteps(steps: ServicePrice['steps']): boolean {
  if (steps.length > ORDER_PRICE_STEPS_MAX) return false
  return steps.every(({ bedrooms, cents }, at) => {
    const least = (steps[at - 1]?.bedrooms ?? -1) + 1
    return isWithin(bedrooms, least, ORDER_BEDROOMS_MAX) && isWithin(cents, 1, PRICE_MAX_CENTS)
  })
}

const isWithin = (value: number, low: number, high: number): boolean => Number.isInteger(value) && value >= low && value <= high

/** The items of a price list for these services, in the order of {@link ORDER_SERVICES}; null when the vendor does not offer one of them, or none is asked. */
function itemsFor(prices: readonly ServicePrice[], services: readonly OrderService[]): ServicePrice[] | null {
  const asked = new Set(services)
  const items = ORDER_SERVICES.filter((service) => asked.has(service)).map((service) => prices.find((price) => price.service === service))
  return items.length > 0 && items.every((item) => item !== undefined) ? items : null
}

/** The lines of an order for these services, or why there are none: one is not offered or none is asked, or the price goes by a size that is not told. */
export function linesFor(
  prices: readonly ServicePrice[],
  services: readonly OrderService[],
  bedrooms: number | null,
): ServiceLine[] | 'order-services' | 'order-bedrooms' {
  const items = itemsFor(prices, services)
  if (!items) return 'order-services'
  return bedrooms === null && asksBedrooms(items) ? 'order-bedrooms' : pricedLines(items, bedrooms)
}

/** What a service costs at least, with the days that it takes there. */
export type LeastPrice = Pick<ServicePrice, 'service' | 'cents' | 'days'>

/** The least that any of these price lists asks for each service with the way to the home, in the order of {@link ORDER_SERVICES}. */
export function leastPrices(lists: readonly (readonly ServicePrice[])[]): LeastPrice[] {
  const all = lists.flat().map(({ service, days, cents, steps, travelCents }): LeastPrice => {
    const least = Math.min(cents, ...steps.map((step) => step.cents))
    return { service, days, cents: least + travelCents }
  })
  return ORDER_SERVICES.flatMap((service) => {
    const least = all.filter((price) => price.service === service).toSorted((a, b) => a.cents - b.cents || a.days - b.days)[0]
    return least ? [least] : []
  })
}

export const totalCents = (lines: readonly Pick<ServiceLine, 'cents'>[]): number => lines.reduce((sum, { cents }) => sum + cents, 0)
