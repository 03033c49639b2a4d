import { cleanLine } from '#lib/clean-line.ts'
import type { ProviderContext } from '../../context.ts'
import { pick } from '../../db/column-table.ts'
import { LISTING_SOURCE } from '../../db/trade/feed-tables.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { recordAudit } from '../account/audit.ts'
import { readDryRuns } from '../listing-feed/dry-run-store.ts'
import { type FeedSource, readSources } from '../listing-feed/feed-source.ts'
import { announce } from '../notice/announce.ts'
import { writeNotice } from '../notice/write-notice.ts'
import { isConnected } from './feed-manager.ts'

const NOTE_MAX_CHARS = 500

/** Where a manager sees the feed. */
export const FEED_PATH = '/user/feed'

/**
 * Asks staff to approve a feed, with a dry run that has something to advertise. Asked again, nothing changes. Throws `dry-run-unknown`, `dry-run-empty`.
 */
export async function askApproval({ trade, clock }: ProviderContext, source: FeedSource): Promise<void> {
  const [run] = await readDryRuns(trade, 'd.source_id = ?', source.id)
  if (!run) throw refusal('dry-run-unknown', 'A file is tried out first.')
  if (run.read - run.rejected <= 0) throw refusal('dry-run-empty', 'Nothing of the file could be taken.')
  await trade.run(
    `update listing_source set approval = 'asked', asked_at = ?, approval_note = '', version = version + 1
    where id = ? and approval in ('draft', 'declined')`,
    unixSeconds(clock),
    source.id,
  )
}

export interface ApprovalAnswer {
  source: string
  /** of the source, as it was looked at */
  version: number
  approves: boolean
  note: string
}

/** Answers a feed that waits, once; its manager is told. Throws `source-changed`, `approval-note` for a refusal without a reason, `feed-connected`. */
export async function settleApproval(
  context: ProviderContext,
  staff: string,
  { source: id, version, approves, note }: ApprovalAnswer,
): Promise<void> {
  const { trade, account, country, clock } = context
  const said = cleanLine(note)
  if ((!approves && said === '') || said.length > NOTE_MAX_CHARS) throw refusal('approval-note', 'A reason is needed.')
  const [source] = await readSources(
    trade,
    `s.id = ? and s.country = ? and s.approval = 'asked' and s.version = ?`,
    id,
    country.countryCode,
    version,
  )
  if (!source?.manager) throw refusal('source-changed', 'The source was changed elsewhere meanwhile.')
  if (approves && (await isConnected(context, source.agencyLicence, id))) throw refusal('feed-connected', 'The agency has a feed already.')
  const now = unixSeconds(clock)
  const state = approves ? 'approved' : 'declined'
  const [settled, , readers] = await Promise.all([
    trade.all(
      pick(LISTING_SOURCE, 'id'),
      `update listing_source set approval = ?, approval_note = ?, updated_at = ?, version = version + 1
      where id = ? and approval = 'asked' and version = ? returning id`,
      state,
      approves ? '' : said,
      now,
      id,
      version,
    ),
    recordAudit(account, `feed-${state}`, { userId: staff, at: now, detail: id }),
    writeNotice(
      trade,
      {
        key: `feed-${state} ${id} ${version}`,
        userId: source.manager,
        kind: `feed-${state}`,
        country: source.country,
        facts: { home: source.agency },
        path: FEED_PATH,
        at: now,
      },
      { sql: 'exists (select 1 from listing_source where id = ? and version = ? and approval = ?)', parameters: [id, version + 1, state] },
    ),
  ])
  if (settled.length === 0) throw refusal('source-changed', 'The source was changed elsewhere meanwhile.')
  announce(context, readers)
}
