import type { Ring } from '#filter/ring-text.ts'
import type { MapFilter } from './map-filter.ts'
import { FILTER_KEYS, FILTER_PARAMS, type FilterKey, type FilterParam, isRange, isSet, type PlaceKey } from './rows.ts'

/** A place on the map in hundred-thousandths of a degree, as in its address. */
export interface Spot {
  lat5: number
  lng5: number
}

/** The filters of places; all that are set hold together. */
export interface Places {
  /** inside any of these outlines */
  outlines: readonly Ring[]
  around: (Spot & { metres: number }) | null
  school: (Spot & { km: number }) | null
  /** minutes by rail from this station, and on foot from the last one */
  reach: (Spot & { minutes: number }) | null
}

/** What limits the map: figures and sets that markers carry, and places. */
export interface MapLimits {
  filter: MapFilter
  places: Places
}

export const NO_PLACES = { outlines: [], around: null, school: null, reach: null } as const satisfies Record<PlaceKey, unknown> & Places
export const NO_LIMITS: MapLimits = { filter: {}, places: NO_PLACES }

/** The filters as the address has them: short texts under the filters' names there. */
export type FilterAddress = { [Param in FilterParam]?: string | undefined }

/** The filters' part of an address, without what is off. */
export const filterAddressOf = (search: { [Param in FilterParam]?: string | number | undefined }): FilterAddress =>
  Object.fromEntries(FILTER_PARAMS.flatMap((param) => (search[param] === undefined ? [] : [[param, String(search[param])]])))

const isActive = ({ filter, places }: MapLimits, key: FilterKey): boolean => {
  if (isRange(key) || isSet(key)) return filter[key] !== undefined
  const place = places[key]
  return Array.isArray(place) ? place.length > 0 : place !== null
}

/** The filters that leave something out, in the order of addresses. */
export const activeKeys = (limits: MapLimits): FilterKey[] => FILTER_KEYS.filter((key) => isActive(limits, key))

/** The same limits with one filter of figures or choices set; undefined opens it. */
export function withField<Key extends keyof MapFilter>(limits: MapLimits, key: Key, value: MapFilter[Key] | undefined): MapLimits {
  const { [key]: _, ...rest } = limits.filter
  return { ...limits, filter: value === undefined ? rest : { ...rest, [key]: value } }
}

/** The same limits without one filter. */
export function without(limits: MapLimits, key: FilterKey): MapLimits {
  if (isRange(key) || isSet(key)) return withField(limits, key, undefined)
  return { ...limits, places: { ...limits.places, [key]: NO_PLACES[key] } }
}
