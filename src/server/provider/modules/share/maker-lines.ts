import type { ProviderContext } from '../../context.ts'
import { AGENT_DETAIL, USER } from '../../db/account/people-tables.ts'
import { refusal } from '../../errors.ts'
import { personName } from '../../person-name.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import type { ViewerRow } from '../../viewer-store.ts'
import { missingLines } from '../listing/compliance.ts'
import type { AdvertisedBy } from '../listing/listing-row.ts'
import { isPaidForSql, oldestThatCounts } from '../subscription/paid-seats.ts'

/**
 * The lines that a page of an agent shows (product §11.3): the maker's own, or of a seat without a licence its payer's. Null where neither holds a licence number.
 * Throws `share-lines-<line>` for the first that is missing, with the names of all of them.
 */
export async function linesOfMaker(context: Pick<ProviderContext, 'account' | 'clock'>, viewer: ViewerRow): Promise<AdvertisedBy | null> {
  const lines = viewer.ceaNumber ? ownLines(viewer) : await linesOfPayer(context, viewer)
  if (lines === null) return null
  const missing = missingLines(lines, viewer.country)
  if (missing[0])
    throw refusal(`share-lines-${missing[0]}`, `A page of an agent must show these lines, which are missing: ${missing.join(', ')}.`)
  return lines
}

const ownLines = (viewer: ViewerRow): AdvertisedBy => ({
  agentName: personName(viewer.salespersonName ?? ''),
  agentLicence: viewer.ceaNumber ?? '',
  agentPhone: viewer.phoneNumber,
  agentEmail: viewer.email,
  agency: viewer.estateAgency ?? '',
  agencyLicence: viewer.estateAgencyLicenseNo ?? '',
})

const LINES_ROW = {
  agentName: AGENT_DETAIL.columns.salespersonName,
  agentLicence: AGENT_DETAIL.columns.ceaNumber,
  agentPhone: USER.columns.phoneNumber,
  agentEmail: USER.columns.email,
  agency: AGENT_DETAIL.columns.estateAgency,
  agencyLicence: AGENT_DETAIL.columns.estateAgencyLicenseNo,
}

/** Of whoever pays for the seat that gives the viewer reports now. */
async function linesOfPayer(
  { account, clock }: Pick<ProviderContext, 'account' | 'clock'>,
  { id }: ViewerRow,
): Promise<AdvertisedBy | null> {
  const now = unixSeconds(clock)
  const row = await account.first(
    LINES_ROW,
    `select coalesce(detail.salesperson_name, '') as agentName, detail.cea_number as agentLicence, payer.phone_number as agentPhone,
      payer.email as agentEmail, coalesce(detail.estate_agency, '') as agency, coalesce(detail.estate_agency_license_no, '') as agencyLicence
    from stripe_info seat join user payer on payer.id = seat.main_user_id join agent_detail detail on detail.user_id = payer.id
    where seat.user_id = ?1 and seat.status = 'active' and coalesce(seat.expire_at > ?2, 1)
      and exists (select 1 from json_each(seat.rights) where value = 'reports') and ${isPaidForSql('seat', '?3')} limit 1`,
    id,
    now,
    oldestThatCounts(now),
  )
  return row?.agentLicence ? { ...row, agentName: personName(row.agentName), agentLicence: row.agentLicence } : null
}
