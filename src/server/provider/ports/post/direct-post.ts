import { Statements } from '../../db/client.ts'
import { allTrade, type TradeDatabases } from '../../db/trade/trade-of.ts'
import { deliverLetters } from '../../modules/post/deliver-letters.ts'
import { type Clock, unixSeconds } from '../clock/clock.ts'
import type { Mailer } from '../mailer/port.ts'
import type { PostPort } from './port.ts'

/** Delivers in this process, at once. */
export function directPost(databases: TradeDatabases, mailer: Mailer, clock: Clock): PostPort {
  return {
    async push(keys) {
      try {
        await Promise.all(allTrade(databases).map((one) => deliverLetters(new Statements(one), mailer, unixSeconds(clock), keys)))
      } catch (error) {
        console.error(JSON.stringify({ event: 'letters-failed', error: String(error) }))
      }
    },
  }
}
