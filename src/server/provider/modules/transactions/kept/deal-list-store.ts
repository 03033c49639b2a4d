import { randomInt } from 'node:crypto'
import { DEAL_LISTS_MAX } from '#graphql/deal-kinds.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { Statements } from '../../../db/client.ts'
import { pick, type RowOf, selectList } from '../../../db/column-table.ts'
import { DEAL_LIST } from '../../../db/trade/agent-tool-tables.ts'
import type { AdvertisedBy } from '../../listing/listing-row.ts'

/** A kept list; times in unix seconds. */
const DEAL_LIST_ROW = {
  ...pick(DEAL_LIST, 'code', 'owner', 'country', 'name', 'search'),
  /** JSON of DealFilter */
  filter: DEAL_LIST.columns.filter,
  ...pick(DEAL_LIST, 'hasAlert', 'sharedAt'),
  /** JSON of AdvertisedBy */
  lines: DEAL_LIST.columns.lines,
  ...pick(DEAL_LIST, 'createdAt'),
}
export type DealListRow = RowOf<typeof DEAL_LIST_ROW>

const COLUMNS = selectList(DEAL_LIST_ROW)

/** Letters and digits that are not taken for each other. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'
const CODE_CHARS = 12
const newCode = (): string => Array.from({ length: CODE_CHARS }, () => SIGNS[randomInt(SIGNS.length)]).join('')

export const listDealLists = (trade: Statements, owner: string, country: CountryCode): Promise<DealListRow[]> =>
  trade.all(
    DEAL_LIST_ROW,
    `select ${COLUMNS} from deal_list where owner = ? and country = ? order by created_at desc, code limit ${DEAL_LISTS_MAX}`,
    owner,
    country,
  )

export const dealListOfCode = (trade: Statements, code: string): Promise<DealListRow | null> =>
  trade.first(DEAL_LIST_ROW, `select ${COLUMNS} from deal_list where code = ?`, code)

export interface NewDealList extends Pick<DealListRow, 'owner' | 'country' | 'name' | 'search' | 'filter'> {
  now: number
}

/** Keeps a list, the same address once under its newest name; null where there are too many. */
export const keepDealList = (trade: Statements, { owner, country, name, search, filter, now }: NewDealList): Promise<DealListRow | null> =>
  trade.first(
    DEAL_LIST_ROW,
    `insert into deal_list (code, owner, country, name, search, filter, created_at) select ?1, ?2, ?3, ?4, ?5, ?6, ?7
    where (select count(*) from deal_list where owner = ?2) < ${DEAL_LISTS_MAX}
      or exists (select 1 from deal_list where owner = ?2 and country = ?3 and search = ?5)
    on conflict (owner, country, search) do update set name = excluded.name returning ${COLUMNS}`,
    newCode(),
    owner,
    country,
    name,
    search,
    filter,
    now,
  )

type Own = Pick<DealListRow, 'code' | 'owner'>

export const renameDealList = (trade: Statements, { code, owner }: Own, name: string): Promise<DealListRow | null> =>
  trade.first(DEAL_LIST_ROW, `update deal_list set name = ? where code = ? and owner = ? returning ${COLUMNS}`, name, code, owner)

/** With news from the edition on that has been counted, or from the next one on. */
export const alertDealList = (trade: Statements, { code, owner }: Own, seen: { n: number; edition: string } | null) =>
  trade.first(
    DEAL_LIST_ROW,
    `update deal_list set has_alert = ?, seen = ?, seen_edition = ? where code = ? and owner = ? returning ${COLUMNS}`,
    seen ? 1 : 0,
    seen?.n ?? null,
    seen?.edition ?? null,
    code,
    owner,
  )

export const shareDealList = (trade: Statements, { code, owner }: Own, shared: { at: number; lines: AdvertisedBy | null } | null) =>
  trade.first(
    DEAL_LIST_ROW,
    `update deal_list set shared_at = ?, lines = ? where code = ? and owner = ? returning ${COLUMNS}`,
    shared?.at ?? null,
    shared?.lines ? JSON.stringify(shared.lines) : null,
    code,
    owner,
  )

/** Null where the owner has no such list. */
export const removeDealList = (trade: Statements, { code, owner }: Own): Promise<Pick<DealListRow, 'code'> | null> =>
  trade.first(pick(DEAL_LIST, 'code'), 'delete from deal_list where code = ? and owner = ? returning code', code, owner)
