import { FILE_WASTE } from '../../db/account/message-tables.ts'
import type { Statements } from '../../db/client.ts'
import { pick } from '../../db/column-table.ts'

/** Notes a file as waste before it is stored, so that the schedule deletes it if the upload is interrupted. */
export async function noteWaste(account: Statements, key: string, now: number): Promise<void> {
  await account.run('insert into file_waste (key, at) values (?, ?) on conflict (key) do nothing', key, now)
}

export interface AvatarRow {
  userId: string
  key: string
  contentType: string
  bytes: number
  width: number
  height: number
}

/** Sets a stored picture; the file of the one before becomes waste. One transaction. */
export async function keepAvatar(account: Statements, avatar: AvatarRow, now: number): Promise<void> {
  const { userId, key, contentType, bytes, width, height } = avatar
  await Promise.all([
    account.run('insert into file_waste (key, at) select key, ? from avatar where user_id = ?', now, userId),
    account.run('delete from file_waste where key = ?', key),
    account.run(
      `insert into avatar (user_id, key, content_type, bytes, width, height, created_at) values (?, ?, ?, ?, ?, ?, ?)
      on conflict (user_id) do update set key = excluded.key, content_type = excluded.content_type, bytes = excluded.bytes,
        width = excluded.width, height = excluded.height, created_at = excluded.created_at`,
      userId,
      key,
      contentType,
      bytes,
      width,
      height,
      now,
    ),
  ])
}

/** Removes a person's picture; its file becomes waste. One transaction. */
export async function dropAvatar(account: Statements, userId: string, now: number): Promise<void> {
  await Promise.all([
    account.run('insert into file_waste (key, at) select key, ? from avatar where user_id = ?', now, userId),
    account.run('delete from avatar where user_id = ?', userId),
  ])
}

/** Files that have been waste since `before`, oldest first. */
export async function listWaste(account: Statements, before: number, limit: number): Promise<string[]> {
  const rows = await account.all(
    pick(FILE_WASTE, 'key'),
    'select key from file_waste where at <= ? and key not in (select key from avatar) order by at limit ?',
    before,
    limit,
  )
  return rows.map(({ key }) => key)
}

export async function forgetWaste(account: Statements, keys: readonly string[]): Promise<void> {
  await account.run('delete from file_waste where key in (select value from json_each(?))', JSON.stringify(keys))
}
