import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import Papa from 'papaparse'

export type Row = Readonly<Record<string, string>>

/** All files of a folder and of the folders in it, in the order of their names. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder)
    .sort()
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? filesIn(path) : [path]))

/** The text of a file, unpacked. */
export function textIn(path: string): string {
  const bytes = readFileSync(path)
  const plain = path.endsWith('.gz') ? gunzipSync(bytes) : bytes
  return (plain[0] === 0xff && plain[1] === 0xfe ? plain.toString('utf16le') : plain.toString('utf8')).replace(/^\uFEFF/, '')
}

export interface Table {
  path: string
  text: string
  columns: readonly string[]
}

/** The tables of a folder with the names of their columns. */
export const tablesIn = (folder: string): Table[] =>
  filesIn(folder)
    .filter((path) => /\.(csv|txt|tsv)(\.gz)?$/i.test(path))
    .map((path) => {
      const text = textIn(path)
      return { path, text, columns: (Papa.parse<string[]>(text, { preview: 1 }).data[0] ?? []).map((name) => name.trim()) }
    })

/** The tables that have all of these columns. */
export const tablesWith = (tables: readonly Table[], ...columns: string[]): Table[] =>
  tables.filter((table) => columns.every((name) => table.columns.includes(name)))

/** The names of columns; the second of one name is "Unit 2". */
const columnsOf = (names: readonly string[]): string[] => {
  const plain = names.map((name) => name.trim())
  return plain.map((name, at) => (plain.indexOf(name) === at ? name : `${name} 2`))
}

/** Hands over the rows of a table that have as many cells as it has columns. */
export function eachRow({ text }: Table, take: (row: Row) => void): void {
  let columns: string[] | null = null
  Papa.parse<string[]>(text, {
    skipEmptyLines: true,
    step: ({ data }) => {
      if (columns === null) columns = columnsOf(data)
      else if (data.length === columns.length) take(Object.fromEntries(columns.map((name, at) => [name, (data[at] ?? '').trim()])))
    },
  })
}

/** A number with or without thousands separators; NaN where the text is none. */
export const numberIn = (text: string | undefined): number =>
  text === undefined || text === '' ? Number.NaN : Number(text.replaceAll(',', ''))
