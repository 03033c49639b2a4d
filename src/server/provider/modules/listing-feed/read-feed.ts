import type { FeedFormat } from '#graphql/listing-kinds.ts'
import { keysOf } from '#lib/records.ts'
import { RECORDS_MAX } from './feed-bounds.ts'
import { FeedRefused, RecordFault } from './feed-fault.ts'
import type { FeedRecord, FeedState } from './feed-record.ts'
import type { Omit, RawFields } from './field-readers.ts'
import { plainText } from './plain-text.ts'
import { type Bytes, type Pieces, type RawRecord, textChunks } from './raw-record.ts'
import { NO_COLUMNS, readCsv, type TableColumns } from './read-csv.ts'
import { readJson } from './read-json.ts'
import { readReaxml } from './read-reaxml.ts'
import { RESO_FIELDS, TIME_UNKNOWN } from './reso-fields.ts'

const READERS: Record<FeedFormat, (text: Pieces, columns: TableColumns) => AsyncGenerator<RawRecord>> = {
  reso: readJson,
  csv: readCsv,
  reaxml: readReaxml,
}

/** That a listing is not advertised any more, from a record that says little else. */
export interface Ending {
  sourceKey: string
  state: Extract<FeedState, 'closed' | 'withdrawn'>
  /** unix seconds */
  modifiedAt: number
}

/**
 * A record of a feed: taken, with what was left out of it; or one that ends what is there; or not taken and why. `sourceKey` is '' where not
 * even that can be read.
 */
export type ReadRecord =
  | { row: number; record: FeedRecord; omitted: readonly RecordFault[] }
  | { row: number; ending: Ending }
  | { row: number; sourceKey: string; fault: RecordFault }

const FIELDS = keysOf(RESO_FIELDS)

/** Our record of RESO fields; `now` where it does not say when it was changed. Throws a RecordFault where it cannot be used. */
function recordOfFields(raw: RawFields, now: number, omit: Omit): FeedRecord {
  // each field is read by its own row of the table
  const record = Object.fromEntries(FIELDS.map((field) => [field, RESO_FIELDS[field].read(raw, omit)])) as unknown as FeedRecord
  return record.modifiedAt === TIME_UNKNOWN ? { ...record, modifiedAt: now } : record
}

/** What a record ends that cannot be advertised as it is, if it ends something. */
function endingOf(raw: RawFields, now: number): Ending | null {
  try {
    const state = RESO_FIELDS.state.read(raw, () => {})
    const sourceKey = RESO_FIELDS.sourceKey.read(raw, () => {})
    const modifiedAt = RESO_FIELDS.modifiedAt.read(raw, () => {})
    return state === 'closed' || state === 'withdrawn'
      ? { sourceKey, state, modifiedAt: modifiedAt === TIME_UNKNOWN ? now : modifiedAt }
      : null
  } catch (fault) {
    if (!(fault instanceof RecordFault)) throw fault
    return null
  }
}

const KEY_MAX_CHARS = 80
const keyOf = ({ ListingKey: key }: RawFields): string => (typeof key === 'string' ? plainText(key.slice(0, KEY_MAX_CHARS)) : '')

const GIVEN_MAX_CHARS = 60

/** The fault with what stood in its field. */
function withGiven(fault: RecordFault, raw: RawFields): RecordFault {
  const value = raw[fault.field]
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    fault.given = plainText(String(value).slice(0, 4 * GIVEN_MAX_CHARS)).slice(0, GIVEN_MAX_CHARS)
  return fault
}

/** The office of a source whose listings have their keys as they are; null: the first that a file names. */
export interface MainOffice {
  key: string | null
}

/**
 * A key is its office's own in REAXML: those of a second `agentID` in the files of a source are told apart by it. Of other formats keys are unique by themselves.
 */
function ofOffice(raw: RawFields, main: MainOffice): RawFields {
  const { X_OfficeKey: office, ListingKey: key } = raw
  if (typeof office !== 'string' || office.trim() === '' || typeof key !== 'string' || key === '') return raw
  const own = office.trim().slice(0, KEY_MAX_CHARS)
  main.key ??= own
  return own === main.key ? raw : { ...raw, ListingKey: `${own} ${key}` }
}

function read({ row, raw: given }: RawRecord, now: number, main: MainOffice): ReadRecord {
  const raw = given instanceof RecordFault ? given : ofOffice(given, main)
  if (raw instanceof RecordFault) return { row, sourceKey: '', fault: raw }
  const omitted: RecordFault[] = []
  try {
    return { row, record: recordOfFields(raw, now, (fault) => omitted.push(withGiven(fault, raw))), omitted }
  } catch (fault) {
    if (!(fault instanceof RecordFault)) throw fault
    const ending = endingOf(raw, now)
    return ending ? { row, ending } : { row, sourceKey: keyOf(raw), fault: withGiven(fault, raw) }
  }
}

/**
 * The records of a file in their order, as it streams in; `now` (unix seconds) is when those were changed that do not say it,
 * `encoding` what its sender says (null: nothing), `columns` what a table calls by names of its own, `main` the office whose keys stand as they are, which is noted.
 * Memory: one record and one piece of the file.
 * Throws a FeedRefused where the rest cannot be read; records before it were given.
 */
export async function* readFeed(
  format: FeedFormat,
  bytes: Bytes,
  now: number,
  encoding: string | null = null,
  columns: TableColumns = NO_COLUMNS,
  main: MainOffice = { key: null },
): AsyncGenerator<ReadRecord> {
  for await (const record of READERS[format](textChunks(bytes, encoding), columns)) {
    if (record.row > RECORDS_MAX) throw new FeedRefused('too-many-records', `the file has more than ${RECORDS_MAX} records`)
    yield read(record, now, main)
  }
}
