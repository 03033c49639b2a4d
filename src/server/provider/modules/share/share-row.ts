import type { ShareKind } from '#graphql/share-kinds.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { Statements } from '../../db/client.ts'
import { integer, orNull, type RowOf, selectList, text } from '../../db/column-table.ts'
import type { AdvertisedBy } from '../listing/listing-row.ts'

/** A stored share; times in unix seconds. */
export const STORED_SHARE_ROW = {
  id: text(),
  owner: text(),
  country: text<CountryCode>(),
  kind: text<ShareKind>(),
  title: text(),
  path: text(),
  /** JSON */
  about: text(),
  edition: text(),
  /** yyyymm */
  figuresTo: orNull(integer()),
  /** JSON of AdvertisedBy; null where the maker is no agent */
  lines: orNull(text()),
  passwordHash: orNull(text()),
  createdAt: integer(),
  expiresAt: integer(),
  revokedAt: orNull(integer()),
  openedAt: orNull(integer()),
}
export type StoredShare = RowOf<typeof STORED_SHARE_ROW>

export const SHARE_COLUMNS = selectList(STORED_SHARE_ROW, 'share')

export const SHARE_STATES = ['live', 'expired', 'revoked'] as const
export type ShareState = (typeof SHARE_STATES)[number]

/** Product §8.4. */
export const shareState = ({ revokedAt, expiresAt }: Pick<StoredShare, 'revokedAt' | 'expiresAt'>, now: number): ShareState =>
  revokedAt !== null ? 'revoked' : expiresAt <= now ? 'expired' : 'live'

export const linesOf = ({ lines }: Pick<StoredShare, 'lines'>): AdvertisedBy | null => (lines === null ? null : JSON.parse(lines))

export const readShare = (trade: Statements, id: string): Promise<StoredShare | null> =>
  trade.first(STORED_SHARE_ROW, `select ${SHARE_COLUMNS} from share where id = ?`, id)
