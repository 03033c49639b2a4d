import type { ListingState } from '#graphql/listing-kinds.ts'
import { isAdvertised } from '../listing-group/asking-history.ts'
import { type Decision, decide } from './decide.ts'
import { RecordFault } from './feed-fault.ts'
import type { FeedRecord } from './feed-record.ts'
import type { FeedSource } from './feed-source.ts'
import type { Ending, ReadRecord } from './read-feed.ts'
import { agentsOfSource, withSourceAgent } from './source-agents.ts'
import type { StoredListing } from './stored-listing.ts'

export interface Rejected {
  row: number
  sourceKey: string
  fault: RecordFault
}

export interface Omitted {
  row: number
  sourceKey: string
  fault: RecordFault
}

export interface Settled {
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

/** The keys that the records of a batch name. */
export const keysOfBatch = (batch: readonly ReadRecord[]): string[] => batch.map(keyOf).filter(Boolean)

/** What is done with each record of a batch; `stored` has what is there by its key. Nothing is written. */
export function settleRecords(
  source: FeedSource,
  runId: string,
  stored: ReadonlyMap<string, StoredListing>,
  batch: readonly ReadRecord[],
): Settled {
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
