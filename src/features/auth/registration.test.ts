import { expect, it } from 'vitest'
import { registerVariant } from './register-variant.ts'
import { registrationOf } from './registration.ts'
import { startWizard } from './wizard.ts'

const details = {
  ...startWizard({}).details,
  ceaNumber: ' R012345A ',
  name: ' Mei Ling Tan ',
  estateAgency: 'Harbour Homes',
  estateAgencyLicenseNo: 'L3001234A',
  email: ' Mei@example.com ',
  phone: '+6591234567',
}
const wizard = { details, passwords: { password: ' Tidal7#kelp', confirm: '' } }
const whole = { name: 'Mei Ling Tan', email: 'Mei@example.com', phoneNumber: '+6591234567', password: ' Tidal7#kelp' }

it('an agent sends the trimmed licence; a password is never changed (§3)', () =>
  expect(registrationOf(wizard, registerVariant(true, 'SG'))).toEqual({
    ...whole,
    detail: {
      salespersonName: 'Mei Ling Tan',
      ceaNumber: 'R012345A',
      estateAgency: 'Harbour Homes',
      estateAgencyLicenseNo: 'L3001234A',
    },
  }))

it('a non-agent sends no detail, whatever was typed before', () =>
  expect(registrationOf(wizard, registerVariant(false, 'SG'))).toEqual({ ...whole, detail: undefined }))
