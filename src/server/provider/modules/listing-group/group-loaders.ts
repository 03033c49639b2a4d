import type { ProviderContext } from '../../context.ts'
import { batchLoader, groupBy, indexBy } from '../../db/batch-loader.ts'
import { integer, notNull, orNull, pick, type RowOf, text } from '../../db/column-table.ts'
import { LISTING_SOURCE } from '../../db/trade/feed-tables.ts'
import { LISTING, LISTING_CLOSING, LISTING_MEDIA, OPEN_HOUSE } from '../../db/trade/listing-tables.ts'
import { ADVERTISED_STATES } from '../../db/trade/words.ts'
import { readTexts } from '../../json-texts.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { type AskingHistory, askingHistory } from './asking-history.ts'
import { readOverTime } from './members-over-time.ts'
import { SHOWN_PRICE } from './public-listing.ts'

/** What is public of one advertisement. */
const ADVERTISER_ROW = {
  groupId: notNull(LISTING.columns.groupId),
  ...pick(LISTING, 'id', 'agentName', 'agentLicence', 'agentPhone', 'agency', 'agencyLicence'),
  /** the agency whose system sent it; null where its agent wrote it here */
  sourceName: orNull(LISTING_SOURCE.columns.agency),
  ...pick(LISTING, 'state'),
  /** null: it is not told; the words stand instead */
  price: orNull(integer()),
  ...pick(
    LISTING,
    'priceWords',
    'availableOn',
    'furnished',
    'headline',
    'description',
    'locale',
    'tourUrl',
    'videoUrl',
    'firstSeenAt',
    'confirmedAt',
  ),
}
export type Advertiser = RowOf<typeof ADVERTISER_ROW>

export const ADVERTISED = `(${ADVERTISED_STATES.map((state) => `'${state}'`).join(', ')})`

/** Who advertises each group now, the least price first; nobody for one that is gone. */
export const advertisersByGroup = ({ trade }: ProviderContext) =>
  batchLoader<string, Advertiser[]>(async (ids) => {
    const rows = await trade.all(
      ADVERTISER_ROW,
      `select l.group_id as groupId, l.id, l.agent_name as agentName, l.agent_licence as agentLicence, l.agent_phone as agentPhone, l.agency,
        l.agency_licence as agencyLicence, s.agency as sourceName, l.state, ${SHOWN_PRICE} as price, l.price_words as priceWords, l.available_on as availableOn, l.furnished, l.headline,
        l.description, l.locale, l.tour_url as tourUrl, l.video_url as videoUrl, l.first_seen_at as firstSeenAt, l.confirmed_at as confirmedAt
      from listing l left join listing_source s on s.id = l.source
      where l.group_id in (select value from json_each(?)) and l.state in ${ADVERTISED} order by ${SHOWN_PRICE} nulls last, l.first_seen_at, l.id`,
      JSON.stringify(ids),
    )
    return groupBy(rows, (row) => row.groupId)
  }, [])

/** The groups of advertisements of which a tour of this site is shown; tours come and go without their advertisements. */
export const GROUPS_WITH_TOURS = `select l.group_id from tour t cross join listing l on l.id = t.listing_id
  where t.listing_id is not null and t.state = 'live' and l.state in ${ADVERTISED}`

/** Whether a tour of this site is shown of a group. */
export const isToured = ({ trade }: ProviderContext) =>
  batchLoader<string, boolean>(async (ids) => {
    const rows = await trade.all(
      { id: text() },
      `select value as id from json_each(?) where value in (${GROUPS_WITH_TOURS})`,
      JSON.stringify(ids),
    )
    return new Map(rows.map(({ id }) => [id, true]))
  }, false)

const OPEN_HOUSE_ROW = pick(OPEN_HOUSE, 'listingId', 'startsAt', 'endsAt')
export type AdvertisedOpenHouse = RowOf<typeof OPEN_HOUSE_ROW>

/** When a listing is open for everybody to look at: what has not ended, in order. */
export const openHousesByListing = ({ trade, clock }: ProviderContext) =>
  batchLoader<string, AdvertisedOpenHouse[]>(async (ids) => {
    const rows = await trade.all(
      OPEN_HOUSE_ROW,
      `select listing_id as listingId, starts_at as startsAt, ends_at as endsAt from open_house
      where listing_id in (select value from json_each(?)) and ends_at > ? order by listing_id, starts_at`,
      JSON.stringify(ids),
      unixSeconds(clock),
    )
    return groupBy(rows, (row) => row.listingId)
  }, [])

/** A stored picture of an advertisement. */
const PICTURE_ROW = pick(LISTING_MEDIA, 'listingId', 'id', 'kind', 'caption', 'alt', 'contentType', 'width', 'height')
export type Picture = RowOf<typeof PICTURE_ROW>

const PICTURE = 'm.listing_id as listingId, m.id, m.kind, m.caption, m.alt, m.content_type as contentType, m.width, m.height'

/** All pictures of a listing, in its order. */
export const picturesByListing = ({ trade }: ProviderContext) =>
  batchLoader<string, Picture[]>(async (ids) => {
    const rows = await trade.all(
      PICTURE_ROW,
      `select ${PICTURE} from listing_media m where m.listing_id in (select value from json_each(?)) and m.state = 'stored'
      order by m.listing_id, m.position`,
      JSON.stringify(ids),
    )
    return groupBy(rows, (row) => row.listingId)
  }, [])

/** The first photograph of a listing, for lists. */
export const firstPhotoByListing = ({ trade }: ProviderContext) =>
  batchLoader<string, Picture | null>(async (ids) => {
    const rows = await trade.all(
      PICTURE_ROW,
      `select ${PICTURE} from json_each(?) asked cross join listing_media m on m.id = (
        select own.id from listing_media own where own.listing_id = asked.value and own.state = 'stored' and own.kind = 'photo'
        order by own.position limit 1)`,
      JSON.stringify(ids),
    )
    return indexBy(rows, (row) => row.listingId)
  }, null)

/** How the advertising of a home ended, as its agent says. */
const GROUP_CLOSING_ROW = { groupId: notNull(LISTING.columns.groupId), ...pick(LISTING_CLOSING, 'outcome', 'price', 'day', 'at') }
export type GroupClosing = RowOf<typeof GROUP_CLOSING_ROW>

/** Of homes that nobody advertises, the last closing; a past sale never stands beside an advertisement (product §2.16). */
export const closingByGroup = ({ trade }: ProviderContext) =>
  batchLoader<string, GroupClosing | null>(async (ids) => {
    const rows = await trade.all(
      GROUP_CLOSING_ROW,
      `select l.group_id as groupId, closing.outcome, closing.price, closing.day, closing.at
      from listing l join listing_closing closing on closing.listing_id = l.id
      where l.group_id in (select value from json_each(?)) and l.state = 'closed'
        and not exists (select 1 from listing other where other.group_id = l.group_id and other.state in ${ADVERTISED})
      order by closing.at, l.id`,
      JSON.stringify(ids),
    )
    return indexBy(rows, (row) => row.groupId)
  }, null)

/** What was asked for each group over time: three statements for all of them. */
export const historyByGroup = ({ trade, clock }: ProviderContext) =>
  batchLoader<string, AskingHistory | null>(async (ids) => {
    const members = groupBy(await readOverTime(trade, 'group_id', ids), ({ groupId }) => groupId)
    return new Map(ids.map((id) => [id, askingHistory(members.get(id) ?? [], unixSeconds(clock))]))
  }, null)

/** The same of some advertisements, by their ids as JSON. */
export const historyByListings = ({ trade, clock }: ProviderContext) =>
  batchLoader<string, AskingHistory | null>(async (keys) => {
    const members = indexBy(await readOverTime(trade, 'id', [...new Set(keys.flatMap(readTexts))]), ({ id }) => id)
    return new Map(
      keys.map((key) => [
        key,
        askingHistory(
          readTexts(key).flatMap((id) => members.get(id) ?? []),
          unixSeconds(clock),
        ),
      ]),
    )
  }, null)
