import { groupBy } from '../../db/batch-loader.ts'
import type { Statements } from '../../db/client.ts'
import { integer, pick, type RowOf } from '../../db/column-table.ts'
import { LISTING_PLACING } from '../../db/trade/group-tables.ts'
import { LISTING } from '../../db/trade/listing-tables.ts'
import { isAdvertised } from './asking-history.ts'
import { type GroupRow, readGroups } from './group-row.ts'
import { homeKey } from './home-key.ts'
import { type PlacedRow, readPlaced } from './member-row.ts'
import { homesOf } from './same-home.ts'

const SECONDS_PER_DAY = 86_400
/** What has been gone for longer keeps its group, and tells nothing of what is advertised today: the home may have been changed. */
const REMEMBERED_DAYS = 400

const ASKED_ROW = pick(LISTING, 'id', 'version', 'updatedAt', 'homeKey')

/** What a placing is decided from. */
export interface ReadHomes {
  revision: number
  /** the listings that are placed: drafts among them have nothing but their ids here */
  asked: readonly RowOf<typeof ASKED_ROW>[]
  /** the homes of the listings with the same keys, those that have no key each by itself */
  homes: PlacedRow[][]
  /** the other listings of the groups that any of them is in */
  others: PlacedRow[]
  groups: Map<string, GroupRow>
}

/** What waits to be placed, the earliest first, with the number of the placing that it was read before. */
async function readWaiting(trade: Statements, ids: readonly string[] | null, limit: number) {
  const [revision, waiting] = await Promise.all([
    trade.first(pick(LISTING_PLACING, 'revision'), 'select revision from listing_placing'),
    trade.all(
      ASKED_ROW,
      ids === null
        ? 'select id, version, updated_at as updatedAt, home_key as homeKey from listing where is_ungrouped = 1 order by first_seen_at, id limit ?2'
        : `select id, version, updated_at as updatedAt, home_key as homeKey from listing where is_ungrouped = 1 and id in (select value from json_each(?1))
          order by first_seen_at, id limit ?2`,
      ids === null ? null : JSON.stringify(ids),
      limit,
    ),
  ])
  return { revision: revision?.revision ?? 0, waiting }
}

const LIKE_ROW = { ...pick(LISTING, 'homeKey'), likeCount: integer() }
const KEY_ROW = pick(
  LISTING,
  ...(['id', 'country', 'activity', 'typeGroup', 'projectSlug', 'street', 'postalCode', 'unitMix', 'propertyType', 'placeShown'] as const),
)

/** A listing that waits, with how many it may be of one home with: they are read to place it. */
export interface WaitingListing {
  id: string
  key: string | null
  likeCount: number
}

/** Up to `limit` waiting listings, the earliest first, those that may be of one home beside each other. */
export async function readLikeTogether(trade: Statements, ids: readonly string[] | null, limit: number): Promise<WaitingListing[]> {
  const waiting = await trade.all(
    KEY_ROW,
    `select id, country, activity, type_group as typeGroup, project_slug as projectSlug, street, postal_code as postalCode, unit_mix as unitMix,
      property_type as propertyType, place_shown as placeShown
    from listing where is_ungrouped = 1 ${ids === null ? 'and ?1 is null' : 'and id in (select value from json_each(?1))'}
    order by first_seen_at, id limit ?2`,
    ids === null ? null : JSON.stringify(ids),
    limit,
  )
  const byKey = groupBy(waiting, homeKey)
  const counts = await trade.all(
    LIKE_ROW,
    `select home_key as homeKey, count(*) as likeCount from listing where home_key in (select value from json_each(?)) group by home_key`,
    JSON.stringify([...byKey.keys()].filter((key) => key !== null)),
  )
  const likeCounts = new Map(counts.map(({ homeKey: key, likeCount }) => [key, likeCount]))
  return [...byKey].flatMap(([key, own]) => own.map(({ id }) => ({ id, key, likeCount: likeCounts.get(key) ?? 0 })))
}

/** Reads what up to `limit` waiting listings are placed by: at most six statements in four round trips. Null where nothing waits. */
export async function readHomes(trade: Statements, ids: readonly string[] | null, limit: number, now: number): Promise<ReadHomes | null> {
  const { revision, waiting } = await readWaiting(trade, ids, limit)
  if (waiting.length === 0) return null
  const asked = new Set(waiting.map(({ id }) => id))
  const own = await readPlaced(trade, 'l.id in (select value from json_each(?))', JSON.stringify([...asked]))
  // also the homes that they leave
  const keys = new Set([...own.map(homeKey), ...waiting.map((row) => row.homeKey)].filter((key) => key !== null))
  const like = await readPlaced(trade, 'l.home_key in (select value from json_each(?))', JSON.stringify([...keys]))
  const from = now - REMEMBERED_DAYS * SECONDS_PER_DAY
  const rows = new Map([...own, ...like.filter((row) => isAdvertised(row.state) || row.stateAt >= from)].map((row) => [row.id, row]))
  // a row that waits itself may have another key by now
  const byKey = groupBy([...rows.values()], homeKey)
  const alone = (byKey.get(null) ?? []).map((row) => [row])
  const homes = [...byKey].flatMap(([key, members]) => (key === null ? alone : keys.has(key) ? homesOf(members) : []))
  const placed = homes.flat().map(({ id }) => id)
  const groupIds = JSON.stringify([...new Set(homes.flat().flatMap(({ groupId }) => groupId ?? []))])
  const [others, groups] = await Promise.all([
    readPlaced(
      trade,
      'l.group_id in (select value from json_each(?)) and l.id not in (select value from json_each(?))',
      groupIds,
      JSON.stringify(placed),
    ),
    readGroups(trade, 'where g.id in (select value from json_each(?))', groupIds),
  ])
  return {
    revision,
    asked: waiting,
    homes,
    others,
    groups: new Map(groups.map((group) => [group.id, group])),
  }
}
