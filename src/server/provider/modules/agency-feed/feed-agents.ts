import { licenceKey } from '#market/licence-number.ts'
import type { ProviderContext } from '../../context.ts'
import { AGENT_DETAIL } from '../../db/account/people-tables.ts'
import { notNull, pick } from '../../db/column-table.ts'
import { FEED_INVITATION } from '../../db/trade/feed-tables.ts'
import { refusal } from '../../errors.ts'
import { messageLocale } from '../../messages/locale.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { hashOf } from '../../secret.ts'
import { limitKey, MAILS_PER_PERSON } from '../../throttle.ts'
import { emailKey } from '../../user-row.ts'
import { accountLink } from '../account/account-link.ts'
import { writeLetter } from '../letter/write-letter.ts'
import type { FeedSource } from '../listing-feed/feed-source.ts'
import { checkedAgents } from '../listing-feed/source-agent-input.ts'
import { agentsOfSource, type SourceAgent } from '../listing-feed/source-agents.ts'

/** An agent of a source, with what its manager sees. */
export interface FeedAgent extends SourceAgent {
  /** an account holds the licence number; nothing is told by address */
  hasAccount: boolean
  /** unix seconds; null: never */
  invitedAt: number | null
}

const DAY = 86_400
/** One address is written to once in so long for one source. */
const INVITED_SECONDS = 30 * DAY
const LETTERS_PER_DAY = { max: 50, windowSeconds: DAY }
/** Where one registers. */
const REGISTER_PATH = '/?auth=1&authKey=register'

const addressHash = (email: string): string => hashOf(emailKey(email))

/** The agents of a source with whether they have an account, and when they were invited. */
export async function agentsOfFeed({ trade, account, country }: ProviderContext, source: FeedSource | null): Promise<FeedAgent[]> {
  if (!source) return []
  const agents = agentsOfSource(source)
  const keys = agents.flatMap(({ licence }) => licenceKey(licence) ?? [])
  const [holders, invitations] = await Promise.all([
    account.all(
      { key: notNull(AGENT_DETAIL.columns.ceaNumberKey) },
      'select cea_number_key as key from agent_detail where country = ? and cea_number_key in (select value from json_each(?))',
      country.countryCode,
      JSON.stringify(keys),
    ),
    trade.all(
      pick(FEED_INVITATION, 'addressHash', 'at'),
      'select address_hash as addressHash, at from feed_invitation where source_id = ?',
      source.id,
    ),
  ])
  const held = new Set(holders.map(({ key }) => key))
  const invited = new Map(invitations.map(({ addressHash: hash, at }) => [hash, at]))
  return agents.map((agent) => ({
    ...agent,
    hasAccount: held.has(licenceKey(agent.licence) ?? ''),
    invitedAt: agent.email === '' ? null : (invited.get(addressHash(agent.email)) ?? null),
  }))
}

/** Keeps the agents of a source. Throws `source-agents`, `source-changed` where somebody else has changed it since `version`. */
export async function keepAgents(
  { trade, clock }: ProviderContext,
  { id }: FeedSource,
  agents: readonly SourceAgent[],
  version: number,
): Promise<void> {
  const kept = await trade.all(
    {},
    'update listing_source set agents = ?, updated_at = ?, version = version + 1 where id = ? and version = ? returning id',
    checkedAgents(agents),
    unixSeconds(clock),
    id,
    version,
  )
  if (kept.length === 0) throw refusal('source-changed', 'The source was changed elsewhere meanwhile.')
}

/**
 * Writes to an agent of an approved source how to register, once in thirty days. Throws `source-unapproved`, `agent-unknown` for one who is not in the list, has no address
 * or has an account, `agent-invited`, `too-many-attempts`.
 */
export async function inviteAgent(context: ProviderContext, source: FeedSource, licence: string): Promise<void> {
  const { trade, country, clock, ledger, later, post, language } = context
  if (source.approval !== 'approved' || source.isActive === 0)
    throw refusal('source-unapproved', 'Its feed is not approved, or switched off.')
  const agent = (await agentsOfFeed(context, source)).find((one) => one.licence === licence)
  if (!agent || agent.email === '' || agent.hasAccount) throw refusal('agent-unknown', 'There is nobody to write to.')
  const now = unixSeconds(clock)
  if (agent.invitedAt !== null && agent.invitedAt > now - INVITED_SECONDS) throw refusal('agent-invited', 'A letter was sent already.')
  const takings = [
    await ledger.take(limitKey('feed-invitations', source.id), LETTERS_PER_DAY),
    await ledger.take(limitKey('mails', 'agent-invitation', emailKey(agent.email)), MAILS_PER_PERSON),
  ]
  if (!takings.every(({ allowed }) => allowed)) throw refusal('too-many-attempts', 'Too many attempts. Try again later.')
  const locale = messageLocale(language, country.countryCode)
  const key = `agent-invitation ${source.id} ${addressHash(agent.email)} ${now}`
  await Promise.all([
    trade.run(
      'insert into feed_invitation (source_id, address_hash, at) values (?, ?, ?) on conflict (source_id, address_hash) do update set at = excluded.at',
      source.id,
      addressHash(agent.email),
      now,
    ),
    writeLetter(trade, {
      key,
      country: country.countryCode,
      to: agent.email,
      locale,
      template: 'agent-invitation',
      values: { name: agent.name, agency: source.agency, link: accountLink(context, REGISTER_PATH, locale) },
      at: now,
    }),
  ])
  later(post.push([key]))
}
