import { Buffer } from 'node:buffer'
import { createHash } from 'node:crypto'
import { openWire, sendOverHttp, type Wire } from '../../messages/send-over-http.ts'
import { writeMail } from '../../messages/write-mail.ts'
import type { Attachment, Mailer } from './port.ts'
import { stopHeaders } from './stop-headers.ts'

export interface MailAccount {
  /** where mails are posted, e.g. https://api.resend.com/emails */
  url: string
  key: string
  /** "realEstate <no-reply@example.com>" */
  from: string
}

/**
 * A mail service that takes JSON `{ from, to, subject, text, html, attachments?, headers? }` with a bearer key, as Resend and similar services do, and an
 * `Idempotency-Key`, with which it delivers a repeated mail once.
 */
export function httpMailer({ url, key: bearer, from }: MailAccount, wire: Wire = openWire): Mailer {
  return {
    send({ key, to, locale, template, values, attachments = [] }) {
      const headers = {
        'content-type': 'application/json',
        accept: 'application/json',
        authorization: `Bearer ${bearer}`,
        'idempotency-key': createHash('sha256').update(key).digest('hex'),
      }
      const attached = attachments.length > 0 ? { attachments: attachments.map(inBase64) } : {}
      const stop = stopHeaders(template, values)
      const own = Object.keys(stop).length > 0 ? { headers: stop } : {}
      const body = JSON.stringify({ from, to: [to], ...writeMail({ locale, template, values }), ...attached, ...own })
      return sendOverHttp({ url, headers, body }, { channel: 'mail', template }, wire)
    },
  }
}

const inBase64 = ({ name, contentType, text }: Attachment) => ({
  filename: name,
  content_type: contentType,
  content: Buffer.from(text, 'utf8').toString('base64'),
})
