import type { LocaleCode } from '#market/locale-tags.ts'
import { USER } from '../../db/account/people-tables.ts'
import type { Statements } from '../../db/client.ts'
import { pick } from '../../db/column-table.ts'
import { MESSAGE_WORDS } from '../../messages/words/words-of.ts'
import { isDesk, type ScheduleOwner } from './schedule-store.ts'

/** Who offers the times. */
export interface Host {
  /** what visitors read */
  name: string
  /** accounts that are told of what happens: the agent, or the staff of the desk */
  readers: string[]
}

const STAFF_MAX = 20

/** The host of a schedule, in a visitor's language; null when its account is gone or about to be. */
export async function hostOf(account: Statements, owner: ScheduleOwner, locale: LocaleCode): Promise<Host | null> {
  if (isDesk(owner)) {
    const staff = await account.all(
      pick(USER, 'id'),
      `select id from user where deletion_due_at is null
        and exists (select 1 from json_each(user.roles) where value in ('ROLE_ADMIN', 'ROLE_SALE')) order by created_at, id limit ?`,
      STAFF_MAX,
    )
    return { name: MESSAGE_WORDS[locale].appointments.desk, readers: staff.map(({ id }) => id) }
  }
  const row = await account.first(
    { name: USER.columns.nickName },
    'select nick_name as name from user where id = ? and deletion_due_at is null',
    owner,
  )
  return row && { name: row.name, readers: [owner] }
}
