/** The 68 % range of an estimate, and what is asked; all in money. */
export interface AskedAgainst {
  low: number
  value: number
  high: number
  price: number
}

/** the room beyond the outermost figure, as a share of the whole bar */
const ROOM = 0.06

/** Places along a bar in percent of its length, none nearer to an end than {@link ROOM}; all in the middle where all are the same. */
export function askingPlaces({ low, value, high, price }: AskedAgainst): { low: number; value: number; high: number; price: number } {
  const [least, most] = [Math.min(low, price), Math.max(high, price)]
  const span = most - least
  const place = (figure: number) => (span > 0 ? Math.round((ROOM + ((1 - 2 * ROOM) * (figure - least)) / span) * 1000) / 10 : 50)
  return { low: place(low), value: place(value), high: place(high), price: place(price) }
}

/** How far the price lies outside of the range, as a share of the nearer bound; 0 inside. */
export function beyondRange({ low, high, price }: Pick<AskedAgainst, 'low' | 'high' | 'price'>): number {
  if (price < low) return (price - low) / low
  return price > high ? (price - high) / high : 0
}
