import type { ProviderContext } from '../../context.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { dryRunFile, readDryRuns } from '../listing-feed/dry-run-store.ts'
import type { FeedSource } from '../listing-feed/feed-source.ts'
import { keepTried } from './feed-file.ts'
import { storedBytes } from './stored-bytes.ts'

/** Tries the last file of a source out again, as the source is now; nothing where there is none. */
export async function tryAgain({ trade, account, market, files, clock }: ProviderContext, source: FeedSource): Promise<void> {
  const [run] = await readDryRuns(trade, 'd.source_id = ?', source.id)
  const bytes = run && (await storedBytes(files, dryRunFile(source.id)))
  if (!bytes) return
  const { fileName, format, encoding, isWhole } = run
  const context = { trade, account, market: () => market, files, now: unixSeconds(clock) }
  const file = { sourceId: source.id, fileName, format, encoding, isWhole: isWhole === 1, bytes: bytes.length }
  await keepTried(context, source, file, bytes)
}
