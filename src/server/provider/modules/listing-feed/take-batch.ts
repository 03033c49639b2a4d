import { licenceKey } from '#market/licence-number.ts'
import { AGENT_DETAIL, LICENCE_REGISTER } from '../../db/account/people-tables.ts'
import type { Statements } from '../../db/client.ts'
import { notNull, orNull, pick } from '../../db/column-table.ts'
import { placeListings } from '../listing/place-listing.ts'
import { isAdvertised } from '../listing-group/asking-history.ts'
import type { FeedRecord } from './feed-record.ts'
import { OMISSIONS_MAX } from './feed-run.ts'
import type { FeedSource } from './feed-source.ts'
import type { BatchCount, IntakeContext } from './intake.ts'
import { type Written, writeListings } from './listing-write.ts'
import type { ReadRecord } from './read-feed.ts'
import { keysOfBatch, type Omitted, type Rejected, type Settled, settleRecords } from './settle-records.ts'
import { storedListings, storedMedia } from './stored-listing.ts'

const HOLDER_ROW = {
  key: notNull(AGENT_DETAIL.columns.ceaNumberKey),
  ...pick(AGENT_DETAIL, 'userId'),
  agencyNo: orNull(LICENCE_REGISTER.columns.estateAgencyLicenseNo),
}

/**
 * The account of each record's agent: who registered with the licence number, and, where the country's register knows the number, is of the agency that
 * sends the record. Others are advertised by name without an account.
 */
async function agentAccounts(account: Statements, source: FeedSource, records: readonly FeedRecord[]): Promise<(string | null)[]> {
  const keys = records.map(({ agentLicence }) => licenceKey(agentLicence))
  const asked = [...new Set(keys.filter((key) => key !== null))]
  if (asked.length === 0) return keys.map(() => null)
  const holders = await account.all(
    HOLDER_ROW,
    `select d.cea_number_key as key, d.user_id as userId, r.estate_agency_license_no as agencyNo from agent_detail d
    left join licence_register r on r.country = d.country and r.cea_number_key = d.cea_number_key
    where d.country = ? and d.cea_number_key in (select value from json_each(?))`,
    source.country,
    JSON.stringify(asked),
  )
  const agency = licenceKey(source.agencyLicence)
  const byKey = new Map(
    holders.filter(({ agencyNo }) => agencyNo === null || licenceKey(agencyNo) === agency).map((one) => [one.key, one.userId]),
  )
  return keys.map((key) => (key === null ? null : (byKey.get(key) ?? null)))
}

/** Reads, decides and writes a batch of records in one transaction. Returns the listings that have changed, and raises `count`. */
export async function takeBatch(
  context: IntakeContext,
  source: FeedSource,
  runId: string,
  batch: readonly ReadRecord[],
  count: BatchCount,
): Promise<string[]> {
  const { trade, account, market, now } = context
  const stored = await storedListings(trade, source.id, keysOfBatch(batch))
  const { endings, omitted, writes, stands, rejected } = settleRecords(source, runId, stored, batch)
  const records = writes.map(({ record }) => record)
  const [places, agents, media] = await Promise.all([
    placeListings(
      market,
      source.country,
      records.map((record) => ({ ...record, typeGroup: null, projectSlug: null })),
    ),
    agentAccounts(account, source, records),
    storedMedia(
      trade,
      writes.flatMap(({ decision: { id, from } }) => (from === null ? [] : [id])),
    ),
  ])
  const written = writes
    .flatMap((one, at): Written[] => {
      const placed = places[at]
      return placed ? [{ ...one, placed, agent: agents[at] ?? null, media: media.get(one.decision.id) ?? new Map() }] : []
    })
    // as indexes are, so that each of their pages is come to once
    .sort((a, b) => (a.decision.id < b.decision.id ? -1 : 1))
  count.read += batch.length
  count.taken += batch.length - rejected.length
  count.changed += written.length + endings.length
  count.rejected += rejected.length
  count.added += written.filter(({ decision: { from, to } }) => isAdvertised(to) && (from === null || !isAdvertised(from))).length
  count.unnamed += rejected.filter(({ sourceKey }) => sourceKey === '').length
  count.unknown.add([...rejected, ...omitted].map(({ fault }) => fault))
  const kept = omitted.slice(0, Math.max(0, OMISSIONS_MAX - count.omitted))
  count.omitted += omitted.length
  const { ids, done } = writeListings(trade, source, runId, now, written)
  await Promise.all([
    ...(written.length > 0 ? [done] : []),
    ...touch(context, runId, stands),
    ...end(context, runId, endings),
    ...omit(context, runId, kept),
    ...reject(context, source, runId, rejected, count.otherKinds),
    trade.run(
      'update feed_run set taken = ?, changed = ?, rejected = ?, omitted = ? where id = ?',
      count.taken,
      count.changed,
      count.rejected,
      count.omitted,
      runId,
    ),
  ])
  return [...ids, ...endings.map(({ id }) => id)]
}

/** Listings that are over: their state, with its event. Sent again, nothing happens twice. */
function end({ trade, now }: IntakeContext, runId: string, endings: Settled['endings']): Promise<unknown>[] {
  if (endings.length === 0) return []
  const rows = JSON.stringify(
    endings.map(({ id, from, state, modifiedAt }) => [id, state === 'closed' ? 'close' : 'withdraw', from, state, modifiedAt]),
  )
  return [
    trade.run(
      `insert or ignore into listing_event (key, listing_id, action, actor, from_state, to_state, at)
      select 'feed ' || l.id || ' ' || ?1 || ' ' || (r.value ->> 3), l.id, r.value ->> 1, l.source, r.value ->> 2, r.value ->> 3, ?1
      from json_each(?2) r join listing l on l.id = r.value ->> 0 where l.state = r.value ->> 2`,
      now,
      rows,
    ),
    trade.run(
      `update listing set state = r.value ->> 3, modified_at = r.value ->> 4, state_at = ?1, updated_at = ?1, is_ungrouped = 1, run_id = ?3,
        content_hash = '', version = version + 1
      from json_each(?2) r where listing.id = r.value ->> 0 and listing.state = r.value ->> 2`,
      now,
      rows,
      runId,
    ),
  ]
}

/** What was left out of records that were taken. */
function omit({ trade }: IntakeContext, runId: string, omitted: readonly Omitted[]): Promise<unknown>[] {
  if (omitted.length === 0) return []
  const rows = omitted.map(({ row, sourceKey, fault }) => [
    row,
    sourceKey,
    fault.field,
    fault.code,
    fault.message.slice(0, DETAIL_MAX_CHARS),
  ])
  return [
    trade.run(
      `insert or ignore into feed_omission (run_id, row, source_key, field, code, detail)
      select ?, r.value ->> 0, r.value ->> 1, r.value ->> 2, r.value ->> 3, r.value ->> 4 from json_each(?) r`,
      runId,
      JSON.stringify(rows),
    ),
  ]
}

/** Of each kind that is not advertised here the first record alone. */
const isNews = ({ fault: { code, message } }: Rejected, said: Set<string>): boolean => {
  if (code !== 'not-a-home') return true
  const isFirst = !said.has(message)
  said.add(message)
  return isFirst
}

const idsOf = (stands: Settled['stands'], confirms: boolean): string[] =>
  stands.filter((one) => one.confirms === confirms).map(({ id }) => id)

/** Listings that stand were named by the run; those that are advertised are confirmed by it. */
function touch({ trade, now }: IntakeContext, runId: string, stands: Settled['stands']): Promise<unknown>[] {
  const [confirmed, named] = [idsOf(stands, true), idsOf(stands, false)]
  const newer = stands.filter(({ modifiedAt }) => modifiedAt !== null).map(({ id, modifiedAt }) => [id, modifiedAt])
  return [
    ...(confirmed.length > 0
      ? [
          trade.run(
            'update listing set run_id = ?, confirmed_at = ? where id in (select value from json_each(?))',
            runId,
            now,
            JSON.stringify(confirmed),
          ),
        ]
      : []),
    ...(newer.length > 0
      ? [
          trade.run(
            `update listing set modified_at = json_extract(r.value, '$[1]') from json_each(?) r where listing.id = json_extract(r.value, '$[0]')`,
            JSON.stringify(newer),
          ),
        ]
      : []),
    ...(named.length > 0
      ? [trade.run('update listing set run_id = ? where id in (select value from json_each(?))', runId, JSON.stringify(named))]
      : []),
  ]
}

const DETAIL_MAX_CHARS = 200

/** A record that is not taken still names its listing: that is not withdrawn for it. */
function reject(
  { trade }: IntakeContext,
  source: FeedSource,
  runId: string,
  rejected: readonly Rejected[],
  otherKinds: Set<string>,
): Promise<unknown>[] {
  if (rejected.length === 0) return []
  const rows = rejected
    .filter((one) => isNews(one, otherKinds))
    .map(({ row, sourceKey, fault }) => [row, sourceKey, fault.code, fault.message.slice(0, DETAIL_MAX_CHARS)])
  const keys = rejected.map(({ sourceKey }) => sourceKey).filter(Boolean)
  return [
    trade.run(
      `insert or ignore into feed_rejection (run_id, row, source_key, code, detail)
      select ?, json_extract(r.value, '$[0]'), json_extract(r.value, '$[1]'), json_extract(r.value, '$[2]'), json_extract(r.value, '$[3]') from json_each(?) r`,
      runId,
      JSON.stringify(rows),
    ),
    trade.run(
      'update listing set run_id = ? where source = ? and source_key in (select value from json_each(?))',
      runId,
      source.id,
      JSON.stringify(keys),
    ),
  ]
}
