import type { CountryCode } from '#market/vocabulary.ts'
import type { Statements } from '../../db/client.ts'
import { integer, orNull, pick, type RowOf, text } from '../../db/column-table.ts'
import { LISTING } from '../../db/trade/listing-tables.ts'
import { VENDOR_ORDER } from '../../db/trade/order-tables.ts'
import { LETTER } from '../../db/trade/post-tables.ts'
import type { UserRow } from '../../user-row.ts'

/** The most rows of each list of an account. */
export const ACCOUNT_ROWS_MAX = 50

const ACCOUNT_LISTING_ROW = pick(LISTING, 'id', 'source', 'state', 'activity', 'projectName', 'street', 'price', 'updatedAt')
export type AccountListingRow = RowOf<typeof ACCOUNT_LISTING_ROW>

/** What an account advertises in a country, also by a feed, the newest change first. */
export const listingsOfAccount = (trade: Statements, userId: string, country: CountryCode): Promise<AccountListingRow[]> =>
  trade.all(
    ACCOUNT_LISTING_ROW,
    `select id, source, state, activity, project_name as projectName, street, price, updated_at as updatedAt from listing
    where agent = ? and country = ? order by updated_at desc, id limit ?`,
    userId,
    country,
    ACCOUNT_ROWS_MAX,
  )

const ACCOUNT_ORDER_ROW = {
  ...pick(VENDOR_ORDER, 'id', 'serial', 'state', 'vendorName', 'agentName', 'cents', 'createdAt'),
  /** the home's name; null where only the place is known */
  homeName: orNull(text()),
  ...pick(VENDOR_ORDER, 'place'),
}
export type AccountOrderRow = RowOf<typeof ACCOUNT_ORDER_ROW>

/** What an account ordered in a country, or carries out there as a vendor, the newest first. */
export const ordersOfAccount = (trade: Statements, userId: string, country: CountryCode): Promise<AccountOrderRow[]> =>
  trade.all(
    ACCOUNT_ORDER_ROW,
    `select id, serial, state, vendor_name as vendorName, agent_name as agentName, cents, created_at as createdAt, home ->> 'name' as homeName, place
    from vendor_order where (agent = ?1 or vendor = ?1) and country = ?2 order by created_at desc, id limit ?3`,
    userId,
    country,
    ACCOUNT_ROWS_MAX,
  )

const ACCOUNT_LETTER_ROW = {
  ...pick(LETTER, 'key', 'template', 'state', 'tries', 'fault', 'createdAt', 'settledAt'),
  /** 1 when it was given up and what it holds works still, so that it can be sent again */
  mayResend: integer(),
}
export type AccountLetterRow = RowOf<typeof ACCOUNT_LETTER_ROW>

type Addressee = Pick<UserRow, 'email' | 'emailKey'>

const MAY_RESEND = `(state = 'dead' and dropped_at is null and contents is not null and (not_after is null or not_after > ?3))`

/** Mails to the address of an account, delivered or not, the newest first. Without their words. */
export const lettersTo = (trade: Statements, { email, emailKey }: Addressee, now: number): Promise<AccountLetterRow[]> =>
  trade.all(
    ACCOUNT_LETTER_ROW,
    `select key, template, state, tries, fault, created_at as createdAt, settled_at as settledAt, ${MAY_RESEND} as mayResend from letter
    where lower(recipient) in (lower(?1), lower(?2)) order by created_at desc, key limit ?4`,
    email,
    emailKey,
    now,
    ACCOUNT_ROWS_MAX,
  )

/** A mail to the address of an account; null for those to others. */
export const letterTo = (trade: Statements, { email, emailKey }: Addressee, key: string): Promise<{ template: string } | null> =>
  trade.first(
    pick(LETTER, 'template'),
    'select template from letter where key = ?3 and lower(recipient) in (lower(?1), lower(?2))',
    email,
    emailKey,
    key,
  )
