import type { Statements } from '../../db/client.ts'

/**
 * Called after a change of advertised listings is stored; what follows from it at once begins here. The rows themselves say what is to be done
 * (`is_ungrouped`), so that a call that never comes loses nothing. Returns how many wait to be placed.
 */
export async function afterListingChange({ trade }: { trade: Statements }, ids: readonly string[]): Promise<number> {
  const row = await trade.first<{ waiting: number }>(
    'select count(*) as waiting from listing where is_ungrouped = 1 and id in (select value from json_each(?))',
    JSON.stringify(ids),
  )
  return row?.waiting ?? 0
}
