import { refusal } from '../../errors.ts'
import type { ViewerRow } from '../account/viewer-store.ts'
import { missingLines } from '../listing/compliance.ts'
import type { AdvertisedBy } from '../listing/listing-row.ts'

/**
 * The lines that a page of an agent shows (product §11.3); null for everybody who holds no licence number. Throws `share-lines-<line>` for the first
 * that is missing, with the names of all of them.
 */
export function linesOfMaker(viewer: ViewerRow): AdvertisedBy | null {
  if (!viewer.ceaNumber || viewer.licenceCountry === null) return null
  const lines: AdvertisedBy = {
    agentName: viewer.salespersonName ?? '',
    agentLicence: viewer.ceaNumber,
    agentPhone: viewer.phoneNumber,
    agentEmail: viewer.email,
    agency: viewer.estateAgency ?? '',
    agencyLicence: viewer.estateAgencyLicenseNo ?? '',
  }
  const missing = missingLines(lines, viewer.licenceCountry)
  if (missing[0])
    throw refusal(`share-lines-${missing[0]}`, `A page of an agent must show these lines, which are missing: ${missing.join(', ')}.`)
  return lines
}
