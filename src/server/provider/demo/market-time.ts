import { monthIndex, monthOfIndex } from '#lib/months.ts'
import type { Month } from '../db/market/place-tables.ts'
import type { Random } from './market/random.ts'

/** Every demo market begins here. */
export const FIRST_MONTH: Month = 201501

/** Value of a yearly path (Januaries from 2015) at a month, linear between Januaries, constant after the last. */
export function pathAt(path: readonly number[], month: Month): number {
  const at = Math.max(0, (monthIndex(month) - monthIndex(FIRST_MONTH)) / 12)
  const low = Math.min(Math.floor(at), path.length - 1)
  const a = path[low] ?? 1
  const b = path[Math.min(low + 1, path.length - 1)] ?? a
  return a + (b - a) * (at - low)
}

/** Draws months of sale by the volume of the years and the season of the year. */
export class MonthCalendar {
  readonly #cumulative: readonly number[]
  readonly #first = monthIndex(FIRST_MONTH)

  constructor(volume: readonly number[], season: readonly number[], lastMonth: Month) {
    const cumulative = [0]
    for (let i = 0; i <= monthIndex(lastMonth) - this.#first; i++) {
      const weight = (volume[Math.floor(i / 12)] ?? 1) * (season[i % 12] ?? 1)
      cumulative.push((cumulative[i] ?? 0) + weight)
    }
    this.#cumulative = cumulative
  }

  /** A month in [from, to], or null where the two do not meet the calendar. */
  draw(random: Random, from: Month, to: Month): Month | null {
    const last = this.#cumulative.length - 2
    const low = Math.max(0, monthIndex(from) - this.#first)
    const high = Math.min(last, monthIndex(to) - this.#first)
    if (low > high) return null
    const floor = this.#cumulative[low] ?? 0
    const target = floor + random.next() * ((this.#cumulative[high + 1] ?? 0) - floor)
    let a = low
    let b = high
    while (a < b) {
      const middle = (a + b) >> 1
      if ((this.#cumulative[middle + 1] ?? 0) > target) b = middle
      else a = middle + 1
    }
    return monthOfIndex(this.#first + a)
  }
}
