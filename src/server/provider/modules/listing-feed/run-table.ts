import Papa from 'papaparse'
import type { FeedOmission, FeedRejection } from './feed-run.ts'
import { FORMULA_CELL } from './formula-cell.ts'

/** What was not taken of a file, and what was left out of records that were, as a table for spreadsheets: cells that begin like a formula are made harmless. */
export function runTable(rejections: readonly FeedRejection[], omissions: readonly FeedOmission[]): string {
  const rows = [
    ...rejections.map(({ row, sourceKey, code, detail }) => ({ row, cells: [row, sourceKey, 'no', code, detail] })),
    ...omissions.map(({ row, sourceKey, code, detail }) => ({ row, cells: [row, sourceKey, 'yes, without this', code, detail] })),
  ].toSorted((a, b) => a.row - b.row)
  const data = rows.map(({ cells }) => cells)
  return `\ufeff${Papa.unparse({ fields: ['row', 'listing', 'taken', 'code', 'reason'], data }, { escapeFormulae: FORMULA_CELL })}\r\n`
}
