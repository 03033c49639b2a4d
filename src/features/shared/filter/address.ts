import { NEAR_RADIUS_MAX_METRES, REACH_MINUTES_MAX } from '#graphql/limits.ts'
import { sqmToSqft } from '#lib/units.ts'
import { decodeRings, encodeRings } from '#market/ring-text.ts'
import { snap } from './ladders.ts'
import { type MapFilter, type Range, SET_CHOICES } from './map-filter.ts'
import {
  FILTER_KEYS,
  type FilterAddress,
  type FilterKey,
  type MapLimits,
  RANGE_KEYS,
  RANGE_OF,
  type RangeKey,
  SET_KEYS,
  SET_OF,
  type SetKey,
  type Spot,
} from './map-limits.ts'
import { plainWord } from './plain-word.ts'
import type { SearchConfig, SearchRange } from './search-ranges.ts'

/** Words of the vocabularies that are long, or that an address would have to escape. */
const SHORT: Record<string, string> = {
  'leasehold-999': '999',
  leasehold: '99',
  '5+': '5',
  preconstruction: 'planned',
  'building-under-construction': 'building',
  completed: 'done',
}
const wordOf = (name: string): string => SHORT[name] ?? name

export const AROUND_MIN_METRES = 100
const SCHOOL_KM_MAX = 2
/** yields are kept in tenths of a per cent and written in per cent */
const DIVISOR: Partial<Record<RangeKey, number>> = { yield: 10 }
const NUMBER = /^-?\d{1,10}(?:\.\d)?$/

/** What a filter of numbers may hold in a country; null where it is not offered. */
export const configRange = (config: SearchConfig, key: RangeKey): SearchRange | null =>
  ({
    price: config.salePrice,
    psf: config.salePsf,
    rent: config.rentPrice,
    // §9: as many square metres as square feet, and the address is in square feet
    area: { ...config.floorArea, max: snap('area', sqmToSqft(config.floorArea.max)) },
    built: config.completion,
    change: config.change,
    yield: config.grossYield,
  })[key]

function decodeRange(key: RangeKey, text: string | undefined, config: SearchConfig): Range | undefined {
  const bounds = configRange(config, key)
  const sides = text?.split('_') ?? []
  if (!bounds || sides.length !== 2 || !sides.every((side) => side === '' || NUMBER.test(side))) return undefined
  const [min = null, max = null] = sides.map((side) => (side === '' ? null : Number(side) * (DIVISOR[key] ?? 1)))
  const isWithin = [min, max].every((side) => side === null || (side >= bounds.min && side <= bounds.max))
  const isEmpty = min === null && max === null
  if (isEmpty || !isWithin || (min !== null && max !== null && min > max)) return undefined
  const rung = (side: number | null) => (side === null ? null : snap(RANGE_OF[key], side))
  return { min: rung(min), max: rung(max) }
}

function encodeRange(key: RangeKey, range: Range | undefined): string | undefined {
  const side = (bound: number | null) => (bound === null ? '' : String(bound / (DIVISOR[key] ?? 1)))
  return range && `${side(range.min)}_${side(range.max)}`
}

/** What a country lets one choose of a set. */
export const configChoices = (config: SearchConfig, key: SetKey): readonly string[] =>
  ({
    groups: SET_CHOICES.typeGroups,
    kinds: config.propertyGroups,
    tenure: config.tenures,
    beds: config.bedroomTypes,
    baths: config.bathroomTypes,
    has: config.facilities,
    status: config.constructionStatuses,
  })[key]

function decodeSet(key: SetKey, text: string | undefined, config: SearchConfig): string[] | undefined {
  const named = text?.split('.') ?? []
  const known = SET_CHOICES[SET_OF[key]].filter((name) => named.includes(wordOf(name)) && configChoices(config, key).includes(name))
  // all groups are no limit
  return known.length === 0 || (key === 'groups' && known.length === SET_CHOICES.typeGroups.length) ? undefined : known
}

const SPOT = /^(-?\d{1,2}(?:\.\d{1,5})?)_(-?\d{1,3}(?:\.\d{1,5})?)_(\d{1,4})$/

/** "1.3509_103.8485_800" */
function decodeSpot(text: string | undefined, least: number, most: number): { at: Spot; size: number } | null {
  const match = SPOT.exec(text ?? '')
  if (!match) return null
  const [lat5, lng5, size] = [Math.round(Number(match[1]) * 1e5), Math.round(Number(match[2]) * 1e5), Number(match[3])]
  return Math.abs(lat5) <= 9e6 && Math.abs(lng5) <= 18e6 && size >= least && size <= most ? { at: { lat5, lng5 }, size } : null
}
const encodeSpot = (spot: Spot | null, size: number | undefined): string | undefined =>
  spot ? `${spot.lat5 / 1e5}_${spot.lng5 / 1e5}_${size}` : undefined

/** What an address limits the map to in a country; what is wrong or not offered there is left out. */
export function decodeFilters(address: FilterAddress, config: SearchConfig): MapLimits {
  const ranges = RANGE_KEYS.map((key) => [RANGE_OF[key], decodeRange(key, address[key], config)] as const)
  const sets = SET_KEYS.map((key) => [SET_OF[key], decodeSet(key, address[key], config)] as const)
  const around = decodeSpot(address.around, AROUND_MIN_METRES, NEAR_RADIUS_MAX_METRES)
  const school = decodeSpot(address.school, 1, SCHOOL_KM_MAX)
  const reach = decodeSpot(address.reach, 1, REACH_MINUTES_MAX)
  return {
    filter: Object.fromEntries([...ranges, ...sets].filter(([, value]) => value !== undefined)) as MapFilter,
    places: {
      draw: (address.draw && decodeRings(address.draw)) || [],
      around: around && { ...around.at, metres: around.size },
      school: school && config.schoolRingsKm.includes(school.size) ? { ...school.at, km: school.size } : null,
      reach: reach && { ...reach.at, minutes: reach.size },
    },
  }
}

/** The inverse of {@link decodeFilters}; every filter has its key, so that what is off leaves the address. */
export function encodeFilters({ filter, places }: MapLimits): Record<FilterKey, string | undefined> {
  const ranges = RANGE_KEYS.map((key) => [key, encodeRange(key, filter[RANGE_OF[key]])] as const)
  const sets = SET_KEYS.map((key) => [key, filter[SET_OF[key]]?.map(wordOf).join('.')] as const)
  return {
    ...(Object.fromEntries([...ranges, ...sets]) as Record<RangeKey | SetKey, string | undefined>),
    draw: places.draw.length === 0 ? undefined : encodeRings(places.draw),
    around: encodeSpot(places.around, places.around?.metres),
    school: encodeSpot(places.school, places.school?.km),
    reach: encodeSpot(places.reach, places.reach?.minutes),
  }
}

/** The filters for the router to write; what is off is undefined. */
export const filterSearchOf = (limits: MapLimits): Record<FilterKey, string | number | undefined> => {
  const address = encodeFilters(limits)
  return Object.fromEntries(FILTER_KEYS.map((key) => [key, address[key] === undefined ? undefined : plainWord(address[key])])) as Record<
    FilterKey,
    string | number | undefined
  >
}
