import type { Ring } from '#market/ring-text.ts'
import type { MapFilter, RangeField, SetField } from './map-filter.ts'

/** A place on the map in hundred-thousandths of a degree, as in its address. */
export interface Spot {
  lat5: number
  lng5: number
}

/** The filters of places; all that are set hold together. */
export interface Places {
  /** inside any of these outlines */
  draw: readonly Ring[]
  around: (Spot & { metres: number }) | null
  school: (Spot & { km: number }) | null
  /** minutes by rail from this station, and on foot from the last one */
  reach: (Spot & { minutes: number }) | null
}
export const PLACE_KEYS = ['draw', 'around', 'school', 'reach'] as const
export type PlaceKey = (typeof PLACE_KEYS)[number]

/** What limits the map: figures and sets that markers carry, and places. */
export interface MapLimits {
  filter: MapFilter
  places: Places
}

export const NO_PLACES: Places = { draw: [], around: null, school: null, reach: null }
export const NO_LIMITS: MapLimits = { filter: {}, places: NO_PLACES }

/** The names of the filters in an address, and the fields they fill. */
export const RANGE_OF = {
  price: 'price',
  psf: 'psf',
  rent: 'rent',
  area: 'area',
  built: 'completion',
  change: 'change',
  yield: 'yield',
} as const satisfies Record<string, RangeField>
export const SET_OF = {
  groups: 'typeGroups',
  kinds: 'propertyGroups',
  tenure: 'tenures',
  beds: 'bedrooms',
  baths: 'bathrooms',
  has: 'facilities',
  status: 'statuses',
} as const satisfies Record<string, SetField>
export type RangeKey = keyof typeof RANGE_OF
export type SetKey = keyof typeof SET_OF
export const RANGE_KEYS = Object.keys(RANGE_OF) as RangeKey[]
export const SET_KEYS = Object.keys(SET_OF) as SetKey[]

export type FilterKey = RangeKey | SetKey | PlaceKey
export const FILTER_KEYS: readonly FilterKey[] = [...RANGE_KEYS, ...SET_KEYS, ...PLACE_KEYS]

/** The filters as the address has them: short texts under the filters' names. */
export type FilterAddress = { [Key in FilterKey]?: string | undefined }

/** The filters' part of an address, without what is off. */
export const filterAddressOf = (search: { [Key in FilterKey]?: string | number | undefined }): FilterAddress =>
  Object.fromEntries(FILTER_KEYS.flatMap((key) => (search[key] === undefined ? [] : [[key, String(search[key])]])))

const hasField = ({ filter, places }: MapLimits, key: FilterKey): boolean => {
  if (key in RANGE_OF) return filter[RANGE_OF[key as RangeKey]] !== undefined
  if (key in SET_OF) return filter[SET_OF[key as SetKey]] !== undefined
  const place = places[key as PlaceKey]
  return Array.isArray(place) ? place.length > 0 : place !== null
}

/** The filters that leave something out, in the panel's order. */
export const activeKeys = (limits: MapLimits): FilterKey[] => FILTER_KEYS.filter((key) => hasField(limits, key))

/** The same limits with one field of figures or sets set; undefined opens it. */
export function withField<Field extends keyof MapFilter>(limits: MapLimits, field: Field, value: MapFilter[Field] | undefined): MapLimits {
  const { [field]: _, ...rest } = limits.filter
  return { ...limits, filter: value === undefined ? rest : { ...rest, [field]: value } }
}

/** The same limits without one filter. */
export function without(limits: MapLimits, key: FilterKey): MapLimits {
  if (key in RANGE_OF) return withField(limits, RANGE_OF[key as RangeKey], undefined)
  if (key in SET_OF) return withField(limits, SET_OF[key as SetKey], undefined)
  return { ...limits, places: { ...limits.places, [key]: NO_PLACES[key as PlaceKey] } }
}
