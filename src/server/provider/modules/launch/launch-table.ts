import { LOST_REASONS, lostCell, type Meanings, mannerOf } from '#market/spreadsheet/spreadsheet-cells.ts'
import { DAY_ORDERS, type DayOrder, dayMeanings, monthMeanings } from '#market/spreadsheet/spreadsheet-days.ts'
import { DECIMAL_MARKS, type DecimalMark, numberMeanings } from '#market/spreadsheet/spreadsheet-numbers.ts'
import {
  cellName,
  columnLetters,
  headKey,
  type SpreadsheetRow,
  type SpreadsheetRowFault,
  spreadsheetRowsOf,
} from '#market/spreadsheet/spreadsheet-rows.ts'
import type { LaunchFault } from './take-launches.ts'

type Holds = 'text' | 'day' | 'month' | 'money' | 'number'

/** The columns of a table of launches: what each holds, and what sheets of the product's languages may call it beside its name. */
const COLUMNS = {
  country: { holds: 'text', words: ['国家', '國家', 'negara'] },
  project_type: { holds: 'text', words: [] },
  project_slug: { holds: 'text', words: [] },
  name: { holds: 'text', words: ['project name', '项目名称', '項目名稱', '名称', '名稱', 'nama', 'nama projek'] },
  developer: { holds: 'text', words: ['开发商', '發展商', '發展商名稱', 'pemaju'] },
  launch_state: { holds: 'text', words: ['launch status'] },
  preview_from: { holds: 'day', words: [] },
  preview_to: { holds: 'day', words: [] },
  booking_from: { holds: 'day', words: [] },
  top_month: { holds: 'month', words: ['expected completion'] },
  tenure: { holds: 'text', words: ['产权', '業權', 'pegangan'] },
  tenure_years: { holds: 'number', words: [] },
  source: { holds: 'text', words: ['来源', '來源', 'sumber'] },
  prices_on: { holds: 'day', words: [] },
  pictures: { holds: 'text', words: [] },
  facilities: { holds: 'text', words: ['设施', '設施', 'kemudahan'] },
  stack: { holds: 'text', words: [] },
  floor: { holds: 'number', words: ['storey', '楼层', '樓層', 'tingkat'] },
  unit_mix: { holds: 'text', words: [] },
  size_sqft: { holds: 'number', words: ['size (sq ft)', 'area (sq ft)', '面积(平方尺)', '面積(平方呎)', 'keluasan (kaki persegi)'] },
  plan: { holds: 'text', words: [] },
  plan_picture: { holds: 'text', words: [] },
  day: { holds: 'day', words: ['date', '日期', 'tarikh'] },
  price: { holds: 'money', words: ['价格', '價格', '售价', '售價', 'harga'] },
  state: { holds: 'text', words: ['unit state', 'unit status'] },
} as const satisfies Record<string, { holds: Holds; words: readonly string[] }>

type Column = keyof typeof COLUMNS

const NAMES: ReadonlyMap<string, Column> = new Map(
  (Object.entries(COLUMNS) as [Column, { words: readonly string[] }][]).flatMap(([name, { words }]) =>
    [name, ...words].map((word) => [headKey(word), name] as const),
  ),
)

/** A row of a table as the format writes it: days with the year first, numbers in digits. */
export interface LaunchTableRow {
  /** as a spreadsheet shows it */
  row: number
  cells: Readonly<Record<string, string>>
}

/** What only the person who has the sheet can say. */
export interface LaunchQuestion {
  about: 'DAY_ORDER' | 'DECIMAL_MARK'
  row: number
  /** "F17" */
  cell: string
  given: string
  /** what the cell means by each answer: days, or numbers in digits */
  meanings: (TableManner & { means: string })[]
}

/** What the person who has the sheet has said; null: nothing yet. */
export interface TableManner {
  dayOrder: DayOrder | null
  decimalMark: DecimalMark | null
}

export interface LaunchTable {
  /** empty where there is a fault or a question */
  rows: LaunchTableRow[]
  faults: LaunchFault[]
  questions: LaunchQuestion[]
}

interface Cell {
  row: number
  at: number
  column: Column
  text: string
}

const FAULTS_MAX = 50

const ROW_FAULTS: Record<SpreadsheetRowFault, string> = {
  quote: 'a quotation mark stands out of place; within a cell in quotation marks it is written twice',
  unclosed: 'a quotation mark is not closed',
  long: 'the row is too long',
  separator: 'two signs part as many names; begin the file with a line such as sep=;',
}

const isMeaningful = (meanings: Meanings<string, unknown>): boolean => Object.keys(meanings).length > 0
const dayManners = ({ column, text }: Cell): Meanings<DayOrder, string> =>
  COLUMNS[column].holds === 'day' ? dayMeanings(text) : COLUMNS[column].holds === 'month' ? monthMeanings(text) : {}
const numberManners = ({ column, text }: Cell): Meanings<DecimalMark, number> => {
  const { holds } = COLUMNS[column]
  return holds === 'money' || holds === 'number' ? numberMeanings(text, holds) : {}
}

const faultOf = ({ row, at, column, text }: Cell, reason: string): LaunchFault => ({
  row,
  field: `${column} (${cellName(row, at)})`,
  reason: `“${text.slice(0, 60)}” ${reason}`,
})

/** The columns by their places, or what is wrong with their names. */
function columnsOf({ row, cells }: SpreadsheetRow): { columns: (Column | null)[]; faults: LaunchFault[] } {
  const columns = cells.map((name) => NAMES.get(headKey(name)) ?? null)
  const faults = columns.flatMap((column, at): LaunchFault[] => {
    const [first, field] = [columns.indexOf(column), cellName(row, at)]
    if (column === null && cells[at]?.trim())
      return [{ row, field, reason: `“${cells[at]?.trim().slice(0, 60)}” is no column of launches` }]
    return column === null || first === at
      ? []
      : [{ row, field, reason: `columns ${columnLetters(first)} and ${columnLetters(at)} are both ${column}` }]
  })
  return { columns, faults }
}

function faultsOfRow({ row, cells, fault }: SpreadsheetRow, columns: readonly unknown[]): LaunchFault[] {
  if (fault) return [{ row, field: '', reason: ROW_FAULTS[fault] }]
  const over = cells.findIndex((cell, at) => at >= columns.length && cell.trim() !== '')
  return over < 0 ? [] : [{ row, field: cellName(row, over), reason: `“${cells[over]?.slice(0, 60)}” stands beyond the last name` }]
}

function faultsOfCell(cell: Cell): LaunchFault[] {
  const { holds } = COLUMNS[cell.column]
  const isDay = holds === 'day' || holds === 'month'
  const lost = lostCell(cell.text, isDay ? 'day' : holds === 'text' ? 'text' : 'number')
  if (lost) return [faultOf(cell, LOST_REASONS[lost])]
  if (isDay)
    return isMeaningful(dayManners(cell)) ? [] : [faultOf(cell, holds === 'day' ? 'is no day; years have four digits' : 'is no month')]
  return holds === 'text' || isMeaningful(numberManners(cell)) ? [] : [faultOf(cell, 'is no number')]
}

/** In what manner the cells are written: as was said, or as they show; else what has to be asked. */
function settled<Manner extends string>(
  about: LaunchQuestion['about'],
  answerOf: (manner: Manner) => TableManner,
  cells: readonly Cell[],
  meaningsOf: (cell: Cell) => Meanings<Manner, string | number>,
  manners: readonly [Manner, ...Manner[]],
  said: Manner | null,
): { manner: Manner } | { fault: LaunchFault } | { question: LaunchQuestion } {
  const shown = mannerOf(cells, meaningsOf, said === null ? manners : [said])
  if ('manner' in shown) return shown
  const { cell, why } = shown
  if (why === 'mixed')
    return {
      fault: faultOf(
        cell,
        said === null ? 'is written in another manner than cells before it' : 'cannot be read in the manner that was said',
      ),
    }
  const meanings = meaningsOf(cell)
  return {
    question: {
      about,
      row: cell.row,
      cell: cellName(cell.row, cell.at),
      given: cell.text.slice(0, 60),
      meanings: manners.flatMap((manner) =>
        meanings[manner] === undefined ? [] : [{ ...answerOf(manner), means: String(meanings[manner]) }],
      ),
    },
  }
}

/**
 * The rows of a table of launches, as spreadsheets of any language write it: the order of days and the mark of decimals are decided by all cells together, and asked where
 * these leave them open. `said` is what was answered.
 */
export function launchTable(text: string, said: TableManner): LaunchTable {
  const [head, ...rows] = spreadsheetRowsOf(text)
  if (!head) return { rows: [], faults: [], questions: [] }
  if (head.fault) return { rows: [], faults: [{ row: head.row, field: '', reason: ROW_FAULTS[head.fault] }], questions: [] }
  const { columns, faults: named } = columnsOf(head)
  const cells = rows.flatMap(({ row, cells: texts }) =>
    columns.flatMap((column, at): Cell[] => {
      const cell = texts[at]?.trim() ?? ''
      return column === null || cell === '' ? [] : [{ row, at, column, text: cell }]
    }),
  )
  const faults = [named, rows.flatMap((row) => faultsOfRow(row, columns)), cells.flatMap(faultsOfCell)].flat()
  const days = settled('DAY_ORDER', (dayOrder) => ({ dayOrder, decimalMark: null }), cells, dayManners, DAY_ORDERS, said.dayOrder)
  const numbers = settled(
    'DECIMAL_MARK',
    (decimalMark) => ({ dayOrder: null, decimalMark }),
    cells,
    numberManners,
    DECIMAL_MARKS,
    said.decimalMark,
  )
  const both = [days, numbers]
  const all = [...faults, ...both.flatMap((one) => ('fault' in one ? [one.fault] : []))]
  const questions = both.flatMap((one) => ('question' in one ? [one.question] : []))
  if (all.length > 0 || !('manner' in days) || !('manner' in numbers)) return { rows: [], faults: all.slice(0, FAULTS_MAX), questions }
  const written = (cell: Cell): string => String(dayManners(cell)[days.manner] ?? numberManners(cell)[numbers.manner] ?? cell.text)
  const byRow = Map.groupBy(cells, ({ row }) => row)
  const read = [...byRow].map(([row, those]) => ({ row, cells: Object.fromEntries(those.map((cell) => [cell.column, written(cell)])) }))
  return { rows: read, faults: [], questions: [] }
}
