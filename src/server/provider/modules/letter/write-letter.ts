import type { LocaleCode } from '#market/locale-tags.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { Guard, Statements } from '../../db/client.ts'
import { pick } from '../../db/column-table.ts'
import { LETTER } from '../../db/trade/post-tables.ts'
import type { MailTemplate, MailValues } from '../../messages/words/templates.ts'
import type { Attachment } from '../../ports/mailer/port.ts'

/** A mail that is to be sent once. */
export interface NewLetter<Template extends MailTemplate = MailTemplate> {
  /** the event and the reader: the same key is the same letter, however often it is written */
  key: string
  country: CountryCode
  to: string
  locale: LocaleCode
  template: Template
  values: MailValues[Template]
  attachments?: readonly Attachment[]
  /** unix seconds; it is not sent afterwards */
  notAfter?: number
  /** unix seconds */
  at: number
}

/** The column `contents`, as JSON. */
export interface LetterContents {
  values: MailValues[MailTemplate]
  attachments: readonly Attachment[]
}

/**
 * Writes a letter once, in the transaction of what it tells of: ask for it in the same tick, and give a `guard` that holds only where the act was
 * done. Pass its key to `post.push` afterwards; a letter that was not pushed goes out with the next run.
 */
export const writeLetter = <Template extends MailTemplate>(
  trade: Statements,
  { key, country, to, locale, template, values, attachments = [], notAfter, at }: NewLetter<Template>,
  { sql, parameters }: Guard = { sql: 'true', parameters: [] },
): Promise<{ key: string }[]> =>
  trade.all(
    pick(LETTER, 'key'),
    `insert or ignore into letter (key, country, recipient, locale, template, contents, not_after, created_at) select ?, ?, ?, ?, ?, ?, ?, ?
    where ${sql} returning key`,
    key,
    country,
    to,
    locale,
    template,
    JSON.stringify({ values, attachments } satisfies LetterContents),
    notAfter ?? null,
    at,
    ...parameters,
  )
