import { OTP_TTL_SECONDS } from '#graphql/limits.ts'
import { isEmailAddress } from '#lib/email-address.ts'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { messageLocale } from '../../messages/locale.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { takeFromNetwork } from '../../throttle.ts'
import { emailKey } from '../../user-row.ts'
import { requireConfirmed, requireViewer } from '../../viewer.ts'
import type { ViewerRow } from '../../viewer-store.ts'
import { accountLink } from '../account/account-link.ts'
import { recordAudit } from '../account/audit.ts'
import { isEmailUsed } from '../account/user-store.ts'
import { sendLetter } from '../letter/send-letter.ts'
import { CODE_MINUTES, sendCode, spendCode } from './send-code.ts'

const bindingOf = (viewer: ViewerRow, email: string) => ['email-change', emailKey(email), viewer.id] as const

/** §4 e-mail change, first step: sends a code to the new address. Throws `step-up-needed`, `email-invalid`, `email-used` and what sendCode throws. */
export async function sendEmailChangeCode(context: ProviderContext, text: string): Promise<void> {
  const viewer = await requireViewer(context)
  requireConfirmed(context, viewer)
  const email = readEmail(text)
  // the answer reveals whether an account has the address, as validateEmail does, so they share a limit
  await takeFromNetwork(context, 'validateEmail')
  if (await isEmailUsed(context.account, email)) throw emailUsed()
  const locale = messageLocale(viewer.language, viewer.country)
  await sendCode(context, {
    binding: bindingOf(viewer, email),
    deliver: async (code) => {
      await sendLetter(context, {
        key: `email-change-code ${crypto.randomUUID()}`,
        to: email,
        locale,
        template: 'email-change-code',
        values: { name: viewer.nickName, code, minutes: CODE_MINUTES },
        notAfter: unixSeconds(context.clock) + OTP_TTL_SECONDS,
      })
      return true
    },
  })
}

/** Second step: changes the address and notifies the old one. Returns the new address as it was typed. */
export async function completeEmailChange(context: ProviderContext, text: string, code: string): Promise<string> {
  const viewer = await requireViewer(context)
  requireConfirmed(context, viewer)
  const email = readEmail(text)
  await spendCode(context, bindingOf(viewer, email), code)
  await writeEmail(context, viewer, email)
  const locale = messageLocale(viewer.language, viewer.country)
  const values = { name: viewer.nickName, email, link: accountLink(context, '/contact', locale) }
  const key = `email-changed ${viewer.id} ${crypto.randomUUID()}`
  context.later(sendLetter(context, { key, to: viewer.email, locale, template: 'email-changed', values }))
  return email
}

async function writeEmail({ account, clock }: ProviderContext, viewer: ViewerRow, email: string): Promise<void> {
  const now = unixSeconds(clock)
  try {
    await Promise.all([
      account.run(
        'update user set email = ?, email_key = ?, email_verified_at = ?, updated_at = ? where id = ?',
        email,
        emailKey(email),
        now,
        now,
        viewer.id,
      ),
      recordAudit(account, 'email-changed', { userId: viewer.id, at: now }),
    ])
  } catch (error) {
    // another account took the address after the code was sent
    if (await isEmailUsed(account, email)) throw emailUsed()
    throw error
  }
}

function readEmail(text: string): string {
  const email = text.trim()
  if (!isEmailAddress(email)) throw refusal('email-invalid', 'This is not an e-mail address.')
  return email
}

const emailUsed = () => refusal('email-used', 'This e-mail address is already used.')
