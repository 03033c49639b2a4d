import { LABEL_SHEETS_KEPT_MAX } from '#graphql/label-kinds.ts'
import type { Statements } from '../../db/client.ts'
import type { Page } from '../../paging.ts'
import type { LabelSheetRow } from './label-row.ts'

const COLUMNS = 'id, country, title, print, count, left_out as leftOut, created_at as createdAt'

/** A sheet with its homes as JSON. */
export interface SheetWithHomes extends LabelSheetRow {
  homes: string
}

export const listSheets = (trade: Statements, owner: string, { first, offset }: Page): Promise<LabelSheetRow[]> =>
  trade.all<LabelSheetRow>(
    `select ${COLUMNS} from label_sheet where owner = ? order by created_at desc, id limit ? offset ?`,
    ...[owner, first + 1, offset],
  )

export const countSheets = async (trade: Statements, owner: string): Promise<number> =>
  (await trade.first<{ n: number }>('select count(*) as n from label_sheet where owner = ?', owner))?.n ?? 0

export const readSheet = (trade: Statements, owner: string, by: { id: string } | { key: string }): Promise<SheetWithHomes | null> =>
  trade.first<SheetWithHomes>(
    `select ${COLUMNS}, homes from label_sheet where owner = ? and ${'id' in by ? 'id' : 'key'} = ?`,
    ...[owner, 'id' in by ? by.id : by.key],
  )

/** Keeps a sheet once for its key, unless its maker has too many. */
export const keepSheet = (trade: Statements, { owner, key, ...sheet }: SheetWithHomes & { owner: string; key: string }): Promise<unknown> =>
  trade.all(
    `insert or ignore into label_sheet (id, key, owner, country, title, print, homes, count, left_out, created_at)
      select ?, ?, ?, ?, ?, ?, ?, ?, ?, ? where (select count(*) from label_sheet where owner = ?) < ${LABEL_SHEETS_KEPT_MAX}`,
    ...[sheet.id, key, owner, sheet.country, sheet.title, sheet.print, sheet.homes, sheet.count, sheet.leftOut, sheet.createdAt, owner],
  )

/** The same sheet once more, under another id and the present moment. */
export const copySheet = (
  trade: Statements,
  owner: string,
  copy: { from: string; id: string; key: string; now: number },
): Promise<unknown> =>
  trade.all(
    `insert or ignore into label_sheet (id, key, owner, country, title, print, homes, count, left_out, created_at)
      select ?, ?, owner, country, title, print, homes, count, left_out, ? from label_sheet
      where owner = ? and id = ? and (select count(*) from label_sheet where owner = ?) < ${LABEL_SHEETS_KEPT_MAX}`,
    ...[copy.id, copy.key, copy.now, owner, copy.from, owner],
  )

export const deleteSheet = (trade: Statements, owner: string, id: string): Promise<unknown> =>
  trade.all('delete from label_sheet where owner = ? and id = ?', owner, id)
