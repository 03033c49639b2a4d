import type { LocaleCode } from '#market/locale-tags.ts'
import { fill } from './fill.ts'
import type { SmsTemplate, SmsValues } from './words/templates.ts'
import { MESSAGE_WORDS } from './words/words-of.ts'

interface SmsOrder<Template extends SmsTemplate> {
  locale: LocaleCode
  template: Template
  values: SmsValues[Template]
}

/** The text of an SMS. */
export const writeSms = <Template extends SmsTemplate>({ locale, template, values }: SmsOrder<Template>): string =>
  fill(MESSAGE_WORDS[locale].sms[template], { ...values })
