import type { Statements } from '../../db/client.ts'
import { orNull, pick, type RowOf } from '../../db/column-table.ts'
import { LISTING_GROUP } from '../../db/trade/group-tables.ts'
import { LISTING } from '../../db/trade/listing-tables.ts'
import { addressOfGroup } from '../listing/group-address.ts'
import type { BookedHome } from './booking-row.ts'
import type { HostedOpenHouse } from './hosted-open-houses.ts'
import { openHouseName } from './own-open-houses.ts'

const OPENED_ROW = {
  ...pick(LISTING, 'activity', 'projectName', 'street', 'address', 'typeGroup', 'projectSlug', 'propertyGroup'),
  ...pick(LISTING, 'agentName', 'agentLicence', 'agency', 'agencyLicence', 'country'),
  /** of the home's page; null: it has none yet */
  slug: orNull(LISTING_GROUP.columns.slug),
}
export type OpenedListing = RowOf<typeof OPENED_ROW>

/** The advertisement whose home is open, with the lines that the law asks for; null where it is gone. */
export const openedListing = (trade: Statements, { listingId }: Pick<HostedOpenHouse, 'listingId'>): Promise<OpenedListing | null> =>
  trade.first(
    OPENED_ROW,
    `select l.activity, l.project_name as projectName, l.street, l.address, l.type_group as typeGroup, l.project_slug as projectSlug,
      l.property_group as propertyGroup, l.agent_name as agentName, l.agent_licence as agentLicence, l.agency, l.agency_licence as agencyLicence,
      l.country, (select slug from listing_group where id = l.group_id) as slug from listing l where l.id = ?`,
    listingId,
  )

/** The home as an enquiry names it: with its page, else its project; null of one that has neither. */
export function homeOfListing(listing: OpenedListing): BookedHome | null {
  const { country, activity, slug, projectSlug } = listing
  if (slug === null && projectSlug === null) return null
  const address = addressOfGroup(listing)
  const home = { country, typeGroup: address.typeGroup, slug: address.projectSlug, name: openHouseName(listing), unit: '' }
  return slug === null ? home : { ...home, listing: { slug, activity } }
}
