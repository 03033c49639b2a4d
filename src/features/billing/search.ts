import type { Period } from './seat-price.ts'

/** Parameters of the pages that show prices. */
export interface PlansSearch {
  /** prices by the year; without it by the month */
  per?: Exclude<Period, 'month'>
}

/** Reads them; a wrong value is dropped, never an error. */
export const plansSearch = ({ per }: Record<string, unknown>): PlansSearch => ({ per: per === 'year' ? per : undefined })

const SEATS_READ_MAX = 50

/** Parameters of a checkout, beside the plan and the code that every page knows (§2.6). */
export interface CheckoutSearch {
  seats?: number
  /** card: another card for what is subscribed to; pay: an open invoice */
  task?: 'card' | 'pay'
}

export const checkoutSearch = ({ seats, task }: Record<string, unknown>): CheckoutSearch => ({
  seats: typeof seats === 'number' && Number.isInteger(seats) && seats >= 1 && seats <= SEATS_READ_MAX ? seats : undefined,
  task: task === 'card' || task === 'pay' ? task : undefined,
})
