import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayForm, numberWriting, tableWriting, writtenNumber, writtenTable } from '#fixtures/written-table.ts'
import { spreadsheetText } from '#market/spreadsheet/spreadsheet-text.ts'
import { type LaunchQuestion, launchTable, type TableManner } from './launch-table.ts'

const UNSAID: TableManner = { dayOrder: null, decimalMark: null }
const HEAD = 'country;project_slug;prices_on;top_month;stack;floor;size_sqft;day;price'
const table = (...rows: string[]) => [HEAD, ...rows].join('\r\n')

describe('a table of launches', () => {
  it.each<[string, string]>([
    ['as the format has it', table('SG;oak;2026-03-21;2029-09;01;2;1250;2026-03-01;1250000')],
    ['of an English sheet', table('SG;oak;21/3/2026;Sep-29;01;2;1,250;1/3/2026;S$1,250,000.00')],
    ['of an American sheet', table('SG;oak;3/21/2026;Sep-29;01;2;1,250;3/1/2026;$1,250,000')],
    ['of a German sheet', table('SG;oak;21.03.2026;09/2029;01;2;1.250;01.03.2026;1.250.000,00')],
    ['of a Chinese sheet', table('SG;oak;2026年3月21日;2029年9月;01;2;1250;2026年3月1日;125万')],
    ['of a Malay sheet', table('SG;oak;21 Mac 2026;September 2029;01;2;1 250;1 Mac 2026;RM 1.25 juta')],
    ['with days that the sheet counts', table('SG;oak;46102;September 2029;01;2;1250;46082;1250000')],
    [
      'with names in words',
      table('SG;oak;2026-03-21;2029-09;01;2;1250;2026-03-01;1250000').replace('size_sqft;day;price', '面積(平方呎);Tarikh;PRICE'),
    ],
  ])('is read: %s', (_, text) =>
    expect(launchTable(text, UNSAID)).toEqual({
      faults: [],
      questions: [],
      rows: [
        {
          row: 2,
          cells: {
            country: 'SG',
            project_slug: 'oak',
            prices_on: '2026-03-21',
            top_month: '2029-09',
            stack: '01',
            floor: '2',
            size_sqft: '1250',
            day: '2026-03-01',
            price: '1250000',
          },
        },
      ],
    }),
  )

  it('asks by a cell what its cells leave open, and reads it as it is answered', () => {
    const text = table('SG;oak;04/03/2026;;01;2;1.250;03/03/2026;1250000')
    const asked = launchTable(text, UNSAID)
    expect(asked).toMatchObject({
      rows: [],
      faults: [],
      questions: [
        {
          about: 'DAY_ORDER',
          cell: 'C2',
          given: '04/03/2026',
          meanings: [
            { means: '2026-03-04', dayOrder: 'DMY' },
            { means: '2026-04-03', dayOrder: 'MDY' },
          ],
        },
        {
          about: 'DECIMAL_MARK',
          cell: 'G2',
          given: '1.250',
          meanings: [
            { means: '1.25', decimalMark: 'POINT' },
            { means: '1250', decimalMark: 'COMMA' },
          ],
        },
      ],
    })
    expect(launchTable(text, { dayOrder: 'DMY', decimalMark: 'COMMA' }).rows[0]?.cells).toMatchObject({
      prices_on: '2026-03-04',
      size_sqft: '1250',
    })
    expect(launchTable(table('SG;oak;31/12/2026;;01;2;700;;1'), { ...UNSAID, dayOrder: 'MDY' }).faults).toMatchObject([
      { row: 2, field: 'prices_on (C2)' },
    ])
  })

  it.each<[string, string, object]>([
    ['no number', table('', 'SG;oak;2026-03-21;;01;2;700;;cheap'), { row: 3, field: 'price (I3)', reason: '“cheap” is no number' }],
    ['no day', table('SG;oak;soon;;01;2;700;;'), { row: 2, field: 'prices_on (C2)' }],
    [
      'a spoilt number',
      table('SG;oak;2026-03-21;;01;2;700;;1.25E+06'),
      { field: 'price (I2)', reason: expect.stringContaining('shortened') },
    ],
    ['a stack that was made a day', table('SG;oak;2026-03-21;;1-Feb;2;700;;5'), { field: 'stack (E2)' }],
    ['days that gainsay each other', table('SG;oak;31/12/2026;;01;2;700;12/31/2026;5'), { field: 'day (H2)' }],
    ['a quotation mark', table('"SG "x";oak'), { row: 2, reason: expect.stringContaining('quotation mark') }],
    ['a cell too many', table('SG;oak;2026-03-21;;01;2;700;;5;more'), { field: 'J2' }],
    ['a name that is not known', `${HEAD};prise\r\nSG`, { row: 1, field: 'J1', reason: '“prise” is no column of launches' }],
    ['one name twice', `${HEAD};Price\r\nSG`, { row: 1, field: 'J1', reason: 'columns I and J are both price' }],
    ['two signs', 'country,a;b', { row: 1 }],
  ])('names the cell: %s', (_, text, fault) => {
    const { rows, faults } = launchTable(text, UNSAID)
    expect(rows).toEqual([])
    expect(faults).toMatchObject([fault])
  })
})

const HEADS = {
  country: ['country', 'COUNTRY', '國家', 'Negara'],
  prices_on: ['prices_on', 'Prices On', 'prices-on'],
  size_sqft: ['size_sqft', 'Size (sq ft)', '面積（平方呎）'],
  day: ['day', 'DATE', '日期', 'tarikh'],
  price: ['price', 'Price', '售价', 'Harga'],
} as const

const asMeant = fc.property(
  fc.array(
    fc.record({ day: fc.nat({ max: 9_000 }), size: fc.integer({ min: 300, max: 9_999 }), price: fc.integer({ min: 1, max: 90_000_000 }) }),
    {
      minLength: 1,
      maxLength: 5,
    },
  ),
  tableWriting,
  numberWriting,
  dayForm,
  fc.record({
    country: fc.constantFrom(...HEADS.country),
    prices_on: fc.constantFrom(...HEADS.prices_on),
    size_sqft: fc.constantFrom(...HEADS.size_sqft),
    day: fc.constantFrom(...HEADS.day),
    price: fc.constantFrom(...HEADS.price),
  }),
  fc.constantFrom('', 'S$', 'RM '),
  (homes, writing, numbers, form, heads, currency) => {
    const at = (offset: number) => new Date(Date.UTC(2010, 0, 1) + offset * 86_400_000)
    const written = (offset: number) => form(at(offset).getUTCFullYear(), at(offset).getUTCMonth() + 1, at(offset).getUTCDate())
    const iso = (offset: number) => at(offset).toISOString().slice(0, 10)
    const rows = homes.map(({ day, size, price }) => [
      'SG',
      written(6_000),
      writtenNumber(size, { ...numbers, decimals: 0 }),
      written(day),
      currency + writtenNumber(price, numbers),
    ])
    const { bytes, numbers: places } = writtenTable({ names: Object.values(heads), rows }, writing)
    const text = spreadsheetText(bytes, null)
    if (!('text' in text)) throw new Error(JSON.stringify(text))
    const read = launchTable(text.text, UNSAID)
    expect(read.faults).toEqual([])
    if (read.questions.length > 0) {
      const { dayOrder, decimalMark } = { dayOrder: null, decimalMark: null, ...Object.assign({}, ...read.questions.map(answerOf)) }
      // what is asked names its cell, and the right answer is among those that are offered
      for (const { cell, row } of read.questions) expect(cell).toMatch(new RegExp(`^[A-E]${row}$`))
      Object.assign(read, launchTable(text.text, { dayOrder, decimalMark }))
    }
    expect(read.rows).toEqual(
      homes.map(({ day, size, price }, home) => ({
        row: places[home + 1],
        cells: { country: 'SG', prices_on: iso(6_000), size_sqft: String(size), day: iso(day), price: String(price) },
      })),
    )

    function answerOf({ about, row, given, meanings }: LaunchQuestion): Partial<TableManner> {
      const meant = homes[places.indexOf(row) - 1]
      const days = meant ? [iso(meant.day), iso(6_000)] : []
      const right = meanings.find(({ means }) =>
        about === 'DAY_ORDER'
          ? days.includes(means) && [written(meant?.day ?? 0), written(6_000)].includes(given)
          : means === String(meant?.size),
      )
      if (!right) throw new Error(`no answer is right: ${given}`)
      return about === 'DAY_ORDER' ? { dayOrder: right.dayOrder } : { decimalMark: right.decimalMark }
    }
  },
)

describe('a table of launches in any spreadsheet’s manner is read as it was meant, at once or when its questions are answered', () => {
  it('some', () => fc.assert(asMeant, { numRuns: 150 }))
  it('many', { tags: ['long'], timeout: 600_000 }, () => fc.assert(asMeant, { numRuns: 20_000 }))
})
