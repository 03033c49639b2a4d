/** What a cell may mean, by the manner in which its sheet may write; empty: it means nothing of the kind. */
export type Meanings<Manner extends string, Value> = Readonly<Partial<Record<Manner, Value>>>

/** The one meaning of a cell, whatever the manner of its sheet; undefined where it has none, or several. */
export function soleMeaning<Value>(meanings: Meanings<string, Value>): Value | undefined {
  const [first, ...others] = Object.values(meanings)
  return others.every((other) => other === first) ? first : undefined
}

/** The manner of cells that one hand wrote, or the first that leaves it open (`open`) or gainsays the others (`mixed`). */
export type MannerOf<Manner extends string, Cell> = { manner: Manner } | { cell: Cell; why: 'open' | 'mixed' }

/** Decides by all cells together in which of the `manners` they are written. Cells without a meaning decide nothing. */
export function mannerOf<Manner extends string, Cell>(
  cells: readonly Cell[],
  meaningsOf: (cell: Cell) => Meanings<Manner, unknown>,
  manners: readonly [Manner, ...Manner[]],
): MannerOf<Manner, Cell> {
  let left: readonly Manner[] = manners
  for (const cell of cells) {
    const meanings = meaningsOf(cell)
    const still = left.filter((manner) => meanings[manner] !== undefined)
    if (still.length > 0) left = still
    else if (Object.keys(meanings).length > 0) return { cell, why: 'mixed' }
  }
  const open = left.length === 1 ? undefined : cells.find((cell) => isOpen(meaningsOf(cell)))
  return open === undefined ? { manner: left[0] ?? manners[0] } : { cell: open, why: 'open' }
}

const isOpen = (meanings: Meanings<string, unknown>): boolean =>
  Object.keys(meanings).length > 0 && soleMeaning<unknown>(meanings) === undefined

/** What a spreadsheet wrote in place of what stood in the cell: signs for a column that is too narrow, an error, a number without its last digits, a day that was "1-2". */
export type LostCell = 'narrow' | 'error' | 'shortened' | 'made-a-day'

const MONTH_ABBREVIATIONS = 'jan|feb|mar|mac|apr|may|mei|jun|jul|aug|ogo|sep|oct|okt|nov|dec|dis'
const MADE_A_DAY = new RegExp(`^(?:\\d{1,2}-(?:${MONTH_ABBREVIATIONS})|(?:${MONTH_ABBREVIATIONS})-\\d{2}|\\d{1,2}月\\d{1,2}日)$`, 'i')

/** What was lost of a cell, null: nothing. `holds`: what its column is for; a number of a house or a home is a text. */
export function lostCell(cell: string, holds: 'text' | 'number' | 'day'): LostCell | null {
  const text = cell.trim()
  if (/^#{3,}$/.test(text)) return 'narrow'
  if (/^#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|ERROR!|BEZUG!|NV|WERT!|VALEUR!)$/i.test(text)) return 'error'
  if (holds !== 'day' && /^\d(?:[.,]\d+)?E\+\d{2,3}$/i.test(text)) return 'shortened'
  return holds === 'text' && MADE_A_DAY.test(text) ? 'made-a-day' : null
}

/** For reports that people of an agency read. */
export const LOST_REASONS: Readonly<Record<LostCell, string>> = {
  narrow: 'was too narrow in the spreadsheet, which wrote # in place of it; widen the column',
  error: 'is an error of the spreadsheet',
  shortened: 'was shortened by the spreadsheet, so digits are lost; format the column as a number or as text',
  'made-a-day': 'was made a day by the spreadsheet; format the column as text',
}
