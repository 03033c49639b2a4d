import { OUTBOX } from '../../db/account/message-tables.ts'
import type { SqlDatabase } from '../../db/client.ts'
import { Statements } from '../../db/client.ts'
import { allBut, selectList } from '../../db/column-table.ts'
import type { Attachment } from '../mailer/port.ts'

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
  attachments: readonly Attachment[]
}

const MESSAGE_ROW = allBut(OUTBOX, 'letterKey')

/** Older ones are removed when new ones are stored. */
export const OUTBOX_MAX = 500
const PAGE = 50

const COLUMNS = selectList(MESSAGE_ROW)

/** A message with a letter's key is kept once, however often it comes. */
export async function keepMessage(
  database: SqlDatabase,
  message: Omit<StoredMessage, 'id'>,
  letterKey: string | null = null,
): Promise<void> {
  const { at, channel, recipient, locale, template, subject, text, html, attachments } = message
  const account = new Statements(database)
  await Promise.all([
    account.run(
      `insert or ignore into outbox (at, channel, recipient, locale, template, subject, text, html, attachments, letter_key)
      values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      at,
      channel,
      recipient,
      locale,
      template,
      subject,
      text,
      html,
      attachments.length > 0 ? JSON.stringify(attachments) : null,
      letterKey,
    ),
    account.run('delete from outbox where id <= (select max(id) from outbox) - ?', OUTBOX_MAX),
  ])
}

/** Messages, newest first, at most 50; where `recipient` is given, those whose recipient contains it. */
export async function readMessages(database: SqlDatabase, recipient = ''): Promise<StoredMessage[]> {
  const account = new Statements(database)
  const rows = recipient
    ? await account.all(
        MESSAGE_ROW,
        `select ${COLUMNS} from outbox where instr(lower(recipient), lower(?)) > 0 order by id desc limit ${PAGE}`,
        recipient,
      )
    : await account.all(MESSAGE_ROW, `select ${COLUMNS} from outbox order by id desc limit ${PAGE}`)
  return rows.map(({ attachments, ...row }) => ({ ...row, attachments: attachmentsOf(attachments) }))
}

/** As keepMessage wrote them. */
const attachmentsOf = (text: string | null): readonly Attachment[] => (text === null ? [] : JSON.parse(text))
