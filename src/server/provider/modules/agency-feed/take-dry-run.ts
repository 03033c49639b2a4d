import { createHash } from 'node:crypto'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { dropDryRun, dryRunFile, readDryRuns } from '../listing-feed/dry-run-store.ts'
import type { FeedRun } from '../listing-feed/feed-run.ts'
import type { FeedSource } from '../listing-feed/feed-source.ts'
import { inOnePiece } from '../listing-feed/raw-record.ts'
import { takeIn } from '../listing-feed/take-in.ts'
import { storedBytes } from './stored-bytes.ts'

/**
 * Takes the file of a dry run in, as if its source had sent it. When that is done the dry run is forgotten; a file that is refused can be taken again, `allowsMany`
 * where most of what was advertised is meant to go. Cut in the middle it is taken from its beginning by the next try, which changes nothing twice.
 * Throws `source-unapproved`, `dry-run-unknown` where another file came meanwhile, `feed-running` while a run is under way.
 */
export async function takeDryRun(
  context: ProviderContext,
  source: FeedSource,
  { id, allowsMany }: { id: string; allowsMany: boolean },
): Promise<FeedRun> {
  const { trade, account, market, files, clock } = context
  if (source.approval !== 'approved' || source.isActive === 0)
    throw refusal('source-unapproved', 'Its feed is not approved, or switched off.')
  const [run] = await readDryRuns(trade, 'd.id = ? and d.source_id = ?', id, source.id)
  const bytes = run && (await storedBytes(files, dryRunFile(source.id)))
  if (!bytes || createHash('sha256').update(bytes).digest('hex') !== run.digest)
    throw refusal('dry-run-unknown', 'Another file was tried out meanwhile.')
  const intake = { trade, account, market, now: unixSeconds(clock) }
  const taken = await takeIn(intake, {
    source,
    runId: crypto.randomUUID(),
    isWhole: run.isWhole === 1,
    allowsMany,
    format: run.format,
    bytes: inOnePiece(bytes),
    encoding: run.encoding,
  })
  if (!taken) throw refusal('feed-running', 'A file of the source is being taken in.')
  if (taken.state === 'done') {
    await dropDryRun(trade, source.id)
    await files.remove([dryRunFile(source.id)])
  }
  return taken
}
