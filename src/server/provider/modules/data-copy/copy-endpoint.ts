import type { Statements } from '../../db/client.ts'
import { pick } from '../../db/column-table.ts'
import { DATA_COPY_PART } from '../../db/trade/copy-tables.ts'
import type { FileStore, StoredFile } from '../../ports/files/port.ts'
import { readViewer } from '../../viewer-store.ts'
import { copyPartKey } from './copy-store.ts'

/** What the endpoint of copies needs; made for each request. */
export interface CopyFileContext {
  trade: Statements
  account: Statements
  files: FileStore
  /** unix seconds */
  now: number
}

/** A part of a copy as it is sent. */
export interface OpenedCopyPart extends StoredFile {
  size: number
}

/** A part of a finished copy, for the account that asked for it; null for everybody else, staff included, and once its time is over. */
export async function openCopyPart(
  { trade, account, files, now }: CopyFileContext,
  { token, id, part }: { token: string; id: string; part: number },
): Promise<OpenedCopyPart | null> {
  const viewer = await readViewer(account, token, now)
  if (viewer?.sessionPurpose !== 'user') return null
  const known = await trade.first(
    pick(DATA_COPY_PART, 'bytes'),
    `select part.bytes from data_copy_part part join data_copy copy on copy.id = part.copy_id
    where copy.id = ? and part.number = ? and copy.owner = ? and copy.state = 'ready' and copy.ends_at > ?`,
    id,
    part,
    viewer.id,
    now,
  )
  const file = known && (await files.get(copyPartKey(id, part)))
  return file && known && { ...file, size: known.bytes }
}
