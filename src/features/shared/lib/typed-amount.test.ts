import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOCALES } from '#locales/locales.ts'
import { isAmountBegun, readAmount } from './typed-amount.ts'

test.each([
  ['1.2 million', 1_200_000],
  ['1.2M AUD', 1_200_000],
  ['RM 1.2 juta', 1_200_000],
  ['rm1.2jt', 1_200_000],
  ['港幣800萬', 8_000_000],
  ['8.5億元', 850_000_000],
  ['1.5 mil', 1_500_000],
  ['S$1.5m', 1_500_000],
  ['HK$ 3 百萬', 3_000_000],
  ['800k', 800_000],
  ['2.5 lakh', 250_000],
  ['٥٠٠٠٠٠', 500_000],
  ['٥٠٠٬٠٠٠', 500_000],
  ['५००', 500],
  ['５００，０００', 500_000],
  ['1 234 567', 1_234_567],
  ['1\u202f234\u00a0567', 1_234_567],
  ["1'234'567", 1_234_567],
  ['1’234’567', 1_234_567],
  ['1.234.567', 1_234_567],
  ['12,34,567', 1_234_567],
  ['1,234,567.00', 1_234_567],
  ['−5%', -5],
  ['-$1,000', -1_000],
  ['1,850 psf', 1_850],
  ['950 sq ft', 950],
  ['0', 0],
])('"%s" is %d', (typed, value) => {
  expect(readAmount(typed)).toEqual({ value, fault: null })
})

test.each([
  ['1,5m', 'two-meanings'],
  ['1,5', 'two-meanings'],
  ['1.500', 'two-meanings'],
  ['1.500 million', 'two-meanings'],
  ['1,50', 'two-meanings'],
  ['0,500', 'two-meanings'],
  ['1,2345', 'two-meanings'],
  ['1,234.567,8', 'two-meanings'],
  ['1.5', 'too-fine'],
  ['1,234.50', 'too-fine'],
  ['12 34', 'not-a-number'],
  ['1-2', 'not-a-number'],
  ['1.2x', 'not-a-number'],
  ['twelve', 'not-a-number'],
  ['USD 500k', 'not-a-number'],
  ['500m2m', 'not-a-number'],
  ['', 'not-a-number'],
  ['9'.repeat(16), 'not-a-number'],
  ['9999999999 t', 'not-a-number'],
])('"%s" is refused: %s', (typed, fault) => {
  expect(readAmount(typed)).toEqual({ value: null, fault })
})

test('how fine a box is decides what a lone point before three digits means', () => {
  expect(readAmount('1.500', 3).value).toBe(1.5)
  expect(readAmount('1.500', 2).fault).toBe('two-meanings')
  expect(readAmount('0.500', 1).value).toBe(0.5)
  expect(readAmount('3.25', 2).value).toBe(3.25)
  expect(readAmount('3.25', 1).fault).toBe('too-fine')
})

/** As pages of the site's languages write numbers, and as people's other programs do. */
const WRITERS = LOCALES.map(({ iso }) => iso).concat(['de', 'de-CH', 'fr', 'id', 'ar-EG', 'hi', 'ta', 'en-IN', 'ja'])
const FORMS: Intl.NumberFormatOptions[] = [
  {},
  { notation: 'compact' },
  { notation: 'compact', compactDisplay: 'long' },
  { useGrouping: false },
  ...['SGD', 'MYR', 'HKD', 'AUD'].flatMap((currency) =>
    (['symbol', 'narrowSymbol', 'code', 'name'] as const).map((currencyDisplay) => ({
      style: 'currency' as const,
      currency,
      currencyDisplay,
    })),
  ),
]

test('what a program writes is read as the same number, or refused; in the languages of the site whole numbers are always read', () => {
  const value = fc.oneof(
    fc.integer({ min: -1e12, max: 1e12 }),
    fc.integer({ min: 0, max: 3e6 }),
    fc.double({ min: 0, max: 1e7, noNaN: true }),
  )
  fc.assert(
    fc.property(value, fc.constantFrom(...WRITERS), fc.constantFrom(...FORMS), fc.nat(3), (number, locale, form, decimals) => {
      const isOurs = LOCALES.some(({ iso }) => iso === locale)
      // short words are the page's: "7 M" is seven billion in Indonesian
      fc.pre(isOurs || !form.notation)
      const text = new Intl.NumberFormat(locale, form).format(number)
      const read = readAmount(text, decimals).value
      // as many digits as were written
      const near = form.notation ? Math.abs(number) * 0.05 + 0.05 : 0.0051
      if (read !== null) expect([text, Math.abs(read - number) <= near]).toEqual([text, true])
      if (isOurs && Number.isInteger(number) && !form.style && !form.notation) expect([text, read]).toEqual([text, number])
    }),
    { numRuns: 3_000 },
  )
})

test('what can become an amount gets in key by key; what cannot does not', () => {
  for (const text of ['1.2 million', 'RM 1.2 juta', '港幣800萬', 'S$1.5m', '950 sq ft', '٥٠٠', '1,234.5'])
    for (let end = 1; end <= text.length; end++)
      expect([text.slice(0, end), isAmountBegun(text.slice(0, end))]).toEqual([text.slice(0, end), true])
  for (const text of ['1x', 'abc', '1.2 mq', 'USD', '5=']) expect([text, isAmountBegun(text)]).toEqual([text, false])
})
