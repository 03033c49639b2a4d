import type { Statements } from '../../../db/client.ts'
import { orNull, pick, type RowOf } from '../../../db/column-table.ts'
import { LAUNCH_INTEREST } from '../../../db/trade/launch-tables.ts'
import { LEAD } from '../../../db/trade/lead-tables.ts'
import { type LeadVisibility, VISIBLE } from '../../lead/lead-access.ts'

/** More than any launch here has homes. */
export const BALLOT_MAX = 5_000

const BALLOT_ROW = {
  ...pick(LAUNCH_INTEREST, 'number', 'unit', 'unitMixes', 'previewOn', 'agreedAt'),
  /** null, as who it is, where the lead is somebody else's: the number has its place in the order */
  leadId: orNull(LEAD.columns.id),
  name: orNull(LEAD.columns.name),
  email: orNull(LEAD.columns.email),
  phone: orNull(LEAD.columns.phone),
  state: orNull(LEAD.columns.state),
}
export type BallotRow = RowOf<typeof BALLOT_ROW>

/** The ballot numbers of a launch in their order, with who holds each, as far as the viewer sees their leads. */
export const ballotOf = (trade: Statements, launchId: string, visibility: LeadVisibility): Promise<BallotRow[]> =>
  trade.all(
    BALLOT_ROW,
    `select held.number, held.unit, held.unit_mixes as unitMixes, held.preview_on as previewOn, held.agreed_at as agreedAt,
      lead.id as leadId, lead.name, lead.email, lead.phone, lead.state
    from launch_interest held left join lead on lead.id = held.lead_id and ${VISIBLE}
    where held.launch_id = ?4 order by held.number limit ?5`,
    ...visibility,
    launchId,
    BALLOT_MAX,
  )
