import { LABEL_SHEETS_KEPT_MAX } from '#graphql/label-kinds.ts'
import type { Statements } from '../../db/client.ts'
import { integer, pick, type RowOf, selectList } from '../../db/column-table.ts'
import { LABEL_SHEET } from '../../db/trade/agent-tool-tables.ts'
import type { Page } from '../../paging.ts'
import type { LabelSheetRow } from './label-row.ts'
import { LABEL_SHEET_ROW } from './label-row.ts'

const COLUMNS = selectList(LABEL_SHEET_ROW)

/** A sheet with its homes as JSON. */
const SHEET_WITH_HOMES_ROW = { ...LABEL_SHEET_ROW, ...pick(LABEL_SHEET, 'homes') }
export type SheetWithHomes = RowOf<typeof SHEET_WITH_HOMES_ROW>

export const listSheets = (trade: Statements, owner: string, { first, offset }: Page): Promise<LabelSheetRow[]> =>
  trade.all(
    LABEL_SHEET_ROW,
    `select ${COLUMNS} from label_sheet where owner = ? order by created_at desc, id limit ? offset ?`,
    owner,
    first + 1,
    offset,
  )

export const countSheets = async (trade: Statements, owner: string): Promise<number> =>
  (await trade.first({ n: integer() }, 'select count(*) as n from label_sheet where owner = ?', owner))?.n ?? 0

export const readSheet = (trade: Statements, owner: string, by: { id: string } | { key: string }): Promise<SheetWithHomes | null> =>
  trade.first(
    SHEET_WITH_HOMES_ROW,
    `select ${COLUMNS}, homes from label_sheet where owner = ? and ${'id' in by ? 'id' : 'key'} = ?`,
    owner,
    'id' in by ? by.id : by.key,
  )

/** Keeps a sheet once for its key, unless its maker has too many. */
export const keepSheet = (trade: Statements, { owner, key, ...sheet }: SheetWithHomes & { owner: string; key: string }): Promise<unknown> =>
  trade.run(
    `insert or ignore into label_sheet (id, key, owner, country, title, print, homes, count, left_out, created_at)
      select ?, ?, ?, ?, ?, ?, ?, ?, ?, ? where (select count(*) from label_sheet where owner = ?) < ${LABEL_SHEETS_KEPT_MAX}`,
    sheet.id,
    key,
    owner,
    sheet.country,
    sheet.title,
    sheet.print,
    sheet.homes,
    sheet.count,
    sheet.leftOut,
    sheet.createdAt,
    owner,
  )

/** The same sheet once more, under another id and the present moment. */
export const copySheet = (
  trade: Statements,
  owner: string,
  copy: { from: string; id: string; key: string; now: number },
): Promise<unknown> =>
  trade.run(
    `insert or ignore into label_sheet (id, key, owner, country, title, print, homes, count, left_out, created_at)
      select ?, ?, owner, country, title, print, homes, count, left_out, ? from label_sheet
      where owner = ? and id = ? and (select count(*) from label_sheet where owner = ?) < ${LABEL_SHEETS_KEPT_MAX}`,
    copy.id,
    copy.key,
    copy.now,
    owner,
    copy.from,
    owner,
  )

/** Null where the owner has no such sheet. */
export const deleteSheet = (trade: Statements, owner: string, id: string): Promise<{ id: string } | null> =>
  trade.first(pick(LABEL_SHEET, 'id'), 'delete from label_sheet where owner = ? and id = ? returning id', owner, id)
