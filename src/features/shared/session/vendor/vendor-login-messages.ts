import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Failure } from '#lib/result.ts'

const SAY: Readonly<Record<string, MessageDescriptor>> = {
  'user.loginidorpasswordisinvalid': msg`Login ID or password is invalid. Check both, or write to the desk.`,
  unreachable: msg`We could not be reached. Check your connection and try again.`,
}

const OTHERWISE = msg`You could not be logged in. Nothing is wrong with what you typed; try again in a moment.`

/** The message of a failed login, by its code (§8). */
export function loginFailureWords(i18n: Pick<I18n, '_'>, { code, waitSeconds }: Failure): string {
  if (code !== 'too-many-attempts') return i18n._(SAY[code] ?? OTHERWISE)
  const minutes = Math.max(1, Math.ceil((waitSeconds ?? 60) / 60))
  return i18n._(msg`There were too many attempts. Try again in ${minutes} min.`)
}
