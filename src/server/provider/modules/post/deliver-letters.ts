import { parseLocaleCode } from '#market/locale-tags.ts'
import type { Statements } from '../../db/client.ts'
import type { Mailer } from '../../ports/mailer/port.ts'
import { MAIL_TEMPLATES, type MailTemplate, type MailValues } from '../../ports/messages/templates.ts'

interface LetterRow {
  key: string
  recipient: string
  locale: string
  template: string
  contents: string
}

/** Sends the letters that wait under these keys. What a mailer does not take keeps waiting. */
export async function deliverLetters(trade: Statements, mailer: Mailer, now: number, keys: readonly string[]): Promise<void> {
  const rows = await trade.all<LetterRow>(
    `select key, recipient, locale, template, contents from letter
    where state = 'waiting' and (not_after is null or not_after > ?) and key in (select value from json_each(?)) order by created_at`,
    now,
    JSON.stringify(keys),
  )
  const sent = await Promise.all(rows.map(async (row) => ((await sendRow(mailer, row)) ? [row.key] : [])))
  if (sent.flat().length > 0)
    await trade.all(
      `update letter set state = 'sent', contents = null, settled_at = ? where state = 'waiting' and key in (select value from json_each(?))`,
      now,
      JSON.stringify(sent.flat()),
    )
}

async function sendRow(mailer: Mailer, { recipient, locale: code, template: name, contents }: LetterRow): Promise<boolean> {
  const locale = parseLocaleCode(code)
  const template = MAIL_TEMPLATES.find((known) => known === name)
  if (!locale || !template) return false
  // written by writeLetter, which the compiler holds to the template
  const values: MailValues[MailTemplate] = JSON.parse(contents)
  return mailer.send({ to: recipient, locale, template, values })
}
