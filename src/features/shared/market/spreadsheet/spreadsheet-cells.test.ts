import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayForm, numberWriting, writtenNumber } from '#fixtures/written-table.ts'
import { lostCell, mannerOf, soleMeaning } from './spreadsheet-cells.ts'
import { DAY_ORDERS, dayMeanings, monthMeanings } from './spreadsheet-days.ts'
import { DECIMAL_MARKS, numberMeanings } from './spreadsheet-numbers.ts'
import { postalCodeOfCell } from './spreadsheet-postal-code.ts'

const numbersAsMeant = fc.property(
  fc.array(
    fc.integer({ min: 0, max: 20_000_000 }).map((value) => value / 100),
    { minLength: 1, maxLength: 8 },
  ),
  numberWriting,
  fc.constantFrom('number' as const, 'money' as const),
  fc.constantFrom('', 'S$', 'RM ', 'HK$'),
  (values, writing, holds, currency) => {
    const meant = writing.decimals === 0 ? values.map(Math.round) : values
    const cells = meant.map((value) => (holds === 'money' ? currency : '') + writtenNumber(value, writing))
    const found = mannerOf(cells, (cell) => numberMeanings(cell, holds), DECIMAL_MARKS)
    if ('manner' in found) expect(cells.map((cell) => numberMeanings(cell, holds)[found.manner])).toEqual(meant)
    // what is asked names a cell of two meanings, one of which was meant
    else {
      expect(found.why).toBe('open')
      expect(Object.values(numberMeanings(found.cell, holds))).toContain(meant[cells.indexOf(found.cell)])
    }
    for (const [at, cell] of cells.entries()) {
      const sole = soleMeaning(numberMeanings(cell, holds))
      if (sole !== undefined) expect(sole).toBe(meant[at])
    }
  },
)

const daysAsMeant = fc.property(fc.array(fc.integer({ min: 0, max: 36_000 }), { minLength: 1, maxLength: 8 }), dayForm, (offsets, form) => {
  const days = offsets.map((offset) => new Date(Date.UTC(2000, 0, 1) + offset * 86_400_000))
  const meant = days.map((day) => day.toISOString().slice(0, 10))
  const cells = days.map((day) => form(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate()))
  const found = mannerOf(cells, dayMeanings, DAY_ORDERS)
  if ('manner' in found) expect(cells.map((cell) => dayMeanings(cell)[found.manner])).toEqual(meant)
  else {
    expect(found.why).toBe('open')
    expect(Object.values(dayMeanings(found.cell))).toContain(meant[cells.indexOf(found.cell)])
  }
})

describe('numbers and days of a column are read as they were meant, or a cell is asked', () => {
  it('numbers', () => fc.assert(numbersAsMeant, { numRuns: 300 }))
  it('days', () => fc.assert(daysAsMeant, { numRuns: 300 }))
  it('numbers: many', { tags: ['long'], timeout: 600_000 }, () => fc.assert(numbersAsMeant, { numRuns: 100_000 }))
  it('days: many', { tags: ['long'], timeout: 600_000 }, () => fc.assert(daysAsMeant, { numRuns: 100_000 }))

  it('cells that gainsay each other are asked', () => {
    expect(mannerOf(['1,234.50', '1.234,50'], (cell) => numberMeanings(cell, 'money'), DECIMAL_MARKS)).toEqual({
      cell: '1.234,50',
      why: 'mixed',
    })
    expect(mannerOf(['31/12/2025', '12/31/2025'], dayMeanings, DAY_ORDERS)).toEqual({ cell: '12/31/2025', why: 'mixed' })
    expect(mannerOf(['03/04/2026'], dayMeanings, DAY_ORDERS)).toEqual({ cell: '03/04/2026', why: 'open' })
    expect(mannerOf(['03/04/2026', '25/12/2026', 'soon'], dayMeanings, DAY_ORDERS)).toEqual({ manner: 'DMY' })
  })
})

it.each<[string, number | undefined]>([
  ['S$1,234', 1_234],
  ['RM 1.2 juta', 1_200_000],
  ['RM 1,2 juta', 1_200_000],
  ['RM500,000/-', 500_000],
  ['1.250.000', 1_250_000],
  ['120万', 1_200_000],
  ['１２０萬元', 1_200_000],
  ['(1,234)', -1_234],
  ['－5', -5],
  ['1.25E+06', undefined],
  ['€ 5', undefined],
  ['USD 5', undefined],
  ['1,23,456', undefined],
  ['1.234,567.8', undefined],
  ['about 5', undefined],
  ['', undefined],
])('an amount of money: %s', (cell, value) => expect(soleMeaning(numberMeanings(cell, 'money'))).toBe(value))

it.each<[string, string | undefined]>([
  ['31-Dec-25', '2025-12-31'],
  ['31-Dec-45', undefined],
  ['Monday, 31 December 2025', '2025-12-31'],
  ['2025年12月31日星期三', '2025-12-31'],
  ['29/2/2025', undefined],
  ['01/02/03', undefined],
  ['2025-13-01', undefined],
  ['12345', undefined],
  ['7/7/2026', '2026-07-07'],
])('a day: %s', (cell, day) => expect(soleMeaning(dayMeanings(cell))).toBe(day))

it.each([
  ['2029-09', ['2029-09']],
  ['Sep-29', ['2029-09']],
  ['09/2029', ['2029-09']],
  ['2029年9月', ['2029-09']],
  ['September 2029', ['2029-09']],
  ['1/9/2029', ['2029-09', '2029-01']],
  ['soon', []],
])('a month: %s', (cell, months) => expect([...new Set(Object.values(monthMeanings(cell)))]).toEqual(months))

it.each([
  ['########', 'text', 'narrow'],
  ['#REF!', 'text', 'error'],
  ['#N/A', 'number', 'error'],
  ['1.25E+06', 'number', 'shortened'],
  ['9,2E+15', 'text', 'shortened'],
  ['5-Dec', 'text', 'made-a-day'],
  ['Dec-05', 'text', 'made-a-day'],
  ['12月5日', 'text', 'made-a-day'],
  ['5-Dec', 'day', null],
  ['#05-12', 'text', null],
  ['12E', 'text', null],
  ['Block 1E5', 'text', null],
] as const)('what a spreadsheet wrote in place of a cell: %s as %s', (cell, holds, lost) => expect(lostCell(cell, holds)).toBe(lost))

it.each([
  ['18956', 'SG', '018956'],
  ['238801', 'SG', '238801'],
  ['8000', 'SG', '8000'],
  ['800', 'AU', '0800'],
  ['2150', 'AU', '2150'],
  ['500', 'AU', '500'],
  ['1000', 'MY', '01000'],
  ['50450.0', 'MY', '50450'],
  ['3000', 'MY', '3000'],
  ['999', 'HK', '999'],
] as const)('a postal code gets its nought back where it can only have lost one: %s in %s', (cell, country, code) =>
  expect(postalCodeOfCell(cell, country)).toBe(code),
)
