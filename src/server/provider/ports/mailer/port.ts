import type { LocaleCode } from '#market/locale-tags.ts'
import type { MailTemplate, MailValues } from '../../messages/words/templates.ts'

/** A text file that travels with a mail, e.g. an appointment for a calendar. */
export interface Attachment {
  name: string
  /** e.g. "text/calendar; charset=utf-8; method=REQUEST" */
  contentType: string
  text: string
}

/** A message of ours to one person. */
export interface Mail<Template extends MailTemplate = MailTemplate> {
  /** of the letter; however often it is handed over, the mail with one key is delivered once */
  key: string
  to: string
  locale: LocaleCode
  template: Template
  /** every placeholder of the template has its value */
  values: MailValues[Template]
  attachments?: readonly Attachment[]
}

export interface Mailer {
  /** null when the message was accepted for delivery, else why not ("status-503", "timeout"), without personal data. Never throws; a failure is logged. */
  send<Template extends MailTemplate>(mail: Mail<Template>): Promise<string | null>
}
