import type { MarketContext } from '../../context.ts'
import { pick, text } from '../../db/column-table.ts'
import { ARTIFACT } from '../../db/market/deal-tables.ts'
import { SEGMENT_NAMES, SEGMENTS } from '../../valuation/segments.ts'
import { ACCURACY_ARTIFACTS, type AccuracyRecord, accuracySchema } from './accuracy.ts'

/**
 * The recorded back-tests of this market, in the order of the type groups, read once per request. Only of segments that the engine values here,
 * and made by this engine, because other figures would not apply to the estimates shown.
 */
export async function recordedAccuracy({ market }: MarketContext): Promise<AccuracyRecord[]> {
  const rows = await market.all(
    { ...pick(ARTIFACT, 'name'), text: text() },
    `select a.name, cast(a.bytes as text) as text from artifact a where a.chunk = 0 and a.name in (select value from json_each(?))
    and exists (select 1 from artifact m where m.name = replace(a.name, 'accuracy-', 'valuation-'))`,
    JSON.stringify(ACCURACY_ARTIFACTS),
  )
  const records = rows.flatMap(({ text }) => accuracySchema.safeParse(JSON.parse(text)).data ?? [])
  return records
    .filter(({ kind, engine }) => engine === SEGMENTS[kind].engine)
    .sort((a, b) => SEGMENT_NAMES.indexOf(a.kind) - SEGMENT_NAMES.indexOf(b.kind))
}
