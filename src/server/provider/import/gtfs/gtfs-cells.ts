import { ISO_DAY } from '#lib/iso-day.ts'
import { type Cell, RowError, required } from '../row-error.ts'

/** No service day of a city lasts that long: a time from here on is a mistake of the feed. */
const SERVICE_DAY_HOURS = 30

/** A time of the service day in seconds, "7:05:00" or "25:10:00"; null where the cell is empty. */
export function timeCell(cell: Cell, column: string): number | null {
  const text = cell(column).trim()
  if (text === '') return null
  const match = /^(\d{1,3}):([0-5]\d):([0-5]\d)$/.exec(text)
  if (!match) throw new RowError(column, 'is not a time')
  const hours = Number(match[1])
  if (hours >= SERVICE_DAY_HOURS) throw new RowError(column, `is ${SERVICE_DAY_HOURS} hours or more after midnight`)
  return hours * 3_600 + Number(match[2]) * 60 + Number(match[3])
}

/** "20260105" as "2026-01-05" */
export function dayCell(cell: Cell, column: string): string {
  const match = /^(\d{4})(\d{2})(\d{2})$/.exec(required(cell, column))
  const day = match ? `${match[1]}-${match[2]}-${match[3]}` : ''
  if (!ISO_DAY.test(day) || new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10) !== day) throw new RowError(column, 'is not a day')
  return day
}

/** Words of the feed. The mark for letters that could not be read refuses the row. */
export function wordsCell(cell: Cell, column: string): string {
  const text = cell(column).trim().replace(/\s+/g, ' ')
  if (text.includes('\uFFFD')) throw new RowError(column, 'is not UTF-8')
  return text
}

/** One of a few digits; `missing` where the cell is empty. */
export function digitCell(cell: Cell, column: string, largest: number, missing: number): number {
  const text = cell(column).trim()
  if (text === '') return missing
  const value = /^\d$/.test(text) ? Number(text) : largest + 1
  if (value > largest) throw new RowError(column, 'is not a known value')
  return value
}
