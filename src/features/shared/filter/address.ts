import { decodeRings, encodeRings } from '#filter/ring-text.ts'
import { NEAR_RADIUS_MAX_METRES, TRAVEL_MINUTES_MAX } from '#graphql/limits.ts'
import { recordOf } from '#lib/records.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { MapFilter, Range } from './map-filter.ts'
import type { FilterAddress, MapLimits, Places, Spot } from './map-limits.ts'
import { offeredChoices, offeredRange } from './offered.ts'
import { plainWord } from './plain-word.ts'
import { snap } from './quantisation.ts'
import { RANGE_UNITS } from './row-shapes.ts'
import {
  FILTER_KEYS,
  FILTER_PARAMS,
  FILTERS,
  type FilterKey,
  type FilterParam,
  isRange,
  isSet,
  PLACES,
  type PlaceKey,
  RANGE_KEYS,
  RANGES,
  type RangeKey,
  rangeRow,
  SET_KEYS,
  SETS,
  type SetKey,
  setRow,
} from './rows.ts'
import { SEARCH_CONFIGS } from './search-config.ts'

export const AROUND_MIN_METRES = 100
const SCHOOL_KM_MAX = 2
const NUMBER = /^-?\d{1,10}(?:\.\d)?$/

function decodeRange(key: RangeKey, text: string | undefined, country: CountryCode): Range | undefined {
  const bounds = offeredRange(key, country)
  const sides = text?.split('_') ?? []
  if (!bounds || sides.length !== 2 || !sides.every((side) => side === '' || NUMBER.test(side))) return undefined
  const { perShown } = RANGE_UNITS[rangeRow(key).unit]
  const [min = null, max = null] = sides.map((side) => (side === '' ? null : Number(side) * perShown))
  const isWithin = [min, max].every((side) => side === null || (side >= bounds.min && side <= bounds.max))
  const isEmpty = min === null && max === null
  if (isEmpty || !isWithin || (min !== null && max !== null && min > max)) return undefined
  const snapped = (side: number | null) => (side === null ? null : snap(key, side))
  return { min: snapped(min), max: snapped(max) }
}

function encodeRange(key: RangeKey, range: Range | undefined): string | undefined {
  const { perShown } = RANGE_UNITS[rangeRow(key).unit]
  const side = (bound: number | null) => (bound === null ? '' : String(bound / perShown))
  return range && `${side(range.min)}_${side(range.max)}`
}

const writtenChoice = (key: SetKey, choice: string): string => setRow(key).written[choice] ?? choice

function decodeSet(key: SetKey, text: string | undefined, country: CountryCode): string[] | undefined {
  const named = text?.split('.') ?? []
  const offered = offeredChoices(key, country)
  const known = setRow(key).choices.filter((choice) => named.includes(writtenChoice(key, choice)) && offered.includes(choice))
  // all groups are no limit
  return known.length === 0 || (key === 'typeGroups' && known.length === SETS.typeGroups.choices.length) ? undefined : known
}

const encodeSet = (key: SetKey, chosen: readonly string[] | undefined): string | undefined =>
  chosen?.map((choice) => writtenChoice(key, choice)).join('.')

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

/** How a filter of places is read from its text, and written. */
interface PlaceText<Place> {
  decode: (text: string | undefined, country: CountryCode) => Place
  encode: (place: Place) => string | undefined
}

const PLACE_TEXTS: { [Key in PlaceKey]: PlaceText<Places[Key]> } = {
  outlines: {
    decode: (text) => (text && decodeRings(text)) || [],
    encode: (rings) => (rings.length === 0 ? undefined : encodeRings(rings)),
  },
  around: {
    decode: (text) => {
      const spot = decodeSpot(text, AROUND_MIN_METRES, NEAR_RADIUS_MAX_METRES)
      return spot && { ...spot.at, metres: spot.size }
    },
    encode: (around) => encodeSpot(around, around?.metres),
  },
  school: {
    decode: (text, country) => {
      const spot = decodeSpot(text, 1, SCHOOL_KM_MAX)
      return spot && SEARCH_CONFIGS[country].schoolRingsKm.includes(spot.size) ? { ...spot.at, km: spot.size } : null
    },
    encode: (school) => encodeSpot(school, school?.km),
  },
  reach: {
    decode: (text) => {
      const spot = decodeSpot(text, 1, TRAVEL_MINUTES_MAX)
      return spot && { ...spot.at, minutes: spot.size }
    },
    encode: (reach) => encodeSpot(reach, reach?.minutes),
  },
}

const decodePlace = <Key extends PlaceKey>(key: Key, address: FilterAddress, country: CountryCode): Places[Key] =>
  PLACE_TEXTS[key].decode(address[PLACES[key].param], country)
const encodePlace = <Key extends PlaceKey>(key: Key, places: Places): string | undefined => PLACE_TEXTS[key].encode(places[key])

/** What an address limits the map to in a country; what is wrong or not offered there is left out. */
export function decodeFilters(address: FilterAddress, country: CountryCode): MapLimits {
  const ranges = RANGE_KEYS.map((key) => [key, decodeRange(key, address[RANGES[key].param], country)] as const)
  const sets = SET_KEYS.map((key) => [key, decodeSet(key, address[SETS[key].param], country)] as const)
  return {
    filter: Object.fromEntries([...ranges, ...sets].filter(([, value]) => value !== undefined)) as MapFilter,
    places: {
      outlines: decodePlace('outlines', address, country),
      around: decodePlace('around', address, country),
      school: decodePlace('school', address, country),
      reach: decodePlace('reach', address, country),
    } satisfies Record<PlaceKey, unknown>,
  }
}

const encodeFilter = (key: FilterKey, { filter, places }: MapLimits): string | undefined =>
  isRange(key) ? encodeRange(key, filter[key]) : isSet(key) ? encodeSet(key, filter[key]) : encodePlace(key, places)

/** The inverse of {@link decodeFilters}; every filter has its name, so that what is off leaves the address. */
export const encodeFilters = (limits: MapLimits): Record<FilterParam, string | undefined> =>
  Object.fromEntries(FILTER_KEYS.map((key) => [FILTERS[key].param, encodeFilter(key, limits)])) as Record<FilterParam, string | undefined>

/** The filters for the router to write; what is off is undefined. */
export const filterSearchOf = (limits: MapLimits): Record<FilterParam, string | number | undefined> => {
  const address = encodeFilters(limits)
  return recordOf(FILTER_PARAMS, (param) => (address[param] === undefined ? undefined : plainWord(address[param])))
}
