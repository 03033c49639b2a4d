import type { CountryCode } from '#market/vocabulary.ts'
import type { ProviderContext } from '../../context.ts'
import { batchLoader } from '../../db/batch-loader.ts'
import type { Statements } from '../../db/client.ts'
import { allBut, integer, orNull, type RowOf, selectList } from '../../db/column-table.ts'
import { HOSTED_OPEN_HOUSE, OPEN_HOUSE_VISIT } from '../../db/trade/booking-tables.ts'
import { LEAD_EVENT } from '../../db/trade/lead-tables.ts'
import { ADVERTISED_STATES } from '../../db/trade/words.ts'
import { idOfKey } from '../../id-of-key.ts'
import { hashOf, randomSecret } from '../../secret.ts'
import { isTakenSql } from './booking-row.ts'
import type { OwnTime } from './own-appointments.ts'

/** An open house that an agent made here; times in unix seconds. */
const HOSTED_ROW = allBut(HOSTED_OPEN_HOUSE, 'changeKey', 'createdAt', 'updatedAt')
export type HostedOpenHouse = RowOf<typeof HOSTED_ROW>

const COLUMNS = selectList(HOSTED_ROW, 'hosted')

/** Of one agent, to come. */
const TO_COME_MAX = 200
const VISITS_MAX = 1_000

/** A listing `l` that its agent writes here and advertises now. */
const IS_ADVERTISED = `l.source = 'own' and l.state in (${ADVERTISED_STATES.map((state) => `'${state}'`).join(', ')})`

interface Action {
  owner: string
  /** the action's: sent again, it changes nothing */
  key: string
  now: number
}

interface NewOpenHouse extends Action {
  listingId: string
  country: CountryCode
  timeZone: string
  time: OwnTime
  question: string
}

/** The time of an open house as the pages of homes and the calendars read it: what stands there of a feed is written alike. */
const writeTime = (trade: Statements, id: string, key: string) =>
  trade.run(
    `insert into open_house (listing_id, starts_at, ends_at) select listing_id, starts_at, ends_at from hosted_open_house
    where id = ? and change_key = ? and cancelled_at is null on conflict (listing_id, starts_at) do update set ends_at = excluded.ends_at`,
    id,
    key,
  )

/** Makes an open house of an own listing that is advertised, where nothing stands at its time at that moment. Sent again, it is the same one. Returns its id. */
export async function hostOpenHouse(
  trade: Statements,
  { owner, key, now, listingId, country, timeZone, time, question }: NewOpenHouse,
): Promise<string> {
  const id = idOfKey(hashOf(`open-house ${key}`))
  await Promise.all([
    trade.run(
      `insert or ignore into hosted_open_house (id, listing_id, country, owner, starts_at, ends_at, time_zone, question, token, version, change_key,
        created_at, updated_at)
      select ?2, l.id, ?3, ?1, ?4, ?5, ?6, ?7, ?8, 1, ?9, ?10, ?10 from listing l where l.id = ?11 and l.agent = ?1 and ${IS_ADVERTISED}
        and not ${isTakenSql('?4', '?5', '?10')}
        and (select count(*) from hosted_open_house where owner = ?1 and ends_at > ?10 and cancelled_at is null) < ${TO_COME_MAX}`,
      owner,
      id,
      country,
      time.startsAt,
      time.endsAt,
      timeZone,
      question,
      randomSecret(),
      key,
      now,
      listingId,
    ),
    writeTime(trade, id, key),
  ])
  return id
}

interface Change extends Action {
  /** as it was read, with the version that is changed */
  before: HostedOpenHouse
}

/** Takes the time off the pages that it had before an action of this key. */
const takeOff = (trade: Statements, { id, listingId, startsAt }: HostedOpenHouse, key: string) =>
  trade.run(
    'delete from open_house where listing_id = ? and starts_at = ? and exists (select 1 from hosted_open_house where id = ? and change_key = ?)',
    listingId,
    startsAt,
    id,
    key,
  )

/** Changes time and question, where nobody has meanwhile and nothing else stands at the time. */
export async function changeOpenHouse(
  trade: Statements,
  { owner, key, now, before, time, question }: Change & { time: OwnTime; question: string },
): Promise<void> {
  const isMoved = time.startsAt !== before.startsAt || time.endsAt !== before.endsAt
  const itself = '(o.listing_id <> hosted_open_house.listing_id or o.starts_at <> hosted_open_house.starts_at)'
  await Promise.all([
    trade.run(
      `update hosted_open_house set starts_at = ?4, ends_at = ?5, question = ?6, version = version + 1, change_key = ?7, updated_at = ?8
      where owner = ?1 and id = ?2 and version = ?3 and cancelled_at is null and change_key <> ?7
        and not ${isMoved ? isTakenSql('?4', '?5', '?8', { openHouses: itself }) : 'false'}`,
      owner,
      before.id,
      before.version,
      time.startsAt,
      time.endsAt,
      question,
      key,
      now,
    ),
    takeOff(trade, before, key),
    writeTime(trade, before.id, key),
  ])
}

/** Cancels one: its time is off the pages, and nobody checks in any more. Who came already stays. */
export async function cancelOpenHouse(trade: Statements, { owner, key, now, before }: Change): Promise<void> {
  await Promise.all([
    trade.run(
      `update hosted_open_house set cancelled_at = ?5, version = version + 1, change_key = ?4, updated_at = ?5
      where owner = ?1 and id = ?2 and version = ?3 and cancelled_at is null and change_key <> ?4`,
      owner,
      before.id,
      before.version,
      key,
      now,
    ),
    takeOff(trade, before, key),
  ])
}

/** One as an action of the agent's left it, also a cancelled one; null where no such action was done with it. */
export const openHouseChangedBy = (trade: Statements, owner: string, id: string, key: string): Promise<HostedOpenHouse | null> =>
  trade.first(
    HOSTED_ROW,
    `select ${COLUMNS} from hosted_open_house hosted where hosted.owner = ? and hosted.id = ? and hosted.change_key = ?`,
    owner,
    id,
    key,
  )

/** One of the agent's that is not cancelled. */
export const ownHosted = (trade: Statements, owner: string, id: string): Promise<HostedOpenHouse | null> =>
  trade.first(
    HOSTED_ROW,
    `select ${COLUMNS} from hosted_open_house hosted where hosted.owner = ? and hosted.id = ? and hosted.cancelled_at is null`,
    owner,
    id,
  )

/** The one whose page a secret opens, while its agent advertises the home; null for all others. */
export const hostedByToken = (trade: Statements, token: string): Promise<HostedOpenHouse | null> =>
  trade.first(
    HOSTED_ROW,
    `select ${COLUMNS} from hosted_open_house hosted join listing l on l.id = hosted.listing_id and l.agent = hosted.owner
    where hosted.token = ? and hosted.cancelled_at is null and ${IS_ADVERTISED}`,
    token,
  )

/** One text for a listing and a moment. */
export const hostedKey = ({ listingId, startsAt }: Pick<HostedOpenHouse, 'listingId' | 'startsAt'>): string => `${listingId} ${startsAt}`

/** Open houses that were made here, by {@link hostedKey}; null for what a feed sent. Whoever asks compares the owner. */
export const hostedOpenHouses = ({ trade }: Pick<ProviderContext, 'trade'>) =>
  batchLoader<string, HostedOpenHouse | null>(async (keys) => {
    const rows = await trade.all(
      HOSTED_ROW,
      `select ${COLUMNS} from hosted_open_house hosted where hosted.cancelled_at is null
        and hosted.listing_id || ' ' || hosted.starts_at in (select value from json_each(?1))
        and hosted.listing_id in (select substr(value, 1, instr(value, ' ') - 1) from json_each(?1))`,
      JSON.stringify(keys),
    )
    return new Map(rows.map((row) => [hostedKey(row), row]))
  }, null)

/** How many checked in, by the ids of open houses. */
export const visitCounts = ({ trade }: Pick<ProviderContext, 'trade'>) =>
  batchLoader<string, number>(async (ids) => {
    const rows = await trade.all(
      { id: OPEN_HOUSE_VISIT.columns.openHouseId, total: integer() },
      `select open_house_id as id, count(*) as total from open_house_visit where open_house_id in (select value from json_each(?)) group by open_house_id`,
      JSON.stringify(ids),
    )
    return new Map(rows.map(({ id, total }) => [id, total]))
  }, 0)

/** Who checked in. */
const VISIT_ROW = allBut(OPEN_HOUSE_VISIT, 'openHouseId', 'locale', 'receivedAt')
const VISIT_WITH_LEAD_ROW = { ...VISIT_ROW, leadId: orNull(LEAD_EVENT.columns.leadId) }
export type OpenHouseVisit = RowOf<typeof VISIT_WITH_LEAD_ROW>

/** Who checked in to an open house, the newest first, each with its lead; at most 1,000. */
export const visitsOf = (trade: Statements, openHouseId: string): Promise<OpenHouseVisit[]> =>
  trade.all(
    VISIT_WITH_LEAD_ROW,
    `select ${selectList(VISIT_ROW, 'visit')}, came.lead_id as leadId from open_house_visit visit
    left join lead_event came on came.key = 'in ' || visit.id where visit.open_house_id = ? order by visit.at desc, visit.id limit ?`,
    openHouseId,
    VISITS_MAX,
  )
