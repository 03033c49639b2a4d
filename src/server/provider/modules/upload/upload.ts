import { UPLOAD_FILES_MAX, UPLOAD_TOTAL_BYTES, UPLOAD_TYPES, type UploadKind } from '#graphql/upload-kinds.ts'
import type { Statements } from '../../db/client.ts'
import type { OrderSide } from '../../db/trade/words.ts'
import type { FileStore } from '../../ports/files/port.ts'
import { SENDING_STATES } from '../order/states/order-states.ts'
import { partsOf } from './upload-bytes.ts'
import { forgetUploads, listParts, listUploadWaste, previewKey, readUpload, type UploadRow, uploadKey } from './upload-store.ts'

interface Stores {
  trade: Statements
  files: FileStore
}

export interface AskedUpload {
  orderId: string
  side: OrderSide
  name: string
  kind: UploadKind
  bytes: number
  print: string
  now: number
}

/** Begins a file, or finds the one that was begun before; null when the order has too many files, or is no longer worked on. */
export async function beginUpload({ trade, files }: Stores, asked: AskedUpload): Promise<UploadRow | null> {
  const { orderId, side, name, kind, bytes, print, now } = asked
  const begun = await findPrint(trade, orderId, print)
  if (begun) return begun
  const id = crypto.randomUUID()
  const partsId = await files.beginParts(uploadKey(id), UPLOAD_TYPES[kind].contentType)
  await trade.run(
    `insert or ignore into upload (id, order_id, name, kind, bytes, print, parts_id, state, created_at, changed_at, side)
    select ?1, id, ?3, ?4, ?5, ?6, ?7, 'open', ?8, ?8, ?12 from vendor_order
    where id = ?2 and state in (select value from json_each(?9))
      and (select count(*) < ?10 and coalesce(sum(bytes), 0) + ?5 <= ?11 from upload where order_id = ?2 and state <> 'waste')`,
    id,
    orderId,
    name,
    kind,
    bytes,
    print,
    partsId,
    now,
    JSON.stringify(SENDING_STATES[side]),
    UPLOAD_FILES_MAX,
    UPLOAD_TOTAL_BYTES,
    side,
  )
  const kept = await findPrint(trade, orderId, print)
  if (kept?.id !== id) await files.dropParts(uploadKey(id), partsId)
  return kept
}

const findPrint = (trade: Statements, orderId: string, print: string): Promise<UploadRow | null> =>
  readUpload(trade, `upload.order_id = ? and upload.print = ? and upload.state <> 'waste'`, orderId, print)

/**
 * Makes the file of its parts. False when some are missing, or the store has others: those are then forgotten and have to come again. Done again, or after a
 * stop between store and table, it finds the file and says so.
 */
export async function finishUpload({ trade, files }: Stores, upload: UploadRow, now: number): Promise<boolean> {
  const { id, bytes, partsId, state } = upload
  if (state === 'stored') return true
  const key = uploadKey(id)
  if ((await files.sizeOf(key)) !== bytes) {
    const parts = await listParts(trade, id)
    if (parts.length !== partsOf(bytes)) return false
    if (!(await files.joinParts(key, partsId, parts))) {
      // another page may have joined them in between
      if ((await files.sizeOf(key)) !== bytes) return forgetParts({ trade, files }, upload, now)
    }
  }
  await trade.run(`update upload set state = 'stored', changed_at = ? where id = ? and state = 'open'`, now, id)
  return true
}

async function forgetParts({ trade, files }: Stores, { id, kind, partsId }: UploadRow, now: number): Promise<false> {
  await files.dropParts(uploadKey(id), partsId)
  const fresh = await files.beginParts(uploadKey(id), UPLOAD_TYPES[kind].contentType)
  await Promise.all([
    trade.run('delete from upload_part where upload_id = ?', id),
    trade.run('update upload set parts_id = ?, changed_at = ? where id = ?', fresh, now, id),
  ])
  return false
}

/** Removes files that nothing needs, first from the store and then from the table: cut between the two, the next run finds them again. */
export async function clearUploads({ trade, files }: Stores, now: number, limit: number): Promise<number> {
  const waste = await listUploadWaste(trade, now, limit)
  for (const { id, partsId } of waste) {
    await files.dropParts(uploadKey(id), partsId)
    await files.remove([uploadKey(id), previewKey(id)])
  }
  await forgetUploads(
    trade,
    waste.map(({ id }) => id),
  )
  return waste.length
}
