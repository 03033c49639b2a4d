import { PHONE_VERIFICATION_SECONDS } from '#graphql/limits.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { Statements } from '../../db/client.ts'
import { emailKey } from '../../user-row.ts'
import { recordAudit } from './audit.ts'
import { keepLink } from './link-store.ts'
import { verifiedPhoneHash } from './phone-verification.ts'
import type { Registration } from './registration-rules.ts'
import { endReplaced, type ReplacedSession } from './replaced-session.ts'
import { insertSession } from './session-store.ts'

export interface NewAccount {
  id: string
  registration: Registration
  /** holder of the phone's verification, see phone-verification.ts */
  phoneHolder: string
  /** the session that the account's first one replaces */
  replaced: ReplacedSession | null
  passwordHash: string
  country: CountryCode
  /** a locale's code */
  language: string
  /** of the first session */
  token: string
  userAgent: string
  /** of the link that proves the e-mail address */
  verifyToken: string
  now: number
}

/**
 * Creates a person with licence details, first session and link, and spends the verification of the phone, in one batch.
 * False when the phone is not proven, or when an account has the address or the licence number by now.
 */
export async function createAccount(account: Statements, made: NewAccount): Promise<boolean> {
  const { id, registration, passwordHash, now } = made
  const [user] = await Promise.all([
    insertUser(account, made),
    recordAudit(account, 'registered', { userId: id, at: now, ifChanged: true }),
    insertDetail(account, made),
    insertSession(account, { userId: id, passwordHash, token: made.token, purpose: 'user', userAgent: made.userAgent, now }),
    endReplaced(account, made.replaced, { by: made.token, now }),
    keepLink(account, { token: made.verifyToken, userId: id, purpose: 'verify-email', emailKey: emailKey(registration.email), now }),
    account.run(
      'delete from phone_proof where phone_hash = ? and exists (select 1 from user where id = ?)',
      verifiedPhoneHash(registration.phone),
      id,
    ),
  ])
  return user !== null
}

function insertUser(account: Statements, { id, registration, phoneHolder, passwordHash, country, language, now }: NewAccount) {
  const { name, email, phone, licence, attribution } = registration
  const kind = licence ? 'agent' : 'non-agent'
  return account.first(
    {},
    `insert into user (id, email, email_key, nick_name, phone_number, phone_verified_at, country, language, kind, roles, password_hash,
      activated_at, created_at, updated_at, attribution)
    select ?, ?, ?, ?, ?, ?, ?, ?, ?, json_array(?), ?, ?, ?, ?, ?
    where exists (select 1 from phone_proof where phone_hash = ? and holder_hash = ? and at > ?)
      and not exists (select 1 from agent_detail where country = ? and cea_number_key = ?)
    on conflict (email_key) do nothing returning id`,
    id,
    email,
    emailKey(email),
    name,
    phone,
    now,
    country,
    language,
    kind,
    kind,
    passwordHash,
    now,
    now,
    now,
    attribution,
    verifiedPhoneHash(phone),
    phoneHolder,
    now - PHONE_VERIFICATION_SECONDS,
    country,
    licence?.key ?? null,
  )
}

async function insertDetail(account: Statements, { id, registration: { licence }, country }: NewAccount): Promise<void> {
  if (!licence) return
  await account.run(
    `insert into agent_detail (user_id, country, cea_number, cea_number_key, salesperson_name, estate_agency, estate_agency_license_no)
    select id, ?, ?, ?, ?, ?, ? from user where id = ?`,
    country,
    licence.ceaNumber,
    licence.key,
    licence.salespersonName,
    licence.estateAgency,
    licence.estateAgencyLicenseNo,
    id,
  )
}
