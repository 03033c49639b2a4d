import type { CountryCode } from '#market/vocabulary.ts'
import type { Statements } from '../../db/client.ts'
import { integer, pick, type RowOf } from '../../db/column-table.ts'
import { LISTING_GROUP } from '../../db/trade/group-tables.ts'
import { LISTING } from '../../db/trade/listing-tables.ts'
import { ADVERTISED } from '../listing-group/group-loaders.ts'
import { GROUP_COLUMNS, GROUP_ROW } from '../listing-group/group-row.ts'
import { type AskingContext, groupQuestion, type ListingFilter } from '../listing-search/listing-filter.ts'
import { isWithin, whereOf } from '../property/store.ts'
import { type HomeNews, newsOfHomes, SETTLING_SECONDS, type SeenHomes } from './homes-seen.ts'

/** So many homes with news are read of one search; of more, the newest. */
const READ_MAX = 2_000

/** What a search of advertised homes is asked with: the market for its areas and rides, and trade. */
export interface HomesContext extends AskingContext {
  trade: Statements
}

const SPOT_ROW = { ...pick(LISTING_GROUP, 'id', 'firstSeenAt', 'backAt', 'lat', 'lng'), newsAt: integer() }

/** What is new in a search of advertised homes: one statement of trade, and at most three of the market for its places. `now` in unix seconds. */
export async function homesNow(
  context: HomesContext,
  filter: ListingFilter,
  { seen, now }: { seen: SeenHomes | null; now: number },
): Promise<{ news: HomeNews[]; seen: SeenHomes }> {
  const { conditions, within } = await groupQuestion(context, filter)
  const since = seen?.since ?? now - SETTLING_SECONDS
  const { where, parameters } = whereOf([...conditions, { sql: 'g.news_at > ?', parameters: [since] }])
  const spots = await context.trade.all(
    SPOT_ROW,
    `select g.id, g.news_at as newsAt, g.first_seen_at as firstSeenAt, g.back_at as backAt, g.lat, g.lng
    from listing_group g ${where} order by g.news_at desc, g.id limit ${READ_MAX + 1}`,
    ...parameters,
  )
  const found = within ? spots.filter(({ lat, lng }) => isWithin(within, lat, lng)) : spots
  return newsOfHomes(seen, found, { now, readFrom: spots[READ_MAX]?.newsAt ?? null })
}

/** A home with who asks least for it, as the law wants an advertisement to name its agent. */
const NAMED_HOME = { ...GROUP_ROW, ...pick(LISTING, 'agentName', 'agentLicence', 'agentPhone', 'agency', 'agencyLicence') }
export type NamedHome = RowOf<typeof NAMED_HOME>

/** Homes by their ids, those that somebody still advertises: one statement. */
export async function namedHomes(trade: Statements, country: CountryCode, ids: readonly string[]): Promise<Map<string, NamedHome>> {
  if (ids.length === 0) return new Map()
  const rows = await trade.all(
    NAMED_HOME,
    `select ${GROUP_COLUMNS}, l.agent_name as agentName, l.agent_licence as agentLicence, l.agent_phone as agentPhone, l.agency,
      l.agency_licence as agencyLicence
    from json_each(?) asked cross join listing_group g on g.id = asked.value and g.country = ? and g.is_live = 1
    cross join listing l on l.id = (select own.id from listing own where own.group_id = g.id and own.state in ${ADVERTISED}
      order by iif(own.shows_price, own.price, null) nulls last, own.first_seen_at, own.id limit 1)`,
    JSON.stringify(ids),
    country,
  )
  return new Map(rows.map((row) => [row.id, row]))
}
