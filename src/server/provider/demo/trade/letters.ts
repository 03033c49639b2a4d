import type { DatabaseSync } from 'node:sqlite'

const HOUR = 3_600

/** Mails that could not be sent: one that can be sent again, one to drop, one whose link has ended. Nobody of these exists. */
const LETTERS = [
  { key: 'demo-letter-1', to: 'hana.maple@example.com', template: 'password-changed', fault: 'status-503', hours: 3, isOver: false },
  { key: 'demo-letter-2', to: 'rajan.teak@example.com', template: 'account-deletion', fault: 'status-422', hours: 20, isOver: false },
  { key: 'demo-letter-3', to: 'lim.juniper@example.com', template: 'reset-password', fault: 'timeout', hours: 50, isOver: true },
] as const

const CONTENTS = JSON.stringify({ values: { name: 'Demo Reader', link: 'http://localhost:3000/', days: 30, minutes: 60 }, attachments: [] })

/** Mails that failed, for the staff's desk. */
export function fillLetters(db: DatabaseSync, now: number): void {
  const insert = db.prepare(
    `insert or ignore into letter (key, country, recipient, locale, template, contents, state, tries, fault, not_after, created_at, settled_at)
    values (?, 'SG', ?, 'en-US', ?, ?, 'dead', 8, ?, ?, ?, ?)`,
  )
  for (const { key, to, template, fault, hours, isOver } of LETTERS) {
    const failed = now - hours * HOUR
    insert.run(key, to, template, isOver ? null : CONTENTS, fault, isOver ? failed : null, failed - 2 * HOUR, failed)
  }
}
