import { type CountryWith, inModule } from '#market/module-countries.ts'
import { type ComplianceLine, missingLines } from '../listing/compliance.ts'
import type { AdvertisedBy } from '../listing/listing-row.ts'
import { openFieldsOf, type WorkedListingRow } from './own-row.ts'

/**
 * What an advertisement cannot go live without: the lines of its agent, and what its reader must be told. Whoever looks at a home to buy is told its size;
 * Hong Kong's is the saleable area, also of homes to rent (Estate Agents Authority, Practice Circular 12-02 (CR), in force since 2013-01-01).
 */
export const LISTING_NEEDS = [
  ...(['agent-name', 'agent-licence', 'agency', 'agency-licence', 'agent-phone'] as const),
  ...(['place', 'property-type', 'unit-mix', 'area', 'saleable-area', 'price', 'photo'] as const),
] as const
export type ListingNeed = (typeof LISTING_NEEDS)[number]

const LINE_NEEDS: Record<ComplianceLine, ListingNeed> = {
  agentName: 'agent-name',
  agentLicence: 'agent-licence',
  agency: 'agency',
  agencyLicence: 'agency-licence',
  agentPhone: 'agent-phone',
}

interface Written {
  row: WorkedListingRow
  /** photographs that have arrived */
  photos: number
  by: AdvertisedBy
}

const NEEDS_AREA: Record<CountryWith<'user'>, readonly WorkedListingRow['activity'][]> = {
  SG: ['sale'],
  MY: ['sale'],
  HK: ['sale', 'rent'],
  AU: ['sale'],
}

const NEEDS_SALEABLE: Record<CountryWith<'user'>, boolean> = { SG: false, MY: false, HK: true, AU: false }

/** All that is missing, in the order of the page on which it is mended. */
export function listingNeeds({ row, photos, by }: Written): ListingNeed[] {
  const { country, projectSlug, street, projectName, propertyGroup, areaSqm, landSqm, areaMeasure, activity } = row
  const isSized = areaSqm !== null || (propertyGroup === 'land' && landSqm !== null)
  const open = openFieldsOf(row)
  const advertised = inModule('user', country)
  const isMissing: Partial<Record<ListingNeed, boolean>> = {
    place: projectSlug === null && (street === '' || projectName === ''),
    'property-type': open.includes('propertyType'),
    'unit-mix': open.includes('unitMix'),
    area: !isSized && NEEDS_AREA[advertised].includes(activity),
    'saleable-area': NEEDS_SALEABLE[advertised] && areaSqm !== null && areaMeasure !== 'SFA',
    price: open.includes('price'),
    photo: photos === 0,
  }
  for (const line of missingLines(by, country)) isMissing[LINE_NEEDS[line]] = true
  return LISTING_NEEDS.filter((need) => isMissing[need] === true)
}
