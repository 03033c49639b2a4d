import type { ProviderContext } from '../../context.ts'
import { groupBy } from '../../db/batch-loader.ts'
import { HISTORY_MONTHS, type SegmentSummary, summariseSegment } from './rules.ts'
import { listSegmentIndices, marketFactsOf } from './store.ts'

/** The headline figures of every segment with evidence, in the country's order of property groups. */
export async function segmentSummaries(context: ProviderContext): Promise<SegmentSummary[]> {
  const { lastMonth } = await context.perRequest(marketFactsOf)
  if (lastMonth === null) return []
  // two more years than are shown: for the change of the first month shown, and because the newest month may be skipped
  const rows = await listSegmentIndices(context, lastMonth, HISTORY_MONTHS + 24)
  const bySegment = groupBy(rows, (row) => row.segment)
  return context.country.propertyGroups.flatMap((segment) => summariseSegment(bySegment.get(segment) ?? []) ?? [])
}
