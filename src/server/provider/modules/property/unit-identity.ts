import { STACK_SAMPLE_FLOORS } from '#graphql/limits.ts'
import type { ProviderContext } from '../../context.ts'
import { TXN_FLAG } from '../../db/market/rows.ts'
import { mayUse } from '../subscription/entitlement.ts'
import { floorBand } from './floor-band.ts'

/**
 * The unit of a sale is visible to subscribers, and on a building's lowest floors to everybody as a sample (decision 019). One rule for
 * stack views, transactions, resales and comparables, so that none reveals what another withholds. The address of a house is no secret of
 * its record: it is told to everybody.
 */
async function isDisclosed(floor: number | null, context: ProviderContext): Promise<boolean> {
  return (floor !== null && floor <= STACK_SAMPLE_FLOORS) || (await mayUse(context, 'unit-numbers'))
}

interface Sold {
  floorLow: number | null
  floorHigh: number | null
}

/** The unit number, or the house's address, or null where this request may not see it. `flags` are those of the sale, {@link TXN_FLAG}. */
export async function disclosedUnitNo(
  { unitNo, floorHigh, flags }: Sold & { unitNo: string | null; flags: number },
  context: ProviderContext,
): Promise<string | null> {
  if (unitNo === null || (flags & TXN_FLAG.landArea) !== 0) return unitNo
  return (await isDisclosed(floorHigh, context)) ? unitNo : null
}

/** The floors that this request may see: an exact floor becomes its band, as in public registers, because area and floor together identify a home. */
export async function disclosedFloors({ floorLow, floorHigh }: Sold, context: ProviderContext): Promise<Sold> {
  if (floorLow === null || floorLow !== floorHigh || (await isDisclosed(floorHigh, context))) return { floorLow, floorHigh }
  return floorBand(floorLow)
}
