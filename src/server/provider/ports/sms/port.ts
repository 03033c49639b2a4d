import type { LocaleCode } from '#market/locale-tags.ts'
import type { SmsTemplate, SmsValues } from '../../messages/words/templates.ts'

export interface Sms<Template extends SmsTemplate = SmsTemplate> {
  /** a plus and digits */
  to: string
  locale: LocaleCode
  template: Template
  values: SmsValues[Template]
}

export interface SmsSender {
  /** True when the message was accepted for delivery. Never throws; a failure is logged without personal data. */
  send<Template extends SmsTemplate>(sms: Sms<Template>): Promise<boolean>
}
