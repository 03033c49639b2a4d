import { createHash } from 'node:crypto'
import { afterListingChange, placeLeftOver } from '../listing-group/after-change.ts'
import { FeedRefused, type RefusalCode } from './feed-fault.ts'
import { beginRun, endRun, type FeedRun, type RunEnd } from './feed-run.ts'
import { columnsOfSource, keepMainOffice } from './feed-source.ts'
import { type BatchCount, type BatchSize, D1_BATCH, type Intake, type IntakeContext } from './intake.ts'
import type { Bytes } from './raw-record.ts'
import { type ReadRecord, readFeed } from './read-feed.ts'
import { takeBatch } from './take-batch.ts'
import { UnknownParts } from './unknown-parts.ts'
import { withdrawUnnamed } from './withdraw-unnamed.ts'

/** What a record takes as rows, and what its pictures do: each is one value of a statement. */
function lengthsOf(read: ReadRecord): { own: number; media: number } {
  if (!('record' in read)) return { own: 200, media: 0 }
  const { description, media } = read.record
  return { own: description.length + 1_500, media: media.reduce((sum, { url, caption }) => sum + url.length + caption.length + 140, 0) }
}

/** Records in the batches that are decided together. */
export async function* inBatches(
  records: AsyncIterable<ReadRecord>,
  { records: most, chars }: Pick<BatchSize, 'records' | 'chars'> = D1_BATCH,
): AsyncGenerator<ReadRecord[]> {
  let batch: ReadRecord[] = []
  let length = { own: 0, media: 0 }
  for await (const read of records) {
    batch.push(read)
    const { own, media } = lengthsOf(read)
    length = { own: length.own + own, media: length.media + media }
    if (batch.length < most && length.own < chars && length.media < chars) continue
    yield batch
    batch = []
    length = { own: 0, media: 0 }
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
  const { source, runId, isWhole, format = source.format, bytes, encoding, takesOver = false, batch: size = D1_BATCH, onBatch } = intake
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
      size,
    )) {
      if (main.key !== null && source.mainOffice === null) await keepMainOffice(trade, source.id, main.key)
      waiting.push(...(await takeBatch(context, source, runId, batch, count)))
      if (waiting.length >= size.placing.sorted) {
        await afterListingChange(context, waiting, size.placing)
        waiting = []
      }
      onBatch?.(count.read)
    }
  } catch (error) {
    if (!(error instanceof FeedRefused)) throw error
    await afterListingChange(context, waiting, size.placing)
    await count.unknown.keep(trade, now)
    return endRun(trade, runId, { state: 'refused', reason: refusalReason(error.code, error.message), digest: '', withdrawn: 0, now })
  }
  await afterListingChange(context, waiting, size.placing)
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
