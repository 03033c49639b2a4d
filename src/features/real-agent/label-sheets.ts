export const A4_WIDTH_MM = 210
export const A4_HEIGHT_MM = 297

/** A sheet of address labels, all lengths in millimetres. Pitch: from one label's edge to the same edge of the next. */
export interface LabelSheet {
  key: string
  columns: number
  rows: number
  width: number
  height: number
  /** gap between two columns; rows touch */
  gap: number
}

/** The usual self-adhesive A4 sheets that label printers and copy shops sell. */
export const LABEL_SHEETS: readonly LabelSheet[] = [
  { key: '3x8', columns: 3, rows: 8, width: 63.5, height: 33.9, gap: 2.5 },
  { key: '3x7', columns: 3, rows: 7, width: 63.5, height: 38.1, gap: 2.5 },
  { key: '2x7', columns: 2, rows: 7, width: 99.1, height: 38.1, gap: 2.5 },
]

interface LabelCell {
  /** from 1, row by row: the number a printer starts at on a used sheet */
  number: number
  x: number
  y: number
}

/** Where each label lies on the sheet, in millimetres from its upper left corner; the block of labels is centred. */
export function cellsOf({ columns, rows, width, height, gap }: LabelSheet): LabelCell[] {
  const left = (A4_WIDTH_MM - columns * width - (columns - 1) * gap) / 2
  const top = (A4_HEIGHT_MM - rows * height) / 2
  return Array.from({ length: columns * rows }, (_, i) => ({
    number: i + 1,
    x: left + (i % columns) * (width + gap),
    y: top + Math.floor(i / columns) * height,
  }))
}
