import type { FeedFormat } from '#graphql/listing-kinds.ts'
import type { Statements } from '../../db/client.ts'
import { pick, type RowOf } from '../../db/column-table.ts'
import { FEED_UNKNOWN } from '../../db/trade/feed-tables.ts'
import type { RecordFault, RejectionCode } from './feed-fault.ts'

/** Faults that a better reader might not have. */
const LEARNABLE: ReadonlySet<RejectionCode> = new Set<RejectionCode>([
  'unknown-value',
  'wrong-type',
  'not-a-time',
  'not-an-address',
  'not-a-home',
])
/** A column that nobody knows. */
const UNKNOWN_COLUMN = 'unknown-column'

const SHAPE_MAX_CHARS = 24
const OF_A_RUN_MAX = 200

/** How a value is written, without what it says: letters as A, digits as 9, other signs as they are. "AUD 910,000+" is "A 9,9+". */
export const shapeOf = (value: string): string =>
  value
    .replace(/[\p{L}\p{M}]+/gu, 'A')
    .replace(/\p{N}+/gu, '9')
    .replace(/[^A9 !-/:-@[-`{-~]/g, '?')
    .replace(/\s+/g, ' ')
    .replace(/(?:A[ '.-]?)+A/g, 'A')
    .slice(0, SHAPE_MAX_CHARS)

/** What a run has not understood, counted by field, code and shape; nothing of what stood there. */
export class UnknownParts {
  private readonly counts = new Map<string, number>()
  private readonly format: FeedFormat

  constructor(format: FeedFormat) {
    this.format = format
  }

  add(faults: readonly RecordFault[]): void {
    for (const { code, field, given } of faults) if (LEARNABLE.has(code)) this.count(field, code, shapeOf(given))
  }

  addColumns(names: readonly string[]): void {
    // a name of words: what else stands in a first row may be a value
    for (const name of names) this.count(/^[\p{L}_][\p{L}\p{N}_ .-]{0,39}$/u.test(name) ? name : '', UNKNOWN_COLUMN, '')
  }

  /** Adds them to those of earlier runs. */
  async keep(trade: Statements, now: number): Promise<void> {
    if (this.counts.size === 0) return
    const rows = [...this.counts].map(([key, count]) => [...JSON.parse(key), count])
    await trade.run(
      `insert into feed_unknown (format, field, code, shape, count, seen_at)
      select ?1, r.value ->> 0, r.value ->> 1, r.value ->> 2, r.value ->> 3, ?3 from json_each(?2) r where true
      on conflict (format, field, code, shape) do update set count = feed_unknown.count + excluded.count, seen_at = excluded.seen_at`,
      this.format,
      JSON.stringify(rows),
      now,
    )
  }

  private count(field: string, code: string, shape: string): void {
    const key = JSON.stringify([field, code, shape])
    const before = this.counts.get(key)
    if (before !== undefined || this.counts.size < OF_A_RUN_MAX) this.counts.set(key, (before ?? 0) + 1)
  }
}

const UNKNOWN_ROW = pick(FEED_UNKNOWN, 'format', 'field', 'code', 'shape', 'count', 'seenAt')
export type FeedUnknown = RowOf<typeof UNKNOWN_ROW>
const SHOWN_MAX = 100

/** What readers have not understood, the most frequent first. */
export const readUnknown = (trade: Statements) =>
  trade.all(
    UNKNOWN_ROW,
    `select format, field, code, shape, count, seen_at as seenAt from feed_unknown order by count desc, format, field, code, shape limit ${SHOWN_MAX}`,
  )
