import { fill } from './fill.ts'
import type { MessageLocale } from './locale.ts'
import type { SmsTemplate, SmsValues } from './templates.ts'
import { WORDS } from './words/words-of.ts'

interface SmsOrder<Template extends SmsTemplate> {
  locale: MessageLocale
  template: Template
  values: SmsValues[Template]
}

/** The text of an SMS. */
export const writeSms = <Template extends SmsTemplate>({ locale, template, values }: SmsOrder<Template>): string =>
  fill(WORDS[locale].sms[template], { ...values })
