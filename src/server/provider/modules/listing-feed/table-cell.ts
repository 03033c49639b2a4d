import { LOST_REASONS, lostCell, soleMeaning } from '#market/spreadsheet/spreadsheet-cells.ts'
import { dayMeanings } from '#market/spreadsheet/spreadsheet-days.ts'
import { numberMeanings } from '#market/spreadsheet/spreadsheet-numbers.ts'
import { postalCodeOfCell } from '#market/spreadsheet/spreadsheet-postal-code.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { RecordFault } from './feed-fault.ts'

/** No home is smaller, in any unit that is usual. */
const LIVING_AREA_MIN = 5
const DAY_MINUTES = 1_440

/** A cell by its column: as the format writes it, or what has to be asked. */
interface TableCell {
  name: string
  text: string
  /** "C17" */
  place: string
  country: CountryCode | null
}

function asked(code: 'wrong-type' | 'not-a-time' | 'broken', { name, place, text }: TableCell, reason: string): RecordFault {
  const fault = new RecordFault(code, name, `cell ${place} ${reason}`)
  fault.given = text.slice(0, 60)
  return fault
}

function numberCell(cell: TableCell, holds: 'number' | 'money', min: number): string | RecordFault {
  const meanings = numberMeanings(cell.text, holds)
  const possible = [...new Set(Object.values(meanings))].filter((value) => value >= min)
  if (possible.length > 1) return asked('wrong-type', cell, `may mean ${possible.join(' or ')}; write it without a sign between thousands`)
  // what is no number is told by the field's own reader
  return String(possible[0] ?? soleMeaning(meanings) ?? cell.text)
}

function dayCell(cell: TableCell): string | RecordFault {
  const meanings = dayMeanings(cell.text)
  const { DMY, MDY } = meanings
  const sole = soleMeaning(meanings)
  if (sole === undefined && DMY !== undefined) return asked('not-a-time', cell, `may mean ${DMY} or ${MDY}; write the year first`)
  return sole ?? cell.text
}

/** A moment as the format writes it, of a sheet's day and time, or of the count of days that a sheet keeps. */
function momentCell(cell: TableCell): string | RecordFault {
  const text = cell.text.trim()
  if (/^\d{4}-\d\d-\d\d/.test(text)) return text
  const day = dayCell(cell)
  if (typeof day !== 'string' || day === cell.text) return day
  const share = Number(`0.${/^\d{5}[.,](\d+)$/.exec(text)?.[1] ?? 0}`)
  const [, hours = '0', minutes = '0', seconds = '0', half = ''] =
    /(\d{1,2})[:.](\d\d)(?:[:.](\d\d))?(?:\.\d+)? ?([ap]\.?m\.?)?[^\d]*$/i.exec(text.includes(':') ? text : '') ?? []
  const zone = /(?:[+-]\d\d:?\d\d|Z)$/.exec(text)?.[0] ?? 'Z'
  const hour = half === '' ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0)
  const minute = share === 0 ? hour * 60 + Number(minutes) : Math.min(DAY_MINUTES - 1, Math.round(share * DAY_MINUTES))
  const two = (value: number) => String(value).padStart(2, '0')
  return `${day}T${two(Math.floor(minute / 60))}:${two(minute % 60)}:${two(share === 0 ? Number(seconds) : 0)}${zone}`
}

const CELLS: Readonly<Record<string, { holds: 'number' | 'day'; read(cell: TableCell): string | RecordFault }>> = {
  ListPrice: { holds: 'number', read: (cell) => numberCell(cell, 'money', Number.NEGATIVE_INFINITY) },
  LivingArea: { holds: 'number', read: (cell) => numberCell(cell, 'number', LIVING_AREA_MIN) },
  LotSizeArea: { holds: 'number', read: (cell) => numberCell(cell, 'number', Number.NEGATIVE_INFINITY) },
  ModificationTimestamp: { holds: 'day', read: momentCell },
  AvailabilityDate: { holds: 'day', read: dayCell },
}

/**
 * What a cell of a table says, in the words of the format. A cell that may mean two things, or that a spreadsheet spoilt, is a fault that names it: each row is read before the next
 * is there, so other rows decide nothing.
 */
export function tableCell(cell: TableCell): string | RecordFault {
  const { name, text, country } = cell
  if (text.trim() === '') return text
  const kind = Object.hasOwn(CELLS, name) ? CELLS[name] : undefined
  const lost = lostCell(text, kind?.holds ?? 'text')
  if (lost !== null) return asked('broken', cell, LOST_REASONS[lost])
  if (name === 'PostalCode' && country !== null) return postalCodeOfCell(text, country)
  return kind?.read(cell) ?? text
}
