import type { MailTemplate, SmsTemplate } from '../templates.ts'

/** One mail in words; `{placeholders}` stand for its values. Plain text: markup is the letter's business. */
export interface MailWords {
  subject: string
  /** paragraphs before the button or the code */
  body: readonly string[]
  /** the words on the button to `{link}`; null for a mail whose `{code}` stands there instead */
  action: string | null
  /** the small print after it */
  note: string
}

/** Everything that is said in one language. */
export interface MessageWords {
  greeting: { named: string; nameless: string }
  /** before the address in letters, for readers whose button does not work */
  address: string
  footer: string
  mail: Record<MailTemplate, MailWords>
  sms: Record<SmsTemplate, string>
}
