import type { DatabaseSync } from 'node:sqlite'
import { recordOf } from '#lib/records.ts'
import { COUNTRY_CODES, type CountryCode } from '#market/vocabulary.ts'
import { createContext, type ProviderContext } from '../../context.ts'
import { writableFile } from '../../db/writable-file.ts'
import type { AdvertisedBy } from '../../modules/listing/listing-row.ts'
import { memoryFiles } from '../../ports/files/memory.ts'
import { HashTurns } from '../../ports/hash-turns.ts'
import { signedDevices } from '../../ports/known-devices.ts'
import { memoryLedger } from '../../ports/ledger/memory.ts'
import type { Ports } from '../../ports/ports.ts'
import { signInRules } from '../../ports/sign-in-rules.ts'
import { derivedSecrets } from '../../ports/webhook-secrets.ts'
import { SiteOperations } from '../../site-operations.ts'
import { DEMO_ACCOUNTS } from '../people/accounts.ts'

export interface MadeDatabases {
  account: DatabaseSync
  trade: DatabaseSync
  market: DatabaseSync
}

const done = async () => {}

/** What nobody is told by a demonstration that is being made. */
const quietPorts = (now: number): Ports => ({
  clock: { nowMs: () => now * 1_000 },
  ledger: memoryLedger(),
  files: memoryFiles(),
  hashTurns: new HashTurns(),
  devices: signedDevices(null),
  signInRules: signInRules({ factorKey: null, mustStaffHaveKey: false, recoveryWaitSeconds: 0 }),
  webhookSecrets: derivedSecrets(null),
  mailer: { send: async () => null },
  sms: { send: async () => true },
  post: { push: done, pushNotices: done, pushRefresh: done, pushCopies: done },
  live: { wake: done, admit: async () => true, end: done },
  cards: { of: () => null, desk: () => null },
})

/** The provider as a request of the country meets it, over the databases of a demonstration that is being made. `now` in unix seconds. */
export function demoContext(
  { account, trade, market }: MadeDatabases,
  { country, now, documents = new Set() }: { country: CountryCode; now: number; documents?: ReadonlySet<string> },
): ProviderContext {
  const databases = {
    account: writableFile(account),
    trade: writableFile(trade),
    market: recordOf(COUNTRY_CODES, () => writableFile(market)),
  }
  return createContext(
    { tenant: 'demonstration', databases, ports: quietPorts(now), later: () => {}, operations: new SiteOperations(documents) },
    new Headers({ 'country-code': country }),
  )
}

/** What pages of the demo's subscriber say of the agent. */
export function subscriberLines(): AdvertisedBy {
  const { name, licence, phone, email } = DEMO_ACCOUNTS.subscriber
  return {
    agentName: name,
    agentLicence: licence.number,
    agentPhone: phone,
    agentEmail: email,
    agency: licence.agency,
    agencyLicence: licence.agencyNo,
  }
}
