import type { Right } from '#graphql/plan-rights.ts'

/**
 * What a payer may grant to a seat, beside the pages that every sub-account has (§6): the figures of subscribers, the payer's leads that
 * are given to it, orders to vendors, the payer's listings, and a calendar of its own.
 */
export const SEAT_RIGHTS = ['reports', 'leads', 'orders', 'listings', 'calendar'] as const
export type SeatRight = (typeof SEAT_RIGHTS)[number]

/** By which grant a seat has a right of its payer's plan; null: by none. */
const GRANT_OF: Record<Right, SeatRight | null> = {
  'pro-reports': 'reports',
  'unit-numbers': 'reports',
  'deal-sheets': 'reports',
  'market-analyses': 'reports',
  'address-labels': 'reports',
  'smart-plan-handouts': 'reports',
  seats: null,
}

/** What is open through a seat: of what the payer's plan opens, what the payer grants. */
export const rightsOfSeat = (opened: readonly Right[], granted: readonly SeatRight[]): readonly Right[] =>
  opened.filter((right) => granted.some((grant) => grant === GRANT_OF[right]))

/** Stored rights, from their JSON. */
export function rightsOf(json: string): SeatRight[] {
  const stored: unknown = JSON.parse(json)
  return Array.isArray(stored) ? SEAT_RIGHTS.filter((right) => stored.includes(right)) : []
}

/** The JSON to store, each right once and in one order. */
export const rightsJson = (rights: readonly SeatRight[]): string => JSON.stringify(SEAT_RIGHTS.filter((right) => rights.includes(right)))
