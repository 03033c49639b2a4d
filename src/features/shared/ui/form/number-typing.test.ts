import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type TypedNumber, typedNumber } from './number-typing.ts'

/** what a box holds after these texts were in it one after the other */
const typing = (texts: string[], bounds: Parameters<typeof typedNumber>[1] = {}) =>
  texts.reduce<TypedNumber | null>((now, text) => typedNumber(text, bounds, now?.text ?? '') ?? now, null)
const value = (text: string, bounds?: Parameters<typeof typedNumber>[1]) => typing([text], bounds)?.value

test('a minus may come first where the bounds allow it', () => {
  expect(typing(['-'], { min: -50 })).toEqual({ text: '-', value: null, isOpen: true })
  expect(typing(['-', '-1', '-12'], { min: -50 })).toEqual({ text: '-12', value: -12, isOpen: false })
  expect(value('−５％', { min: -50 })).toBe(-5)
  expect(typing(['-'], { min: 0 })).toBeNull()
  expect(typing(['-5'], { min: 0 })).toBeNull()
})

test('figures that were copied are read', () => {
  for (const text of [
    '1,200,000',
    '1.200.000',
    "1'200'000",
    '1 200 000',
    'S$1,200,000',
    'RM 1.2m',
    '1.2M',
    '1.2 mil',
    '1200k',
    '120万',
    '１２００，０００',
  ])
    expect([text, value(text)]).toEqual([text, 1_200_000])
  expect(value('HK$5.5億')).toBe(550_000_000)
  expect(value('1,850 psf')).toBe(1_850)
  expect(value('950 sq ft')).toBe(950)
  expect(value('3.5%', { decimals: 1 })).toBe(3.5)
  expect(value('twelve')).toBeUndefined()
})

test('"1.2m" typed letter by letter; what is shown is what was understood', () => {
  expect(typing(['1', '1.', '1.2'])).toEqual({ text: '1.2', value: 1, isOpen: true })
  expect(typing(['1', '1.', '1.2', '1.2m'])).toEqual({ text: '1,200,000', value: 1_200_000, isOpen: false })
  expect(typing(['9', '90', '900', '900k'])?.text).toBe('900,000')
})

test('a comma is a decimal one only where decimals are kept and too few digits follow for a thousand', () => {
  expect(typing(['2', '2,', '2,5'], { decimals: 1 })).toMatchObject({ value: 2.5, isOpen: true })
  expect(typing(['2', '2,', '2,5', '2,50', '2,500'], { decimals: 2 })).toMatchObject({ value: 2_500, text: '2,500' })
  // a digit taken away from 1,234
  expect(typing(['1234', '1,23'], { decimals: 2 })).toMatchObject({ value: 123, text: '123' })
  expect(value('2,5')).toBe(25)
})

test('above max stays out, however it is written', () => {
  expect(value('200m', { max: 100_000_000 })).toBeUndefined()
  expect(value('99m', { max: 100_000_000 })).toBe(99_000_000)
})

test('never throws, and what it shows it reads again as the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,-kmb %$萬'), maxLength: 12 }), fc.nat(2), (text, decimals) => {
      const entry = typedNumber(text, { decimals }, '')
      if (entry && !entry.isOpen) expect(typedNumber(entry.text, { decimals }, entry.text)?.value).toBe(entry.value)
    }),
    { numRuns: 2_000 },
  )
})
