import { OWN_LISTINGS_MAX } from '#graphql/listing-kinds.ts'
import { keysOf } from '#lib/records.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { Guard, SqlValue, Statements } from '../../db/client.ts'
import { hasActed, recordAct, wasActed } from '../../db/history.ts'
import { ADVERTISED_STATES } from '../../db/trade/words.ts'
import { type AdvertisedBy, ALL_SHOWN, LISTING_FIELDS, type ListingRow, OWN_SOURCE } from '../listing/listing-row.ts'
import type { ListingContent } from './listing-content.ts'
import type { OwnParts } from './own-row.ts'

/** A listing as it is to be kept. */
export interface KeptListing {
  /** the action's: done again, it changes nothing */
  key: string
  id: string
  /** the account that does it */
  actor: string
  content: ListingContent
  own: OwnParts
  by: AdvertisedBy
  now: number
  /** of one that was made elsewhere; else now */
  createdAt?: number
}

/** A new draft of an agent, once; nothing where the agent has as many as there may be. */
export async function insertDraft(trade: Statements, agent: string, country: CountryCode, kept: KeptListing): Promise<void> {
  const { key, id, actor, content, own, by, now, createdAt = now } = kept
  const row: ListingRow = {
    ...content,
    ...by,
    ...ALL_SHOWN,
    id,
    country,
    source: OWN_SOURCE,
    sourceKey: id,
    agent,
    state: 'draft',
    modifiedAt: now,
    contentHash: '',
    runId: null,
    firstSeenAt: now,
    confirmedAt: now,
    stateAt: now,
    groupId: null,
    isUngrouped: 1,
    version: 1,
    createdAt,
    updatedAt: now,
  }
  const fields = keysOf(LISTING_FIELDS)
  const made = 'exists (select 1 from listing where id = ? and source = ?)'
  await Promise.all([
    trade.run(
      `insert or ignore into listing (${fields.map((field) => LISTING_FIELDS[field]).join(', ')}) select ${fields.map(() => '?').join(', ')}
      where (select count(*) from listing where agent = ? and source = ? and state <> 'closed') < ?`,
      ...fields.map((field): SqlValue => row[field]),
      agent,
      OWN_SOURCE,
      OWN_LISTINGS_MAX,
    ),
    trade.run(
      `insert or ignore into listing_own (listing_id, open_fields, area_measure) select ?, ?, ? where ${made}`,
      id,
      own.openFields,
      own.areaMeasure,
      id,
      OWN_SOURCE,
    ),
    trade.run(
      `insert or ignore into listing_event (key, listing_id, action, actor, from_state, to_state, at) select ?, ?, 'draft', ?, null, 'draft', ? where ${made}`,
      key,
      id,
      actor,
      now,
      id,
      OWN_SOURCE,
    ),
  ])
}

/** Fields that an agent's change writes, with the lines of the advertiser as they are now. */
export function columnsOf(values: Partial<ListingContent & AdvertisedBy>): [column: string, value: SqlValue][] {
  return keysOf(values).map((field) => [LISTING_FIELDS[field], values[field] ?? null])
}

const ADVERTISED = JSON.stringify(ADVERTISED_STATES)
/** Saves of a listing that are remembered by their keys. */
const SAVE_KEPT_SECONDS = 86_400

/**
 * Replaces what a listing says where it still has this version, as one transaction: with a row of history, and of its price where that is advertised and has
 * changed. True also for a save of the same key that was done before.
 */
export async function replaceListing(trade: Statements, kept: KeptListing, version: number): Promise<boolean> {
  const { key, id, actor, content, own, now } = kept
  const written = columnsOf({ ...content, ...kept.by })
  const saved = wasActed('listing', { key, id })
  const where: Guard = { sql: "version = ? and state <> 'closed'", parameters: [version] }
  const [isFresh] = await Promise.all([
    recordAct(trade, 'listing', { key, id, action: 'save', actor, note: '', now, from: null, to: null, where }),
    trade.run(
      `insert into listing_price (listing_id, at, price) select id, ?, ? from listing l where id = ? and version = ? and price <> ?
        and state in (select value from json_each(?)) and ${saved.sql} on conflict (listing_id, at) do update set price = excluded.price`,
      now,
      content.price,
      id,
      version,
      content.price,
      ADVERTISED,
      key,
      id,
    ),
    trade.run(
      `update listing_own set open_fields = ?, area_measure = ?, edits = null where listing_id = ?
        and exists (select 1 from listing where id = ? and version = ?) and ${saved.sql}`,
      own.openFields,
      own.areaMeasure,
      id,
      id,
      version,
      key,
      id,
    ),
    trade.run(
      `update listing set ${written.map(([column]) => `${column} = ?`).join(', ')}, version = version + 1, is_ungrouped = 1, modified_at = ?,
        updated_at = ? where id = ? and version = ? and ${saved.sql}`,
      ...written.map(([, value]) => value),
      now,
      now,
      id,
      version,
      key,
      id,
    ),
    trade.run(
      `delete from listing_event where listing_id = ? and action = 'save' and key <> ? and at < ? and at < (select max(at) from listing_event
        where listing_id = ? and action = 'save')`,
      id,
      key,
      now - SAVE_KEPT_SECONDS,
      id,
    ),
  ])
  return isFresh || hasActed(trade, 'listing', { key, id })
}

/**
 * Keeps what is changed of an advertised listing, where it still has this version; nobody else sees it. Null: nothing is changed any more. Its version is raised, so
 * that whoever acts on the listing has seen that there is something. True also for a save of the same key that was done before.
 */
export async function keepEdits(
  trade: Statements,
  { key, id, actor, now, edits }: Pick<KeptListing, 'key' | 'id' | 'actor' | 'now'> & { edits: string | null },
  version: number,
): Promise<boolean> {
  const saved = wasActed('listing', { key, id })
  const stands = 'id = ? and version = ?'
  const where: Guard = { sql: 'version = ?', parameters: [version] }
  const [isFresh] = await Promise.all([
    recordAct(trade, 'listing', { key, id, action: 'save', actor, note: '', now, from: ADVERTISED_STATES, to: null, where }),
    trade.run(
      `update listing_own set edits = ? where listing_id = ? and exists (select 1 from listing where ${stands}) and ${saved.sql}`,
      edits,
      id,
      id,
      version,
      key,
      id,
    ),
    trade.run(`update listing set version = version + 1 where ${stands} and ${saved.sql}`, id, version, key, id),
  ])
  return isFresh || hasActed(trade, 'listing', { key, id })
}
