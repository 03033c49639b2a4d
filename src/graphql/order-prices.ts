/** What a home of so many bedrooms, or fewer, costs; in cents of the country's currency, before tax. */
export interface PriceStep {
  bedrooms: number
  cents: number
}

/** A line of a vendor's price list. */
export interface PriceItem<Service extends string> {
  service: Service
  /** what the vendor calls it; '' for the name of its service alone */
  name: string
  /** before tax, in cents of the country's currency; with steps, of homes beyond the last of them */
  cents: number
  /** working days that it takes from the visit, or from the order where there is none */
  days: number
  /** for the way to the home, once an order; 0 without */
  travelCents: number
  /** by size, the smallest first */
  steps: readonly PriceStep[]
}

/** A line of an order, at the price of its day. */
export interface OrderLine<Service extends string> extends Pick<PriceItem<Service>, 'service' | 'name' | 'days'> {
  /** with what the way costs */
  cents: number
  /** how much of `cents` is for the way */
  travelCents: number
}

/** What an item costs for a home; `bedrooms` null: the size is not known. */
const priceOf = ({ steps, cents }: Pick<PriceItem<string>, 'steps' | 'cents'>, bedrooms: number | null): number =>
  (bedrooms === null ? undefined : steps.find((step) => bedrooms <= step.bedrooms))?.cents ?? cents

/** Whether the price of one of these items depends on the size of the home. */
export const asksBedrooms = (items: readonly Pick<PriceItem<string>, 'steps'>[]): boolean => items.some(({ steps }) => steps.length > 0)

/** The lines of an order of these items. The vendor comes once, so the dearest way is paid, with the first item that asks for it. */
export function pricedLines<Service extends string>(items: readonly PriceItem<Service>[], bedrooms: number | null): OrderLine<Service>[] {
  const way = Math.max(0, ...items.map(({ travelCents }) => travelCents))
  const payer = items.findIndex(({ travelCents }) => travelCents === way)
  return items.map((item, at) => {
    const travelCents = at === payer ? way : 0
    const { service, name, days } = item
    return { service, name, days, travelCents, cents: priceOf(item, bedrooms) + travelCents }
  })
}
