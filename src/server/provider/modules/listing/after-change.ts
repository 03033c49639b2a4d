import type { Statements } from '../../db/client.ts'

/** What follows a change of listings: their homes are grouped anew. The rows carry `is_ungrouped` already. Returns how many. */
export const afterListingChange = async (_context: { trade: Statements }, ids: readonly string[]): Promise<number> => ids.length
