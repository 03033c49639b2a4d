import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEmailAddress } from '#lib/email-address.ts'
import { isOtpCode } from '#lib/otp-code.ts'
import { passwordFaults } from '#lib/password-rules.ts'
import { phoneCodeFault } from '#lib/phone-number.ts'
import {
  codeFault,
  confirmFault,
  emailFault,
  licenceAnswerFault,
  licenceFault,
  passwordFault,
  phoneFault,
  termsFault,
} from './field-rules.ts'
import { registerVariant } from './register-variant.ts'
import { requiredFault } from './required.ts'

const nearlyAddress = fc.stringMatching(/^[a-z]{0,3}@[a-z]{0,3}(?:\.[a-z]{0,2})?$/)
const text = fc.oneof(fc.string(), fc.emailAddress(), nearlyAddress, fc.stringMatching(/^\+?[\d ().-]{0,16}$/), fc.constantFrom('', ' '))

describe('the rules of §5 as the forms apply them', () => {
  it('required: at least one visible character', () => {
    expect(requiredFault(' \t')).toBe('required')
    expect(requiredFault('0')).toBeUndefined()
  })
  it('accept exactly what the shared rules accept', () => {
    fc.assert(
      fc.property(text, (value) => {
        expect(emailFault(value) === undefined).toBe(isEmailAddress(value.trim()))
        expect(phoneFault(value)).toBe(requiredFault(value) ?? phoneCodeFault(value))
        expect(codeFault(value) === undefined).toBe(isOtpCode(value))
        expect(passwordFault(value) === undefined).toBe(passwordFaults(value).length === 0)
      }),
    )
  })
  it('report missing values before wrong ones', () => {
    for (const rule of [emailFault, phoneFault, codeFault]) expect(rule('')).toBe('required')
    expect(passwordFault('')).toBe('password-blank')
    expect(emailFault('mei@example')).toBe('email-invalid')
    expect(phoneFault('12')).toBe('phone-invalid')
    expect(phoneFault('+442079460000')).toBe('phone-country')
    expect(codeFault('12345')).toBe('user.form.otp.invalid')
  })
  it('a repeated password must be equal', () => {
    fc.assert(fc.property(fc.string({ minLength: 1 }), (password) => void expect(confirmFault(password, password)).toBeUndefined()))
    expect(confirmFault('Tidal7#kelp', '')).toBe('required')
    expect(confirmFault('Tidal7#kelp', 'tidal7#kelp')).toBe('passwords-differ')
  })
  it('the terms must be ticked', () => {
    expect(termsFault(false)).toBe('terms-open')
    expect(termsFault(true)).toBeUndefined()
  })
  it('a licence number is required where the country requires it', () => {
    expect(licenceFault(' ', 'SG', true)).toBe('required')
    expect(licenceFault('', 'HK', false)).toBeUndefined()
    for (const isRequired of [true, false]) expect(licenceFault('no digits', 'SG', isRequired)).toBe('licence-invalid')
    expect(licenceFault('ZZZ 1', 'MY', true)).toBe('licence-invalid')
    expect(licenceFault('R012345A', 'SG', true)).toBeUndefined()
  })
  it('in Malaysia only a number in use is refused', () => {
    const [singapore, malaysia] = [registerVariant(true, 'SG'), registerVariant(true, 'MY')]
    for (const code of ['licence-used', 'licence-invalid', 'licence-unchecked'] as const) {
      expect(licenceAnswerFault({ ok: false, code }, singapore)).toBe(code)
      expect(licenceAnswerFault({ ok: false, code }, malaysia)).toBe(code === 'licence-used' ? code : undefined)
    }
  })
})
