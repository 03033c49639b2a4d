/** What was asked from a moment on (ISO 8601); null: nobody advertised it. */
export interface AskedFrom {
  date: string
  price: number | null
}

export interface AskedStretch {
  from: number
  /** the next change, or now */
  until: number
  price: number
}

/** The stretches of time over which a price was asked, the oldest first; moments in milliseconds. */
export const askedStretches = (prices: readonly AskedFrom[], now: number): AskedStretch[] =>
  prices.flatMap(({ date, price }, at) => {
    const [from, until] = [Date.parse(date), Date.parse(prices[at + 1]?.date ?? '') || now]
    return price === null || Number.isNaN(from) || until < from ? [] : [{ from, until, price }]
  })

/** Stretches as a path of steps in a box of 100 by 100, and the prices of its lower and upper edge; null without two different moments. */
export function stepPath(stretches: readonly AskedStretch[]): { path: string; low: number; high: number } | null {
  const [first, last] = [stretches[0], stretches.at(-1)]
  if (!first || !last || last.until <= first.from) return null
  const prices = stretches.map(({ price }) => price)
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  const room = Math.max(1, (most - least) * 0.15, most * 0.01)
  const [low, high] = [least - room, most + room]
  const x = (at: number) => Math.round(((at - first.from) / (last.until - first.from)) * 1_000) / 10
  const y = (price: number) => Math.round(((high - price) / (high - low)) * 1_000) / 10
  const path = stretches
    .map(({ from, until, price }, at) => {
      const isNext = stretches[at - 1]?.until === from
      return `${isNext ? 'L' : 'M'}${x(from)} ${y(price)}H${x(until)}`
    })
    .join('')
  return { path, low, high }
}

/** The share by which a price differs from the one asked before it, over a pause as well; null for the first. */
export function changeBefore(prices: readonly AskedFrom[], at: number): number | null {
  const now = prices[at]?.price
  const before = prices.slice(0, at).findLast(({ price }) => price !== null)?.price
  return now == null || before == null ? null : now / before - 1
}
