import type { Statements } from '../../db/client.ts'
import { orNull, pick, type RowOf } from '../../db/column-table.ts'
import { LISTING_GROUP } from '../../db/trade/group-tables.ts'
import { LISTING, OPEN_HOUSE } from '../../db/trade/listing-tables.ts'
import { OPEN_HOUSES_OF_AGENT } from './booking-row.ts'

/** An open house of a listing, for its agent. */
const OWN_OPEN_HOUSE_ROW = {
  ...pick(OPEN_HOUSE, 'listingId', 'startsAt', 'endsAt'),
  ...pick(LISTING, 'country', 'projectName', 'street', 'address', 'activity', 'typeGroup', 'projectSlug', 'propertyGroup', 'updatedAt'),
  /** of the home's page; null: it has none yet */
  slug: orNull(LISTING_GROUP.columns.slug),
}
export type AgentOpenHouse = RowOf<typeof OWN_OPEN_HOUSE_ROW>

const OPEN_HOUSES_MAX = 500

/** The open houses of an agent's listings that touch a span of time (unix seconds), in order; at most 500. */
export const openHousesOfAgent = (trade: Statements, agent: string, from: number, until: number): Promise<AgentOpenHouse[]> =>
  trade.all(
    OWN_OPEN_HOUSE_ROW,
    `select o.listing_id as listingId, o.starts_at as startsAt, o.ends_at as endsAt, l.country, l.project_name as projectName, l.street, l.address,
      l.activity, l.type_group as typeGroup, l.project_slug as projectSlug, l.property_group as propertyGroup, l.updated_at as updatedAt,
      (select slug from listing_group where id = l.group_id) as slug
    from ${OPEN_HOUSES_OF_AGENT} and o.ends_at > ?2 and o.starts_at < ?3 order by o.starts_at, o.listing_id limit ?4`,
    agent,
    from,
    until,
    OPEN_HOUSES_MAX,
  )

/** Which home is open: "The Meadow #12-34", "12 Elm Terrace". */
export const openHouseName = ({ projectName, street, address }: Pick<AgentOpenHouse, 'projectName' | 'street' | 'address'>): string =>
  [projectName || street, address].filter(Boolean).join(' ')
