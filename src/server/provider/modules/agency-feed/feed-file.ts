import { FEED_FORMATS } from '#graphql/listing-kinds.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { Statements } from '../../db/client.ts'
import type { FileStore } from '../../ports/files/port.ts'
import type { LedgerPort } from '../../ports/ledger/port.ts'
import { limitKey } from '../../throttle.ts'
import { readViewer } from '../../viewer-store.ts'
import { dryRun } from '../listing-feed/dry-run.ts'
import { dropDryRun, dryRunFile, keepDryRun, readDryDetails, readDryRuns, type TriedFile } from '../listing-feed/dry-run-store.ts'
import { type FeedSource, isManagedBy, readSource } from '../listing-feed/feed-source.ts'
import { inOnePiece } from '../listing-feed/raw-record.ts'
import { type FetchedPicture, fetchPicture } from '../listing-media/fetch-picture.ts'
import type { FetchFn } from '../listing-media/fetch-public.ts'

export interface FeedFileContext {
  trade: Statements
  account: Statements
  market(country: CountryCode): Statements
  files: FileStore
  ledger: LedgerPort
  /** unix seconds */
  now: number
}

/** Files that one source tries out within an hour, and pictures of them that are looked at. */
const TRIES_PER_HOUR = { max: 30, windowSeconds: 3_600 }
const PICTURES_PER_HOUR = { max: 600, windowSeconds: 3_600 }

export type FileRefusal = 'feed-none' | 'feed-format' | 'feed-empty' | 'too-many-attempts'

/** Whether a source may try one more file out within the hour; counts it. */
export const mayTry = async (ledger: LedgerPort, sourceId: string): Promise<boolean> =>
  (await ledger.take(limitKey('feed-try', sourceId), TRIES_PER_HOUR)).allowed

/** The source that the holder of a token manages; null for everybody else. */
async function sourceOf({ trade, account, now }: FeedFileContext, token: string, id: string): Promise<FeedSource | null> {
  const [viewer, source] = await Promise.all([readViewer(account, token, now), readSource(trade, id)])
  return viewer?.sessionPurpose === 'user' && source && isManagedBy(source, viewer) ? source : null
}

/** What a page sends with a file. */
export interface FileToTry {
  token: string
  source: string
  name: string
  format: string
  encoding: string | null
  isWhole: boolean
  bytes: Uint8Array<ArrayBuffer>
}

const NAME_MAX_CHARS = 120

/** Tries a file out for the manager of a source: what it would do is kept with its bytes, and nothing else is written. Null when that is done. */
export async function tryFeedFile(
  context: FeedFileContext,
  { token, source: id, format: asked, ...sent }: FileToTry,
): Promise<FileRefusal | null> {
  const source = await sourceOf(context, token, id)
  if (!source) return 'feed-none'
  const format = FEED_FORMATS.find((one) => one === asked)
  if (!format) return 'feed-format'
  if (sent.bytes.length === 0) return 'feed-empty'
  if (!(await mayTry(context.ledger, id))) return 'too-many-attempts'
  const { isWhole, encoding, bytes, name } = sent
  const file = { sourceId: id, fileName: name.slice(0, NAME_MAX_CHARS), format, encoding, isWhole, bytes: bytes.length }
  // until it is approved, its files are written as the newest that was tried out
  await context.trade.run(`update listing_source set format = ? where id = ? and approval <> 'approved'`, format, id)
  await keepTried(context, source, file, bytes)
  return null
}

/** Runs a file dry and keeps it. Cut at any point, it leaves a file with its dry run, or none. */
export async function keepTried(
  context: Omit<FeedFileContext, 'ledger'>,
  source: FeedSource,
  file: TriedFile,
  bytes: Uint8Array<ArrayBuffer>,
) {
  const { trade, account, market, files, now } = context
  const { isWhole, format, encoding } = file
  await dropDryRun(trade, source.id)
  await files.put(dryRunFile(source.id), bytes, 'application/octet-stream')
  const intake = { trade, account, market: market(source.country), now }
  const run = await dryRun(intake, { source, isWhole, format, encoding, bytes: inOnePiece(bytes) })
  await keepDryRun(trade, file, run, now)
}

/** The picture of a home of a dry run, by the home's place in it, fetched for the manager; null for everybody else, and where it cannot be had. */
export async function dryPicture(
  context: FeedFileContext,
  { token, source: id, at }: { token: string; source: string; at: number },
  fetchFn: FetchFn = (address, init) => fetch(address, init),
): Promise<FetchedPicture | null> {
  if (!(await sourceOf(context, token, id))) return null
  const [run] = await readDryRuns(context.trade, 'd.source_id = ?', id)
  const address = run && (await readDryDetails(context.trade, run.id)).homes[at]?.picture
  if (!address) return null
  const { allowed } = await context.ledger.take(limitKey('feed-picture', id), PICTURES_PER_HOUR)
  const picture = allowed ? await fetchPicture(fetchFn, address) : 'absent'
  return typeof picture === 'string' ? null : picture
}
