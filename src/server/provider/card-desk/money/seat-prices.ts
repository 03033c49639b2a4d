/** Of a price with tiers: what units cost up to a number of them; `null` = however many. Minor units. */
export interface SeatTier {
  up_to: number | null
  unit_amount: number | null
  flat_amount: number | null
}

const partOf = ({ unit_amount: unit, flat_amount: flat }: SeatTier, units: number): number => (unit ?? 0) * units + (flat ?? 0)

/**
 * What a number of units costs, in minor units. Graduated: each tier's units at the tier's price; volume: all units at the price of the tier that their
 * number falls into.
 */
export function tieredAmount(tiers: readonly SeatTier[], mode: 'graduated' | 'volume', quantity: number): number {
  if (mode === 'volume') {
    const tier = tiers.find(({ up_to: upTo }) => upTo === null || quantity <= upTo)
    return tier && quantity > 0 ? partOf(tier, quantity) : 0
  }
  let below = 0
  let sum = 0
  for (const tier of tiers) {
    const units = Math.min(quantity, tier.up_to ?? quantity) - below
    if (units <= 0) break
    sum += partOf(tier, units)
    below += units
  }
  return sum
}
