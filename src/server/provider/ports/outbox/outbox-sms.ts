import type { SqlDatabase } from '../../db/client.ts'
import { writeSms } from '../../messages/write-sms.ts'
import { type Clock, unixSeconds } from '../clock/clock.ts'
import type { SmsSender } from '../sms/port.ts'
import { keepMessage } from './store.ts'

/** The SMS sender of the local environment: messages wait in the outbox. */
export function outboxSms(database: SqlDatabase, clock: Clock): SmsSender {
  return {
    async send({ to, locale, template, values }) {
      const text = writeSms({ locale, template, values })
      const at = unixSeconds(clock)
      await keepMessage(database, { at, channel: 'sms', recipient: to, locale, template, subject: null, text, html: null, attachments: [] })
      return true
    },
  }
}
