import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { A4_HEIGHT_MM, A4_WIDTH_MM, cellsOf, LABEL_SHEETS, type LabelLayout, layoutFault } from './label-sheets.ts'

describe.each(LABEL_SHEETS)('$key', (sheet) => {
  const cells = cellsOf(sheet)
  it('has as many labels as it says, centred on the paper', () => {
    expect(cells.map((cell) => cell.number)).toEqual(Array.from({ length: sheet.columns * sheet.rows }, (_, i) => i + 1))
    const [left, top] = [Math.min(...cells.map(({ x }) => x)), Math.min(...cells.map(({ y }) => y))]
    expect(left).toBeGreaterThanOrEqual(0)
    expect(top).toBeGreaterThan(0)
    expect(A4_WIDTH_MM - Math.max(...cells.map(({ x }) => x + sheet.width))).toBeCloseTo(left, 1)
    expect(A4_HEIGHT_MM - Math.max(...cells.map(({ y }) => y + sheet.height))).toBeCloseTo(top, 1)
    expect(layoutFault(sheet)).toBeNull()
  })
})

const mm = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map((tenth) => tenth / 10)
const anyLayout: fc.Arbitrary<LabelLayout> = fc.record({
  columns: fc.integer({ min: 0, max: 8 }),
  rows: fc.integer({ min: 0, max: 16 }),
  width: mm(0, 110),
  height: mm(0, 100),
  gapX: mm(0, 10),
  gapY: mm(0, 10),
  left: mm(0, 30),
  top: mm(0, 30),
})

it('a layout without a fault lies on the paper, and no label over another', () => {
  fc.assert(
    fc.property(anyLayout, (layout) => {
      fc.pre(layoutFault(layout) === null)
      const cells = cellsOf(layout)
      for (const { x, y } of cells) {
        expect(x + layout.width).toBeLessThanOrEqual(A4_WIDTH_MM + 0.02)
        expect(y + layout.height).toBeLessThanOrEqual(A4_HEIGHT_MM + 0.02)
      }
      for (const [at, one] of cells.entries())
        for (const other of cells.slice(at + 1))
          expect(Math.abs(other.x - one.x) >= layout.width - 1e-9 || other.y - one.y >= layout.height - 1e-9).toBe(true)
    }),
    { numRuns: 300 },
  )
})

it.each([
  ['small', { width: 10 }],
  ['small', { rows: 2.5 }],
  ['small', { left: Number.NaN }],
  ['many', { columns: 8, rows: 16, width: 25, height: 17 }],
  ['wide', { left: 20 }],
  ['high', { gapY: 5 }],
] as const)('is refused as %s', (fault, change) => expect(layoutFault({ ...(LABEL_SHEETS[0] as LabelLayout), ...change })).toBe(fault))
