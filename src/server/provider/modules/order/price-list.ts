import { ORDER_SERVICES, type OrderService } from '#graphql/order-kinds.ts'

/** What a vendor asks for a service. */
export interface ServicePrice {
  service: OrderService
  /** before tax, in cents of the country's currency */
  cents: number
  /** working days that it takes from the visit, or from the order where there is none */
  days: number
}

export const PRICE_MAX_CENTS = 10_000_000
export const TURNAROUND_MAX_DAYS = 60

/** Why a price list cannot be kept; null when it can. Each service stands there once at most, and there is one at least. */
export function priceFault(prices: readonly ServicePrice[]): 'empty' | 'repeated' | 'amount' | 'days' | null {
  if (prices.length === 0) return 'empty'
  if (new Set(prices.map(({ service }) => service)).size < prices.length) return 'repeated'
  if (prices.some(({ cents }) => !isWithin(cents, 1, PRICE_MAX_CENTS))) return 'amount'
  if (prices.some(({ days }) => !isWithin(days, 1, TURNAROUND_MAX_DAYS))) return 'days'
  return null
}

const isWithin = (value: number, low: number, high: number): boolean => Number.isInteger(value) && value >= low && value <= high

/** The lines of an order for these services, in the order of {@link ORDER_SERVICES}; null when the vendor does not offer one of them, or none is asked. */
export function linesFor(prices: readonly ServicePrice[], services: readonly OrderService[]): ServicePrice[] | null {
  const asked = new Set(services)
  const lines = ORDER_SERVICES.filter((service) => asked.has(service)).map((service) => prices.find((price) => price.service === service))
  return lines.length > 0 && lines.every((line) => line !== undefined) ? lines : null
}

/** The least that any of these price lists asks for each service, with the days that it takes there, in the order of {@link ORDER_SERVICES}. */
export function leastPrices(lists: readonly (readonly ServicePrice[])[]): ServicePrice[] {
  const all = lists.flat()
  return ORDER_SERVICES.flatMap((service) => {
    const least = all.filter((price) => price.service === service).toSorted((a, b) => a.cents - b.cents || a.days - b.days)[0]
    return least ? [least] : []
  })
}

export const totalCents = (lines: readonly ServicePrice[]): number => lines.reduce((sum, { cents }) => sum + cents, 0)
