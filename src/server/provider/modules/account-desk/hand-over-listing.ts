import type { ProviderContext } from '../../context.ts'
import { hasActed, recordAct } from '../../db/history.ts'
import { ADVERTISED_STATES } from '../../db/trade/words.ts'
import { refusal } from '../../errors.ts'
import type { UserRow } from '../../user-row.ts'
import { findByEmail } from '../account/user-store.ts'
import { missingLines } from '../listing/compliance.ts'
import { afterListingChange } from '../listing-group/after-change.ts'
import { advertiserOf } from '../listing-own/advertiser.ts'
import { isHeldSql } from '../listing-own/held-listing.ts'
import { readOwnListing } from '../listing-own/own-row.ts'

interface HandOver {
  key: string
  from: Pick<UserRow, 'id'>
  listing: string
  /** address of the agent who takes it */
  to: string
  staff: string
  reason: string
  now: number
}

/**
 * Gives a listing that is written here to another agent, whose lines it bears from then on; its photographs, its price and its history go with it, enquiries that
 * were made stay where they are. Returns the home's name. Throws `desk-listing` for one that is not the account's, came by a feed or is held by
 * staff, `desk-agent` where no agent has the address, `listing-incomplete` where it is advertised and the lines of that agent are not whole.
 */
export async function handOverListing(
  context: ProviderContext,
  { key, from, listing: id, to, staff, reason, now }: HandOver,
): Promise<string> {
  const { trade, account } = context
  const listing = await readOwnListing(trade, 'l.id = ?', id)
  if (!listing) throw refusal('desk-listing', 'This listing cannot be handed over.')
  const home = listing.projectName || listing.street
  if (await hasActed(trade, 'listing', { key, id })) return home
  const agent = await findByEmail(account, to)
  if (agent?.kind !== 'agent' || agent.suspendedAt !== null || agent.deletionDueAt !== null || agent.id === from.id)
    throw refusal('desk-agent', 'No agent has this address.')
  const by = await advertiserOf(context, agent.id, listing.country)
  const isAdvertised = ADVERTISED_STATES.some((state) => state === listing.state)
  const missing = isAdvertised ? missingLines(by, listing.country) : []
  if (missing.length > 0) throw refusal('listing-incomplete', `Missing: ${missing.join(', ')}.`)
  const where = { sql: `version = ? and agent = ? and not ${isHeldSql('listing.id')}`, parameters: [listing.version, from.id] }
  const [isFresh] = await Promise.all([
    recordAct(trade, 'listing', { key, id, action: 'hand-over', actor: `staff:${staff}`, note: reason, now, from: null, to: null, where }),
    trade.run(
      `update listing set agent = ?, agent_name = ?, agent_licence = ?, agent_phone = ?, agent_email = ?, agency = ?, agency_licence = ?,
        version = version + 1, is_ungrouped = 1, updated_at = ? where id = ? and changes() > 0`,
      agent.id,
      by.agentName,
      by.agentLicence,
      by.agentPhone,
      by.agentEmail,
      by.agency,
      by.agencyLicence,
      now,
      id,
    ),
  ])
  if (!isFresh && !(await hasActed(trade, 'listing', { key, id }))) throw refusal('desk-listing', 'This listing cannot be handed over.')
  await afterListingChange(context, [id])
  return home
}
