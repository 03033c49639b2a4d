import type { Statements } from '../../db/client.ts'

export interface OwnConsult {
  id: string
  interest: string
  message: string
  /** unix seconds */
  createdAt: number
}

/** The messages that name an address, the newest first. `emailKey`: trimmed, in lower case. */
export const readOwnConsults = (account: Statements, emailKey: string, limit: number): Promise<OwnConsult[]> =>
  account.all<OwnConsult>(
    `select id, interest, message, created_at as createdAt from contact_consult
    where lower(trim(email)) = ? order by created_at desc, id limit ?`,
    emailKey,
    limit,
  )
