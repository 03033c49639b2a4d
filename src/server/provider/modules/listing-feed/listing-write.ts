import { keysOf } from '#lib/records.ts'
import { psfOf } from '#lib/units.ts'
import type { Statements } from '../../db/client.ts'
import { LISTING_FIELDS, type ListingRow } from '../listing/listing-row.ts'
import type { PlacedListing } from '../listing/place-listing.ts'
import type { Decision } from './decide.ts'
import { mediaIdOf } from './feed-ids.ts'
import type { FeedRecord } from './feed-record.ts'
import type { FeedSource } from './feed-source.ts'
import { safeLink } from './field-readers.ts'
import { tellOfOverlaps } from './open-house-overlaps.ts'
import { isMarkedSql, isWithdrawnByStaffSql } from './stored-listing.ts'

/** A record that is to be written, with all that its row needs. */
export interface Written {
  record: FeedRecord
  decision: Extract<Decision, { kind: 'write' }>
  placed: PlacedListing
  /** the account of its agent, where there is one */
  agent: string | null
  /** the ids of the pictures that it has, by their addresses */
  media: ReadonlyMap<string | null, string>
}

const FIELDS = keysOf(LISTING_FIELDS)
/** Fields that keep what they have when a listing is written again. */
const KEPT: readonly (keyof ListingRow)[] = [
  'id',
  'country',
  'source',
  'sourceKey',
  'firstSeenAt',
  'createdAt',
  'groupId',
  'version',
  'stateAt',
]

const columnAt = (at: number) => `json_extract(r.value, '$[${at}]')`
/** The rows of a list, each made once: a value of json_each is written out anew wherever it is named. */
const ROWS = 'with r as materialized (select value from json_each(?))'
/** A mark that came while the file was read stands as well. */
const SHOWN_STATE = `iif(excluded.state = 'live' and ${isMarkedSql('listing')}, 'under-offer', excluded.state)`
const UPSERT = `${ROWS} insert into listing (${FIELDS.map((field) => LISTING_FIELDS[field]).join(', ')})
  select ${FIELDS.map((_, at) => columnAt(at)).join(', ')} from r where true
  on conflict (source, source_key) do update set ${FIELDS.filter((field) => !KEPT.includes(field))
    .map((field) => `${LISTING_FIELDS[field]} = ${field === 'state' ? SHOWN_STATE : `excluded.${LISTING_FIELDS[field]}`}`)
    .join(', ')},
    version = listing.version + 1, state_at = iif(listing.state = ${SHOWN_STATE}, listing.state_at, excluded.state_at)
  where excluded.modified_at >= listing.modified_at and listing.state <> 'closed' and not ${isWithdrawnByStaffSql('listing')}`

function rowOf(source: FeedSource, runId: string, now: number, { record, decision, placed, agent }: Written): ListingRow {
  const { media: _, openHouses: __, state: ___, ...said } = record
  const { projectFacilities, ...place } = placed
  return {
    ...said,
    ...place,
    id: decision.id,
    country: source.country,
    source: source.id,
    agent,
    agency: source.agency,
    agencyLicence: source.agencyLicence,
    // under a mark the statement shows it as under offer
    state: record.state,
    facilities: record.facilities | projectFacilities,
    psf: record.areaSqm === null || record.price === null ? null : psfOf(record.price, record.areaSqm),
    contentHash: decision.contentHash,
    runId,
    groupId: null,
    isUngrouped: 1,
    version: 1,
    firstSeenAt: now,
    confirmedAt: now,
    stateAt: now,
    createdAt: now,
    updatedAt: now,
  }
}

const mediaRows = ({ record, media, decision: { id: listing } }: Written) => {
  return record.media.map(({ url, kind, caption }, at) => {
    const isRefused = safeLink(url) === null
    const id = media.get(url) ?? mediaIdOf(listing, url)
    return [id, listing, at, kind, caption, url, isRefused ? 'refused' : 'waiting', isRefused ? 'address' : null]
  })
}

const openHouseRows = ({ record, decision: { id: listing } }: Written) =>
  record.openHouses.map(({ startsAt, endsAt }) => [listing, startsAt, endsAt])

/** Those to come are as the source names them; past ones stay. */
function openHouses(trade: Statements, now: number, ids: readonly string[], written: readonly Written[]): Promise<unknown>[] {
  const rows = JSON.stringify(written.flatMap(openHouseRows))
  return [
    trade.run(
      `delete from open_house where starts_at > ? and listing_id in (select value from json_each(?))
        and (listing_id, starts_at) not in (select ${columnAt(0)}, ${columnAt(1)} from json_each(?) r)`,
      now,
      JSON.stringify(ids),
      rows,
    ),
    ...(rows === '[]'
      ? []
      : [
          trade.run(
            `insert into open_house (listing_id, starts_at, ends_at) select ${[0, 1, 2].map(columnAt).join(', ')} from json_each(?) r where true
            on conflict (listing_id, starts_at) do update set ends_at = excluded.ends_at`,
            rows,
          ),
        ]),
  ]
}

/** What had the key of another offer of its home: over, where it was advertised, and under a key that no file names. */
function setAside(trade: Statements, source: FeedSource, now: number, written: readonly Written[]): Promise<unknown>[] {
  const before = JSON.stringify(written.flatMap(({ decision }) => decision.after ?? []))
  if (before === '[]') return []
  return [
    trade.run(
      `insert or ignore into listing_event (key, listing_id, action, actor, from_state, to_state, at)
      select 'feed ' || id || ' ' || ?1 || ' withdrawn', id, 'withdraw', ?2, state, 'withdrawn', ?1 from listing
      where id in (select value from json_each(?3)) and state in ('live', 'under-offer')`,
      now,
      source.id,
      before,
    ),
    trade.run(
      `update listing set source_key = source_key || ' ' || id, is_ungrouped = 1, updated_at = ?1, version = version + 1, content_hash = '',
        state_at = iif(state in ('live', 'under-offer'), ?1, state_at), state = iif(state in ('live', 'under-offer'), 'withdrawn', state)
      where id in (select value from json_each(?2))`,
      now,
      before,
    ),
  ]
}

/**
 * What an agent has added goes where it is another agent's listing now, and the mark where the feed itself says "under offer": what it says next of the offer
 * counts again. An agent whom the feed does not name for a while keeps both.
 */
function letGo(trade: Statements, rows: readonly ListingRow[], written: readonly Written[]): Promise<unknown>[] {
  const agents = JSON.stringify(rows.filter(({ agent }) => agent !== null).map(({ id, agent }) => [id, agent]))
  const offered = JSON.stringify(written.flatMap(({ record, decision: { id } }) => (record.state === 'under-offer' ? [id] : [])))
  const others = `select listing.id from json_each(?) r join listing on listing.id = ${columnAt(0)} where listing.agent <> ${columnAt(1)}`
  return [
    trade.run(`delete from listing_media where source_url is null and listing_id in (${others})`, agents),
    trade.run(
      `delete from listing_mark where listing_id in (${others}) or listing_id in (select value from json_each(?))`,
      agents,
      offered,
    ),
  ]
}

/**
 * Writes listings with their prices, events and pictures: the statements of one transaction, so that a listing is never there by half. The same rows again
 * change nothing but the count of versions. Returns their ids, with those of what they come after.
 */
export function writeListings(
  trade: Statements,
  source: FeedSource,
  runId: string,
  now: number,
  written: readonly Written[],
): { ids: string[]; done: Promise<unknown> } {
  const rows = written.map((one) => rowOf(source, runId, now, one))
  const ids = rows.map(({ id }) => id)
  const values = JSON.stringify(rows.map((row) => FIELDS.map((field) => row[field])))
  const prices = written.flatMap(({ decision }, at) =>
    decision.isPriceNew && written[at]?.record.showsPrice === 1 ? [[ids[at], written[at]?.record.price]] : [],
  )
  const events = written.flatMap(({ decision: { from, to, action } }, at) =>
    from === to ? [] : [[`feed ${ids[at]} ${now} ${to}`, ids[at], action ?? 'publish', from, to]],
  )
  const media = JSON.stringify(written.flatMap(mediaRows))
  return {
    ids: [...ids, ...written.flatMap(({ decision }) => decision.after ?? [])],
    done: Promise.all([
      ...setAside(trade, source, now, written),
      ...letGo(trade, rows, written),
      trade.run(UPSERT, values),
      trade.run(
        `insert into listing_price (listing_id, at, price) select ${columnAt(0)}, ?, ${columnAt(1)} from json_each(?) r where true
        on conflict (listing_id, at) do update set price = excluded.price`,
        now,
        JSON.stringify(prices),
      ),
      trade.run(
        `insert or ignore into listing_event (key, listing_id, action, actor, from_state, to_state, at)
        select ${columnAt(0)}, ${columnAt(1)}, ${columnAt(2)}, ?, ${columnAt(3)}, ${columnAt(4)}, ? from json_each(?) r`,
        source.id,
        now,
        JSON.stringify(events),
      ),
      ...openHouses(trade, now, ids, written),
      ...(written.some(({ record }) => record.openHouses.length > 0) ? [tellOfOverlaps(trade, source, now, ids)] : []),
      // what is not named any more is removed with its file, see media/fetch-media.ts
      trade.run(
        `update listing_media set state = 'refused', fault = 'gone', settled_at = ? where source_url is not null
          and listing_id in (select value from json_each(?)) and id not in (select ${columnAt(0)} from json_each(?) r)`,
        now,
        JSON.stringify(ids),
        media,
      ),
      trade.run(
        `${ROWS} insert into listing_media (id, listing_id, position, kind, caption, source_url, state, fault, created_at)
        select ${[0, 1, 2, 3, 4, 5, 6, 7].map(columnAt).join(', ')}, ? from r where true
        on conflict (id) do update set position = excluded.position, kind = excluded.kind, caption = excluded.caption,
          state = iif(listing_media.fault = 'gone', excluded.state, listing_media.state),
          fault = iif(listing_media.fault = 'gone', excluded.fault, listing_media.fault),
          tries = iif(listing_media.fault = 'gone', 0, listing_media.tries)`,
        media,
        now,
      ),
    ]),
  }
}
