import type { CountryCode } from '#market/vocabulary.ts'
import { CONTACT_CONSULT } from '../../db/account/message-tables.ts'
import type { Statements } from '../../db/client.ts'
import { integer, pick, type RowOf } from '../../db/column-table.ts'
import type { Page } from '../../paging.ts'

/** A message with who wrote it. */
const STAFF_CONSULT_ROW = {
  ...pick(CONTACT_CONSULT, 'id', 'name', 'email', 'phone', 'companyName', 'interest', 'message', 'country'),
  /** unix seconds */
  createdAt: CONTACT_CONSULT.columns.createdAt,
}
export type StaffConsult = RowOf<typeof STAFF_CONSULT_ROW>

/** Null and missing ones do not apply. */
export interface ConsultFilter {
  /** case does not matter */
  text?: string | null
  country?: CountryCode | null
}

// instr instead of like, because D1 limits patterns to 50 bytes
const MATCHES = `from contact_consult where (?1 is null or instr(lower(message), ?1) or instr(lower(interest), ?1) or instr(lower(name), ?1)
    or instr(lower(email), ?1) or instr(phone, ?1)) and (?2 is null or country = ?2)`

const parametersOf = ({ text, country }: ConsultFilter) => [text?.trim().toLowerCase() || null, country ?? null] as const

/** The newest first; one row more than the page, to know whether there is a next one. */
export const listConsults = (account: Statements, filter: ConsultFilter, { first, offset }: Page): Promise<StaffConsult[]> =>
  account.all(
    STAFF_CONSULT_ROW,
    `select id, name, email, phone, company_name as companyName, interest, message, country, created_at as createdAt
    ${MATCHES} order by created_at desc, id limit ?3 offset ?4`,
    ...parametersOf(filter),
    first + 1,
    offset,
  )

export async function countConsults(account: Statements, filter: ConsultFilter): Promise<number> {
  const row = await account.first({ total: integer() }, `select count(*) as total ${MATCHES}`, ...parametersOf(filter))
  return row?.total ?? 0
}
