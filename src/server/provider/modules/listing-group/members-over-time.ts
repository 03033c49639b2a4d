import { groupBy } from '../../db/batch-loader.ts'
import type { Statements } from '../../db/client.ts'
import { pick } from '../../db/column-table.ts'
import { LISTING, LISTING_EVENT, LISTING_PRICE } from '../../db/trade/listing-tables.ts'
import type { AdvertisedOverTime } from './asking-history.ts'

/** An advertisement over time, with the group that it is in now. */
export interface MemberOverTime extends AdvertisedOverTime {
  id: string
  groupId: string | null
}

/** Listings over time, by their ids or by the ids of their groups: three statements. Drafts are none. */
export async function readOverTime(trade: Statements, by: 'id' | 'group_id', keys: readonly string[]): Promise<MemberOverTime[]> {
  const asked = JSON.stringify(keys)
  const of = `from json_each(?) asked cross join listing l on l.${by} = asked.value and l.state <> 'draft'`
  const [members, prices, changes] = await Promise.all([
    trade.all(
      pick(LISTING, 'id', 'groupId', 'state', 'stateAt', 'firstSeenAt'),
      `select l.id, l.group_id as groupId, l.state, l.state_at as stateAt, l.first_seen_at as firstSeenAt ${of}`,
      asked,
    ),
    trade.all(
      { id: LISTING_PRICE.columns.listingId, ...pick(LISTING_PRICE, 'at', 'price') },
      `select p.listing_id as id, p.at, p.price ${of} and l.shows_price = 1 cross join listing_price p on p.listing_id = l.id order by p.listing_id, p.at`,
      asked,
    ),
    trade.all(
      { id: LISTING_EVENT.columns.listingId, ...pick(LISTING_EVENT, 'at', 'toState') },
      `select e.listing_id as id, e.at, e.to_state as toState ${of}
      cross join listing_event e on e.listing_id = l.id where e.to_state is not e.from_state order by e.listing_id, e.at`,
      asked,
    ),
  ])
  const pricesOf = groupBy(prices, ({ id }) => id)
  const changesOf = groupBy(changes, ({ id }) => id)
  return members.map((one) => ({ ...one, prices: pricesOf.get(one.id) ?? [], changes: changesOf.get(one.id) ?? [] }))
}
