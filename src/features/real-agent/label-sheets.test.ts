import { expect, it } from 'vitest'
import { A4_HEIGHT_MM, A4_WIDTH_MM, cellsOf, LABEL_SHEETS } from './label-sheets.ts'

it.each(LABEL_SHEETS)('$key: as many labels as it says, all on the paper, centred, none over another', (sheet) => {
  const cells = cellsOf(sheet)
  expect(cells.map((cell) => cell.number)).toEqual(Array.from({ length: sheet.columns * sheet.rows }, (_, i) => i + 1))
  const [left, top] = [Math.min(...cells.map(({ x }) => x)), Math.min(...cells.map(({ y }) => y))]
  expect(left).toBeGreaterThan(0)
  expect(top).toBeGreaterThan(0)
  expect(A4_WIDTH_MM - Math.max(...cells.map(({ x }) => x + sheet.width))).toBeCloseTo(left)
  expect(A4_HEIGHT_MM - Math.max(...cells.map(({ y }) => y + sheet.height))).toBeCloseTo(top)
  for (const one of cells)
    for (const other of cells.filter(({ number }) => number > one.number))
      expect(other.x - one.x >= sheet.width - 1e-9 || other.y - one.y >= sheet.height - 1e-9 || one.x - other.x >= sheet.width - 1e-9).toBe(
        true,
      )
})
