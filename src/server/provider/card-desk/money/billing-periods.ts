export interface BillingInterval {
  interval: string
  interval_count: number
}

const DAY_SECONDS = 86_400

/** The same time of day some months later, in UTC; a day that the month does not have is its last one. All in unix seconds. */
export function monthsLater(from: number, months: number, day = new Date(from * 1_000).getUTCDate()): number {
  const start = new Date(from * 1_000)
  const month = start.getUTCMonth() + months
  const last = new Date(Date.UTC(start.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const midnight = Date.UTC(start.getUTCFullYear(), month, Math.min(day, last)) / 1_000
  return midnight + (from % DAY_SECONDS)
}

/**
 * The end of a period that begins at `start`. Periods are counted from the anchor, so that the 31st comes back after a short month. In unix seconds, UTC.
 */
export function billingPeriodEnd(start: number, { interval, interval_count: count }: BillingInterval, anchor: number): number {
  if (interval === 'day') return start + count * DAY_SECONDS
  if (interval === 'week') return start + 7 * count * DAY_SECONDS
  return monthsLater(start, interval === 'year' ? 12 * count : count, new Date(anchor * 1_000).getUTCDate())
}
