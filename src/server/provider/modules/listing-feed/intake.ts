import type { FeedFormat } from '#graphql/listing-kinds.ts'
import type { Statements } from '../../db/client.ts'
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
