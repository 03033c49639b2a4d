import { notFound } from '@tanstack/react-router'
import type { PropertyGroup } from '#graphql/generated/graphql.ts'
import { parseCountryCode } from '#market/countries.ts'
import { ACTIVITY_TYPES, type ActivityType, type CountryCode, type TypeGroup, UNIT_MIXES, type UnitMix } from '#market/vocabulary.ts'
import { parseTypeGroup } from '#property/address/wire-words.ts'

/** Which listings a page is about: homes of one kind in one project, to buy or to rent. */
export interface ListingSubject {
  country: CountryCode
  typeGroup: TypeGroup
  slug: string
  unitMix: UnitMix
  activity: ActivityType
  /** the registration number of the agent whose website shows them; null on realListing */
  agentId: string | null
}

interface ListingParams {
  countryCode: string
  projectType: string
  projectSlug: string
  listingSlug: string
  activityType: string
  agentId?: string
}

const NAMED_MIXES: Readonly<Record<string, UnitMix>> = {
  studio: '0',
  penthouse: 'PH',
  'multi-generation': 'MG',
  executive: 'EX',
  terrace: 'ter-hse',
  'semi-detached': 'sd-hse',
  detached: 'd-hse',
  'cluster-house': 'cls-hse',
  house: 'hse',
  'good-class-bungalow': 'GCB',
  apartment: 'apt',
}

/** Registration numbers of the open markets: letters, digits and the marks between them. */
const AGENT_ID = /^[A-Za-z0-9][A-Za-z0-9()-]{2,31}$/

/** "3-bedroom", "3-room" (HDB counts rooms), "penthouse" or a code such as "ter-hse" → the unit mix; null for any other word. */
export function parseListingSlug(text: string): UnitMix | null {
  const word = text.toLowerCase()
  const bedrooms = /^([1-5])-(?:bedroom|room)s?$/.exec(word)?.[1]
  return NAMED_MIXES[word] ?? UNIT_MIXES.find((mix) => mix === bedrooms || mix.toLowerCase() === word) ?? null
}

/** The word for a unit mix in addresses; the inverse of {@link parseListingSlug}. */
export const listingSlugOf = (mix: string, group: PropertyGroup): string =>
  /^[1-5]$/.test(mix)
    ? `${mix}-${group === 'HDB' ? 'room' : 'bedroom'}`
    : (Object.entries(NAMED_MIXES).find(([, named]) => named === mix)?.[0] ?? mix)

/** The subject of a listing group's address. Throws notFound for a word that does not exist. */
export function openListing({ countryCode, projectType, projectSlug, listingSlug, activityType, agentId }: ListingParams): ListingSubject {
  const country = parseCountryCode(countryCode)
  const typeGroup = parseTypeGroup(projectType)
  const unitMix = parseListingSlug(listingSlug)
  const activity = ACTIVITY_TYPES.find((known) => known === activityType.toLowerCase())
  if (!country || !typeGroup || !unitMix || !activity) throw notFound()
  if (agentId !== undefined && !AGENT_ID.test(agentId)) throw notFound()
  return { country, typeGroup, slug: projectSlug, unitMix, activity, agentId: agentId ?? null }
}
