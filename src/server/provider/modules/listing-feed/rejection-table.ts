import Papa from 'papaparse'
import type { FeedRejection } from './feed-run.ts'
import { FORMULA_CELL } from './formula-cell.ts'

/** What was not taken of a file, as a table for spreadsheets: cells that begin like a formula are made harmless. */
export const rejectionTable = (rejections: readonly FeedRejection[]): string =>
  `\ufeff${Papa.unparse(
    {
      fields: ['row', 'listing', 'code', 'reason'],
      data: rejections.map(({ row, sourceKey, code, detail }) => [row, sourceKey, code, detail]),
    },
    { escapeFormulae: FORMULA_CELL },
  )}\r\n`
