import { z } from 'zod'
import { UPLOAD_PART_BYTES } from '#graphql/upload-kinds.ts'
import { USER } from '../../db/account/people-tables.ts'
import { pick, type RowOf, selectList } from '../../db/column-table.ts'
import { BOOKING } from '../../db/trade/booking-tables.ts'
import { isoTime } from '../../iso-time.ts'
import { MESSAGE_WORDS } from '../../messages/words/words-of.ts'
import type { ByteRange, FileStore } from '../../ports/files/port.ts'
import { BOOKING_ROW } from '../booking/booking-row.ts'
import { feedFile } from '../booking/calendar-file.ts'
import { hostEvent } from '../booking/calendar-words.ts'
import { readPersonalData } from '../personal-data/export.ts'
import type { CopyScope } from './copy-kind.ts'
import type { CopyFileRow } from './copy-store.ts'
import { COPY_KINDS, type StoredPlace } from './plan-copy.ts'
import { csvTable, jsonLines, vCards } from './write-copy.ts'

/** The text of a file of records, with how many there are. */
interface MadeText {
  text: string
  records: number
}

const VIEWER_ROW = pick(USER, 'id', 'emailKey', 'emailVerifiedAt')

async function accountText(scope: CopyScope): Promise<MadeText> {
  const person = await scope.account.first(VIEWER_ROW, `select ${selectList(VIEWER_ROW)} from user where id = ?`, scope.owner)
  if (!person) throw new Error('the account of a copy is gone')
  return { text: `${JSON.stringify(await readPersonalData(scope, person), null, 2)}\n`, records: 1 }
}

const DATED_ROW = { ...BOOKING_ROW, changedAt: BOOKING.columns.updatedAt }
/** Programs that subscribe to such a file need not look again. */
const CALENDAR_SECONDS = 86_400

async function calendarText({ trade, siteOrigin, locale }: CopyScope, ids: readonly string[]): Promise<string> {
  const bookings: RowOf<typeof DATED_ROW>[] = await trade.all(
    DATED_ROW,
    `select ${selectList(DATED_ROW, 'booking')} from booking where id in (select value from json_each(?)) order by starts_at, id`,
    JSON.stringify(ids),
  )
  return feedFile({
    name: MESSAGE_WORDS[locale].appointments.calendar,
    refreshSeconds: CALENDAR_SECONDS,
    events: bookings.map((booking) => hostEvent(booking, siteOrigin, locale)),
  })
}

/** The text of a file of records as they are now. */
export async function textOfFile(scope: CopyScope, { kind, format, firstKey }: CopyFileRow): Promise<MadeText> {
  if (kind === 'account') return accountText(scope)
  const of = COPY_KINDS[kind]
  if (!of) throw new Error(`there is no kind of records ${kind}`)
  const read = await of.read(scope, firstKey)
  switch (format) {
    case 'csv':
      return { text: csvTable(of.columns, read), records: read.length }
    case 'vcf':
      return { text: vCards(read), records: read.length }
    case 'ics':
      return {
        text: await calendarText(
          scope,
          read.map(({ id }) => String(id)),
        ),
        records: read.length,
      }
    default:
      return { text: jsonLines(read), records: read.length }
  }
}

const storedPlace: z.ZodType<StoredPlace> = z.object({
  key: z.string(),
  range: z.object({ first: z.number(), last: z.number() }).nullable(),
})

/** A file of the store: how large it is, and its bytes as often as they are asked for. */
interface FoundFile {
  bytes: number
  pieces(): AsyncGenerator<Uint8Array>
}

async function bytesAt(files: FileStore, key: string, range: ByteRange): Promise<Uint8Array | null> {
  const file = await files.get(key, range)
  return file && new Uint8Array(await new Response(file.bytes).arrayBuffer())
}

/** A file of the store; null where it is not there. A small one is asked for once, a larger one in pieces each time. */
export async function foundFile(files: FileStore, { firstKey }: Pick<CopyFileRow, 'firstKey'>): Promise<FoundFile | null> {
  const { key, range } = storedPlace.parse(JSON.parse(firstKey))
  const size = range === null ? await files.sizeOf(key) : range.last + 1
  if (size === null) return null
  const first = range?.first ?? 0
  const bytes = size - first
  const small = bytes > 0 && bytes <= UPLOAD_PART_BYTES ? await bytesAt(files, key, { first, last: size - 1 }) : null
  if (small === null && bytes <= UPLOAD_PART_BYTES) return null
  return {
    bytes,
    async *pieces() {
      if (small) yield small
      else
        for (let at = first; at < size; at += UPLOAD_PART_BYTES) {
          const piece = await bytesAt(files, key, { first: at, last: Math.min(at + UPLOAD_PART_BYTES, size) - 1 })
          if (!piece) throw new Error('a file has gone while it was copied')
          yield piece
        }
    },
  }
}

/** What the list of a copy says of a file. */
const describedFile = ({ path, kind, format, part, records, bytes, sha256 }: CopyFileRow) => ({
  path,
  kind,
  format,
  part,
  records,
  bytes,
  sha256,
})

interface Taken {
  /** unix seconds */
  takenAt: number
  source: string | null
}

/** The list of a copy's files, as JSON. `version` is raised where a reader has to know of a change. */
export function manifestOf(files: readonly CopyFileRow[], { takenAt, source }: Taken): string {
  const found = files.filter(({ sha256 }) => sha256 !== null)
  const records: Record<string, number> = {}
  for (const { kind, format, records: count } of found) if (format === 'jsonl') records[kind] = (records[kind] ?? 0) + (count ?? 0)
  const list = {
    format: 'realEstate copy',
    version: 1,
    takenAt: isoTime(takenAt),
    source,
    records,
    files: found.map(describedFile),
    missing: files.filter(({ sha256 }) => sha256 === null).map(({ path }) => path),
  }
  return `${JSON.stringify(list, null, 1)}\n`
}
