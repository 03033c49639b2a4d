import type { ProviderContext } from '../../context.ts'
import { STRIPE_INFO } from '../../db/account/billing-tables.ts'
import type { Statements } from '../../db/client.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { requireViewer } from '../../viewer.ts'
import type { ViewerRow } from '../../viewer-store.ts'
import { isPaidForSql, oldestThatCounts } from '../subscription/paid-seats.ts'
import { rightsOf, type SeatRight } from '../subscription/seat-rights.ts'
import { subscriptionOfUser } from '../subscription/subscription-of-user.ts'

/**
 * Whether somebody may do what seats are granted. Accounts that are no seat, and whoever pays for an own subscription, are not asked; a sub-account
 * without a seat that entitles now may not.
 */
async function mayAsSeat(context: ProviderContext, viewer: Pick<ViewerRow, 'id' | 'kind'>, right: SeatRight): Promise<boolean> {
  const subscription = await subscriptionOfUser(context, viewer.id)
  if (subscription) return subscription.seatRights === null || rightsOf(subscription.seatRights).includes(right)
  return viewer.kind !== 'sub-account'
}

/** Throws `seat-right` where the viewer is a seat to which this is not granted. */
export async function requireSeatRight(context: ProviderContext, viewer: ViewerRow, right: SeatRight): Promise<void> {
  if (!(await mayAsSeat(context, viewer, right))) throw refusal('seat-right', 'The seat does not include this.')
}

/** Whether an account has a calendar in which others take times: agents have one by their kind, a seat by its payer's grant. */
export const mayHost = async (context: ProviderContext, person: Pick<ViewerRow, 'id' | 'kind'>): Promise<boolean> =>
  person.kind === 'agent' || mayAsSeat(context, person, 'calendar')

/** Whose calendar is meant: the viewer's own. Throws `invalid_access_token`, and `seat-right` for a seat without a calendar. */
export async function requireHost(context: ProviderContext): Promise<ViewerRow> {
  const viewer = await requireViewer(context)
  if (!(await mayHost(context, viewer))) throw refusal('seat-right', 'The seat does not include this.')
  return viewer
}

/** The payers who grant a right to somebody's seat now. */
export async function holdersGranting(account: Statements, userId: string, right: SeatRight, now: number): Promise<string[]> {
  const rows = await account.all(
    { holder: STRIPE_INFO.columns.mainUserId },
    `select seat.main_user_id as holder from stripe_info seat where seat.user_id = ?1 and seat.status = 'active'
      and coalesce(seat.expire_at > ?2, 1) and exists (select 1 from json_each(seat.rights) where value = ?4) and ${isPaidForSql('seat', '?3')}`,
    userId,
    now,
    oldestThatCounts(now),
    right,
  )
  // a promotion is kept among the seats, and has no payer
  return rows.flatMap(({ holder }) => holder ?? [])
}

async function readHolders(context: ProviderContext): Promise<string[]> {
  const viewer = await context.viewer()
  return viewer ? holdersGranting(context.account, viewer.id, 'leads', unixSeconds(context.clock)) : []
}

/** The payers whose leads the viewer may answer where they are given to their seat. Looked up once per request. */
export const holdersOfLeads = (context: ProviderContext): Promise<string[]> => context.perRequest(readHolders)

/** The seats to which a payer may give leads now, as a select of accounts' ids; ?N of `payer` and `oldest`. */
export const seatsForLeadsSql = (payer: string, oldest: string): string =>
  `select seat.user_id from stripe_info seat where seat.main_user_id = ${payer} and seat.status = 'active' and seat.user_id is not null
    and exists (select 1 from json_each(seat.rights) where value = 'leads') and ${isPaidForSql('seat', oldest)}`
