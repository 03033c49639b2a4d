import type { CountryCode } from '#market/vocabulary.ts'
import type { AdvertisedBy } from './listing-row.ts'

/** The lines that every advertisement shows (product §11.3). */
export const COMPLIANCE_LINES = [
  'agentName',
  'agentLicence',
  'agency',
  'agencyLicence',
  'agentPhone',
] as const satisfies readonly (keyof AdvertisedBy)[]
export type ComplianceLine = (typeof COMPLIANCE_LINES)[number]

/**
 * Lines that an advertisement in this country needs and this one lacks; with any it cannot go live. All four countries ask for all of them today
 * (SG Estate Agents (Estate Agency Work) Regulations 2010; HK Estate Agents Practice (General Duties) Regulation; MY Act 242; AU state rules for agents).
 */
export const missingLines = (by: AdvertisedBy, _country: CountryCode): ComplianceLine[] =>
  COMPLIANCE_LINES.filter((line) => by[line].trim() === '')
