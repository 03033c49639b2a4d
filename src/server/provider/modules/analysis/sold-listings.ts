import type { ProviderContext } from '../../context.ts'
import { real } from '../../db/column-table.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { OWN_SOURCE } from '../listing/listing-row.ts'
import type { KeptAnalysis } from './analysis-store.ts'
import type { SoldListing } from './for-sale-now.ts'

const DAY = 86_400
/** Older sales tell of another market. */
const SINCE_DAYS = 730
const READ_MAX = 2_000

/**
 * Homes of the analysed group that were advertised here and sold within two years: what was asked for each at first, by what it was estimated at, and for how
 * many days it was advertised, until the day of its sale as its agent says, else until it was closed. Of those that a feed has closed, which it does at a sale.
 */
export const soldListings = ({ trade, clock }: ProviderContext, { country, evidence }: KeptAnalysis): Promise<SoldListing[]> =>
  trade.all(
    { ratio: real(), days: real() },
    `select 1.0 * coalesce((select price.price from listing_price price where price.listing_id = l.id order by price.at limit 1), l.price) / g.estimate as ratio,
      (coalesce(unixepoch(closing.day), closing.at, l.state_at) - l.first_seen_at) / 1.0 / ${DAY} as days
    from listing l join listing_group g on g.id = l.group_id left join listing_closing closing on closing.listing_id = l.id
    where l.country = ?1 and l.activity = 'sale' and l.state = 'closed' and l.property_group = ?2 and l.price is not null and g.estimate > 0
      and (closing.outcome = 'sold' or (closing.outcome is null and l.source <> '${OWN_SOURCE}'))
      and l.state_at > ?3 and coalesce(unixepoch(closing.day), closing.at, l.state_at) >= l.first_seen_at
    order by l.state_at desc limit ${READ_MAX}`,
    country,
    evidence.place.propertyGroup,
    unixSeconds(clock) - SINCE_DAYS * DAY,
  )
