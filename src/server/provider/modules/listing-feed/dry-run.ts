import { createHash } from 'node:crypto'
import { pick } from '../../db/column-table.ts'
import { LISTING } from '../../db/trade/listing-tables.ts'
import { ADVERTISED_STATES } from '../../db/trade/words.ts'
import { isAdvertised } from '../listing-group/asking-history.ts'
import { FeedRefused, type RecordFault } from './feed-fault.ts'
import { columnsOfSource, type FeedSource } from './feed-source.ts'
import type { Intake, IntakeContext } from './intake.ts'
import { readFeed } from './read-feed.ts'
import { keysOfBatch, type Settled, settleRecords } from './settle-records.ts'
import { type StoredListing, storedListings } from './stored-listing.ts'
import { countedBytes, inBatches, refusalReason } from './take-in.ts'
import { UnknownParts } from './unknown-parts.ts'
import { whyNoneGone } from './withdraw-unnamed.ts'

const HOMES_MAX = 10
export const FAULTS_MAX = 500

/** One of the first homes of a file. Area in square metres; the price in whole units, of rent a month. Nothing of its agent. */
export interface DryHome {
  sourceKey: string
  isNew: boolean
  headline: string
  place: string
  activity: string
  price: number | null
  priceWords: string
  bedrooms: number | null
  areaSqm: number | null
  pictures: number
  /** an address; null without one */
  picture: string | null
}

/** A record that would not be taken, or a part that would be left out of one that is. */
export interface DryFault {
  row: number
  sourceKey: string
  isTaken: boolean
  code: string
  field: string
  reason: string
  /** what stood there */
  given: string
}

/** What a file would do. */
export interface DryRun {
  digest: string
  reason: string | null
  read: number
  /** advertised that were not before */
  added: number
  /** changed otherwise */
  changed: number
  /** that stay as they are */
  standing: number
  withdrawn: number
  rejected: number
  omitted: number
  homes: DryHome[]
  faults: DryFault[]
  unknownColumns: string[]
}

/** No run has this id. */
const DRY = 'dry'

/** What a run knows of a source's listings, as if the batches before were written. */
class Ahead {
  readonly named = new Set<string>()
  /** advertised before, and by this file not any more */
  over = 0
  private readonly changed = new Map<string, StoredListing>()
  private readonly context: IntakeContext
  private readonly source: FeedSource

  constructor(context: IntakeContext, source: FeedSource) {
    this.context = context
    this.source = source
  }

  async stored(keys: readonly string[]): Promise<Map<string, StoredListing>> {
    const fresh = keys.filter((key) => !this.changed.has(key))
    const rows = await storedListings(this.context.trade, this.source.id, fresh)
    for (const key of keys) {
      this.named.add(key)
      const row = this.changed.get(key)
      if (row) rows.set(key, row)
    }
    return rows
  }

  note(stored: ReadonlyMap<string, StoredListing>, { writes, stands, endings, rejected }: Settled): void {
    const byId = new Map([...stored.values()].map((row) => [row.id, row]))
    for (const { record, decision } of writes) {
      const { id, contentHash, to: state, from } = decision
      const { sourceKey, modifiedAt, activity, price, showsPrice } = record
      // one that is another offer now leaves the listing that had its key behind
      const before = from ?? stored.get(sourceKey)?.state ?? null
      if (before !== null && isAdvertised(before) && !(from !== null && isAdvertised(state))) this.over++
      this.set({
        id,
        sourceKey,
        contentHash,
        modifiedAt,
        state,
        activity,
        price,
        showsPrice,
        runId: DRY,
        isWithdrawnByStaff: 0,
        isMarked: 0,
      })
    }
    for (const { id, modifiedAt } of stands) {
      const row = byId.get(id)
      if (row) this.set({ ...row, modifiedAt: modifiedAt ?? row.modifiedAt })
    }
    for (const { id, state, modifiedAt } of endings) {
      const row = byId.get(id)
      if (row) this.set({ ...row, state, modifiedAt, contentHash: '' })
      this.over++
    }
    for (const { sourceKey } of rejected) {
      const row = stored.get(sourceKey)
      if (row) this.set(row)
    }
  }

  private set(row: StoredListing): void {
    this.changed.set(row.sourceKey, { ...row, runId: DRY })
  }
}

/**
 * Reads a file to its end as {@link takeIn} does, decides what each record would do, and writes no listing. Its counts are those that a run of the file would have,
 * as long as nothing else changes. A file that cannot be read gives the reason, with what was read before it. Memory: the keys of the file.
 */
export async function dryRun(
  context: IntakeContext,
  intake: Pick<Intake, 'source' | 'isWhole' | 'format' | 'bytes' | 'encoding'>,
): Promise<DryRun> {
  const { source, isWhole, format = source.format, bytes, encoding } = intake
  const digest = createHash('sha256')
  const ahead = new Ahead(context, source)
  const run: DryRun = { ...NOTHING, homes: [], faults: [], unknownColumns: [] }
  const unknown = new UnknownParts(format)
  const onUnknown = (names: readonly string[]) => {
    run.unknownColumns.push(...names)
    unknown.addColumns(names)
  }
  let unnamed = 0
  try {
    for await (const batch of inBatches(
      readFeed(
        format,
        countedBytes(bytes, digest),
        context.now,
        encoding,
        { country: source.country, means: columnsOfSource(source), onUnknown },
        { key: source.mainOffice },
      ),
    )) {
      const stored = await ahead.stored(keysOfBatch(batch))
      const settled = settleRecords(source, DRY, stored, batch)
      ahead.note(stored, settled)
      run.read += batch.length
      unnamed += settled.rejected.filter(({ sourceKey }) => sourceKey === '').length
      unknown.add([...settled.rejected, ...settled.omitted].map(({ fault }) => fault))
      add(run, settled)
    }
    if (isWhole) Object.assign(run, await goneOf(context, source, ahead, { ...run, taken: run.read - run.rejected, unnamed }))
    else if (run.read === 0) run.reason = refusalReason('no-records', 'the file holds no records')
  } catch (error) {
    if (!(error instanceof FeedRefused)) throw error
    run.reason = refusalReason(error.code, error.message)
  }
  await unknown.keep(context.trade, context.now)
  return { ...run, digest: digest.digest('hex') }
}

const NOTHING = { digest: '', reason: null, read: 0, added: 0, changed: 0, standing: 0, withdrawn: 0, rejected: 0, omitted: 0 }

function add(run: DryRun, { writes, stands, endings, rejected, omitted }: Settled): void {
  const added = writes.filter(({ decision: { from, to } }) => isAdvertised(to) && (from === null || !isAdvertised(from)))
  run.added += added.length
  run.changed += writes.length - added.length + endings.length
  run.standing += stands.length
  run.rejected += rejected.length
  run.omitted += omitted.length
  const homes = writes.filter(({ decision: { to } }) => isAdvertised(to)).slice(0, HOMES_MAX - run.homes.length)
  run.homes.push(...homes.map(homeOf))
  const faults = [...rejected.map((one) => faultOf(one, false)), ...omitted.map((one) => faultOf(one, true))].toSorted(
    (a, b) => a.row - b.row,
  )
  run.faults.push(...faults.slice(0, FAULTS_MAX - run.faults.length))
}

function homeOf({ record, decision }: Settled['writes'][number]): DryHome {
  const { sourceKey, headline, projectName, address, street, suburb, activity, price, priceWords, bedrooms, areaSqm, media } = record
  const picture = media.find(({ kind }) => kind === 'photo') ?? media[0]
  return {
    sourceKey,
    isNew: decision.from === null,
    headline,
    place: [
      projectName,
      address.toLowerCase().includes(street.toLowerCase()) ? address : [address, street].filter(Boolean).join(' '),
      suburb,
    ]
      .filter(Boolean)
      .join(', '),
    activity,
    price,
    priceWords,
    bedrooms,
    areaSqm,
    pictures: media.length,
    picture: picture?.url ?? null,
  }
}

const faultOf = ({ row, sourceKey, fault }: { row: number; sourceKey: string; fault: RecordFault }, isTaken: boolean): DryFault => ({
  row,
  sourceKey,
  isTaken,
  code: fault.code,
  field: fault.field,
  reason: fault.message.slice(0, 200),
  given: fault.given,
})

/** What a whole file would withdraw. */
async function goneOf(
  { trade }: IntakeContext,
  source: FeedSource,
  ahead: Ahead,
  count: { read: number; taken: number; unnamed: number },
): Promise<Pick<DryRun, 'withdrawn' | 'reason'>> {
  const rows = await trade.all(
    pick(LISTING, 'sourceKey'),
    'select source_key as sourceKey from listing where source = ? and state in (select value from json_each(?))',
    source.id,
    JSON.stringify(ADVERTISED_STATES),
  )
  const gone = rows.filter(({ sourceKey }) => !ahead.named.has(sourceKey)).length
  try {
    const reason = whyNoneGone(count, { gone, standing: rows.length - ahead.over, allowsMany: false })
    return { withdrawn: reason === null ? gone : 0, reason }
  } catch (error) {
    if (!(error instanceof FeedRefused)) throw error
    // said with their number, so that it can be confirmed
    return { withdrawn: error.code === 'too-many-gone' ? gone : 0, reason: refusalReason(error.code, error.message) }
  }
}
