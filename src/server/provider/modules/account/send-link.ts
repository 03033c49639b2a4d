import type { ProviderContext } from '../../context.ts'
import type { LinkPurpose } from '../../db/account/words.ts'
import { messageLocale } from '../../messages/locale.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { hashOf, randomSecret } from '../../secret.ts'
import { limitKey, MAILS_PER_PERSON } from '../../throttle.ts'
import type { UserRow } from '../../user-row.ts'
import { sendLetter } from '../letter/send-letter.ts'
import { accountLink } from './account-link.ts'
import { keepLink, LINK_SECONDS } from './link-store.ts'

/** The recipient of a message. */
export type Recipient = Pick<UserRow, 'id' | 'email' | 'emailKey' | 'nickName' | 'language' | 'country'>

/** Sends a person a one-time link, in the person's own language. False when the person was sent several of that kind within the hour. */
export async function sendLink(context: ProviderContext, user: Recipient, purpose: LinkPurpose): Promise<boolean> {
  const token = await prepareLink(context, user, purpose)
  if (token !== null) await mailLink(context, user, purpose, token)
  return token !== null
}

/** Counts the mail and stores the link's token, which it returns; null when the person was sent several of that kind within the hour. */
export async function prepareLink(
  context: Pick<ProviderContext, 'ledger' | 'account' | 'clock'>,
  user: Pick<Recipient, 'id' | 'emailKey'>,
  purpose: LinkPurpose,
): Promise<string | null> {
  const { allowed } = await context.ledger.take(limitKey('mails', purpose, user.id), MAILS_PER_PERSON)
  if (!allowed) return null
  const token = randomSecret()
  await keepLink(context.account, { token, userId: user.id, purpose, emailKey: user.emailKey, now: unixSeconds(context.clock) })
  return token
}

/** Sends a link whose token is stored already; not after the link's own end. */
export function mailLink(context: ProviderContext, user: Recipient, purpose: LinkPurpose, token: string): Promise<void> {
  const locale = messageLocale(user.language, user.country)
  const { email: to, nickName: name } = user
  const linkTo = (path: string) => accountLink(context, `${path}/${token}`, locale)
  const seconds = LINK_SECONDS[purpose]
  const common = { key: `${purpose} ${hashOf(token)}`, to, locale, notAfter: unixSeconds(context.clock) + seconds }
  switch (purpose) {
    case 'activate':
      return sendLetter(context, {
        ...common,
        template: 'activation',
        values: { name, link: linkTo('/user/active-email'), days: seconds / 86_400 },
      })
    case 'reset-password':
      return sendLetter(context, {
        ...common,
        template: 'reset-password',
        values: { name, link: linkTo('/user/reset-password'), minutes: seconds / 60 },
      })
    case 'verify-email':
      return sendLetter(context, {
        ...common,
        template: 'verify-email',
        values: { name, link: linkTo('/user/verify-email'), hours: seconds / 3_600 },
      })
  }
}

/** Notifies a person of a changed password, with a link in case somebody else changed it. `change` names the change. */
export function mailPasswordChanged(context: ProviderContext, user: Recipient, change: string): Promise<void> {
  const locale = messageLocale(user.language, user.country)
  const link = accountLink(context, '/?auth=1&forgotPassword=1', locale)
  const values = { name: user.nickName, link }
  return sendLetter(context, { key: `password-changed ${change}`, to: user.email, locale, template: 'password-changed', values })
}

/** Tells a person of what happened to how they sign in, with the link to where passkeys and sessions are ended. `key`: the event, told once. */
export function mailOfSignIn(
  context: ProviderContext,
  user: Omit<Recipient, 'id' | 'emailKey'>,
  { template, key }: { template: 'new-device' | 'factor-added' | 'factor-removed' | 'recovered'; key: string },
): Promise<void> {
  const locale = messageLocale(user.language, user.country)
  const values = { name: user.nickName, link: accountLink(context, '/user/account-overview', locale) }
  return sendLetter(context, { key, to: user.email, locale, template, values })
}
