import type { ListingActivity } from '#graphql/listing-kinds.ts'
import type { CountryCode, TypeGroup } from '#market/vocabulary.ts'
import type { Statements } from '../../db/client.ts'
import { pick } from '../../db/column-table.ts'
import { LISTING_GROUP } from '../../db/trade/group-tables.ts'
import { addressOfGroup } from '../listing/group-address.ts'

/** The parts of the address of a group's page (§2.5.6). */
export interface ListingAddress {
  typeGroup: TypeGroup
  projectSlug: string
  slug: string
  activity: ListingActivity
}

/** Where the homes are that are advertised now, sales first, the newest first. */
export async function liveListings(trade: Statements, country: CountryCode, limit: number): Promise<ListingAddress[]> {
  const rows = await trade.all(
    pick(LISTING_GROUP, 'typeGroup', 'projectSlug', 'propertyGroup', 'slug', 'activity'),
    `select g.type_group as typeGroup, g.project_slug as projectSlug, g.property_group as propertyGroup, g.slug, g.activity from listing_group g
    where g.country = ? and g.activity in ('sale', 'rent', 'room') and g.is_live = 1 order by g.activity desc, g.first_seen_at desc, g.id limit ?`,
    country,
    limit,
  )
  return rows.map((row) => ({ ...addressOfGroup(row), slug: row.slug, activity: row.activity }))
}
