import { decodeFilters, filterSearchOf } from '#filter/address.ts'
import { filterAddressOf, type MapLimits, without } from '#filter/map-limits.ts'
import type { RangeKey } from '#filter/rows.ts'
import { enumName } from '#filter/wire-names.ts'
import type { ListingFilter, ListingSearchQueryVariables, ProjectFilter } from '#graphql/generated/graphql.ts'
import { AGAINST_ESTIMATES, FURNISHED_TYPES } from '#graphql/listing-kinds.ts'
import { amountIn } from '#lib/typed-amount.ts'
import { typedSqm, wholeArea } from '#lib/units.ts'
import { type CountryCode, DEFAULT_TYPE_GROUP } from '#market/vocabulary.ts'
import { parseTypeGroup, toWireTypeGroup } from '#property/address/wire-words.ts'
import { enteredUnit, offeredRanges, withEnteredRanges, withoutEntered } from '#property/filter/entered-ranges.ts'
import { wireLimits } from '#property/filter/wire-limits.ts'
import { LISTING_ORDERS, LISTINGS_PER_PAGE, type ListingSearch, parseListingSearch } from '../search.ts'

/** of one home nothing is known of these; what is asked for to buy is a price, to rent a rent */
const notAsked = (activity: ListingSearch['for']): RangeKey[] => ['change', 'yield', activity === 'sale' ? 'rent' : 'price']

/** The ranges that the results of an activity offer, beside the land. */
export const listingRanges = (country: CountryCode, activity: ListingSearch['for']): RangeKey[] =>
  offeredRanges(country).filter((key) => !notAsked(activity).includes(key))

/** What the filters of an address mean in a country. */
export const listingLimits = (search: ListingSearch, country: CountryCode): MapLimits =>
  notAsked(search.for).reduce(without, decodeFilters(filterAddressOf(search), country))

/** The address with other filters, from its first page on. */
export const withListingLimits = (search: ListingSearch, limits: MapLimits): ListingSearch => ({
  ...search,
  ...filterSearchOf(limits),
  page: 1,
})

/** "800_1200" → its bounds; null is open. */
export function landBounds({ land }: Pick<ListingSearch, 'land'>): [number | null, number | null] {
  const [low = '', high = ''] = String(land ?? '').split('_')
  return [low === '' ? null : Number(low), high === '' ? null : Number(high)]
}

function enteredLand({ landFrom, landTo, unit }: ListingSearch): string | undefined {
  const read = (typed: string | number | undefined) => {
    const area = typed === undefined ? null : amountIn(String(typed))
    return area === null ? null : wholeArea(typedSqm(area, enteredUnit({ unit })), 'sqft')
  }
  const [low, high] = [read(landFrom), read(landTo)]
  if (low === null && high === null) return undefined
  const [from, to] = low !== null && high !== null && low > high ? [high, low] : [low, high]
  return `${from ?? ''}_${to ?? ''}`
}

/** The address that the form of filters asks for. `reach`: the station that was typed; null without one. */
export function enteredListingSearch(search: ListingSearch, country: CountryCode, reach: MapLimits['places']['reach']): ListingSearch {
  const ranges = withEnteredRanges(listingLimits(search, country), search, country, listingRanges(country, search.for))
  const { landFrom: _, landTo: __, ...rest } = withoutEntered(search)
  return parseListingSearch({
    ...withListingLimits(rest, { ...ranges, places: { ...ranges.places, reach } }),
    land: enteredLand(search),
  })
}

/** The filters of advertised homes that projects do not have; as the address has their choices. */
export const LISTING_SETS = { furnished: FURNISHED_TYPES, against: AGAINST_ESTIMATES } as const
type ListingSetKey = keyof typeof LISTING_SETS

const chosenIn = <Key extends ListingSetKey>(search: ListingSearch, key: Key) => {
  const named = String(search[key] ?? '').split('.')
  return LISTING_SETS[key].filter((choice) => named.includes(choice)) as (typeof LISTING_SETS)[Key][number][]
}

const range = ([min, max]: readonly [number | null, number | null]) => (min === null && max === null ? null : { min, max })

/** "public-stack/blk-101-cedar-ave" → what the provider asks. */
function projectOf(text: string): NonNullable<ListingFilter['project']> {
  const [group = '', slug = ''] = text.split('/')
  return { typeGroup: toWireTypeGroup(parseTypeGroup(group) ?? DEFAULT_TYPE_GROUP), slug }
}

/** What projects are not filtered by: all of it has its place in the address. */
type OwnFilter = Required<Omit<ListingFilter, keyof ProjectFilter>>

/** An address as the provider's filter, without absent fields; saved searches keep it. */
export function listingFilter(search: ListingSearch, country: CountryCode): ListingFilter {
  const { q, type, inArea, since, cut, tour, agent, project } = search
  const own: OwnFilter & Pick<ListingFilter, 'text' | 'propertyTypes' | 'areaIds'> = {
    activity: enumName(search.for),
    text: q === undefined ? null : String(q),
    propertyTypes: type === undefined ? null : String(type).split('.'),
    areaIds: inArea === undefined ? null : String(inArea).split('_').filter(Boolean),
    land: range(landBounds(search)),
    furnished: chosenIn(search, 'furnished').map((choice) => enumName(choice)),
    againstEstimate: chosenIn(search, 'against').map((choice) => enumName(choice)),
    listedWithinDays: since ?? null,
    cutWithinDays: cut ?? null,
    hasTour: tour === undefined ? null : true,
    project: project === undefined ? null : projectOf(String(project)),
    agentLicence: agent === undefined ? null : String(agent),
  }
  const filter = { ...wireLimits(listingLimits(search, country)), ...own }
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value != null && !(Array.isArray(value) && value.length === 0)))
}

/** The address as the variables of the query. */
export const listingRequest = (search: ListingSearch, country: CountryCode): ListingSearchQueryVariables => ({
  filter: listingFilter(search, country),
  sort: LISTING_ORDERS[search.sort],
  first: LISTINGS_PER_PAGE,
  offset: (search.page - 1) * LISTINGS_PER_PAGE,
})
