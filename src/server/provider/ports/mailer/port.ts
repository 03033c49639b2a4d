import type { LocaleCode } from '#market/locale-tags.ts'
import type { MailTemplate, MailValues } from '../messages/templates.ts'

/** A message of ours to one person. */
export interface Mail<Template extends MailTemplate = MailTemplate> {
  to: string
  locale: LocaleCode
  template: Template
  /** every placeholder of the template has its value */
  values: MailValues[Template]
}

export interface Mailer {
  /** True when the message was accepted for delivery. Never throws; a failure is logged without personal data. */
  send<Template extends MailTemplate>(mail: Mail<Template>): Promise<boolean>
}
