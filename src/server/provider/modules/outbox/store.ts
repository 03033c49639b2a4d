import type { SqlDatabase } from '../../db/client.ts'
import { Statements } from '../../db/client.ts'

/** A message of the local environment, stored instead of sent. */
export interface StoredMessage {
  id: number
  /** unix seconds */
  at: number
  channel: 'mail' | 'sms'
  recipient: string
  locale: string
  template: string
  /** null for an SMS, as is `html` */
  subject: string | null
  text: string
  html: string | null
}

/** Older ones are removed when new ones are stored. */
export const OUTBOX_MAX = 500
const PAGE = 50

const COLUMNS = 'id, at, channel, recipient, locale, template, subject, text, html'

export async function keepMessage(database: SqlDatabase, message: Omit<StoredMessage, 'id'>): Promise<void> {
  const { at, channel, recipient, locale, template, subject, text, html } = message
  const account = new Statements(database)
  await Promise.all([
    account.all(
      'insert into outbox (at, channel, recipient, locale, template, subject, text, html) values (?, ?, ?, ?, ?, ?, ?, ?)',
      ...[at, channel, recipient, locale, template, subject, text, html],
    ),
    account.all('delete from outbox where id <= (select max(id) from outbox) - ?', OUTBOX_MAX),
  ])
}

/** Messages, newest first, at most 50; where `recipient` is given, those whose recipient contains it. */
export function readMessages(database: SqlDatabase, recipient = ''): Promise<StoredMessage[]> {
  const account = new Statements(database)
  return recipient
    ? account.all<StoredMessage>(
        `select ${COLUMNS} from outbox where instr(lower(recipient), lower(?)) > 0 order by id desc limit ${PAGE}`,
        recipient,
      )
    : account.all<StoredMessage>(`select ${COLUMNS} from outbox order by id desc limit ${PAGE}`)
}
