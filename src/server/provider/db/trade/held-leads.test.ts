import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'

const FOLDER = join(import.meta.dirname, 'migrations')
const files = globSync('*.sql', { cwd: FOLDER }).sort()
const sqlOf = (file: string) => readFileSync(join(FOLDER, file), 'utf8')

it('0036 takes in what haste alone held back, and tells agents of it and of the rest', () => {
  const db = new DatabaseSync(':memory:')
  for (const file of files.filter((one) => one < '0036')) db.exec(sqlOf(file))
  const put =
    db.prepare(`insert into lead (id, country, owner, origin, interest, name, email, phone, company, locale, message, suspicion, site_origin,
    created_at, updated_at) values (?, 'SG', ?, 'share', 'question', 'Mei', 'mei@example.com', '', '', 'en-US', ?, ?, '', 1, 1)`)
  put.run('quick', 'agent', 'Is it free?', 'hasty')
  put.run('link', 'agent', 'http://shop.example', 'hasty')
  put.run('honey', 'other', 'Is it free?', 'honey')
  put.run('house', 'house:SG', 'Is it free?', 'hasty')
  db.exec(`insert into listing_problem (id, country, group_id, reason, text, email, state, note, created_at, settled_at)
    values ('unread', 'SG', 'g', 'other', 'Wrong', '', 'settled', 'honey', 1, 1)`)
  db.exec(sqlOf('0036_held_leads.sql'))
  const rows = (sql: string) =>
    db
      .prepare(sql)
      .all()
      .map((row) => Object.values(row).join(' '))
  expect(rows('select id from lead where suspicion is null order by id')).toEqual(['house', 'quick'])
  const hour = Math.floor(Date.now() / 3_600_000)
  expect(rows('select user_id, kind from notice order by user_id, kind')).toEqual(['agent lead-held', 'agent lead-new', 'other lead-held'])
  expect(rows("select key from notice where user_id = 'other'")).toContain(`lead-held ${hour}`)
  expect(rows('select state from listing_problem')).toEqual(['new'])
})
