import type { ProviderContext } from '../../context.ts'
import { type SqlDatabase, Statements } from '../../db/client.ts'

export interface ArtifactHead {
  name: string
  hash: string
  rowCount: number
}

export interface Artifact {
  contentType: string
  bytes: Uint8Array<ArrayBuffer>
}

/** What was published as files: names, hashes and how many rows each holds. */
export function artifactHeads({ market }: ProviderContext): Promise<ArtifactHead[]> {
  return market.all('select name, hash, row_count as rowCount from artifact where chunk = 0 order by name')
}

/** The bytes of one published file, its chunks joined; null when this market has no such file of this hash. */
export async function readArtifact(database: SqlDatabase, name: string, hash: string): Promise<Artifact | null> {
  const chunks = await new Statements(database).all<{ contentType: string; bytes: ArrayBuffer | number[] }>(
    'select content_type as contentType, bytes from artifact where name = ? and hash = ? order by chunk',
    name,
    hash,
  )
  const [head] = chunks
  if (!head) return null
  // D1 answers a blob as an array of numbers
  const parts = chunks.map((chunk) => new Uint8Array(chunk.bytes))
  const bytes = new Uint8Array(parts.reduce((total, part) => total + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return { contentType: head.contentType, bytes }
}
