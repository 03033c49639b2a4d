import { SEAT_LINK_DAYS } from '#graphql/limits.ts'
import type { LocaleCode } from '#market/locale-tags.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { ProviderContext } from '../../context.ts'
import type { Statements } from '../../db/client.ts'
import { messageLocale } from '../../messages/locale.ts'
import type { MailValues } from '../../messages/words/templates.ts'
import { hashOf, randomSecret } from '../../secret.ts'
import { accountLink } from '../account/account-link.ts'
import { findByEmail } from '../account/user-store.ts'

/** A letter as it waits in the account database, beside its link. */
export interface SeatLetter {
  country: CountryCode
  to: string
  locale: LocaleCode
  values: MailValues['seat-invitation']
}

/** A new link of an invitation with its letter; unix seconds. */
export interface InvitationLink {
  tokenHash: string
  expiresAt: number
  /** JSON of a {@link SeatLetter} */
  letter: string
}

const LINK_SECONDS = SEAT_LINK_DAYS * 86_400

/** Makes a link and its letter, in the language of the account that has the address, else in the payer's. */
export async function newInvitation(context: ProviderContext, email: string, holder: string, now: number): Promise<InvitationLink> {
  const country = context.country.countryCode
  const known = await findByEmail(context.account, email)
  const locale = known ? messageLocale(known.language, known.country) : messageLocale(context.language, country)
  const token = randomSecret()
  const values = {
    name: known?.nickName ?? '',
    holder,
    days: SEAT_LINK_DAYS,
    link: accountLink(context, `/user/active-email/${token}`, locale),
  }
  const letter: SeatLetter = { country, to: email, locale, values }
  return { tokenHash: hashOf(token), expiresAt: now + LINK_SECONDS, letter: JSON.stringify(letter) }
}

/** Keeps a link for the seat of an event, in the transaction that writes the event. */
export const keepInvitation = (account: Statements, link: InvitationLink, event: { key: string; at: number }): Promise<unknown> =>
  Promise.all([
    account.run(
      `insert or ignore into seat_link (token_hash, seat_id, event_key, created_at, expires_at, letter)
      select ?, seat_id, key, at, ?, ? from seat_event where key = ? and at = ?`,
      link.tokenHash,
      link.expiresAt,
      link.letter,
      event.key,
      event.at,
    ),
    account.run(
      `update stripe_info set link_sent_at = ?, link_expires_at = ? where id = (select seat_id from seat_link where token_hash = ?)`,
      event.at,
      link.expiresAt,
      link.tokenHash,
    ),
  ])
