import { licenceKey } from '#market/licence-number.ts'
import { AGENT_DETAIL, LICENCE_REGISTER } from '../../db/account/people-tables.ts'
import type { Statements } from '../../db/client.ts'
import { notNull, orNull, pick } from '../../db/column-table.ts'
import { placeListings } from '../listing/place-listing.ts'
import { isAdvertised } from '../listing-group/asking-history.ts'
import { type Decision, decide } from './decide.ts'
import { RecordFault } from './feed-fault.ts'
import type { FeedRecord } from './feed-record.ts'
import type { FeedSource } from './feed-source.ts'
import type { BatchCount, IntakeContext } from './intake.ts'
import { type Written, writeListings } from './listing-write.ts'
import type { ReadRecord } from './read-feed.ts'
import { storedListings } from './stored-listing.ts'

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

interface Settled {
  writes: { record: FeedRecord; decision: Extract<Decision, { kind: 'write' }> }[]
  stands: { id: string; confirms: boolean; modifiedAt: number | null }[]
  rejected: Rejected[]
}

type Taken = Extract<ReadRecord, { record: FeedRecord }>
const isTaken = (read: ReadRecord): read is Taken => 'record' in read

async function settle(context: IntakeContext, source: FeedSource, runId: string, batch: readonly ReadRecord[]): Promise<Settled> {
  const keys = batch.map((read) => (isTaken(read) ? read.record.sourceKey : read.sourceKey)).filter(Boolean)
  const stored = await storedListings(context.trade, source.id, keys)
  const settled: Settled = { writes: [], stands: [], rejected: [] }
  const seen = new Set<string>()
  for (const read of batch) {
    if (!isTaken(read)) {
      settled.rejected.push(read)
      continue
    }
    const { record, row } = read
    const before = stored.get(record.sourceKey) ?? null
    try {
      if (seen.has(record.sourceKey) || before?.runId === runId) throw new RecordFault('twice', 'ListingKey', 'the file names it before')
      seen.add(record.sourceKey)
      const decision = decide(record, source, before)
      if (decision.kind === 'write') settled.writes.push({ record, decision })
      if (decision.kind === 'stands') settled.stands.push(decision)
    } catch (fault) {
      if (!(fault instanceof RecordFault)) throw fault
      settled.rejected.push({ row, sourceKey: record.sourceKey, fault })
    }
  }
  return settled
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
  const { writes, stands, rejected } = await settle(context, source, runId, batch)
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
  count.changed += written.length
  count.rejected += rejected.length
  count.added += written.filter(({ decision: { from, to } }) => isAdvertised(to) && (from === null || !isAdvertised(from))).length
  count.unnamed += rejected.filter(({ sourceKey }) => sourceKey === '').length
  const { ids, done } = writeListings(trade, source, runId, now, written)
  await Promise.all([
    ...(written.length > 0 ? [done] : []),
    ...touch(context, runId, stands),
    ...reject(context, source, runId, rejected),
    trade.run('update feed_run set taken = ?, changed = ?, rejected = ? where id = ?', count.taken, count.changed, count.rejected, runId),
  ])
  return ids
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
function reject({ trade }: IntakeContext, source: FeedSource, runId: string, rejected: readonly Rejected[]): Promise<unknown>[] {
  if (rejected.length === 0) return []
  const rows = rejected.map(({ row, sourceKey, fault }) => [row, sourceKey, fault.code, fault.message.slice(0, DETAIL_MAX_CHARS)])
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
