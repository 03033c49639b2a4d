import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EMPTY_BOX, type TypedNumber, typedNumber } from './number-typing.ts'

/** what a box holds after these texts were in it one after the other, or with one text put into it */
const typing = (texts: string[], bounds: Parameters<typeof typedNumber>[1] = {}) =>
  texts.reduce<TypedNumber | null>((now, text) => typedNumber(text, bounds, now ?? EMPTY_BOX) ?? now, null)
const value = (text: string, bounds?: Parameters<typeof typedNumber>[1]) => typing([text], bounds)?.value
/** key by key */
const keys = (text: string, bounds?: Parameters<typeof typedNumber>[1]) =>
  [...text].reduce<TypedNumber>((now, key) => typedNumber(now.text + key, bounds ?? {}, now) ?? now, {
    text: '',
    value: null,
    isOpen: false,
  })

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
    '１，２００，０００',
  ])
    expect([text, value(text)]).toEqual([text, 1_200_000])
  expect(value('HK$5.5億')).toBe(550_000_000)
  expect(value('1,850 psf')).toBe(1_850)
  expect(value('950 sq ft')).toBe(950)
  expect(value('3.5%', { decimals: 1 })).toBe(3.5)
  expect(value('twelve')).toBeUndefined()
})

test('an amount in words, key by key, waits until the box is left', () => {
  expect(keys('1.2')).toEqual({ text: '1.2', value: undefined, isOpen: true })
  expect(keys('1.2m')).toEqual({ text: '1.2m', value: 1_200_000, isOpen: true })
  expect(keys('1.2 million')).toEqual({ text: '1.2 million', value: 1_200_000, isOpen: true })
  expect(keys('RM 1.2 juta')).toMatchObject({ value: 1_200_000 })
  expect(keys('港幣800萬')).toMatchObject({ value: 8_000_000 })
  expect(keys('900k')).toMatchObject({ value: 900_000 })
  expect(keys('12x3')).toEqual({ text: '123', value: 123, isOpen: false })
})

test('a comma that somebody types is not ours between thousands', () => {
  for (const bounds of [{}, { decimals: 1 }, { decimals: 2 }]) {
    expect([bounds, keys('1,5', bounds)]).toEqual([bounds, { text: '1,5', value: undefined, isOpen: true }])
    expect(keys('1,5m', bounds).value).toBeUndefined()
    expect(keys('1,500', bounds)).toEqual({ text: '1,500', value: 1_500, isOpen: false })
  }
  expect(keys('15000')).toEqual({ text: '15,000', value: 15_000, isOpen: false })
  // a digit taken away from 1,234
  expect(typing(['1234', '1,23'], { decimals: 2 })).toMatchObject({ value: 123, text: '123' })
})

test('above max stays out, however it is written', () => {
  expect(value('200m', { max: 100_000_000 })).toBeUndefined()
  expect(value('99m', { max: 100_000_000 })).toBe(99_000_000)
})

test('never throws, and what it shows it reads again as the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,-kmb %$萬'), maxLength: 12 }), fc.nat(2), (text, decimals) => {
      const entry = typedNumber(text, { decimals }, EMPTY_BOX)
      if (entry && !entry.isOpen) expect(typedNumber(entry.text, { decimals }, entry)?.value).toBe(entry.value)
    }),
    { numRuns: 2_000 },
  )
})
