import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { confirmFault, emailFault, licenceFault, passwordFault, phoneFault } from '#features/auth/field-rules.ts'
import { registerVariant } from '#features/auth/register-variant.ts'
import { registrationOf } from '#features/auth/registration.ts'
import { requiredFault } from '#features/auth/required.ts'
import { type Details, startWizard } from '#features/auth/wizard.ts'
import { tokenOfNumber } from '#features/billing/checkout/card/test-number.ts'
import { COUNTRY_CODES, type CountryCode } from '#market/vocabulary.ts'
import { isTestToken } from '#provider/card-desk/test-cards.ts'
import { readRegistration } from '#provider/modules/account/registration-rules.ts'

// §5: the form and the provider accept and refuse the same values.

const details: Details = {
  ...startWizard({}).details,
  ceaNumber: 'R012345A',
  name: 'Mei Ling Tan',
  email: 'mei@example.com',
  phone: '+6591234567',
}
const good = { details, password: 'Tidal7#kelp' }

const formTakes = ({ details, password }: typeof good, isAgent: boolean, country: CountryCode): boolean =>
  [
    isAgent ? licenceFault(details.ceaNumber, country, registerVariant(true, country).licence === 'required') : undefined,
    requiredFault(details.name),
    emailFault(details.email),
    phoneFault(details.phone),
    passwordFault(password),
    confirmFault(password, password),
  ].every((fault) => fault === undefined)

const providerTakes = ({ details, password }: typeof good, isAgent: boolean, country: CountryCode): boolean => {
  const wizard = { details, passwords: { password, confirm: password } }
  return 'registration' in readRegistration(registrationOf(wizard, registerVariant(isAgent, country)), country)
}

const country = fc.constantFrom(...COUNTRY_CODES)
/** what each country's register writes */
const NUMBERS: Record<CountryCode, string> = { SG: 'R012345A', MY: 'REN 12345', HK: 'E-012345', AU: '20123456' }
const agree = (one: fc.Arbitrary<typeof good>) =>
  fc.assert(
    fc.property(one, fc.boolean(), country, (given, isAgent, where) => {
      const isOther = given.details.ceaNumber !== details.ceaNumber
      const typed = isOther ? given : { ...given, details: { ...given.details, ceaNumber: NUMBERS[where] } }
      expect(providerTakes(typed, isAgent, where)).toBe(formTakes(typed, isAgent, where))
    }),
    { numRuns: 500 },
  )
const withDetail = (name: 'ceaNumber' | 'name' | 'email' | 'phone', value: fc.Arbitrary<string>) =>
  value.map((text) => ({ ...good, details: { ...details, [name]: text } }))

describe('form and provider refuse the same registrations (§5)', () => {
  it('a complete one is accepted by both', () => agree(fc.constant(good)))
  it('licence numbers', () =>
    agree(withDetail('ceaNumber', fc.oneof(fc.string({ maxLength: 40 }), fc.stringMatching(/^[A-Za-z]{0,3}[ -]?\d{0,7}[A-Z]?$/)))))
  // the form's field holds 80 characters at most
  it('names', () => agree(withDetail('name', fc.oneof(fc.string({ maxLength: 80 }), fc.constantFrom(' ', '陳美玲', 'Siti binti Ali')))))
  it('e-mail addresses', () =>
    agree(
      withDetail(
        'email',
        fc.oneof(
          fc.string(),
          fc.emailAddress(),
          fc.emailAddress().map((address) => ` ${address} `),
        ),
      ),
    ))
  // as the field gives them: '' or code and digits
  it('phone numbers', () => agree(withDetail('phone', fc.oneof(fc.constant(''), fc.stringMatching(/^\+(65|60|852|61)\d{0,13}$/)))))
  it('passwords', () =>
    agree(fc.oneof(fc.string({ maxLength: 140 }), fc.stringMatching(/^[A-Za-z0-9#!_ ]{6,14}$/)).map((password) => ({ ...good, password }))))
})

it.each(['4242424242424242', '4000002500003155', '4000002760003184', '4000000000000002', '4000000000009995', '4000000000000341'])(
  'the form of the card desk sends for %s what the desk knows',
  (number) => {
    expect(isTestToken(tokenOfNumber(number) ?? '')).toBe(true)
  },
)
