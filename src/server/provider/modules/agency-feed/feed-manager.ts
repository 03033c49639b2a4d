import { licenceKey } from '#market/licence-number.ts'
import { licenceRule } from '#market/licence-rules.ts'
import type { ProviderContext } from '../../context.ts'
import { pick } from '../../db/column-table.ts'
import { LISTING_SOURCE } from '../../db/trade/feed-tables.ts'
import { refusal } from '../../errors.ts'
import { requireViewer } from '../../viewer.ts'
import type { ViewerRow } from '../../viewer-store.ts'
import { type FeedSource, readSources } from '../listing-feed/feed-source.ts'
import { advertiserOf } from '../listing-own/advertiser.ts'

/** An agent who may manage the feed of an agency in the request's country. */
export interface FeedManager {
  viewer: ViewerRow
  /** as the account has it; '' where it has none */
  agency: string
  agencyLicence: string
  /** the register of the country says it, so that nobody may write another one */
  isFromLicence: boolean
}

/** Throws `invalid_access_token`, `feed-agents` for whoever is no agent, `feed-licence` for one whose licence is not in force in the country. */
export async function requireFeedManager(context: ProviderContext): Promise<FeedManager> {
  const viewer = await requireViewer(context)
  if (viewer.kind !== 'agent') throw refusal('feed-agents', 'Feeds are managed by agents.')
  const { countryCode } = context.country
  const { agentLicence, agency, agencyLicence } = await advertiserOf(context, viewer.id, countryCode)
  if (agentLicence === '') throw refusal('feed-licence', 'There is no licence of this country.')
  return { viewer, agency, agencyLicence, isFromLicence: licenceRule(countryCode).isLookedUp && agency !== '' && agencyLicence !== '' }
}

/** The source that an agent manages in the request's country; null: none. */
export async function managedSource({ trade, country }: ProviderContext, { id }: Pick<ViewerRow, 'id'>): Promise<FeedSource | null> {
  return (await readSources(trade, 's.manager = ? and s.country = ?', id, country.countryCode))[0] ?? null
}

/** The manager with the source. Throws what {@link requireFeedManager} throws, and `feed-none`. */
export async function requireManagedSource(context: ProviderContext): Promise<FeedManager & { source: FeedSource }> {
  const manager = await requireFeedManager(context)
  const source = await managedSource(context, manager.viewer)
  if (!source) throw refusal('feed-none', 'The feed was not begun.')
  return { ...manager, source }
}

/** Whether another source of the country, which is approved, is the agency's with this licence. */
export async function isConnected({ trade, country }: ProviderContext, agencyLicence: string, but: string): Promise<boolean> {
  const rows = await trade.all(
    pick(LISTING_SOURCE, 'agencyLicence'),
    `select agency_licence as agencyLicence from listing_source where country = ? and approval = 'approved' and id <> ?`,
    country.countryCode,
    but,
  )
  const key = licenceKey(agencyLicence)
  return key !== null && rows.some((row) => licenceKey(row.agencyLicence) === key)
}
