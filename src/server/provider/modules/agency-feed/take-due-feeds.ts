import { Statements } from '../../db/client.ts'
import { pick } from '../../db/column-table.ts'
import { LISTING_SOURCE } from '../../db/trade/feed-tables.ts'
import type { JobContext, ScheduledJob } from '../../scheduled-job.ts'
import { type FeedSource, readSource } from '../listing-feed/feed-source.ts'
import { inOnePiece } from '../listing-feed/raw-record.ts'
import { takeIn } from '../listing-feed/take-in.ts'
import type { FetchFn } from '../listing-media/fetch-public.ts'
import { type AnnounceContext, announce } from '../notice/announce.ts'
import { writeNotice } from '../notice/write-notice.ts'
import { FEED_PATH } from './approval.ts'
import { fetchFeedFile } from './fetch-feed-file.ts'

const HOUR = 3_600
/** Files of one run of the clock. */
const AT_ONCE = 2
/** So long one that was cut is not fetched again. */
const LEASE_SECONDS = 1_800
/** So many fetches that fail in a row are told by mail. */
const FAILURES_TOLD = 3

/** What fetching needs of a run of the clock. */
interface FetchContext extends AnnounceContext, Pick<JobContext, 'trade' | 'account' | 'now'> {
  databases: Pick<JobContext['databases'], 'market'>
}

/**
 * Fetches the files of approved feeds that are due, and takes them in. One that fails is tried again within the hour; the manager sees it, and is written to after three.
 * A run that is cut gives its feed up for half an hour; the file is then taken from its beginning, which changes nothing twice.
 */
export async function takeDueFeeds(context: FetchContext, fetchFn: FetchFn): Promise<number> {
  const { trade, now } = context
  const due = await trade.all(
    pick(LISTING_SOURCE, 'id'),
    `update listing_source set fetch_due_at = ?1 + ${LEASE_SECONDS} where id in (select id from listing_source
      where fetch_url is not null and fetch_due_at <= ?1 and approval = 'approved' and is_active = 1 order by fetch_due_at limit ${AT_ONCE})
      and fetch_due_at <= ?1 returning id`,
    now,
  )
  for (const { id } of due) {
    const source = await readSource(trade, id)
    if (source) await fetchOne(context, fetchFn, source)
  }
  return due.length
}

async function fetchOne(context: FetchContext, fetchFn: FetchFn, source: FeedSource): Promise<void> {
  const { trade, account, databases, now } = context
  const fetched = await fetchFeedFile(fetchFn, source.fetchUrl ?? '')
  if (typeof fetched === 'string') return fail(context, source, fetched)
  const intake = { trade, account, market: new Statements(databases.market[source.country]), now }
  const { bytes, encoding } = fetched
  const run = await takeIn(intake, {
    source,
    runId: crypto.randomUUID(),
    isWhole: source.fetchWhole === 1,
    bytes: inOnePiece(bytes),
    encoding,
  })
  if (!run) return
  await trade.run(
    `update listing_source set fetch_due_at = ?, fetched_at = ?, fetch_fault = null, fetch_failures = 0 where id = ? and fetch_url = ?`,
    now + source.fetchHours * HOUR,
    now,
    source.id,
    source.fetchUrl,
  )
}

async function fail(context: FetchContext, source: FeedSource, fault: string): Promise<void> {
  const { trade, now } = context
  const failures = source.fetchFailures + 1
  const told =
    source.manager !== null && failures === FAILURES_TOLD
      ? writeNotice(trade, {
          key: `feed-failing ${source.id} ${source.fetchedAt ?? 0} ${now}`,
          userId: source.manager,
          kind: 'feed-failing',
          country: source.country,
          facts: { home: source.agency },
          path: FEED_PATH,
          at: now,
        })
      : []
  const [, readers] = await Promise.all([
    trade.run(
      'update listing_source set fetch_due_at = ?, fetch_fault = ?, fetch_failures = ? where id = ? and fetch_url = ?',
      now + HOUR,
      fault,
      failures,
      source.id,
      source.fetchUrl,
    ),
    told,
  ])
  announce(context, readers)
}

export const takeDueFeedsJob: ScheduledJob = (context) => takeDueFeeds(context, (address, init) => fetch(address, init))
