import { CONTACT_PER_HOUR } from '#market/contact-consult.ts'
import { CONTACT_CONSULT } from '../../db/account/message-tables.ts'
import type { Statements } from '../../db/client.ts'
import { pick, type RowOf } from '../../db/column-table.ts'
import type { LeadOrigin } from '../../db/trade/words.ts'
import type { BookedHome } from '../booking/booking-row.ts'
import type { ContactConsult } from './rules.ts'

const HOUR_SECONDS = 3_600

const KEPT_CONSULT_ROW = {
  ...pick(CONTACT_CONSULT, 'id'),
  /** unix seconds */
  createdAt: CONTACT_CONSULT.columns.createdAt,
  ...pick(CONTACT_CONSULT, 'updatedAt'),
}
export type KeptConsult = RowOf<typeof KEPT_CONSULT_ROW>

const HAS_ROOM = '(select count(*) from contact_sender where address_hash = ?) < ?'

/**
 * Stores a consult unless its address has sent CONTACT_PER_HOUR within the last hour; null then.
 * One batch, which D1 runs as one transaction, so that parallel messages are counted correctly.
 */
export async function keepConsult(
  account: Statements,
  consult: ContactConsult,
  { addressHash, now, origin, home }: { addressHash: string; now: number; origin: LeadOrigin | null; home: BookedHome | null },
): Promise<KeptConsult | null> {
  const { name, email, phone, companyName, interest, message, country, attribution } = consult
  const [, kept] = await Promise.all([
    account.run('delete from contact_sender where at <= ?', now - HOUR_SECONDS),
    account.first(
      KEPT_CONSULT_ROW,
      `insert into contact_consult (id, name, email, phone, company_name, interest, message, country, attribution, origin, home,
        created_at, updated_at)
      select ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? where ${HAS_ROOM}
      returning id, created_at as createdAt, updated_at as updatedAt`,
      crypto.randomUUID(),
      name,
      email,
      phone,
      companyName,
      interest,
      message,
      country,
      attribution,
      origin,
      home && JSON.stringify(home),
      now,
      now,
      addressHash,
      CONTACT_PER_HOUR,
    ),
    account.run(
      `insert into contact_sender (address_hash, at) select ?, ? where ${HAS_ROOM}`,
      addressHash,
      now,
      addressHash,
      CONTACT_PER_HOUR,
    ),
  ])
  return kept
}

/** sha256 of an address in hex; addresses themselves are not stored. */
export async function hashAddress(address: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`contact ${address}`)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
