import { createHash } from 'node:crypto'
import { afterListingChange, placeLeftOver } from '../listing-group/after-change.ts'
import { FeedRefused, type RefusalCode } from './feed-fault.ts'
import { beginRun, endRun, type FeedRun, type RunEnd } from './feed-run.ts'
import { columnsOfSource, keepMainOffice } from './feed-source.ts'
import type { BatchCount, Intake, IntakeContext } from './intake.ts'
import type { Bytes } from './raw-record.ts'
import { type ReadRecord, readFeed } from './read-feed.ts'
import { takeBatch } from './take-batch.ts'
import { UnknownParts } from './unknown-parts.ts'
import { withdrawUnnamed } from './withdraw-unnamed.ts'

const BATCH_RECORDS = 400
const BATCH_CHARS = 500_000
/** So many changed listings are placed together: the like are compared once, and nothing is later on the pages than by seconds. */
const PLACED_TOGETHER = 5_000

const lengthOf = (read: ReadRecord): number => ('record' in read ? read.record.description.length + 1_500 : 200)

/** Records in the batches that are decided together. */
export async function* inBatches(records: AsyncIterable<ReadRecord>): AsyncGenerator<ReadRecord[]> {
  let batch: ReadRecord[] = []
  let length = 0
  for await (const read of records) {
    batch.push(read)
    length += lengthOf(read)
    if (batch.length < BATCH_RECORDS && length < BATCH_CHARS) continue
    yield batch
    batch = []
    length = 0
  }
  if (batch.length > 0) yield batch
}

/** What cannot be read to its end, because a connection broke or a body is larger than an endpoint takes, is a fault of the file. */
export async function* countedBytes(bytes: Bytes, digest: ReturnType<typeof createHash>): AsyncGenerator<Uint8Array> {
  const pieces = bytes[Symbol.asyncIterator]()
  const next = () =>
    pieces.next().catch((error: unknown) => {
      const isLarge = error instanceof RangeError
      throw new FeedRefused(
        isLarge ? 'body-too-large' : 'cut-off',
        isLarge ? 'the file is too large for this door' : 'the file could not be read to its end',
      )
    })
  try {
    for (let piece = await next(); !piece.done; piece = await next()) {
      digest.update(piece.value)
      yield piece.value
    }
  } finally {
    await pieces.return?.()
  }
}

/**
 * Takes a file in, batch by batch, each in one transaction; memory is that of a batch. Killed at any point and run again, it ends in the same rows.
 * Only when a whole file was read to its end is withdrawn what it does not name, see {@link withdrawUnnamed}. Returns null while another run of the source is under way;
 * a file that cannot be read to its end gives a run that is refused, with what came before the fault taken.
 */
export async function takeIn(context: IntakeContext, intake: Intake): Promise<FeedRun | null> {
  const { trade, now } = context
  const { source, runId, isWhole, format = source.format, bytes, encoding, takesOver = false, onBatch } = intake
  if (!(await beginRun(trade, { id: runId, sourceId: source.id, isWhole, now, takesOver }))) return null
  const digest = createHash('sha256')
  const count: BatchCount = {
    read: 0,
    taken: 0,
    changed: 0,
    rejected: 0,
    added: 0,
    unnamed: 0,
    omitted: 0,
    otherKinds: new Set(),
    unknown: new UnknownParts(format),
  }
  const main = { key: source.mainOffice }
  let waiting: string[] = []
  try {
    for await (const batch of inBatches(
      readFeed(
        format,
        countedBytes(bytes, digest),
        now,
        encoding,
        { country: source.country, means: columnsOfSource(source), onUnknown: (names) => count.unknown.addColumns(names) },
        main,
      ),
    )) {
      if (main.key !== null && source.mainOffice === null) await keepMainOffice(trade, source.id, main.key)
      waiting.push(...(await takeBatch(context, source, runId, batch, count)))
      if (waiting.length >= PLACED_TOGETHER) {
        await afterListingChange(context, waiting)
        waiting = []
      }
      onBatch?.(count.read)
    }
  } catch (error) {
    if (!(error instanceof FeedRefused)) throw error
    await afterListingChange(context, waiting)
    await count.unknown.keep(trade, now)
    return endRun(trade, runId, { state: 'refused', reason: refusalReason(error.code, error.message), digest: '', withdrawn: 0, now })
  }
  await afterListingChange(context, waiting)
  const gone = isWhole ? await goneOf(context, intake, count) : NOTHING_GONE
  await placeLeftOver(context)
  await count.unknown.keep(trade, now)
  return endRun(trade, runId, { ...gone, digest: digest.digest('hex'), now })
}

const NOTHING_GONE = { state: 'done', withdrawn: 0, reason: null } as const

/** What a whole file withdraws. One that may not withdraw what it leaves out is refused, with its records taken. */
async function goneOf(context: IntakeContext, intake: Intake, count: BatchCount): Promise<Pick<RunEnd, 'state' | 'withdrawn' | 'reason'>> {
  try {
    return { state: 'done', ...(await withdrawUnnamed(context, intake, count)) }
  } catch (error) {
    if (!(error instanceof FeedRefused)) throw error
    return { state: 'refused', withdrawn: 0, reason: refusalReason(error.code, error.message) }
  }
}

export const refusalReason = (code: RefusalCode, message: string): string => `${code}: ${message}`
