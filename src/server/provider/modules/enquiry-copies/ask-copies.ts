import type { ProviderContext } from '../../context.ts'
import { messageLocale } from '../../messages/locale.ts'
import { personName } from '../../person-name.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { limitKey, MAILS_PER_PERSON } from '../../throttle.ts'
import { emailKey, type UserRow } from '../../user-row.ts'
import { accountLink } from '../account/account-link.ts'
import { sendLetter } from '../letter/send-letter.ts'
import { type CopyAddressRow, copyAddressesOf, keepCopyAddresses, makeCopyLink } from './copy-store.ts'

/** The page behind the links of letters about copies. */
export const COPIES_PATH = '/user/copies'

/** Whoever has not answered may be asked again after so long; whoever said no is not. */
const ASKED_AGAIN_SECONDS = 7 * 86_400

/** Which of the wanted addresses are asked now, by their keys. */
export function addressesToAsk(
  wanted: readonly Pick<CopyAddressRow, 'emailKey'>[],
  known: readonly CopyAddressRow[],
  now: number,
): Set<string> {
  const before = new Map(known.map((row) => [row.emailKey, row]))
  const isAsked = (key: string) => {
    const row = before.get(key)
    return row === undefined || (row.state === 'asked' && row.askedAt <= now - ASKED_AGAIN_SECONDS)
  }
  return new Set(wanted.map((one) => one.emailKey).filter(isAsked))
}

type Agent = Pick<UserRow, 'id' | 'language' | 'country' | 'nickName' | 'salespersonName'>

/**
 * Keeps the addresses that an agent wants copies of enquiries sent to, and asks the readers of new ones by a letter. A person sends no more such
 * letters in an hour than of any other kind: what is over stays unasked, and is asked when the addresses are kept again.
 */
export async function wantCopies(context: ProviderContext, agent: Agent, emails: readonly string[]): Promise<void> {
  const { account, clock, ledger } = context
  const now = unixSeconds(clock)
  const wanted = [...new Map(emails.map((email) => [emailKey(email), { email, emailKey: emailKey(email) }])).values()]
  const known = await copyAddressesOf(account, agent.id)
  const asked = new Set<string>()
  for (const key of addressesToAsk(wanted, known, now))
    if ((await ledger.take(limitKey('mails', 'copies', agent.id), MAILS_PER_PERSON)).allowed) asked.add(key)
  // unasked ones are kept as if they had been asked long ago
  await keepCopyAddresses(account, agent.id, { wanted, asked, now })
  const locale = messageLocale(agent.language, agent.country)
  for (const { email, emailKey: key } of wanted) {
    if (!asked.has(key)) continue
    const link = accountLink(context, `${COPIES_PATH}/${await makeCopyLink(account, agent.id, key, now)}`, locale)
    await sendLetter(context, {
      key: `copies ${agent.id} ${key} ${now}`,
      to: email,
      locale,
      template: 'copy-request',
      values: { name: '', link, agent: personName(agent.salespersonName || agent.nickName) },
    })
  }
}
