import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PHONE_CODES } from '#lib/phone-number.ts'
import { COUNTRIES, PARTLY_DEFINED } from '#market/countries.ts'
import { DEFAULT_PHONE_CODE, joinPhone, spacedPhone, splitPhone } from './phone-value.ts'

describe('splitting', () => {
  test.each([
    ['', '+65', ''],
    ['91234567', '+65', '91234567'],
    ['+6591234567', '+65', '91234567'],
    ['+60 12-345 6789', '+60', '12-345 6789'],
    ['+852 (9123) 4567', '+852', '9123) 4567'],
    ['+44 20 7946 0000', '+65', '+44 20 7946 0000'],
    ['+6', '+65', '+6'],
  ])('%j', (value, code, number) => {
    expect(splitPhone(value)).toEqual({ code, number })
  })

  test('keeps the chosen code for a number without one', () => {
    expect(splitPhone('412345678', '+61')).toEqual({ code: '+61', number: '412345678' })
  })
})

describe('joining', () => {
  test.each([
    ['+65', '9123 4567', '+6591234567'],
    ['+65', '', ''],
    ['+65', ' - ', ''],
    ['+65', '+44 20', '+4420'],
    ['+65', '+44 +20', ''],
    ['+60', '012-345 6789', '+60123456789'],
    ['+61', '(0412) 345 678', '+61412345678'],
    ['+852', '９１２３ ４５６７', '+85291234567'],
    ['+60', '٠١٢ ٣٤٥ ٦٧٨٩', '+60123456789'],
  ] as const)('%s and %j', (code, number, value) => {
    expect(joinPhone({ code, number })).toBe(value)
  })
})

const digits = fc.stringMatching(/^\d{1,10}$/)
const withoutZero = fc.stringMatching(/^[1-9]\d{0,9}$/)
const code = fc.constantFrom(...PHONE_CODES)

test('splitting undoes joining', () => {
  fc.assert(
    fc.property(code, withoutZero, (chosen, number) => {
      expect(splitPhone(joinPhone({ code: chosen, number }))).toEqual({ code: chosen, number })
    }),
  )
})

test('whatever is typed, the value is empty or a code and digits, and stays so', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), digits, fc.stringMatching(/^\+[\d -]{0,14}$/)), (text) => {
      const value = joinPhone(splitPhone(text))
      if (value !== '') {
        expect(value).toMatch(/^\+\d+$/)
        expect(joinPhone(splitPhone(value))).toBe(value)
      }
    }),
  )
  for (const number of ['', ' - ']) expect(joinPhone({ code: '+65', number })).toBe('')
})

test('a number without a leading plus gets the default code', () => {
  fc.assert(
    fc.property(digits, (number) => {
      expect(joinPhone(splitPhone(number))).toBe(`${DEFAULT_PHONE_CODE}${number}`)
    }),
  )
})

test('knows the code of every country, of those that are defined in part too, and no other', () => {
  const defined = [...Object.values(COUNTRIES), ...Object.values(PARTLY_DEFINED)]
  expect(PHONE_CODES).toEqual(defined.map(({ phoneCode }) => phoneCode))
})

test.each([
  ['+6580000001', '+65 8000 0001'],
  ['+85291234567', '+852 9123 4567'],
  ['+60123456789', '+60 123456789'],
  ['+4915112345678', '+4915112345678'],
  ['', ''],
])('%s is read as "%s"', (phone, spaced) => expect(spacedPhone(phone)).toBe(spaced))
