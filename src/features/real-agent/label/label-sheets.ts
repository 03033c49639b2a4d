export const A4_WIDTH_MM = 210
export const A4_HEIGHT_MM = 297

/** The measures of a sheet of address labels, in millimetres. Pitch is a label's width or height with the gap behind it. */
export interface LabelLayout {
  columns: number
  rows: number
  width: number
  height: number
  /** between two columns, and between two rows */
  gapX: number
  gapY: number
  /** from the paper's upper left corner to the first label */
  left: number
  top: number
}

/** A layout that shops sell. */
export interface LabelSheet extends LabelLayout {
  key: string
  /** the number of the laser sheet of that layout which other makers refer to; '' where there is none */
  known: string
}

type Measures = Pick<LabelSheet, 'columns' | 'rows' | 'width' | 'height'> & { gapX?: number; known?: string }

/** Sheets of shops leave equal margins on both sides. */
function centred(key: string, { columns, rows, width, height, gapX = 0, known = '' }: Measures): LabelSheet {
  const hundredth = (mm: number) => Math.round(mm * 100) / 100
  return {
    key,
    known,
    columns,
    rows,
    width,
    height,
    gapX,
    gapY: 0,
    left: hundredth((A4_WIDTH_MM - columns * width - (columns - 1) * gapX) / 2),
    top: hundredth((A4_HEIGHT_MM - rows * height) / 2),
  }
}

/** The usual self-adhesive A4 sheets; measures are those printed on the makers' packets (Avery's laser sheets L7159 to L7654, and sheets cut without margins). */
export const LABEL_SHEETS: readonly LabelSheet[] = [
  centred('3x8', { columns: 3, rows: 8, width: 63.5, height: 33.9, gapX: 2.5, known: 'L7159' }),
  centred('3x7', { columns: 3, rows: 7, width: 63.5, height: 38.1, gapX: 2.5, known: 'L7160' }),
  centred('3x6', { columns: 3, rows: 6, width: 63.5, height: 46.6, gapX: 2.5, known: 'L7161' }),
  centred('2x8', { columns: 2, rows: 8, width: 99.1, height: 33.9, gapX: 2.5, known: 'L7162' }),
  centred('2x7', { columns: 2, rows: 7, width: 99.1, height: 38.1, gapX: 2.5, known: 'L7163' }),
  centred('2x4', { columns: 2, rows: 4, width: 99.1, height: 67.7, gapX: 2.5, known: 'L7165' }),
  centred('4x10', { columns: 4, rows: 10, width: 45.7, height: 25.4, gapX: 2.6, known: 'L7654' }),
  centred('3x8-full', { columns: 3, rows: 8, width: 70, height: 37 }),
  centred('2x8-full', { columns: 2, rows: 8, width: 105, height: 37 }),
]

interface LabelCell {
  /** from 1, row by row: the number a printer starts at on a used sheet */
  number: number
  x: number
  y: number
}

/** Where each label lies on the sheet, in millimetres from its upper left corner. */
export function cellsOf({ columns, rows, width, height, gapX, gapY, left, top }: LabelLayout): LabelCell[] {
  return Array.from({ length: columns * rows }, (_, i) => ({
    number: i + 1,
    x: left + (i % columns) * (width + gapX),
    y: top + Math.floor(i / columns) * (height + gapY),
  }))
}

export const LABEL_WIDTH_MIN_MM = 25
export const LABEL_HEIGHT_MIN_MM = 15
export const LABELS_ON_SHEET_MAX = 120

/** What is wrong with measures that somebody typed; null where all labels lie on the paper. */
export function layoutFault({
  columns,
  rows,
  width,
  height,
  gapX,
  gapY,
  left,
  top,
}: LabelLayout): 'small' | 'many' | 'wide' | 'high' | null {
  const all = [columns, rows, width, height, gapX, gapY, left, top]
  if (all.some((mm) => !Number.isFinite(mm) || mm < 0) || !Number.isInteger(columns) || !Number.isInteger(rows)) return 'small'
  if (columns < 1 || rows < 1 || width < LABEL_WIDTH_MIN_MM || height < LABEL_HEIGHT_MIN_MM) return 'small'
  if (columns * rows > LABELS_ON_SHEET_MAX) return 'many'
  if (left + columns * width + (columns - 1) * gapX > A4_WIDTH_MM + 0.01) return 'wide'
  if (top + rows * height + (rows - 1) * gapY > A4_HEIGHT_MM + 0.01) return 'high'
  return null
}
