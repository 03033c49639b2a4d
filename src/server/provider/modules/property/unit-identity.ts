import { STACK_SAMPLE_FLOORS } from '#graphql/limits.ts'
import type { ProviderContext } from '../../context.ts'
import { mayUsePro } from '../account-data/entitlement.ts'
import { floorBand } from './floor-band.ts'

/**
 * Which home a sale was of is for subscribers; everybody is told it of the ground sample, a building's lowest floors (decision 019). One rule for
 * stack views, transactions, resales and comparables: what one withholds no other gives away.
 */
async function isTold(floor: number | null, context: ProviderContext): Promise<boolean> {
  return (floor !== null && floor <= STACK_SAMPLE_FLOORS) || (await mayUsePro(context))
}

interface Sold {
  floorLow: number | null
  floorHigh: number | null
}

/** The unit number as far as this request may know it. */
export async function toldUnitNo(
  { unitNo, floorHigh }: Sold & { unitNo: string | null },
  context: ProviderContext,
): Promise<string | null> {
  return unitNo !== null && (await isTold(floorHigh, context)) ? unitNo : null
}

/** The floors as far as this request may know them: an exact one becomes its band, as registers print it, since area and floor together name a home. */
export async function toldFloors({ floorLow, floorHigh }: Sold, context: ProviderContext): Promise<Sold> {
  if (floorLow === null || floorLow !== floorHigh || (await isTold(floorHigh, context))) return { floorLow, floorHigh }
  return floorBand(floorLow)
}
