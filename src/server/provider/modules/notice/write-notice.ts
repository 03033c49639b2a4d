import type { NoticeKind } from '#graphql/notice-kinds.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { Guard, Statements } from '../../db/client.ts'
import { pick } from '../../db/column-table.ts'
import { NOTICE } from '../../db/trade/post-tables.ts'

/** Something that an account's holder should know now. */
export interface NewNotice {
  /** the act: the same key is the same notice, however often it is written */
  key: string
  userId: string
  kind: NoticeKind
  country: CountryCode
  /** from which the sentence is made in the reader's language; times as ISO 8601 */
  facts: Readonly<Record<string, string | number | null>>
  /** where it can be acted on, without a language's prefix */
  path: string
  /** unix seconds */
  at: number
}

/**
 * Writes a notice once, in the transaction of what it tells of (product §10.3): ask for it in the same tick, and give a `guard` that holds only
 * where the act was done. Returns its reader when it was written now; pass that to `announce` afterwards.
 */
export const writeNotice = (
  trade: Statements,
  { key, userId, kind, country, facts, path, at }: NewNotice,
  { sql, parameters }: Guard = { sql: 'true', parameters: [] },
): Promise<{ userId: string }[]> =>
  trade.all(
    pick(NOTICE, 'userId'),
    `insert or ignore into notice (id, key, user_id, kind, country, facts, path, at) select ?, ?, ?, ?, ?, ?, ?, ? where ${sql}
    returning user_id as userId`,
    crypto.randomUUID(),
    key,
    userId,
    kind,
    country,
    JSON.stringify(facts),
    path,
    at,
    ...parameters,
  )
