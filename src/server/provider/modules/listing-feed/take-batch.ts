import type { ListingState } from '#graphql/listing-kinds.ts'
import { licenceKey } from '#market/licence-number.ts'
import { AGENT_DETAIL, LICENCE_REGISTER } from '../../db/account/people-tables.ts'
import type { Statements } from '../../db/client.ts'
import { notNull, orNull, pick } from '../../db/column-table.ts'
import { placeListings } from '../listing/place-listing.ts'
import { isAdvertised } from '../listing-group/asking-history.ts'
import { type Decision, decide } from './decide.ts'
import { RecordFault } from './feed-fault.ts'
import type { FeedRecord } from './feed-record.ts'
import { OMISSIONS_MAX } from './feed-run.ts'
import type { FeedSource } from './feed-source.ts'
import type { BatchCount, IntakeContext } from './intake.ts'
import { type Written, writeListings } from './listing-write.ts'
import type { Ending, ReadRecord } from './read-feed.ts'
import { agentsOfSource, withSourceAgent } from './source-agents.ts'
import { type StoredListing, storedListings } from './stored-listing.ts'

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

interface Rejected {
  row: number
  sourceKey: string
  fault: RecordFault
}

interface Omitted {
  row: number
  sourceKey: string
  fault: RecordFault
}

interface Settled {
  endings: (Ending & { id: string; from: ListingState })[]
  omitted: Omitted[]
  writes: { record: FeedRecord; decision: Extract<Decision, { kind: 'write' }> }[]
  stands: { id: string; confirms: boolean; modifiedAt: number | null }[]
  rejected: Rejected[]
}

const keyOf = (read: ReadRecord): string =>
  'record' in read ? read.record.sourceKey : 'ending' in read ? read.ending.sourceKey : read.sourceKey
const changeOf = (read: ReadRecord): number => ('record' in read ? read.record.modifiedAt : 'ending' in read ? read.ending.modifiedAt : 0)

/** Of several records of one listing the one that was changed last, else the first of them. */
function newestOf(batch: readonly ReadRecord[]): ReadonlyMap<string, ReadRecord> {
  const newest = new Map<string, ReadRecord>()
  for (const read of batch) {
    const other = newest.get(keyOf(read))
    if (!other || changeOf(read) > changeOf(other)) newest.set(keyOf(read), read)
  }
  return newest
}

async function settle(context: IntakeContext, source: FeedSource, runId: string, batch: readonly ReadRecord[]): Promise<Settled> {
  const stored = await storedListings(context.trade, source.id, batch.map(keyOf).filter(Boolean))
  const settled: Settled = { endings: [], omitted: [], writes: [], stands: [], rejected: [] }
  const newest = newestOf(batch)
  const agents = agentsOfSource(source)
  for (const read of batch) {
    if ('fault' in read) {
      settled.rejected.push(read)
      continue
    }
    const { row } = read
    const sourceKey = keyOf(read)
    const before = stored.get(sourceKey) ?? null
    try {
      // the file names it again: the newer of its records counts
      if (newest.get(sourceKey) !== read || (before?.runId === runId && before.modifiedAt >= changeOf(read)))
        throw new RecordFault('twice', 'ListingKey', 'the file names it again, changed later or at the same time')
      if ('ending' in read) {
        endListing(settled, read.ending, before)
        continue
      }
      const over = overAsAnother(read.record, before)
      if (over) {
        endListing(settled, over, before)
        continue
      }
      const { omitted } = read
      const record = withSourceAgent(read.record, agents)
      const decision = decide(record, source, before)
      if (decision.kind === 'write') settled.writes.push({ record, decision })
      if (decision.kind === 'stands') settled.stands.push(decision)
      settled.omitted.push(...omitted.map((fault) => ({ row, sourceKey, fault })))
    } catch (fault) {
      if (!(fault instanceof RecordFault)) throw fault
      settled.rejected.push({ row, sourceKey, fault })
    }
  }
  return settled
}

/** A record that is over and is another offer than the listing of its key ends that one, and says nothing of what it was. */
function overAsAnother({ sourceKey, state, activity, modifiedAt }: FeedRecord, stored: StoredListing | null): Ending | null {
  const isOver = state === 'closed' || state === 'withdrawn'
  return isOver && stored !== null && stored.activity !== activity ? { sourceKey, state, modifiedAt } : null
}

/** A record that only says that a listing is over acts on what is there. What is not advertised any more stays as it went. */
function endListing(settled: Settled, ending: Ending, stored: StoredListing | null): void {
  if (!stored) return
  if (ending.modifiedAt < stored.modifiedAt || !isAdvertised(stored.state))
    settled.stands.push({ id: stored.id, confirms: false, modifiedAt: null })
  else settled.endings.push({ ...ending, id: stored.id, from: stored.state })
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
  const { endings, omitted, writes, stands, rejected } = await settle(context, source, runId, batch)
  const records = writes.map(({ record }) => record)
  const [places, agents] = await Promise.all([
    placeListings(
      market,
      source.country,
      records.map((record) => ({ ...record, typeGroup: null, projectSlug: null })),
    ),
    agentAccounts(account, source, records),
  ])
  const written: Written[] = writes.flatMap((one, at) => {
    const placed = places[at]
    return placed ? [{ ...one, placed, agent: agents[at] ?? null }] : []
  })
  count.read += batch.length
  count.taken += batch.length - rejected.length
  count.changed += written.length + endings.length
  count.rejected += rejected.length
  count.added += written.filter(({ decision: { from, to } }) => isAdvertised(to) && (from === null || !isAdvertised(from))).length
  count.unnamed += rejected.filter(({ sourceKey }) => sourceKey === '').length
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
