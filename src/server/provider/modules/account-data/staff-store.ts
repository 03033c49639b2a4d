import type { CountryCode } from '#market/vocabulary.ts'
import { STRIPE_INFO } from '../../db/account/billing-tables.ts'
import type { UserKind } from '../../db/account/words.ts'
import type { Statements } from '../../db/client.ts'
import { integer, pick, type RowOf } from '../../db/column-table.ts'
import type { Page } from '../../paging.ts'
import { FROM_USER, USER_COLUMNS, USER_ROW, type UserRow } from '../../user-row.ts'

/** Filters of a list; null and missing ones do not apply. */
export interface UserFilter {
  /** part of a name, an address, a phone number or a licence number; case does not matter */
  text?: string | null
  country?: CountryCode | null
  kind?: UserKind | null
  ids?: string[] | null
}

// instr instead of like, because D1 limits patterns to 50 bytes
const USER_MATCHES = `where (?1 is null or instr(lower(user.nick_name), ?1) or instr(user.email_key, ?1) or instr(user.phone_number, ?1)
    or instr(lower(coalesce(detail.cea_number_key, '')), ?1))
  and coalesce(user.country = ?2, 1) and coalesce(user.kind = ?3, 1) and (?4 is null or user.id in (select value from json_each(?4)))`

const userParameters = ({ text, country, kind, ids }: UserFilter) =>
  [text?.trim().toLowerCase() || null, country ?? null, kind ?? null, ids ? JSON.stringify(ids) : null] as const

/** People, the newest first; one row more than the page, to know whether there is a next one. */
export const listUsers = (account: Statements, filter: UserFilter, { first, offset }: Page): Promise<UserRow[]> =>
  account.all(
    USER_ROW,
    `select ${USER_COLUMNS} ${FROM_USER} ${USER_MATCHES} order by user.created_at desc, user.id limit ?5 offset ?6`,
    ...userParameters(filter),
    first + 1,
    offset,
  )

export const countUsers = (account: Statements, filter: UserFilter): Promise<number> =>
  count(account, `${FROM_USER} ${USER_MATCHES}`, userParameters(filter))

export interface StripeInfoFilter {
  /** text that the record's params must contain; the marker of VIP promotions lists promotion codes (§3) */
  params?: string | null
  email?: string | null
  status?: string | null
  mainUserId?: string | null
}

/** §3 Stripe info record. Times are unix seconds. */
const STRIPE_INFO_ROW = pick(STRIPE_INFO, 'id', 'email', 'mainUserId', 'userId', 'expireAt', 'params', 'status', 'createdAt')
export type StripeInfoRow = RowOf<typeof STRIPE_INFO_ROW>

const INFO_MATCHES = `from stripe_info where (?1 is null or instr(params, ?1) > 0) and (?2 is null or instr(lower(email), ?2) > 0)
  and coalesce(status = ?3, ?3 is null) and (?4 is null or main_user_id = ?4)`

const infoParameters = ({ params, email, status, mainUserId }: StripeInfoFilter) =>
  [params || null, email?.trim().toLowerCase() || null, status || null, mainUserId || null] as const

export const listStripeInfo = (account: Statements, filter: StripeInfoFilter, { first, offset }: Page): Promise<StripeInfoRow[]> =>
  account.all(
    STRIPE_INFO_ROW,
    `select id, email, main_user_id as mainUserId, user_id as userId, expire_at as expireAt, params, status, created_at as createdAt
    ${INFO_MATCHES} order by created_at desc, id limit ?5 offset ?6`,
    ...infoParameters(filter),
    first + 1,
    offset,
  )

export const countStripeInfo = (account: Statements, filter: StripeInfoFilter): Promise<number> =>
  count(account, INFO_MATCHES, infoParameters(filter))

async function count(account: Statements, from: string, parameters: readonly (string | null)[]): Promise<number> {
  const row = await account.first({ total: integer() }, `select count(*) as total ${from}`, ...parameters)
  return row?.total ?? 0
}
