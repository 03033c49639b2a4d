import type { MarketContext } from '../../context.ts'
import type { SqlDatabase } from '../../db/client.ts'
import { pick, text } from '../../db/column-table.ts'
import { ARTIFACT } from '../../db/market/deal-tables.ts'
import type { SegmentModel } from '../../valuation/segment-model.ts'
import { parseModel } from '../../valuation/segment-model-codec.ts'
import { artifactOf, type SegmentName } from '../../valuation/segments.ts'
import { marketFactsOf } from '../market/store.ts'

/** The loaded model of a hash; null when this engine cannot read the stored file. */
type Loaded = Readonly<Record<string, { hash: string; model: SegmentModel | null } | undefined>>

/** Models are immutable and named by their hash, so requests may share them; keyed weakly by database. */
const loaded = new WeakMap<SqlDatabase, Loaded>()

/**
 * The fitted model of a segment in the market's present edition; null when there is none, then the first estimate is used. One statement,
 * and one more when the isolate has not loaded the model yet.
 */
export async function engineModel(context: MarketContext, segment: SegmentName | null): Promise<SegmentModel | null> {
  if (segment === null) return null
  const { market } = context
  const name = artifactOf(segment)
  const [head, { dataVersion }] = await Promise.all([
    market.first(pick(ARTIFACT, 'hash'), 'select hash from artifact where name = ? and chunk = 0', name),
    context.perRequest(marketFactsOf),
  ])
  if (!head) return null
  const known = loaded.get(market.database)?.[segment]
  const model = known?.hash === head.hash ? known.model : await load(context, segment, head.hash)
  return model?.dataVersion === dataVersion ? model : null
}

async function load({ market }: MarketContext, segment: SegmentName, hash: string): Promise<SegmentModel | null> {
  // as hexadecimal, because D1 returns a blob as one number per byte
  const chunks = await market.all(
    { hex: text() },
    'select hex(bytes) as hex from artifact where name = ? and hash = ? order by chunk',
    artifactOf(segment),
    hash,
  )
  const bytes = bytesOf(chunks.map(({ hex }) => hex))
  const model = (await hasHash(bytes, hash)) ? parsed(bytes) : null
  loaded.set(market.database, { ...loaded.get(market.database), [segment]: { hash, model } })
  return model
}

function parsed(bytes: Uint8Array): SegmentModel | null {
  try {
    return parseModel(bytes)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

async function hasHash(bytes: Uint8Array<ArrayBuffer>, hash: string): Promise<boolean> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest.subarray(0, hash.length / 2), (byte) => byte.toString(16).padStart(2, '0')).join('') === hash
}

function bytesOf(hexes: readonly string[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(hexes.reduce((sum, hex) => sum + hex.length / 2, 0))
  let at = 0
  for (const hex of hexes)
    for (let i = 0; i < hex.length; i += 2) bytes[at++] = (digit(hex.charCodeAt(i)) << 4) | digit(hex.charCodeAt(i + 1))
  return bytes
}

/** "0"–"9" are 48–57, "A"–"F" 65–70. */
const digit = (code: number): number => (code < 65 ? code - 48 : code - 55)
