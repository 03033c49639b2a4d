export interface Letting {
  price: number
  /** of a month */
  rent: number
  /** of a year: maintenance, tax, insurance, management */
  costs: number
  /** months of a year without a tenant */
  empty: number
}

export interface Yield {
  /** a year's rent by the price */
  gross: number
  /** the rent received, less costs, by the price */
  net: number
  received: number
  left: number
}

/** Fractions: 0.035 is 3.5 %. */
export function yieldOf({ price, rent, costs, empty }: Letting): Yield {
  const received = rent * Math.max(0, 12 - empty)
  const left = received - costs
  return { gross: (rent * 12) / price, net: left / price, received, left }
}
