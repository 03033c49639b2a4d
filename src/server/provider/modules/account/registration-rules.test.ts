import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanLine } from '#lib/clean-line.ts'
import { isEmailAddress } from '#lib/email-address.ts'
import { passwordFaults } from '#lib/password-rules.ts'
import { isPhoneNumber, joinedPhone, phoneCodeFault } from '#lib/phone-number.ts'
import { licenceRule } from '#market/licence-rules.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { readRegistration } from './registration-rules.ts'

const right = { name: 'Tan Ah Meng', email: 'meng@example.com', phoneNumber: '+6591234567', password: 'Nine-tigers-7-sleep' }
const country = fc.constantFrom(...COUNTRY_CODES)
/** of the form that each country's register writes */
const NUMBERS: Record<(typeof COUNTRY_CODES)[number], string> = { SG: 'R012345A', MY: 'ren 12345', HK: 'S-012345', AU: '20123456' }
const faultOf = (
  input: Partial<typeof right> & { detail?: Record<string, string | null> | null },
  of: (typeof COUNTRY_CODES)[number] = 'SG',
) => {
  const read = readRegistration({ ...right, ...input }, of)
  return 'fault' in read ? read.fault : null
}

describe('a registration (§5)', () => {
  it('accepts a valid one of a non-agent in every country', () => {
    for (const of of COUNTRY_CODES)
      expect(readRegistration(right, of)).toEqual({
        registration: {
          name: 'Tan Ah Meng',
          email: 'meng@example.com',
          phone: '+6591234567',
          password: right.password,
          licence: null,
          attribution: null,
        },
      })
  })

  it('accepts e-mail, phone and password exactly where the shared rules do', () => {
    const texts = fc.oneof(fc.string(), fc.emailAddress(), fc.string({ unit: fc.constantFrom(...'+0123456789 -.()') }))
    fc.assert(
      fc.property(texts, (email) => {
        expect(faultOf({ email }) === null).toBe(isEmailAddress(email.trim()))
      }),
    )
    fc.assert(
      fc.property(texts, (phoneNumber) => {
        expect(faultOf({ phoneNumber }) ?? undefined).toBe(phoneCodeFault(phoneNumber))
      }),
    )
    fc.assert(
      fc.property(fc.oneof(texts, fc.string({ unit: fc.constantFrom(...'aZ9-_ '), minLength: 6, maxLength: 12 })), (password) => {
        expect(faultOf({ password }) === null).toBe(passwordFaults(password).length === 0)
      }),
    )
  })

  it('reads a phone number in all its spellings', () => {
    const spaced = fc.string({ unit: fc.constantFrom(' ', '-', '.', '(', ')'), maxLength: 2 })
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{8}$/), fc.array(spaced, { minLength: 10, maxLength: 10 }), (digits, gaps) => {
        const spelled = `+${[...`65${digits}`].map((digit, i) => `${digit}${gaps[i] ?? ''}`).join('')}`
        expect(joinedPhone(spelled)).toBe(`+65${digits}`)
        expect(joinedPhone(digits)).toBe(`+65${digits}`)
        expect(isPhoneNumber(`+65${digits}`)).toBe(true)
      }),
    )
  })

  it('needs a licence number of an agent where the country requires it', () => {
    fc.assert(
      fc.property(country, (of) => {
        expect(faultOf({ detail: {} }, of)).toBe(licenceRule(of).isRequired ? 'licence-invalid' : null)
        expect(faultOf({ detail: { ceaNumber: '  ' } }, of)).toBe(licenceRule(of).isRequired ? 'licence-invalid' : null)
        expect(faultOf({ detail: { ceaNumber: NUMBERS[of] } }, of)).toBeNull()
        expect(faultOf({ detail: { ceaNumber: 'ZZZ 1' } }, of)).toBe('licence-invalid')
        expect(faultOf({ detail: { ceaNumber: '!' } }, of)).toBe('licence-invalid')
      }),
    )
  })

  it('reads a licence number in all its spellings', () => {
    for (const ceaNumber of ['r012345a', ' R 012345 A', 'R-012345-A']) {
      const read = readRegistration({ ...right, detail: { ceaNumber } }, 'SG')
      expect('registration' in read && read.registration.licence?.key).toBe('R012345A')
    }
  })

  it('keeps names on one line, without invisible characters, in every script', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.nat(0x10_ff_ff).map((at) => String.fromCodePoint(at)) }), (text) => {
        const clean = cleanLine(text)
        expect(clean).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]|^\s|\s$|\s\s/u)
        expect(cleanLine(clean)).toBe(clean)
      }),
    )
    for (const name of ['陳小明', 'Ng Ah-Kow', 'நா\u200cம்', "D'Souza", 'Zoë']) expect(cleanLine(name)).toBe(name)
    expect(faultOf({ name: '\u202e' })).toBe('name-missing')
    expect(faultOf({ name: 'x'.repeat(81) })).toBe('name-missing')
  })
})
