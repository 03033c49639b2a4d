import { COPY_KEPT_DAYS, COPY_PART_BYTES } from '#graphql/copy-kinds.ts'
import type { Guard, Statements } from '../../db/client.ts'
import { textOrNumber } from '../../db/column-table.ts'
import type { Clock } from '../../ports/clock/clock.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import type { FileStore } from '../../ports/files/port.ts'
import { readSource } from '../listing-feed/feed-source.ts'
import { writeNotice } from '../notice/write-notice.ts'
import { foundFile, manifestOf, textOfFile } from './copied-file.ts'
import type { CopyScope } from './copy-kind.ts'
import { COPY_COLUMNS, COPY_FILE_COLUMNS, COPY_FILE_ROW, COPY_ROW, type CopyFileRow, type CopyRow, copyPartKey } from './copy-store.ts'
import { PartFile } from './part-file.ts'
import { filesOfCopy } from './plan-copy.ts'
import { readmeOf } from './readme.ts'
import { ZipPart } from './zip-part.ts'

/** What the making of a copy needs; there is no request and no viewer. */
export interface CopyContext {
  trade: Statements
  account: Statements
  files: FileStore
  clock: Clock
}

const DAY = 86_400
/** A step that has said nothing for so long was killed, and the next one takes its place. */
const LEASE_SECONDS = 900
/** A copy whose steps fail so often in turn is given up. */
const TRIES_MAX = 5
/** Files of one part at most: a Worker may ask its store and databases 1,000 times in one run, and a file is asked for twice. */
const PART_FILES_MAX = 400
/** After a failure the next step waits so long. */
const FAILED_SECONDS = 60
const ROWS_AT_ONCE = 1_000
const ZIP = 'application/zip'

const isRecords = ({ kind }: Pick<CopyFileRow, 'kind'>): boolean => kind !== 'file'

/** settled: it is ready, or given up; more: the next step can be done at once; later: this one has failed */
interface CopyStep {
  owner: string
  outcome: 'settled' | 'more' | 'later'
}

/** Takes the copy that waits longest, for this step alone; null where there is nothing to do. */
const takeDue = (trade: Statements, now: number): Promise<CopyRow | null> =>
  trade.first(
    COPY_ROW,
    `update data_copy set lease_until = ?1 + ${LEASE_SECONDS}, tries = tries + 1 where id = (
      select id from data_copy where state in ('waiting', 'making') and owner <> '' and coalesce(lease_until, 0) <= ?1 order by tries, asked_at, id limit 1)
    returning ${COPY_COLUMNS}`,
    now,
  )

/**
 * Does the next step of a copy: lists its files, or packs one part of it. Each step begins where the last one that ended has left off, so it may be killed at any
 * point; what it had put into the store is replaced by the next. A part is closed once it has `partBytes`. Returns whose copy it was and what comes of it; null where nothing is due.
 */
export async function makeCopyStep(context: CopyContext, partBytes = COPY_PART_BYTES): Promise<CopyStep | null> {
  const now = unixSeconds(context.clock)
  const copy = await takeDue(context.trade, now)
  if (!copy) return null
  const { owner } = copy
  if (copy.tries > TRIES_MAX) {
    await settle(context.trade, copy, 'failed', { now, page: await pageOfCopy(context.trade, copy) })
    return { owner, outcome: 'settled' }
  }
  try {
    const scope: CopyScope = { ...context, ...copy }
    if (copy.state === 'waiting') await planCopy(scope, copy)
    else if (await packPart(context, scope, copy, { now, partBytes })) return { owner, outcome: 'settled' }
    return { owner, outcome: 'more' }
  } catch (error) {
    await context.trade.run('update data_copy set lease_until = ? where id = ?', now + FAILED_SECONDS, copy.id)
    // what errors of the databases and the store say names fields and codes, never what rows hold
    console.error(JSON.stringify({ event: 'copy-failed', copy: copy.id, tries: copy.tries, error: String(error) }))
    return { owner, outcome: 'later' }
  }
}

async function planCopy(scope: CopyScope, { id }: CopyRow): Promise<void> {
  const planned = await filesOfCopy(scope)
  const rows = planned.map((file, position) => ({ ...file, position }))
  const pages = Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, at) =>
    rows.slice(at * ROWS_AT_ONCE, (at + 1) * ROWS_AT_ONCE),
  )
  await Promise.all([
    scope.trade.run('delete from data_copy_file where copy_id = ?', id),
    ...pages.map((page) =>
      scope.trade.run(
        `insert into data_copy_file (copy_id, position, path, kind, format, first_key)
        select ?1, value ->> 'position', value ->> 'path', value ->> 'kind', value ->> 'format', value ->> 'firstKey' from json_each(?2)`,
        id,
        JSON.stringify(page),
      ),
    ),
    scope.trade.run("update data_copy set state = 'making', tries = 0, lease_until = null where id = ? and state = 'waiting'", id),
  ])
}

type PackedFile = Pick<CopyFileRow, 'position' | 'records' | 'bytes' | 'sha256'>

/** Packs the next part; true when it was the last one. */
async function packPart(
  context: CopyContext,
  scope: CopyScope,
  copy: CopyRow,
  { now, partBytes }: { now: number; partBytes: number },
): Promise<boolean> {
  const { trade, files } = context
  const { id } = copy
  const [waiting, last, page] = await Promise.all([
    trade.all(
      COPY_FILE_ROW,
      `select ${COPY_FILE_COLUMNS} from data_copy_file where copy_id = ? and part is null order by position limit ${PART_FILES_MAX + 1}`,
      id,
    ),
    trade.first({ n: textOrNumber() }, 'select coalesce(max(number), 0) as n from data_copy_part where copy_id = ?', id),
    pageOfCopy(trade, copy),
  ])
  const number = Number(last?.n ?? 0) + 1
  const key = copyPartKey(id, number)
  if (copy.partsId !== null) await files.dropParts(key, copy.partsId)
  const out = new PartFile(files, key, ZIP, (partsId) => trade.run('update data_copy set parts_id = ? where id = ?', partsId, id))
  const zip = new ZipPart((bytes) => out.write(bytes))
  const packed = await packFiles(files, scope, zip, { waiting, partBytes })
  const isLast = packed.length === waiting.length
  if (isLast) await addLists(scope, copy, zip, { number, packed, now })
  await zip.end()
  const sha256 = await out.end()
  await Promise.all([
    trade.run(
      `update data_copy_file set part = ?1, records = new.value ->> 'records', bytes = new.value ->> 'bytes', sha_256 = new.value ->> 'sha256'
      from json_each(?2) new where copy_id = ?3 and position = new.value ->> 'position' and part is null`,
      number,
      JSON.stringify(packed),
      id,
    ),
    trade.run('insert or ignore into data_copy_part (copy_id, number, bytes, sha_256) values (?, ?, ?, ?)', id, number, zip.length, sha256),
    trade.run('update data_copy set tries = 0, lease_until = null, parts_id = null where id = ?', id),
    ...(isLast ? [settle(trade, copy, 'ready', { now, page })] : []),
  ])
  return isLast
}

/** Files from the first on, until the part is full; a larger one has a part of its own. */
async function packFiles(
  files: FileStore,
  scope: CopyScope,
  zip: ZipPart,
  { waiting, partBytes }: { waiting: readonly CopyFileRow[]; partBytes: number },
): Promise<PackedFile[]> {
  const packed: PackedFile[] = []
  for (const file of waiting) {
    if (packed.length >= PART_FILES_MAX || zip.length >= partBytes) break
    const { position, path } = file
    if (isRecords(file)) {
      const { text, records } = await textOfFile(scope, file)
      packed.push({ position, records, ...(await zip.add({ path, isText: true, pieces: () => [Buffer.from(text)] })) })
      continue
    }
    const found = await foundFile(files, file)
    if (found && packed.length > 0 && zip.length + found.bytes > partBytes) break
    // what is not in the store is told of in the list
    packed.push({ position, records: null, ...(found ? await zip.add({ path, isText: false, ...found }) : { bytes: null, sha256: null }) })
  }
  return packed
}

/** What each file is, at the end of the last part. */
async function addLists(
  { trade, locale, source }: CopyScope,
  { id }: CopyRow,
  zip: ZipPart,
  { number, packed, now }: { number: number; packed: readonly PackedFile[]; now: number },
): Promise<void> {
  const listed = await trade.all(COPY_FILE_ROW, `select ${COPY_FILE_COLUMNS} from data_copy_file where copy_id = ? order by position`, id)
  const fresh = new Map(packed.map((file) => [file.position, { ...file, part: number }]))
  const all = listed.map((file) => ({ ...file, ...fresh.get(file.position) }))
  const texts = { 'README.txt': readmeOf(all, locale, now), 'manifest.json': manifestOf(all, { takenAt: now, source }) }
  for (const [path, text] of Object.entries(texts)) await zip.add({ path, isText: true, pieces: () => [Buffer.from(text)] })
}

const ACCOUNT_PAGE = '/user/account-overview'
const MANAGERS_PAGE = '/user/feed'
const STAFF_PAGE = '/user/account-overview/staff/feeds'

/** Where the parts of a copy are downloaded. */
async function pageOfCopy(trade: Statements, { owner, source }: Pick<CopyRow, 'owner' | 'source'>): Promise<string> {
  if (source === null) return ACCOUNT_PAGE
  return (await readSource(trade, source))?.manager === owner ? MANAGERS_PAGE : STAFF_PAGE
}

/** Ends the making of a copy, and says so to the person, in one transaction. */
async function settle(
  trade: Statements,
  { id, owner, country }: CopyRow,
  state: 'ready' | 'failed',
  { now, page }: { now: number; page: string },
): Promise<void> {
  const isSettled: Guard = { sql: 'exists (select 1 from data_copy where id = ? and state = ?)', parameters: [id, state] }
  await Promise.all([
    trade.run(
      `update data_copy set state = ?, settled_at = ?, ends_at = ?, lease_until = null where id = ? and state in ('waiting', 'making')`,
      state,
      now,
      now + COPY_KEPT_DAYS * DAY,
      id,
    ),
    writeNotice(
      trade,
      {
        key: `copy ${id}`,
        userId: owner,
        kind: state === 'ready' ? 'copy-ready' : 'copy-failed',
        country,
        facts: {},
        path: page,
        at: now,
      },
      isSettled,
    ),
  ])
}
