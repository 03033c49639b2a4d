import type { CountryCode } from '#market/vocabulary.ts'
import { Statements } from '../../db/client.ts'
import type { ProviderDatabases } from '../../db/databases.ts'
import { allTrade } from '../../db/trade-of.ts'
import { type Clock, unixSeconds } from '../../ports/clock/clock.ts'
import type { FileStore } from '../../ports/files/port.ts'
import type { LivePort } from '../../ports/live/port.ts'
import type { Mailer } from '../../ports/mailer/port.ts'
import type { PostPort } from '../../ports/post/port.ts'
import type { PostMessage } from '../../ports/post/post-message.ts'
import { makeCopyStep } from '../data-copy/make-copy.ts'
import { deliverLetters } from './deliver-letters.ts'
import { mailNotices } from './mail-notices.ts'
import { refreshPage } from './run-refresh.ts'

/** What the work behind a message needs; it belongs to no request. */
export interface ReceiveContext {
  databases: ProviderDatabases
  clock: Clock
  mailer: Mailer
  post: PostPort
  files: FileStore
  live: LivePort
  /** origin of the site, for links in messages */
  siteOrigin: string
}

/** Does what a message says. Returns after how many seconds it is to be delivered again, null when it is done. Throws when a database fails. */
export async function receive(context: ReceiveContext, message: PostMessage): Promise<number | null> {
  switch (message.kind) {
    case 'letter':
      return receiveLetter(context, message.key)
    case 'notices':
      return receiveNotices(context)
    case 'refresh':
      return receiveRefresh(context, message.country)
    case 'copies':
      return receiveCopies(context)
  }
}

/** One step, and where there is more to do another message: a step may take as long as a run may. */
async function receiveCopies(context: ReceiveContext): Promise<null> {
  const account = new Statements(context.databases.account, 'first-primary')
  for (const one of allTrade(context.databases)) {
    const step = await makeCopyStep({ ...context, account, trade: new Statements(one, 'first-primary') })
    if (step?.outcome === 'settled') {
      await context.live.wake([step.owner])
      await context.post.pushNotices()
    }
    // behind one that is settled, another may wait
    if (step && step.outcome !== 'later') await context.post.pushCopies()
  }
  return null
}

async function receiveRefresh({ databases, clock, post }: ReceiveContext, country: CountryCode): Promise<null> {
  if (await refreshPage({ databases, country, now: unixSeconds(clock) })) await post.pushRefresh(country)
  return null
}

async function receiveNotices({ databases, clock, post, siteOrigin }: ReceiveContext): Promise<null> {
  const account = new Statements(databases.account, 'first-primary')
  const now = unixSeconds(clock)
  await Promise.all(
    allTrade(databases).map((one) => mailNotices({ account, trade: new Statements(one, 'first-primary'), post, siteOrigin, now })),
  )
  return null
}

async function receiveLetter({ databases, clock, mailer }: ReceiveContext, key: string): Promise<number | null> {
  const now = unixSeconds(clock)
  const retries = await Promise.all(
    allTrade(databases).map((one) => deliverLetters({ trade: new Statements(one, 'first-primary'), mailer, now }, [key])),
  )
  return retries.flat()[0]?.seconds ?? null
}
