import type { ProviderContext } from '../../context.ts'
import { recordAudit } from '../account/audit.ts'
import { type ListingRow, readListing } from '../listing/listing-row.ts'
import { afterListingChange } from '../listing-group/after-change.ts'
import { actOnListing } from '../listing-own/act-on-listing.ts'
import { isHeldSql } from '../listing-own/held-listing.ts'
import { announce } from '../notice/announce.ts'
import { writeNotice } from '../notice/write-notice.ts'
import type { ProblemRow } from './problem-store.ts'

export interface Settlement {
  key: string
  problem: ProblemRow
  /** the account of the operator's */
  staff: string
  note: string
  /** the advertisement is taken off the pages */
  withdraws: boolean
  now: number
}

/** Settles a problem once, with a note; the advertisement may be withdrawn by it, of which its agent is told. False where it can no longer be withdrawn. */
export async function settleProblem(context: ProviderContext, { key, problem, staff, note, withdraws, now }: Settlement): Promise<boolean> {
  const { trade, account } = context
  if (withdraws && !(await withdraw(context, { key, problem, staff, note, now }))) return false
  await trade.run(
    `update listing_problem set state = 'settled', settled_by = ?, note = ?, settled_at = ? where id = ? and state = 'new'`,
    staff,
    note,
    now,
    problem.id,
  )
  await recordAudit(account, withdraws ? 'listing-withdrawn' : 'listing-problem-settled', { userId: staff, at: now, detail: problem.id })
  return true
}

async function withdraw(context: ProviderContext, { key, problem, staff, note, now }: Omit<Settlement, 'withdraws'>): Promise<boolean> {
  const listing = problem.listingId === null ? null : await readListing(context.trade, 'l.id = ?', problem.listingId)
  if (!listing) return false
  const act = { key, listing, action: 'withdraw', actor: `staff:${staff}`, note, by: null, now } as const
  let readers: { userId: string }[] = []
  const done = await actOnListing(context.trade, act, undefined, async (guard) => {
    if (listing.agent === null) return
    readers = await writeNotice(
      context.trade,
      {
        key: `listing-withdrawn ${key}`,
        userId: listing.agent,
        kind: 'listing-withdrawn',
        country: listing.country,
        at: now,
        facts: { home: listing.projectName, reason: problem.reason },
        path: pathOf(listing),
      },
      guard,
    )
  })
  if (done !== 'done') return false
  announce(context, readers)
  await afterListingChange(context, [listing.id])
  return true
}

/** Lets the agent publish what staff have withdrawn; false where it is not held. Logged once, however often it is sent. */
export async function allowAgain(
  { trade, account }: ProviderContext,
  { key, problem, staff, note, now }: Omit<Settlement, 'withdraws'>,
): Promise<boolean> {
  const done = () => trade.first({}, 'select 1 from listing_event where key = ?', key)
  if (problem.listingId === null) return false
  const fresh = await trade.all(
    {},
    `insert or ignore into listing_event (key, listing_id, action, actor, from_state, to_state, note, at)
    select ?, l.id, 'allow', ?, l.state, l.state, ?, ? from listing l where l.id = ? and ${isHeldSql('l.id')} returning key`,
    key,
    `staff:${staff}`,
    note,
    now,
    problem.listingId,
  )
  if (fresh.length > 0) await recordAudit(account, 'listing-allowed', { userId: staff, at: now, detail: problem.id })
  return fresh.length > 0 || (await done()) !== null
}

const pathOf = ({ id, source }: ListingRow): string => (source === 'own' ? `/user/listings/${id}` : '/user/notices')
