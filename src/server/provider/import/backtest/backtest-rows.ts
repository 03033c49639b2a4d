import { basename } from 'node:path'
import type { Progress } from '../../build/progress.ts'
import { type CsvRow, csvRows } from '../csv-rows.ts'
import { ImportRefused, readHead } from '../input-file.ts'
import { type Cell, RowError } from '../row-error.ts'

/** A file with more unreadable rows than this is refused as being of another format. */
const REJECTED_SHARE_MAX = 0.2
const REASONS_SHOWN = 3

/**
 * Streams the rows of a CSV file, packed or not, to `take`. Rows that throw a {@link RowError} are left out and counted; the file is refused when
 * a column is missing, when it has no rows, or when too many of them are unreadable. Returns messages about what was left out.
 */
export async function eachBacktestRow(
  path: string,
  columns: readonly string[],
  progress: Progress,
  take: (cell: Cell, row: CsvRow) => void,
): Promise<string[]> {
  const name = basename(path)
  const head = await readHead(path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === undefined
      ? error
      : new ImportRefused(`${path}: ${error.code === 'ENOENT' ? 'there is no such file' : error.message}`)
  })
  const missing = columns.filter((column) => !head.columns.includes(column))
  if (missing.length > 0) throw new ImportRefused(`${name}: has no column ${missing.map((column) => `"${column}"`).join(', ')}`)
  const reasons = new Map<string, number>()
  let rows = 0
  for await (const row of csvRows(path, progress)) {
    rows++
    try {
      take(row.cell, row)
    } catch (error) {
      if (!(error instanceof RowError)) throw error
      const reason = `${error.column} ${error.message}`
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
    }
  }
  if (rows === 0) throw new ImportRefused(`${name}: has no rows`)
  const counts = [...reasons].sort((a, b) => b[1] - a[1])
  const rejected = counts.reduce((sum, [, count]) => sum + count, 0)
  const lines = counts.slice(0, REASONS_SHOWN).map(([reason, count]) => `${count} × ${name}: ${reason}`)
  if (rejected > rows * REJECTED_SHARE_MAX)
    throw new ImportRefused(`${name}: ${rejected} of ${rows} rows cannot be read (${lines.join('; ')})`)
  return lines
}
