import type { ProviderContext } from '../../context.ts'
import type { Statements } from '../../db/client.ts'
import { refusal } from '../../errors.ts'
import { isStaffRow } from '../account/user-row.ts'
import { requireViewer } from '../account/viewer.ts'
import type { ViewerRow } from '../account/viewer-store.ts'
import { isHouse, LEAD_COLUMNS, type LeadRow } from './lead-row.ts'

/**
 * Whose leads the viewer sees, as a condition on `lead`: own ones, those that are given to them, and for staff the operator's. `?1` is the viewer,
 * `?2` 1 for staff.
 */
export const VISIBLE = "(lead.owner = ?1 or lead.assigned_to = ?1 or (?2 = 1 and lead.owner like 'house:%'))"

export const visibleTo = (viewer: ViewerRow): [string, number] => [viewer.id, isStaffRow(viewer) ? 1 : 0]

/** A lead that the viewer sees. Throws `lead-unknown` for all others. */
export async function visibleLead(context: ProviderContext, id: string): Promise<{ viewer: ViewerRow; lead: LeadRow }> {
  const viewer = await requireViewer(context)
  const lead = await context.trade.first<LeadRow>(`select ${LEAD_COLUMNS} from lead where ${VISIBLE} and id = ?3`, ...visibleTo(viewer), id)
  if (!lead) throw refusal('lead-unknown', 'There is no such lead.')
  return { viewer, lead }
}

/** An account that a lead may be given to. */
export interface Assignee {
  id: string
  name: string
}

/** The staff, who answer what is written to the operator. */
export const staffOf = (account: Statements): Promise<Assignee[]> =>
  account.all<Assignee>(
    `select id, nick_name as name from user where deletion_due_at is null
      and exists (select 1 from json_each(user.roles) where value in ('ROLE_ADMIN', 'ROLE_SALE')) order by nick_name, id limit 50`,
  )

/**
 * To whom the viewer may give a lead: the owner and the seats that the owner's subscription pays for; the operator's to staff. A seat that was given
 * one may only give it back.
 */
export async function assigneesOf({ account }: Pick<ProviderContext, 'account'>, viewer: ViewerRow, lead: LeadRow): Promise<Assignee[]> {
  if (isHouse(lead.owner)) {
    if (!isStaffRow(viewer)) return []
    return staffOf(account)
  }
  return account.all<Assignee>(
    `select id, nick_name as name from user where deletion_due_at is null and (id = ?1 or (?1 = ?2 and id in
      (select seat.user_id from stripe_info seat where seat.main_user_id = ?1 and seat.status = 'active' and seat.user_id is not null)))
    order by id = ?1 desc, nick_name limit 50`,
    lead.owner,
    viewer.id,
  )
}
