import type { ProviderDatabases } from '../db/databases.ts'
import { systemClock } from './clock/clock.ts'
import { bucketFiles, type ObjectBucket } from './files/r2.ts'
import { HashTurns } from './hash-turns.ts'
import { signedDevices } from './known-devices.ts'
import { durableLedger, type LedgerNamespace } from './ledger/durable.ts'
import { durableLive, type LiveNamespace } from './live/durable.ts'
import { httpMailer, type MailAccount } from './mailer/http-mailer.ts'
import { type CardOptions, openCards } from './open-cards.ts'
import { outboxMailer } from './outbox/outbox-mailer.ts'
import { outboxSms } from './outbox/outbox-sms.ts'
import type { Ports } from './ports.ts'
import { directPost } from './post/direct-post.ts'
import type { PostPort } from './post/port.ts'
import type { PostMessage } from './post/post-message.ts'
import { type PostQueues, queuePost } from './post/queue-post.ts'
import { type SignInSettings, signInRules } from './sign-in-rules.ts'
import { httpSms, type SmsAccount } from './sms/http-sms.ts'
import { derivedSecrets } from './webhook-secrets.ts'

/** Does what a message says, `receive` of modules/post: who opens the ports gives it, because it stands above them. */
type Receive = (
  context: Pick<Ports, 'clock' | 'mailer' | 'post' | 'files' | 'live'> & Pick<PortOptions, 'databases' | 'siteOrigin'>,
  message: PostMessage,
) => Promise<unknown>

export interface PortOptions {
  databases: ProviderDatabases
  /** origin of the site, for links in mails that no request caused */
  siteOrigin: string
  /** or who does at once what would wait there */
  queues: PostQueues | Receive
  attempts: LedgerNamespace
  live: LiveNamespace
  bucket: ObjectBucket
  /** nothing leaves the machine: messages wait in the outbox whatever accounts are set */
  isLocal: boolean
  /** null: every send is refused and logged */
  mail: MailAccount | null
  sms: SmsAccount | null
  cards: Pick<CardOptions, 'keys' | 'apiBase' | 'deliver'>
  /** signs devices that have signed in; null: none is known */
  deviceKey: string | null
  /** makes the secrets of webhooks; null: there are none */
  webhookKey: string | null
  signIn: SignInSettings
  /** runs work after the answer; the platform waits for it */
  later(work: Promise<unknown>): void
}

/** The only place that chooses the implementations for an environment. */
export function openPorts(options: PortOptions): Ports {
  const { databases, siteOrigin, queues, attempts, live, bucket, isLocal, mail, sms, cards, deviceKey, webhookKey, signIn, later } = options
  const clock = systemClock
  const { account } = databases
  const files = bucketFiles(bucket)
  const channels = durableLive(live)
  const mailer = isLocal ? outboxMailer(account, clock) : mail ? httpMailer(mail) : { send: () => notConfigured('mail') }
  const post: PostPort =
    typeof queues === 'function'
      ? directPost((message) => queues({ databases, clock, mailer, post, files, live: channels, siteOrigin }, message))
      : queuePost(queues)
  return {
    clock,
    ledger: durableLedger(attempts),
    mailer,
    sms: isLocal ? outboxSms(account, clock) : sms ? httpSms(sms) : { send: async () => (await notConfigured('sms')) === null },
    files,
    post,
    live: channels,
    cards: openCards({ ...cards, database: databases.trade, clock, later, isLocal }),
    hashTurns: new HashTurns(),
    devices: signedDevices(deviceKey),
    signInRules: signInRules(signIn),
    webhookSecrets: derivedSecrets(webhookKey),
  }
}

async function notConfigured(channel: 'mail' | 'sms'): Promise<string | null> {
  const fault = 'not-configured'
  console.error(JSON.stringify({ event: 'message-failed', channel, fault }))
  return fault
}
