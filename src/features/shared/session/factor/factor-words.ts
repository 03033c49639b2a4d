import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Failure } from '#lib/result.ts'

const SAY: Readonly<Record<string, MessageDescriptor>> = {
  'factor-needed': msg`A code is needed.`,
  'factor-wrong': msg`This code is not right, or it was used before. Wait for the next one.`,
  'user.form.otp.invalid': msg`This is not the code that was sent. Check the latest e-mail and type it again.`,
  'otp-spent': msg`This code does not work any more. Ask for a new one.`,
  'otp-too-soon': msg`A code was sent a moment ago. Look into your mailbox.`,
  'step-spent': msg`This took too long. Go back and type your password again.`,
  'step-up-needed': msg`Nothing was changed: show first that it is you.`,
  'wrong-password': msg`This is not your current password.`,
  'passkey-unsupported': msg`This browser knows no passkeys.`,
  'passkey-unavailable': msg`Passkeys cannot be used here.`,
  'passkey-dismissed': msg`No passkey was shown. Try again, or take another way.`,
  'passkey-failed': msg`The browser could not ask for the passkey. Try again, or take another way.`,
  'passkey-expired': msg`This took too long. Try again.`,
  'passkey-unknown': msg`This passkey belongs to no account here. It may have been removed.`,
  'passkey-invalid': msg`The passkey could not be checked. Try again, or take another way.`,
  'passkey-known': msg`This device has a passkey of your account already.`,
  'passkey-name': msg`A name is needed.`,
  'app-unavailable': msg`Authenticator apps cannot be used here.`,
  'app-known': msg`Your account has an authenticator app already. Load the page again.`,
  'recovery-waits': msg`We have e-mailed the link already. Look into your mailbox.`,
  'mail-not-sent': msg`The e-mail could not be sent, or several have gone already. Look into your mailbox, or try again in an hour.`,
  'token-spent': msg`We could not verify this link. It may have expired, or it has been used before.`,
  'user.suspended': msg`This account is suspended. Write to us, and we tell you why.`,
  invalid_access_token: msg`Your session has ended. Log in again.`,
  unreachable: msg`We could not be reached. Check your connection and try again.`,
}

const OTHERWISE = msg`This could not be done. Nothing is lost; try again in a moment.`

/** The message of a failure about passkeys, apps and codes, by its code. */
export function factorFailureWords(i18n: Pick<I18n, '_'>, { code, waitSeconds }: Failure): string {
  if (code !== 'too-many-attempts') return i18n._(SAY[code] ?? OTHERWISE)
  const minutes = Math.max(1, Math.ceil((waitSeconds ?? 60) / 60))
  return i18n._(msg`There were too many attempts. Try again in ${minutes} min.`)
}
