import { isPictureKind, UPLOAD_PREVIEW_BYTES, UPLOAD_TYPES } from '#graphql/upload-kinds.ts'
import type { Statements } from '../../db/client.ts'
import type { ByteRange, FileStore, StoredFile } from '../../ports/files/port.ts'
import { readViewer } from '../../viewer-store.ts'
import { imageKind } from '../files/image-kind.ts'
import { SENDING_STATES } from '../order/states/order-states.ts'
import { isOfKind, partBytes } from './upload-bytes.ts'
import { keepPart, markWaste, previewKey, readUpload, type UploadRow, uploadKey } from './upload-store.ts'

/** What the endpoints of files need; made for each request. */
export interface UploadContext {
  trade: Statements
  account: Statements
  files: FileStore
  /** unix seconds */
  now: number
}

/** Why a part is refused: `upload-unknown` also stands for somebody else's. */
export type PartRefusal = 'upload-unknown' | 'upload-part' | 'upload-type'

/**
 * Takes a part of a file that its side of the order has begun, or the small picture of it: the vendor by the session of vendors, the agent by the account's. Null when it is kept; a part that comes again replaces itself.
 * A first part of another kind than the name says throws the file away.
 */
export async function takePart(
  { trade, account, files, now }: UploadContext,
  asked: { tokens: readonly string[]; id: string; part: number | 'preview'; bytes: Uint8Array<ArrayBuffer> },
): Promise<PartRefusal | null> {
  const { tokens, id, part, bytes } = asked
  const idsOf = await viewersOf(account, tokens, now)
  const upload = await readUpload(
    trade,
    `upload.id = ?1 and upload.state <> 'waste' and case upload.side
      when 'vendor' then o.vendor in (select value from json_each(?2)) and o.state in (select value from json_each(?3))
      else o.agent in (select value from json_each(?4)) and o.state in (select value from json_each(?5)) end`,
    id,
    idsOf('vendor'),
    JSON.stringify(SENDING_STATES.vendor),
    idsOf('user'),
    JSON.stringify(SENDING_STATES.agent),
  )
  if (!upload) return 'upload-unknown'
  if (part === 'preview') return takePreview({ trade, files }, upload, bytes)
  // a repeated last part, whose answer was lost before the file was finished by another page
  if (upload.state === 'stored') return null
  if (bytes.length !== partBytes(upload.bytes, part)) return 'upload-part'
  if (part === 1 && !isOfKind(upload.kind, bytes)) {
    await markWaste(trade, id, now)
    return 'upload-type'
  }
  const { etag } = await files.putPart(uploadKey(id), upload.partsId, part, bytes)
  return (await keepPart(trade, id, part, etag)).length === 1 ? null : 'upload-unknown'
}

/** The accounts behind tokens that are of sessions of a purpose, as JSON. */
async function viewersOf(account: Statements, tokens: readonly string[], now: number) {
  const viewers = await Promise.all(tokens.map((token) => readViewer(account, token, now)))
  return (purpose: 'user' | 'vendor') =>
    JSON.stringify(viewers.flatMap((viewer) => (viewer?.sessionPurpose === purpose ? [viewer.id] : [])))
}

async function takePreview(
  { trade, files }: Pick<UploadContext, 'trade' | 'files'>,
  { id, kind }: UploadRow,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<PartRefusal | null> {
  if (!isPictureKind(kind) || bytes.length > UPLOAD_PREVIEW_BYTES) return 'upload-part'
  if (imageKind(bytes) !== 'jpeg' || !isOfKind('jpeg', bytes)) return 'upload-type'
  await files.put(previewKey(id), bytes, UPLOAD_TYPES.jpeg.contentType)
  await trade.run('update upload set has_preview = 1 where id = ?', id)
  return null
}

/** A file to be sent: its bytes are asked for once the range is known. */
export interface OpenedUpload {
  name: string
  contentType: string
  size: number
  /** null when the store has lost it */
  read(range?: ByteRange): Promise<StoredFile | null>
}

/** A stored file, or the small picture of it, for the two sides of its order; null for everybody else. */
export async function openUpload(
  { trade, account, files, now }: UploadContext,
  { tokens, id, isPreview }: { tokens: readonly string[]; id: string; isPreview: boolean },
): Promise<OpenedUpload | null> {
  const idsOf = await viewersOf(account, tokens, now)
  const upload = await readUpload(
    trade,
    `upload.id = ?1 and upload.state = 'stored' and (o.vendor in (select value from json_each(?2))
      or ((upload.delivered_at is not null or upload.side = 'agent') and o.agent in (select value from json_each(?3))))`,
    id,
    idsOf('vendor'),
    idsOf('user'),
  )
  if (!upload || (isPreview && upload.hasPreview === 0)) return null
  const key = isPreview ? previewKey(id) : uploadKey(id)
  const size = isPreview ? await files.sizeOf(key) : upload.bytes
  if (size === null) return null
  const contentType = isPreview ? UPLOAD_TYPES.jpeg.contentType : UPLOAD_TYPES[upload.kind].contentType
  return { name: upload.name, contentType, size, read: (range) => files.get(key, range) }
}
