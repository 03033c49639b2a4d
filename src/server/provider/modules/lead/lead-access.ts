import type { ProviderContext } from '../../context.ts'
import { USER } from '../../db/account/people-tables.ts'
import type { Statements } from '../../db/client.ts'
import { pick, type RowOf } from '../../db/column-table.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { isStaffRow } from '../../user-row.ts'
import { requireViewer } from '../../viewer.ts'
import type { ViewerRow } from '../../viewer-store.ts'
import { holdersOfLeads, mayHost, seatsForLeadsSql } from '../seat/seat-access.ts'
import { oldestThatCounts } from '../subscription/paid-seats.ts'
import { isHouse, LEAD_COLUMNS, LEAD_ROW, type LeadRow } from './lead-row.ts'

/**
 * Whose leads the viewer sees, as a condition on `lead`: own ones, those that are given to them by the operator or by a payer whose seat they hold,
 * and for staff the operator's. `?1` is the viewer, `?2` 1 for staff, `?3` those payers as a JSON array.
 */
export const VISIBLE = `(lead.owner = ?1 or (lead.assigned_to = ?1 and (lead.owner like 'house:%' or lead.owner in (select value from json_each(?3))))
  or (?2 = 1 and lead.owner like 'house:%'))`

/** The parameters of {@link VISIBLE}. */
export type LeadVisibility = [viewer: string, isStaff: number, holders: string]

/** What the signed-in person sees. Throws `invalid_access_token`. */
export async function leadVisibility(context: ProviderContext): Promise<LeadVisibility> {
  const viewer = await requireViewer(context)
  return [viewer.id, isStaffRow(viewer) ? 1 : 0, JSON.stringify(await holdersOfLeads(context))]
}

/** A lead that the viewer sees. Throws `lead-unknown` for all others. */
export async function visibleLead(context: ProviderContext, id: string): Promise<{ viewer: ViewerRow; lead: LeadRow }> {
  const viewer = await requireViewer(context)
  const lead = await context.trade.first(
    LEAD_ROW,
    `select ${LEAD_COLUMNS} from lead where ${VISIBLE} and id = ?4`,
    ...(await leadVisibility(context)),
    id,
  )
  if (!lead) throw refusal('lead-unknown', 'There is no such lead.')
  return { viewer, lead }
}

/** Whether the writer of a lead is offered the viewer's own times: it is the viewer's, or its owner gave it to the viewer's seat, which has a calendar. */
export const isHostOf = async (
  context: ProviderContext,
  viewer: Pick<ViewerRow, 'id' | 'kind'>,
  { owner, assignedTo }: Pick<LeadRow, 'owner' | 'assignedTo'>,
): Promise<boolean> => owner === viewer.id || (!isHouse(owner) && assignedTo === viewer.id && (await mayHost(context, viewer)))

/** An account that a lead may be given to. */
const ASSIGNEE_ROW = { ...pick(USER, 'id'), name: USER.columns.nickName }
export type Assignee = RowOf<typeof ASSIGNEE_ROW>

/** The staff, who answer what is written to the operator. */
export const staffOf = (account: Statements): Promise<Assignee[]> =>
  account.all(
    ASSIGNEE_ROW,
    `select id, nick_name as name from user where deletion_due_at is null
      and exists (select 1 from json_each(user.roles) where value in ('ROLE_ADMIN', 'ROLE_SALE')) order by nick_name, id limit 50`,
  )

/**
 * To whom the viewer may give a lead: the owner and the seats that the owner's subscription pays for and that may answer leads; the operator's to staff. A seat that was given
 * one may only give it back.
 */
export async function assigneesOf(
  { account, clock }: Pick<ProviderContext, 'account' | 'clock'>,
  viewer: ViewerRow,
  lead: LeadRow,
): Promise<Assignee[]> {
  if (isHouse(lead.owner)) {
    if (!isStaffRow(viewer)) return []
    return staffOf(account)
  }
  return account.all(
    ASSIGNEE_ROW,
    `select id, nick_name as name from user where deletion_due_at is null and (id = ?1 or (?1 = ?2 and id in
      (${seatsForLeadsSql('?1', '?3')})))
    order by id = ?1 desc, nick_name limit 50`,
    lead.owner,
    viewer.id,
    oldestThatCounts(unixSeconds(clock)),
  )
}
