import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tableWriting, writtenTable } from '#fixtures/written-table.ts'
import { cellName, headKey, SpreadsheetRows, spreadsheetRowsOf } from './spreadsheet-rows.ts'
import { spreadsheetText } from './spreadsheet-text.ts'

const word = fc.oneof(
  fc.constantFrom('27 Example Lane', '', 'Café – Ölweg', '8号楼', '一樓', '5" pipe', 'a;b', 'a,b', 'x|y', 'two\nlines', '"whole"', '0800'),
  fc.string({ unit: 'grapheme', maxLength: 8 }).map((text) => text.replace(/[\r\0\uFEFF]/g, ' ')),
)
/** What the reader takes back from spreadsheets (`'=`, `="`) is written by them alone. */
const cell = word.filter((text) => !/^'[=+\-@\t\r]|^\s*="/.test(text))
const table = fc.record({ width: fc.integer({ min: 2, max: 5 }), height: fc.integer({ min: 1, max: 6 }) }).chain(({ width, height }) =>
  fc.record({
    names: fc.constant(['ListingKey', 'Price (S$)', 'Street', '面积', 'Two\nlines'].slice(0, width)),
    rows: fc.array(
      fc.array(cell, { minLength: width, maxLength: width }).filter((cells) => cells.some((one) => one.trim() !== '')),
      { minLength: height, maxLength: height },
    ),
  }),
)

const asMeant = fc.property(table, tableWriting, fc.integer({ min: 1, max: 40 }), (meant, writing, size) => {
  const { bytes, numbers } = writtenTable(meant, writing)
  const read = spreadsheetText(bytes, null)
  if (!('text' in read)) throw new Error(JSON.stringify(read))
  const rows = spreadsheetRowsOf(read.text)
  const expected = [meant.names, ...meant.rows].map((cells, at) => ({ row: numbers[at], cells }))
  for (const [at, row] of rows.entries()) {
    const { length } = expected[at]?.cells ?? []
    // a cell that begins with a space and a quotation mark is asked, whoever wrote it
    if (row.fault) expect(row).toMatchObject({ fault: 'quote', row: expected[at]?.row })
    else
      expect({
        row: row.row,
        cells: Array.from({ length: Math.max(length, row.cells.length) }, (_, place) => row.cells[place] ?? ''),
      }).toEqual({
        row: expected[at]?.row,
        cells: [...(expected[at]?.cells ?? []), ...Array.from({ length: Math.max(0, row.cells.length - length) }, () => '')],
      })
  }
  expect(rows).toHaveLength(expected.length)
  const pieces = new SpreadsheetRows()
  const text = Array.from({ length: Math.ceil(read.text.length / size) }, (_, at) => read.text.slice(at * size, (at + 1) * size))
  expect([...text.flatMap((piece) => pieces.take(piece)), ...pieces.end()]).toEqual(rows)
})

describe('a table of any spreadsheet', () => {
  it('is read as it was meant, whole and in pieces', () => fc.assert(asMeant, { numRuns: 150 }))
  it('is read as it was meant: many', { tags: ['long'], timeout: 600_000 }, () => fc.assert(asMeant, { numRuns: 30_000 }))

  it.each<[string, string, unknown[]]>([
    ['a quotation mark within a cell', 'a,b\n1,"x "y" z"\n4,5\n', [['a', 'b'], 'quote 2', ['4', '5']]],
    ['one behind a space', 'a,b,c\n1, "x, y"\n4,5,6', [['a', 'b', 'c'], 'quote 2', ['4', '5', '6']]],
    ['one that is not closed', 'a,b\n1,"x\n2,3\n', [['a', 'b'], 'unclosed 2']],
    ['two signs that part as many names', 'a,b;c\n1,2;3', ['separator 1']],
    [
      'a mark that only looks broken',
      'a,b\n5" pipe,"6"" pipe"  \n',
      [
        ['a', 'b'],
        ['5" pipe', '6" pipe'],
      ],
    ],
    [
      'a separator that is said',
      '"sep=^"\na^b,c\n1^2,3',
      [
        ['a', 'b,c'],
        ['1', '2,3'],
      ],
    ],
    [
      'what a spreadsheet made a text, or harmless',
      'a,b\n="007",\'+65 1',
      [
        ['a', 'b'],
        ['007', '+65 1'],
      ],
    ],
    ['one column', 'Street\n1 Lane\n', [['Street'], ['1 Lane']]],
    ['nothing', '\n\n', []],
  ])('%s', (_, text, expected) =>
    expect(spreadsheetRowsOf(text).map(({ row, cells, fault }) => (fault ? `${fault} ${row}` : cells))).toEqual(expected),
  )

  it('is given up where nothing of it stands in its place, and where a row is endless', () => {
    const broken = spreadsheetRowsOf(`a,b\n${'1,"x"y\n'.repeat(5_000)}`)
    expect(broken.length).toBeLessThan(200)
    const rows = new SpreadsheetRows(1_000)
    expect(rows.take(`a,b\n1,"${'x'.repeat(2_000)}`).at(-1)).toMatchObject({ row: 2, fault: 'long' })
    expect(rows.take('more')).toEqual([])
    expect(new SpreadsheetRows(1_000).take('x'.repeat(2_000))).toMatchObject([{ fault: 'long' }])
  })
})

it('cells have the names that a spreadsheet gives them', () =>
  expect([cellName(17, 2), cellName(1, 26), cellName(2, 701), cellName(3, 702)]).toEqual(['C17', 'AA1', 'ZZ2', 'AAA3']))

it.each([
  ['Postal Code', 'postal_code', 'POSTAL-CODE', 'postalcode', 'Ｐｏｓｔａｌ　Ｃｏｄｅ'],
  ['面積(平方呎)', '面積（平方呎）', '面積 平方呎'],
])('names are the same however they are written: %s', (first, ...others) => {
  for (const other of others) expect(headKey(other)).toBe(headKey(first))
})
