import type { SqlDatabase } from '../../db/client.ts'
import { keepMessage } from '../../modules/outbox/store.ts'
import { type Clock, unixSeconds } from '../clock/clock.ts'
import { writeMail } from '../messages/write-mail.ts'
import type { Mailer } from './port.ts'

/** The mailer of the local environment: messages wait in the outbox. */
export function outboxMailer(database: SqlDatabase, clock: Clock): Mailer {
  return {
    async send({ to, locale, template, values }) {
      const written = writeMail({ locale, template, values })
      await keepMessage(database, { at: unixSeconds(clock), channel: 'mail', recipient: to, locale, template, ...written })
      return true
    },
  }
}
