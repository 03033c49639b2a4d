import type { SqlValue, Statements } from '../../db/client.ts'
import { pick, type RowOf, selectList, text } from '../../db/column-table.ts'
import { UPLOAD, UPLOAD_PART } from '../../db/trade/order-tables.ts'
import type { OrderSide } from '../../db/trade/words.ts'

/** A stored row of a file; times in unix seconds. */
const UPLOAD_ROW = {
  ...pick(UPLOAD, 'id', 'orderId'),
  /** who sent it */
  side: UPLOAD.columns.side,
  ...pick(UPLOAD, 'name', 'kind', 'bytes', 'partsId', 'hasPreview', 'state', 'deliveredAt', 'createdAt'),
}
export type UploadRow = RowOf<typeof UPLOAD_ROW>

/** Names of files in the store. */
export const uploadKey = (id: string): string => `order/${id}`
export const previewKey = (id: string): string => `order/${id}.preview`

const COLUMNS = selectList(UPLOAD_ROW, 'upload')

/** One file, by what `where` says of `upload`, with the order that it belongs to as `o`. */
export const readUpload = (trade: Statements, where: string, ...parameters: SqlValue[]): Promise<UploadRow | null> =>
  trade.first(UPLOAD_ROW, `select ${COLUMNS} from upload join vendor_order o on o.id = upload.order_id where ${where}`, ...parameters)

/** Files of an order that a side sees, in the order in which they came: its own, also what is on its way, and of the other what has arrived; of the vendor, what was delivered. */
export const listUploads = (trade: Statements, orderId: string, side: OrderSide): Promise<(UploadRow & { done: string })[]> =>
  trade.all(
    { ...UPLOAD_ROW, done: text() },
    `select ${COLUMNS}, (select json_group_array(number) from upload_part where upload_id = upload.id) as done from upload
    where order_id = ?1 and case when side = ?2 then state <> 'waste' when side = 'vendor' then state = 'stored' and delivered_at is not null
      else state = 'stored' end
    order by created_at, rowid limit 100`,
    orderId,
    side,
  )

/** The numbers of a file's parts that have arrived, with what the store calls them. */
export const listParts = (trade: Statements, id: string): Promise<{ number: number; etag: string }[]> =>
  trade.all(pick(UPLOAD_PART, 'number', 'etag'), 'select number, etag from upload_part where upload_id = ? order by number', id)

/** Notes a part; a later one of the same number replaces it. Nothing for a file that no longer takes parts. */
export const keepPart = (trade: Statements, id: string, number: number, etag: string): Promise<{ number: number }[]> =>
  trade.all(
    pick(UPLOAD_PART, 'number'),
    `insert into upload_part (upload_id, number, etag) select id, ?2, ?3 from upload where id = ?1 and state = 'open'
    on conflict (upload_id, number) do update set etag = excluded.etag returning number`,
    id,
    number,
    etag,
  )

/** A file whose rows the next clean-up removes together with its bytes. */
export const markWaste = (trade: Statements, id: string, now: number): Promise<unknown> =>
  trade.run(`update upload set state = 'waste', changed_at = ? where id = ?`, now, id)

/** How long a file may be on its way. */
export const UPLOAD_SECONDS = 24 * 3_600

/** Files to remove: thrown away, not finished in time, or of an order that is gone or that nobody can open any more. */
export const listUploadWaste = (trade: Statements, now: number, limit: number): Promise<UploadRow[]> =>
  trade.all(
    UPLOAD_ROW,
    `select ${COLUMNS} from upload left join vendor_order o on o.id = upload.order_id
    where upload.state = 'waste' or (upload.state = 'open' and upload.changed_at <= ?) or o.id is null or (o.agent = '' and o.vendor = '')
    order by upload.created_at limit ?`,
    now - UPLOAD_SECONDS,
    limit,
  )

export async function forgetUploads(trade: Statements, ids: readonly string[]): Promise<void> {
  await trade.run('delete from upload where id in (select value from json_each(?))', JSON.stringify(ids))
}
