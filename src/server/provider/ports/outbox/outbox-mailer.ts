import type { SqlDatabase } from '../../db/client.ts'
import { writeMail } from '../../messages/write-mail.ts'
import { type Clock, unixSeconds } from '../clock/clock.ts'
import type { Mailer } from '../mailer/port.ts'
import { keepMessage } from './store.ts'

/** The mailer of the local environment: messages wait in the outbox. */
export function outboxMailer(database: SqlDatabase, clock: Clock): Mailer {
  return {
    async send({ key: letterKey, to, locale, template, values, attachments = [] }) {
      const written = writeMail({ locale, template, values })
      const message = { at: unixSeconds(clock), channel: 'mail', recipient: to, locale, template, ...written } as const
      await keepMessage(database, { ...message, attachments }, letterKey)
      return null
    },
  }
}
