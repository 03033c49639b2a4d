import type { ProviderContext } from '../../context.ts'
import { type SqlDatabase, Statements } from '../../db/client.ts'
import { orNull, pick, type RowOf, type WholeRow } from '../../db/column-table.ts'
import { ARTIFACT } from '../../db/market/deal-tables.ts'
import { PROJECT } from '../../db/market/place-tables.ts'

const HEAD_ROW = {
  ...pick(ARTIFACT, 'name', 'hash', 'rowCount'),
  /** of a file of markers: where the twelve months of their figures end, yyyymm, by the most traded of them */
  figuresTo: orNull(PROJECT.columns.figuresMonth),
}
export type ArtifactHead = RowOf<typeof HEAD_ROW>

export interface Artifact {
  contentType: string
  bytes: Uint8Array<ArrayBuffer>
}

/** The published files: names, hashes and numbers of rows. */
export function artifactHeads({ market }: ProviderContext): Promise<ArtifactHead[]> {
  return market.all(
    HEAD_ROW,
    `select name, hash, row_count as rowCount,
      (select figures_month from project where 'markers-' || type_group = a.name and street <> '' and sale_count_1y > 0 order by sale_count_1y desc, id limit 1)
        as figuresTo
    from artifact a where chunk = 0 order by name`,
  )
}

/** The bytes of one published file, its chunks joined; null when this market has no such file of this hash. */
export async function readArtifact(database: SqlDatabase, name: string, hash: string): Promise<Artifact | null> {
  const chunks = await new Statements(database).all(
    pick(ARTIFACT, 'contentType', 'bytes'),
    'select content_type as contentType, bytes from artifact where name = ? and hash = ? order by chunk',
    name,
    hash,
  )
  const [head] = chunks
  if (!head) return null
  return { contentType: head.contentType, bytes: joined(chunks) }
}

/** D1 gives bytes as a list of numbers, whatever their column says; the constructor takes both. */
function joined(chunks: readonly Pick<WholeRow<typeof ARTIFACT>, 'bytes'>[]): Uint8Array<ArrayBuffer> {
  const parts = chunks.map((chunk) => new Uint8Array(chunk.bytes))
  const bytes = new Uint8Array(parts.reduce((total, part) => total + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** The bytes of files of this market by their names, in one statement; names without a file are left out. */
export async function readArtifactsOf(
  { market }: Pick<ProviderContext, 'market'>,
  names: readonly string[],
): Promise<Uint8Array<ArrayBuffer>[]> {
  const chunks = await market.all(
    pick(ARTIFACT, 'name', 'bytes'),
    'select name, bytes from artifact where name in (select value from json_each(?)) order by name, chunk',
    JSON.stringify(names),
  )
  return [...Map.groupBy(chunks, ({ name }) => name).values()].map(joined)
}

/** The bytes of a file of this market by its name alone; null when the market has no such file. */
export async function readArtifactOf({ market }: Pick<ProviderContext, 'market'>, name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks = await market.all(pick(ARTIFACT, 'bytes'), 'select bytes from artifact where name = ? order by chunk', name)
  return chunks.length === 0 ? null : joined(chunks)
}
