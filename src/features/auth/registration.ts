import type { RegisterVariant } from './register-variant.ts'
import type { Wizard } from './wizard.ts'

/** §3 registration input: what the wizard has gathered. A non-agent sends no detail. */
export function registrationOf({ details, passwords }: Pick<Wizard, 'details' | 'passwords'>, { licence }: RegisterVariant) {
  const name = details.name.trim()
  return {
    name,
    email: details.email.trim(),
    phoneNumber: details.phone,
    password: passwords.password,
    detail:
      licence === 'none'
        ? undefined
        : {
            salespersonName: name,
            ceaNumber: details.ceaNumber.trim(),
            estateAgency: details.estateAgency.trim(),
            estateAgencyLicenseNo: details.estateAgencyLicenseNo.trim(),
          },
  }
}
