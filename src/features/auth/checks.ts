import { isEmailAddress } from '#lib/email-address.ts'
import type { Result } from '#lib/result.ts'
import { licenceKey } from '#market/licence-number.ts'
import type { AuthCode } from './messages.ts'

/** §3 licence lookup result. */
export interface LicenceRecord {
  ceaNumber: string
  salespersonName: string
  estateAgency: string
  estateAgencyLicenseNo: string
}

export type LicenceAnswer = { ok: true; key: string; record: LicenceRecord } | { ok: false; code: AuthCode }

/** The checks' calls to server functions. */
export interface Questions {
  /** an account has the number; otherwise the register's record, or null when it lists nobody */
  licence(ceaNumber: string): Promise<Result<{ isUsed: boolean; record: LicenceRecord | null }>>
  /** an account has the address */
  email(email: string): Promise<Result<boolean>>
}

export interface Checks {
  licence(ceaNumber: string): Promise<LicenceAnswer>
  emailIsFree(email: string): Promise<AuthCode | undefined>
  emailIsKnown(email: string): Promise<AuthCode | undefined>
}

/** §5: the checks that ask the server. Answers are cached, failures are not. */
export function createChecks(ask: Questions): Checks {
  const licence = remembering(ask.licence)
  const email = remembering(ask.email)
  const isUsed = async (address: string) => {
    if (!isEmailAddress(address.trim())) return null
    const answer = await email(address.trim().toLowerCase())
    // a failed check does not block the form, because the server checks again on submission
    return answer.ok ? answer.value : null
  }
  return {
    async licence(ceaNumber) {
      const key = licenceKey(ceaNumber)
      if (key === null) return { ok: false, code: 'licence-invalid' }
      const answer = await licence(key)
      if (!answer.ok) return { ok: false, code: answer.failure.code === 'licence-invalid' ? 'licence-invalid' : 'licence-unchecked' }
      if (answer.value.isUsed) return { ok: false, code: 'licence-used' }
      return answer.value.record ? { ok: true, key, record: answer.value.record } : { ok: false, code: 'licence-invalid' }
    },
    emailIsFree: async (address) => ((await isUsed(address)) === true ? 'email-used' : undefined),
    emailIsKnown: async (address) => ((await isUsed(address)) === false ? 'email-unknown' : undefined),
  }
}

function remembering<T>(ask: (text: string) => Promise<Result<T>>): (text: string) => Promise<Result<T>> {
  const answers = new Map<string, Result<T>>()
  return async (text) => {
    const known = answers.get(text)
    if (known) return known
    const answer = await ask(text)
    if (answer.ok) answers.set(text, answer)
    return answer
  }
}
