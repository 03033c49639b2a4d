import { openWire, sendOverHttp, type Wire } from '../messages/send-over-http.ts'
import { writeMail } from '../messages/write-mail.ts'
import type { Mailer } from './port.ts'

export interface MailAccount {
  /** where mails are posted, e.g. https://api.resend.com/emails */
  url: string
  key: string
  /** "realEstate <no-reply@example.com>" */
  from: string
}

/** A mail service that takes JSON `{ from, to, subject, text, html }` with a bearer key, as Resend and similar services do. */
export function httpMailer({ url, key, from }: MailAccount, wire: Wire = openWire): Mailer {
  return {
    send({ to, locale, template, values }) {
      const headers = { 'content-type': 'application/json', accept: 'application/json', authorization: `Bearer ${key}` }
      const body = JSON.stringify({ from, to: [to], ...writeMail({ locale, template, values }) })
      return sendOverHttp({ url, headers, body }, { channel: 'mail', template }, wire)
    },
  }
}
