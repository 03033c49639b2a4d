import { parse } from 'papaparse'
import { LABEL_PART_MAX_CHARS, LABELS_MAX } from '#graphql/label-kinds.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { type AgentCountry, agentCountry } from '../agent-country.ts'
import type { LabelAddress } from './address-lines.ts'

/** A table of 5,000 addresses has well under a megabyte. */
export const ADDRESS_FILE_MAX_BYTES = 5_000_000

export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'gb18030', 'big5', 'windows-1252'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** What spreadsheets of the country write when it is not Unicode. */
const LEGACY = { SG: 'gb18030', MY: 'windows-1252', HK: 'big5', AU: 'windows-1252' } as const satisfies Record<AgentCountry, Encoding>

export type AddressFileFault = 'file-large' | 'file-empty' | 'file-no-text' | 'file-no-rows' | 'file-many'

/** The encoding of a file by its first bytes, and where these say nothing by whether all of it is UTF-8. */
export function encodingOf(bytes: Uint8Array, country: CountryCode): Encoding {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return LEGACY[agentCountry(country)]
  }
}

export interface AddressTable {
  /** the names of the columns as the first row has them; an empty one is its number */
  columns: string[]
  rows: string[][]
}

/** A table out of a file's bytes, RFC 4180 with any of the usual separators. */
export function readTable(
  bytes: Uint8Array,
  encoding: Encoding,
): { ok: true; table: AddressTable } | { ok: false; fault: AddressFileFault } {
  if (bytes.length === 0) return { ok: false, fault: 'file-empty' }
  if (bytes.length > ADDRESS_FILE_MAX_BYTES) return { ok: false, fault: 'file-large' }
  const text = new TextDecoder(encoding).decode(bytes)
  if (text.includes('\u0000')) return { ok: false, fault: 'file-no-text' }
  const { data } = parse<string[]>(text, { skipEmptyLines: 'greedy', preview: LABELS_MAX + 2 })
  const [head, ...rows] = data
  if (!head || rows.length === 0) return { ok: false, fault: 'file-no-rows' }
  if (rows.length > LABELS_MAX) return { ok: false, fault: 'file-many' }
  return { ok: true, table: { columns: head.map((name, at) => name.trim() || String(at + 1)), rows } }
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

/** The columns whose names say what they hold; each at most once. */
export function guessColumns(columns: readonly string[]): ColumnMap {
  const taken = new Set<number>()
  const map = { name: null, unit: null, building: null, street: null, locality: null, postalCode: null } as ColumnMap
  for (const part of MAPPED_PARTS) {
    const at = columns.findIndex((name, column) => !taken.has(column) && GUESSES[part].test(name.trim()))
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
  /** the numbers of rows, the heading being 1, that hold neither a street nor a building */
  without: number[]
  /** cells that were longer than a part may be */
  shortened: number
}

/** The homes of a table. A row needs a street or a building. */
export function homesOfTable({ rows }: AddressTable, map: ColumnMap): TableHomes {
  const read: TableHomes = { homes: [], without: [], shortened: 0 }
  for (const [at, row] of rows.entries()) {
    const cell = (part: MappedPart) => (map[part] === null ? undefined : row[map[part]])
    const home: FileHome = {
      name: cleanPart(cell('name')),
      unit: cleanPart(cell('unit')),
      building: cleanPart(cell('building')),
      street: cleanPart(cell('street')),
      locality: cleanPart(cell('locality')),
      postalCode: cleanPart(cell('postalCode')),
    }
    if (home.street === '' && home.building === '') {
      read.without.push(at + 2)
      continue
    }
    read.shortened += MAPPED_PARTS.filter((part) => Array.from((cell(part) ?? '').trim()).length > LABEL_PART_MAX_CHARS).length
    read.homes.push(home)
  }
  return read
}
