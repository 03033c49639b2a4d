import { COPIES_PER_DAY } from '#graphql/copy-kinds.ts'
import type { LocaleCode } from '#market/locale-tags.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { SqlValue, Statements } from '../../db/client.ts'
import { integer, orNull, pick, type RowOf, selectList } from '../../db/column-table.ts'
import { DATA_COPY, DATA_COPY_FILE, DATA_COPY_PART } from '../../db/trade/copy-tables.ts'

const DAY = 86_400

/** Times are unix seconds. */
export const COPY_ROW = pick(
  DATA_COPY,
  ...(['id', 'owner', 'source', 'country', 'locale', 'siteOrigin', 'state', 'tries', 'partsId', 'askedAt', 'settledAt', 'endsAt'] as const),
)
export type CopyRow = RowOf<typeof COPY_ROW>
export const COPY_COLUMNS = selectList(COPY_ROW)

export const COPY_FILE_ROW = pick(DATA_COPY_FILE, 'position', 'path', 'kind', 'format', 'firstKey', 'part', 'records', 'bytes', 'sha256')
export type CopyFileRow = RowOf<typeof COPY_FILE_ROW>
export const COPY_FILE_COLUMNS = selectList(COPY_FILE_ROW)

const PART_ROW = { ...pick(DATA_COPY_PART, 'number', 'bytes', 'sha256') }
export type CopyPartRow = RowOf<typeof PART_ROW>

/** The name of a part in the store. */
export const copyPartKey = (id: string, part: number): string => `copies/${id}/${part}.zip`

export interface AskedCopy {
  id: string
  owner: string
  source: string | null
  country: CountryCode
  locale: LocaleCode
  siteOrigin: string
  now: number
}

/** Begins a copy, where the person has none of the same being made and has not had too many of it today. True when it was begun. */
export async function beginCopy(trade: Statements, { id, owner, source, country, locale, siteOrigin, now }: AskedCopy): Promise<boolean> {
  const rows = await trade.all(
    {},
    `insert into data_copy (id, owner, source, country, locale, site_origin, state, asked_at) select ?1, ?2, ?3, ?4, ?5, ?6, 'waiting', ?7
    where not exists (select 1 from data_copy where owner = ?2 and source is ?3 and state in ('waiting', 'making'))
      and (select count(*) from data_copy where owner = ?2 and source is ?3 and asked_at > ?7 - ${DAY}) < ${COPIES_PER_DAY} returning id`,
    id,
    owner,
    source,
    country,
    locale,
    siteOrigin,
    now,
  )
  return rows.length > 0
}

/** Copies by what `where` says of `data_copy`, the newest first. */
export const readCopies = (trade: Statements, where: string, ...parameters: SqlValue[]): Promise<CopyRow[]> =>
  trade.all(COPY_ROW, `select ${COPY_COLUMNS} from data_copy where ${where} order by asked_at desc, id limit 20`, ...parameters)

export const partsOfCopy = (trade: Statements, id: string): Promise<CopyPartRow[]> =>
  trade.all(PART_ROW, `select ${selectList(PART_ROW)} from data_copy_part where copy_id = ? order by number`, id)

const PROGRESS_ROW = { files: integer(), done: orNull(integer()), missing: orNull(integer()) }

/** How many files a copy has, are packed, and were not found when they were to be. */
export const progressOfCopy = async (trade: Statements, id: string): Promise<RowOf<typeof PROGRESS_ROW>> =>
  (await trade.first(
    PROGRESS_ROW,
    'select count(*) as files, sum(part is not null) as done, sum(part is not null and sha_256 is null) as missing from data_copy_file where copy_id = ?',
    id,
  )) ?? { files: 0, done: 0, missing: 0 }
