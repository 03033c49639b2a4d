import type { Statements } from '../../db/client.ts'
import { holdsParams } from '../account-data/subscription-rules.ts'
import { entitlingSubscriptions } from '../account-data/subscription-store.ts'

/** What the frontParams of a price say when its quantity is a number of seats beside its holder. */
export const SEAT_PARAMS = { seats: true } as const

/**
 * How many sub-accounts a person may give away now: the quantity of each own subscription that entitles and is sold by seats, all countries together.
 * 0 for a plan without seats, a promotion, and a seat that somebody else pays for. `now` in unix seconds. One statement.
 */
export async function paidSeats(account: Statements, userId: string, now: number): Promise<number> {
  const rows = await entitlingSubscriptions(account, [userId], now)
  const own = rows.filter(({ isSeat, frontParams }) => isSeat === 0 && holdsParams(frontParams, SEAT_PARAMS))
  return own.reduce((sum, { recurringPriceQuantity }) => sum + recurringPriceQuantity, 0)
}
