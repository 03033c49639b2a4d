import fc from 'fast-check'
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { describe, expect, it, test } from 'vitest'
import { codesInPlan, isInPlan } from '#market/phone-plan.ts'
import { isPhoneNumber, joinedPhone, PHONE_CODES, phoneCodeFault } from './phone-number.ts'

/** A number of each code (§9) as it is dialled at home. */
const AT_HOME: Record<(typeof PHONE_CODES)[number], [country: CountryCode, ...numbers: string[]]> = {
  '+65': ['SG', '9123 4567', '6123 4567'],
  '+60': ['MY', '012-345 6789', '011-1234 5678', '03-1234 5678'],
  '+852': ['HK', '5123 4567', '2345 6789'],
  '+61': ['AU', '0412 345 678', '(02) 9876 5432'],
  '+62': ['ID', '0812-3456-789', '(021) 5091 2345'],
  '+82': ['KR', '010-1234-5678', '02-312-3456'],
}

describe('a number as people write it', () => {
  const numbers = PHONE_CODES.flatMap((code) => {
    const [country, ...dialled] = AT_HOME[code]
    return dialled.map((number) => [code, country, number] as const)
  })
  test.each(numbers)('%s of %s: %s, as the plan of the country joins it', (code, country, number) => {
    const joined = parsePhoneNumberFromString(number, country)?.number
    expect(joinedPhone(`${code} ${number}`)).toBe(joined)
    expect(isInPlan(joined ?? '')).toBe(true)
  })

  const DIGITS = ['0123456789', '０１２３４５６７８９', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '०१२३४५६७८९']
  const gap = fc.constantFrom('', ' ', '-', '\u2011', '\u2013', '\u00a0', '\u202f', '.', '/', '(', ')', '\u200e', '\u202c')
  it('means the same in the digits of any writing, with any separators', () => {
    const written = fc.record({
      number: fc.constantFrom(...numbers),
      digits: fc.constantFrom(...DIGITS),
      plus: fc.constantFrom('+', '＋'),
      gaps: fc.array(gap, { minLength: 20, maxLength: 20 }),
    })
    fc.assert(
      fc.property(written, ({ number: [code, , dialled], digits, plus, gaps }) => {
        const plain = `${code.slice(1)}${dialled.replaceAll(/\D/g, '')}`
        const typed = plus + [...plain].map((digit, at) => `${digits[Number(digit)]}${gaps[at] ?? ''}`).join('')
        expect(joinedPhone(typed)).toBe(joinedPhone(`+${plain}`))
        expect(isPhoneNumber(typed)).toBe(true)
      }),
    )
  })
})

it('what is joined stays as it is', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[+0]?[\d ()-]{6,16}$/)), (text) => {
      const joined = joinedPhone(text)
      if (joined !== null) expect([joined, joinedPhone(joined)]).toEqual([expect.stringMatching(/^\+\d{8,15}$/), joined])
    }),
  )
})

test.each([
  ['9123 4567', undefined],
  ['+62 812 3456 78901', undefined],
  ['+86 139 1234 5678', 'phone-country'],
  ['+65 123456', 'phone-invalid'],
  ['+44 20 7946 0000', 'phone-country'],
  ['+65 12', 'phone-invalid'],
  ['', 'phone-invalid'],
] as const)('a code to %j: %s', (text, fault) => expect(phoneCodeFault(text)).toBe(fault))

test.each([
  ['+65', '51230002', ['+852']],
  ['+65', '0412345678', ['+61', '+62', '+82']],
  ['+65', '412345678', ['+61', '+62', '+82']],
  ['+852', '0123456789', ['+60', '+62', '+82']],
  ['+65', '00000000', []],
] as const)('%s has no %s, which is dialled in %j', (code, number, others) => {
  expect(isInPlan(code + number)).toBe(false)
  expect(codesInPlan(number, code)).toEqual(others)
})
