import { notFound } from '@tanstack/react-router'
import type { PropertyGroup } from '#graphql/generated/graphql.ts'
import { LISTING_ACTIVITIES, type ListingActivity } from '#graphql/listing-kinds.ts'
import { SLUG_MAX_CHARS } from '#lib/slug.ts'
import { parseCountryCode } from '#market/countries.ts'
import { ACTIVITY_TYPES, type CountryCode, type TypeGroup, UNIT_MIXES, type UnitMix } from '#market/vocabulary.ts'
import { parseTypeGroup } from '#property/address/wire-words.ts'

/** Where a page of listings stands: in a project, of homes to buy or to rent. */
interface ListingPlace {
  country: CountryCode
  typeGroup: TypeGroup
  slug: string
  activity: string
  /** the registration number of the agent whose website shows them; null on realListing */
  agentId: string | null
}

/** Homes of one kind. */
export interface ListingSubject extends ListingPlace {
  unitMix: UnitMix
}

/** One advertised home, by the word of its address, which never changes. */
export interface HomeSubject extends ListingPlace {
  home: string
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
const AGENT_ID = /^[A-Za-z0-9][A-Za-z0-9() -]{2,31}$/

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

/** "3-bedroom-7k2f": the words of homes; what is none is not asked for. */
const HOME_SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const ACTIVITIES = [...new Set([...ACTIVITY_TYPES, ...LISTING_ACTIVITIES])]

/** What is advertised under an activity of an address: every kind of sale is one, and so is every kind of letting but that of a room. */
export const advertisedAs = (activity: string): ListingActivity =>
  activity === 'room' || activity === 'rentroom' ? 'room' : activity.startsWith('rent') ? 'rent' : 'sale'

/** The subject of a listing group's address. Throws notFound for a word that does not exist. */
export function openListing({
  countryCode,
  projectType,
  projectSlug,
  listingSlug,
  activityType,
  agentId,
}: ListingParams): ListingSubject | HomeSubject {
  const country = parseCountryCode(countryCode)
  const typeGroup = parseTypeGroup(projectType)
  const unitMix = parseListingSlug(listingSlug)
  const activity = ACTIVITIES.find((known) => known === activityType.toLowerCase())
  if (!country || !typeGroup || !activity) throw notFound()
  if (agentId !== undefined && !AGENT_ID.test(agentId)) throw notFound()
  const place = { country, typeGroup, slug: projectSlug, activity, agentId: agentId ?? null }
  if (unitMix) return { ...place, unitMix }
  const home = listingSlug.toLowerCase()
  if (home.length > SLUG_MAX_CHARS || !HOME_SLUG.test(home)) throw notFound()
  return { ...place, home }
}
