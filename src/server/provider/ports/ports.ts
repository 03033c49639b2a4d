import type { CardPort } from './cards/cards.ts'
import type { Clock } from './clock/clock.ts'
import type { FileStore } from './files/port.ts'
import type { HashTurns } from './hash-turns.ts'
import type { KnownDevices } from './known-devices.ts'
import type { LedgerPort } from './ledger/port.ts'
import type { LivePort } from './live/port.ts'
import type { Mailer } from './mailer/port.ts'
import type { PostPort } from './post/port.ts'
import type { SignInRules } from './sign-in-rules.ts'
import type { SmsSender } from './sms/port.ts'
import type { WebhookSecrets } from './webhook-secrets.ts'

/** The provider's interfaces to everything outside its databases. */
export interface Ports {
  clock: Clock
  ledger: LedgerPort
  mailer: Mailer
  sms: SmsSender
  files: FileStore
  post: PostPort
  live: LivePort
  cards: CardPort
  /** who may use the thread for a password's hash, and when */
  hashTurns: HashTurns
  devices: KnownDevices
  signInRules: SignInRules
  webhookSecrets: WebhookSecrets
}
