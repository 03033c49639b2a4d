import type { OrderService, PriceItemFactsFragment } from '#graphql/generated/graphql.ts'
import { keysOf } from '#lib/records.ts'
import { ORDER_SERVICE_WORDS } from '../order-words.tsx'

interface StepValues {
  /** of this row, for as long as it is shown */
  id: string
  bedrooms: number | null
  price: number | null
}

/** What a vendor enters for a kind of work; money in whole units of the currency, with cents behind the point. Without a price it is not offered. */
export interface OwnPriceValues {
  name: string
  price: number | null
  days: number | null
  travel: number | null
  steps: readonly StepValues[]
}

export const PRICED_SERVICES: readonly OrderService[] = keysOf(ORDER_SERVICE_WORDS)

export const emptyStep = (): StepValues => ({ id: crypto.randomUUID(), bedrooms: null, price: null })

const whole = (cents: number): number => cents / 100
const centsOf = (price: number | null): number => Math.round((price ?? 0) * 100)

/** A price list as it is entered, by kind of work. */
export const priceValues = (items: readonly PriceItemFactsFragment[]): ReadonlyMap<OrderService, OwnPriceValues> =>
  new Map(
    PRICED_SERVICES.map((service) => {
      const item = items.find((one) => one.service === service)
      return [
        service,
        {
          name: item?.name ?? '',
          price: item ? whole(item.cents) : null,
          days: item?.days ?? null,
          travel: item && item.travelCents > 0 ? whole(item.travelCents) : null,
          steps: item?.steps.map(({ bedrooms, cents }, at) => ({ id: String(at), bedrooms, price: whole(cents) })) ?? [],
        },
      ]
    }),
  )

type PriceEntryFault = 'empty' | 'pair' | 'steps'

/** Why a list cannot be sent: nothing is offered, a price lacks its days or days their price, or sizes do not rise. */
export function entryFault(values: ReadonlyMap<OrderService, OwnPriceValues>): PriceEntryFault | null {
  const all = [...values.values()]
  if (all.some(({ price, days }) => (price === null) !== (days === null))) return 'pair'
  const offered = all.filter(({ price }) => price !== null)
  if (offered.length === 0) return 'empty'
  return offered.every(({ steps }) => areRising(steps)) ? null : 'steps'
}

const areRising = (steps: OwnPriceValues['steps']): boolean =>
  steps.every(({ bedrooms, price }, at) => bedrooms !== null && price !== null && bedrooms > (steps[at - 1]?.bedrooms ?? -1))

/** The price list as the contract takes it: what has a price and its days. */
export const pricesOfValues = (values: ReadonlyMap<OrderService, OwnPriceValues>) =>
  [...values].flatMap(([service, { name, price, days, travel, steps }]) =>
    price === null || days === null
      ? []
      : [
          {
            service,
            name: name.trim(),
            cents: centsOf(price),
            days,
            travelCents: centsOf(travel),
            steps: steps.map((step) => ({ bedrooms: step.bedrooms ?? 0, cents: centsOf(step.price) })),
          },
        ],
  )
