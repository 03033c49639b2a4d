import { useState } from 'react'
import type { CountryCode } from '#market/vocabulary.ts'
import { lookUpLicence, validateEmail } from './auth.functions.ts'
import { type Checks, createChecks } from './checks.ts'
import { answerOf } from './sending.ts'

/** The checks of one screen, with cached answers while it is open; a new set for another country. */
export function useChecks(country: CountryCode): Checks {
  const [checks] = useState(() =>
    createChecks({
      licence: (ceaNumber) => answerOf(lookUpLicence({ data: { ceaNumber, country } })),
      email: (email) => answerOf(validateEmail({ data: { email } })),
    }),
  )
  return checks
}
