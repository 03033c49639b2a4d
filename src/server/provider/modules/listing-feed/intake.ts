import type { FeedFormat } from '#graphql/listing-kinds.ts'
import type { Statements } from '../../db/client.ts'
import { D1_PLACING, type PlacingSize } from '../listing-group/place-in-groups.ts'
import type { FeedSource } from './feed-source.ts'
import type { Bytes } from './raw-record.ts'
import type { UnknownParts } from './unknown-parts.ts'

export interface IntakeContext {
  trade: Statements
  account: Statements
  /** the market of the source's country */
  market: Statements
  /** unix seconds */
  now: number
}

/** How much is decided and written in one transaction. */
export interface BatchSize {
  records: number
  /** of the rows of listings, and of those of pictures */
  chars: number
  /** how changed listings are placed in the groups of their homes */
  placing: PlacingSize
}
/** D1 takes 2 MB for a value, in any script. */
export const D1_BATCH: BatchSize = { records: 400, chars: 500_000, placing: D1_PLACING }
/** For a file on this machine. Ids are random, so a transaction writes a page of each index for nearly every record: of larger ones fewer are written twice. */
export const FILE_BATCH: BatchSize = { records: 5_000, chars: 16_000_000, placing: { atOnce: 1_000, like: 10_000, sorted: 20_000 } }

export interface Intake {
  source: FeedSource
  /** a uuid */
  runId: string
  /** what the file does not name is withdrawn */
  isWhole: boolean
  format?: FeedFormat
  bytes: Bytes
  /** by its sender's word; null or absent: the file says it, or it is UTF-8 */
  encoding?: string | null
  /** a run of the source that is under way was killed, as the caller knows */
  takesOver?: boolean
  /** withdraws also when most of what the source has is gone */
  allowsMany?: boolean
  /** by default what D1 takes */
  batch?: BatchSize
  /** told after each batch: records so far */
  onBatch?(records: number): void
}

/** Counts of a run so far. */
export interface BatchCount {
  read: number
  taken: number
  changed: number
  rejected: number
  /** listings that were not advertised before this run */
  added: number
  /** records of which not even the key could be read */
  unnamed: number
  /** parts that were left out of records that were taken */
  omitted: number
  /** kinds that are not advertised here, of which the report has said so */
  otherKinds: Set<string>
  unknown: UnknownParts
}
