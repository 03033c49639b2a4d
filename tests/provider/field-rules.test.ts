import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as account from '#features/account/editor/field-rules.ts'
import * as overlay from '#features/auth/field-rules.ts'
import { reportSearch } from '#features/report/search.ts'
import { PHONE_CODES } from '#lib/phone-number.ts'
import { enterNumber } from '#ui/form/number-entry.ts'
import { joinPhone, splitPhone } from '#ui/form/phone-value.ts'
import { examples } from '../fixtures/short-sample.ts'
import { accountTools, codeOf, PASSWORD, REGISTER } from './account-fixture.ts'
import { startProvider } from './harness.ts'

// §5: the forms and the provider accept and refuse the same values, whoever sends them.

const provider = await startProvider()
const tools = accountTools(provider)
const token = (await tools.person('rule-keeper')).token

/** The code that refuses a registration without a proven phone: of the first broken rule, or of the proof when none is broken. */
async function refusalOf(change: Record<string, unknown>, country: 'SG' | 'MY' | 'HK' = 'SG') {
  const code = codeOf(await tools.ask(REGISTER, { input: { ...tools.input('somebody'), ...change } }, { country }))
  return code === 'phone-unproven' ? undefined : code
}

/** The code of an operation's refusal; undefined when it succeeds. */
const codeFrom = async (query: string, variables: Record<string, string>, signedIn = false) =>
  codeOf(await tools.ask(query, variables, signedIn ? { token } : {}))

const each = <Value>(values: fc.Arbitrary<Value>, check: (value: Value) => Promise<void>, numRuns = examples(60, 20)) =>
  fc.assert(fc.asyncProperty(values, check), { numRuns })

/** Any text, with control characters, combining marks and invisible characters. */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: fc.nat(0x10_ff_ff).map((at) => String.fromCodePoint(at)), maxLength: 12 }),
  fc.string({ unit: fc.constantFrom('a', '1', ' ', '\t', '\u0000', '\u00a0', '\u200b', '\u202e', '\ufeff', '@', '.'), maxLength: 12 }),
)

/** A valid text with other characters inserted somewhere. */
const disturbed = (right: fc.Arbitrary<string>, pieces: readonly string[]) =>
  fc
    .tuple(right, fc.nat(60), fc.constantFrom('', ...pieces), fc.boolean())
    .map(([text, at, piece, cuts]) => text.slice(0, at) + piece + text.slice(cuts ? at + 1 : at))

const HIDDEN = ['\u0000', '\n', '\u00a0', '\u00ad', '\u200b', '\u202e', '\ufeff', '\ud800']

describe('password', () => {
  const right = fc.string({ unit: fc.constantFrom(...'Tidal7#kelpß€Ω陳😀'), minLength: 4, maxLength: 140 }).map((text) => `Kd7#${text}`)
  const passwords = fc.oneof(
    anyText,
    disturbed(right, [' ', '_', ...HIDDEN]),
    disturbed(fc.constantFrom('Password1!', 'tidal7#kelp', 'TIDAL7#KELP', 'Tidalx#kelp', 'Tidal7xkelp', 'Ti7#kel'), ['!', '9', 'a', 'Z']),
  )

  it('of a new account', () =>
    each(passwords, async (password) => {
      const fault = overlay.passwordFault(password)
      const refusal = fault && (fault === 'password-common' ? 'password-common' : 'password-weak')
      expect(await refusalOf({ password })).toBe(refusal)
    }))

  it('by a link, and in place of the current one', () =>
    each(
      passwords,
      async (password) => {
        const fault = account.newPasswordFault(password)
        const refusal = fault && (fault === 'password-common' ? fault : 'password-weak')
        const reset = 'mutation ($p: String!) { resetPassword(token: "x", password: $p, confirmPassword: $p) { success } }'
        expect(await codeFrom(reset, { p: password })).toBe(refusal ?? 'token-spent')
        const activate = 'mutation ($p: String!) { activeUserSelf(token: "x", password: $p) { success } }'
        expect(await codeFrom(activate, { p: password })).toBe(refusal ?? 'token-spent')
        const change = 'mutation ($p: String!) { updatePassword(currentPassword: "x", password: $p, confirmPassword: $p) { success } }'
        // without a session nothing is hashed, and the password's rules are still checked
        expect(await codeFrom(change, { p: password })).toBe(refusal ?? 'invalid_access_token')
      },
      30,
    ))

  it('typed twice', () =>
    each(
      fc.tuple(fc.constantFrom(PASSWORD, 'Tidal7#kelp'), fc.oneof(fc.constantFrom(PASSWORD, 'Tidal7#kelp', ''), anyText)),
      async ([password, confirm]) => {
        const reset = 'mutation ($p: String!, $c: String!) { resetPassword(token: "x", password: $p, confirmPassword: $c) { success } }'
        const isWrong = account.repeatFault(password, confirm) !== undefined
        expect(overlay.confirmFault(password, confirm) !== undefined).toBe(isWrong)
        expect(await codeFrom(reset, { p: password, c: confirm })).toBe(isWrong ? 'passwords-differ' : 'token-spent')
      },
      30,
    ))
})

describe('phone', () => {
  const right = fc.stringMatching(/^\+(65|60|852|61|62|82)[\d ().-]{4,14}$/)
  const typed = fc.oneof(anyText, right, disturbed(right, ['+', 'x', '/', ...HIDDEN]), fc.stringMatching(/^[\d +().-]{0,16}$/))

  it('as it is sent, with or without its code', () =>
    each(typed, async (phone) => {
      const fault = overlay.phoneFault(phone)
      const refusal = fault === 'required' ? 'phone-invalid' : fault
      expect(await refusalOf({ phoneNumber: phone })).toBe(refusal)
      const check = 'query ($phone: String!) { checkOTP(phone: $phone, otp: "123456") { success } }'
      expect(await codeFrom(check, { phone })).toBe(refusal ?? 'otp-spent')
      if (phone !== '') expect(account.newPhoneFault(phone, '')).toBe(refusal)
    }))

  it('as it comes from the field', () =>
    each(
      fc.tuple(fc.constantFrom(...PHONE_CODES), typed),
      async ([code, text]) => {
        const value = joinPhone(splitPhone(text, code))
        const fault = overlay.phoneFault(value)
        expect(await refusalOf({ phoneNumber: value })).toBe(fault === 'required' ? 'phone-invalid' : fault)
      },
      30,
    ))
})

describe('one-time code', () => {
  const codes = fc.oneof(
    anyText,
    disturbed(fc.stringMatching(/^\d{6}$/), ['1', ' ', '-', 'e', '１', ...HIDDEN]),
    fc.stringMatching(/^\d{4,8}$/),
  )
  const checkPhone = 'query ($code: String!) { checkOTP(phone: "+6581234567", otp: $code) { success } }'
  const changeEmail = 'mutation ($code: String!) { emailUpdate(email: "another@example.com", code: $code) { success } }'

  it('that no form accepts does not count as a guess, for a phone or an e-mail address', () =>
    each(codes, async (code) => {
      const isWrong = overlay.codeFault(code) !== undefined
      expect(account.otpFault(code) !== undefined).toBe(isWrong)
      // without an open code, malformed codes still get another refusal than well-formed ones
      const answer = isWrong ? 'user.form.otp.invalid' : 'otp-spent'
      expect(await codeFrom(checkPhone, { code })).toBe(answer)
      expect(await codeFrom(changeEmail, { code }, true)).toBe(answer)
    }))
})

describe('licence number', () => {
  const right = fc.constantFrom('R012345A', 'r012345a', 'E-123456', 'REN 12345', 'E (1) 1234/5', 'S-990011', 'AB1')
  const numbers = fc.oneof(anyText, disturbed(right, ['_', '@', ' ', 'é', '９', ' '.repeat(40), ...HIDDEN]), right)

  it('where the country asks for one', () =>
    each(numbers, async (ceaNumber) => {
      const isWrong = overlay.licenceFault(ceaNumber, 'MY', true) !== undefined
      // the account's form is for countries whose register is asked, so it leaves the form of a number to that
      if (account.licenceNumberFault(ceaNumber) !== undefined) expect(isWrong).toBe(true)
      expect(await refusalOf({ detail: { ceaNumber } }, 'MY')).toBe(isWrong ? 'licence-invalid' : undefined)
    }))

  it('where it does not: an empty one is valid, a malformed one is not', () =>
    each(
      numbers,
      async (ceaNumber) => {
        const isWrong = overlay.licenceFault(ceaNumber, 'HK', false) !== undefined
        // the register of the tests is empty, so a valid number is not found, which the form learns by asking
        const isGiven = ceaNumber.trim() !== ''
        expect(await refusalOf({ detail: { ceaNumber } }, 'HK')).toBe(isWrong || isGiven ? 'licence-invalid' : undefined)
      },
      30,
    ))
})

describe('number', () => {
  const AREA = { min: 1, max: 100_000 }
  const typed = fc.oneof(anyText, fc.stringMatching(/^-?[\d, ]{0,9}(\.\d?)?$/))

  it('that the field of a home accepts passes unchanged through the address, and one out of bounds is dropped', () => {
    fc.assert(
      fc.property(typed, fc.integer({ min: -10, max: 200_000 }), (text, whole) => {
        for (const area of [text, String(whole), whole.toLocaleString('en-US')]) {
          const entry = enterNumber(area, AREA)
          if (entry?.value != null) expect(reportSearch.parse({ area: entry.text }).area).toBe(entry.value)
        }
        const isWithin = whole >= AREA.min && whole <= AREA.max
        expect(enterNumber(String(whole), AREA) !== null).toBe(isWithin)
        expect(reportSearch.parse({ area: whole }).area).toBe(isWithin ? whole : undefined)
      }),
    )
  })
})

describe('e-mail address', () => {
  const right = fc.oneof(fc.emailAddress(), fc.constantFrom('mei@example.com', ' Mei.Ling+a@sub.example.sg '))
  const long = fc.integer({ min: 230, max: 260 }).map((length) => `${'a'.repeat(length - 12)}@example.com`)
  const addresses = fc.oneof(anyText, right, long, disturbed(right, ['@', '..', ' ', ',', '<', '"', 'é', ...HIDDEN]))

  it('of a new account, of one that forgot the password, and of a question about one', () =>
    each(addresses, async (email) => {
      const isWrong = overlay.emailFault(email) !== undefined
      expect(await refusalOf({ email })).toBe(isWrong ? 'email-invalid' : undefined)
      const refusal = isWrong ? 'email-invalid' : undefined
      expect(await codeFrom('query ($email: String!) { validateEmail(email: $email) { isExist } }', { email })).toBe(refusal)
      expect(await codeFrom('mutation ($email: String!) { forgotPassword(email: $email) { success } }', { email })).toBe(refusal)
    }))

  it('that an account changes to', () =>
    each(
      addresses,
      async (email) => {
        const isWrong = account.newEmailFault(email, 'rule-keeper@example.com') !== undefined
        const send = 'query ($email: String!) { sendEmailUpdateCode(email: $email) { success } }'
        const code = await codeFrom(send, { email }, true)
        // the same address again within the minute is refused for another reason
        expect(code === 'email-invalid').toBe(isWrong)
      },
      30,
    ))
})

describe('name', () => {
  const names = fc.oneof(anyText, fc.string({ unit: fc.constantFrom('陳', 'a', ' ', '\u200b'), minLength: 70, maxLength: 90 }))

  it('of a new account', () =>
    each(names, async (name) => {
      expect(await refusalOf({ name })).toBe(overlay.nameFault(name) && 'name-missing')
    }))

  it('that an account changes to', () =>
    each(
      names,
      async (nickName) => {
        const change = 'mutation ($nickName: String!) { updateUser(patch: { nickName: $nickName }) { id } }'
        const isWrong = account.textFault(nickName, account.PROFILE_MAX_CHARS.name) !== undefined
        expect(await codeFrom(change, { nickName }, true)).toBe(isWrong ? 'profile-nickname' : undefined)
      },
      30,
    ))
})
