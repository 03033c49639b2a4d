import { CONTACT_CONSULT } from '../../db/account/message-tables.ts'
import type { Statements } from '../../db/client.ts'
import { pick, type RowOf } from '../../db/column-table.ts'

const OWN_CONSULT_ROW = {
  ...pick(CONTACT_CONSULT, 'id', 'interest', 'message'),
  /** unix seconds */
  createdAt: CONTACT_CONSULT.columns.createdAt,
}
export type OwnConsult = RowOf<typeof OWN_CONSULT_ROW>

/** The messages that name an address, the newest first. `emailKey`: trimmed, in lower case. */
export const readOwnConsults = (account: Statements, emailKey: string, limit: number): Promise<OwnConsult[]> =>
  account.all(
    OWN_CONSULT_ROW,
    `select id, interest, message, created_at as createdAt from contact_consult
    where lower(trim(email)) = ? order by created_at desc, id limit ?`,
    emailKey,
    limit,
  )
