import type { FeedFormat } from '#graphql/listing-kinds.ts'
import { keysOf } from '#lib/records.ts'
import { RECORDS_MAX } from './feed-bounds.ts'
import { FeedRefused, RecordFault } from './feed-fault.ts'
import type { FeedRecord } from './feed-record.ts'
import type { RawFields } from './field-readers.ts'
import { plainText } from './plain-text.ts'
import type { Bytes, RawRecord } from './raw-record.ts'
import { readCsv } from './read-csv.ts'
import { readJsonLines } from './read-json-lines.ts'
import { readReaxml } from './read-reaxml.ts'
import { RESO_FIELDS } from './reso-fields.ts'

const READERS: Record<FeedFormat, (bytes: Bytes) => AsyncGenerator<RawRecord>> = { reso: readJsonLines, csv: readCsv, reaxml: readReaxml }

/** A record of a feed: taken, or not and why. `sourceKey` is '' where not even that can be read. */
export type ReadRecord = { row: number; record: FeedRecord } | { row: number; sourceKey: string; fault: RecordFault }

const FIELDS = keysOf(RESO_FIELDS)

/** Our record of RESO fields. Throws the first RecordFault. */
export const recordOfFields = (raw: RawFields): FeedRecord =>
  // each field is read by its own row of the table
  Object.fromEntries(FIELDS.map((field) => [field, RESO_FIELDS[field].read(raw)])) as unknown as FeedRecord

const KEY_MAX_CHARS = 80
const keyOf = ({ ListingKey: key }: RawFields): string => (typeof key === 'string' ? plainText(key.slice(0, KEY_MAX_CHARS)) : '')

function read({ row, raw }: RawRecord): ReadRecord {
  if (raw instanceof RecordFault) return { row, sourceKey: '', fault: raw }
  try {
    return { row, record: recordOfFields(raw) }
  } catch (fault) {
    if (!(fault instanceof RecordFault)) throw fault
    return { row, sourceKey: keyOf(raw), fault }
  }
}

/**
 * The records of a file in their order, as it streams in. Memory: one record and one piece of the file.
 * Throws a FeedRefused where the rest cannot be read; records before it were given.
 */
export async function* readFeed(format: FeedFormat, bytes: Bytes): AsyncGenerator<ReadRecord> {
  for await (const record of READERS[format](bytes)) {
    if (record.row > RECORDS_MAX) throw new FeedRefused('too-many-records', `the file has more than ${RECORDS_MAX} records`)
    yield read(record)
  }
}
