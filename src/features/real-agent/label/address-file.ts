import { LABEL_PART_MAX_CHARS, LABELS_MAX } from '#graphql/label-kinds.ts'
import { lostCell } from '#market/spreadsheet/spreadsheet-cells.ts'
import { postalCodeOfCell } from '#market/spreadsheet/spreadsheet-postal-code.ts'
import { cellName, columnLetters, headKey, type SpreadsheetRow, spreadsheetRowsOf } from '#market/spreadsheet/spreadsheet-rows.ts'
import { type EncodingAsked, type SpreadsheetEncoding, spreadsheetText } from '#market/spreadsheet/spreadsheet-text.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { LabelAddress } from './address-lines.ts'

/** A table of 5,000 addresses has well under a megabyte. */
export const ADDRESS_FILE_MAX_BYTES = 5_000_000

export type AddressFileFault =
  | 'file-large'
  | 'file-empty'
  | 'file-no-text'
  | 'file-no-rows'
  | 'file-many'
  | 'file-quote'
  | 'file-wide'
  | 'file-separator'

export interface AddressTable {
  /** the names of the columns as the first row has them; an empty one is its number */
  columns: string[]
  rows: Pick<SpreadsheetRow, 'row' | 'cells'>[]
}

export type ReadTable =
  | { ok: true; table: AddressTable; encoding: SpreadsheetEncoding }
  /** `place`: the row or the cell that is wrong, '' where it is all of the file */
  | { ok: false; fault: AddressFileFault; place: string }
  | { ok: false; asked: EncodingAsked }

const FAULT_OF_ROW = { quote: 'file-quote', unclosed: 'file-quote', long: 'file-quote', separator: 'file-separator' } as const

/** A table out of a file's bytes, as spreadsheets write it. `said` is the encoding that its agent chose, null: none. */
export function readTable(bytes: Uint8Array, said: SpreadsheetEncoding | null): ReadTable {
  const refused = (fault: AddressFileFault, place = '') => ({ ok: false, fault, place }) as const
  if (bytes.length > ADDRESS_FILE_MAX_BYTES) return refused('file-large')
  const read = spreadsheetText(bytes, said)
  if ('asked' in read) return { ok: false, asked: read.asked }
  if ('fault' in read) return refused(`file-${read.fault}`)
  const all = spreadsheetRowsOf(read.text)
  const broken = all.find(({ fault }) => fault !== null)
  if (broken?.fault) return refused(FAULT_OF_ROW[broken.fault], String(broken.row))
  const [head, ...rows] = all
  if (!head || rows.length === 0) return refused('file-no-rows')
  if (rows.length > LABELS_MAX) return refused('file-many')
  while (head.cells.at(-1)?.trim() === '') head.cells.pop()
  const columns = head.cells.map((name, at) => name.trim() || String(at + 1))
  for (const { row, cells } of rows) {
    const over = cells.findIndex((cell, at) => at >= columns.length && cell.trim() !== '')
    if (over >= 0) return refused('file-wide', cellName(row, over))
  }
  return { ok: true, table: { columns, rows }, encoding: read.encoding }
}

const isDoubled = (columns: readonly string[], name: string): boolean =>
  columns.filter((other) => headKey(other) === headKey(name)).length > 1

/** What a column is called where one is chosen; of two with one name each has its letter. */
export const columnLabel = (columns: readonly string[], at: number): string => {
  const name = columns[at] ?? ''
  return isDoubled(columns, name) ? `${name.slice(0, 60)} (${columnLetters(at)})` : name.slice(0, 60)
}

export const ADDRESS_PARTS = ['unit', 'building', 'street', 'locality', 'postalCode'] as const satisfies readonly (keyof LabelAddress)[]
export const MAPPED_PARTS = ['name', ...ADDRESS_PARTS] as const
export type MappedPart = (typeof MAPPED_PARTS)[number]

/** Which column holds which part; null: none does. */
export type ColumnMap = Record<MappedPart, number | null>

const GUESSES: Record<MappedPart, RegExp> = {
  name: /^(name|addressee|recipient|salutation|owner|姓名|收件人|收信人|nama)/i,
  unit: /^(unit|flat|apt|apartment|door|單位|单位|室|no\.? unit)/i,
  building: /^(building|project|condo|estate|block name|tower|大廈|大厦|樓盤|楼盘|bangunan)/i,
  street: /^(street|address|road|jalan|街|路|地址|alamat)/i,
  locality: /^(locality|suburb|town|city|district|area|state|地區|地区|區|区|bandar|daerah)/i,
  postalCode: /^(post(al)?[ _-]?code|postcode|zip|邮编|郵編|邮政编码|poskod)/i,
}

/** The columns whose names say what they hold; each at most once. Of two with one name nobody can say which is meant. */
export function guessColumns(columns: readonly string[]): ColumnMap {
  const taken = new Set<number>()
  const map = { name: null, unit: null, building: null, street: null, locality: null, postalCode: null } as ColumnMap
  for (const part of MAPPED_PARTS) {
    const at = columns.findIndex((name, column) => !taken.has(column) && !isDoubled(columns, name) && GUESSES[part].test(name.trim()))
    if (at < 0) continue
    map[part] = at
    taken.add(at)
  }
  return map
}

/** Characters that move or hide others would print a label as something that nobody read. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]+/gu

/** A cell as one printable line of at most as many characters as a part may have. A formula is a text here, nothing runs it. */
export const cleanPart = (cell: string | undefined): string =>
  Array.from((cell ?? '').normalize('NFC').replace(UNPRINTABLE, ' ').replaceAll(/\s+/g, ' ').trim())
    .slice(0, LABEL_PART_MAX_CHARS)
    .join('')

export interface FileHome extends LabelAddress {
  /** who is written to; '' where the file names nobody */
  name: string
}

export interface TableHomes {
  homes: FileHome[]
  /** the rows, as a spreadsheet numbers them, that hold neither a street nor a building */
  without: number[]
  /** cells that the spreadsheet spoilt ("5-Dec" of 05-12, "#REF!"), "C17"; their rows are left out */
  spoilt: { place: string; text: string }[]
  /** cells that were longer than a part may be */
  shortened: number
}

/** The homes of a table. A row needs a street or a building; a postal code of the country gets the nought back that a spreadsheet took. */
export function homesOfTable({ rows }: AddressTable, map: ColumnMap, country: CountryCode): TableHomes {
  const read: TableHomes = { homes: [], without: [], spoilt: [], shortened: 0 }
  for (const { row, cells } of rows) {
    const cell = (part: MappedPart) => (map[part] === null ? undefined : cells[map[part]])
    const spoilt = MAPPED_PARTS.flatMap((part) => {
      const text = cell(part) ?? ''
      return map[part] === null || lostCell(text, 'text') === null ? [] : [{ place: cellName(row, map[part]), text: text.trim() }]
    })
    const home: FileHome = {
      name: cleanPart(cell('name')),
      unit: cleanPart(cell('unit')),
      building: cleanPart(cell('building')),
      street: cleanPart(cell('street')),
      locality: cleanPart(cell('locality')),
      postalCode: postalCodeOfCell(cleanPart(cell('postalCode')), country),
    }
    if (spoilt.length > 0) read.spoilt.push(...spoilt)
    else if (home.street === '' && home.building === '') read.without.push(row)
    else {
      read.shortened += MAPPED_PARTS.filter((part) => Array.from((cell(part) ?? '').trim()).length > LABEL_PART_MAX_CHARS).length
      read.homes.push(home)
    }
  }
  return read
}
