import { STATION_WALK_MINUTES_MAX } from '#graphql/limits.ts'
import type { MarkerColumn } from '#graphql/marker-snapshot.ts'
import { keysOf, recordOf } from '#lib/records.ts'
import type { Country } from '#market/country.ts'
import { CONSTRUCTION_STATUSES, COUNTRY_CODES, type CountryCode, FACILITIES, PROPERTY_GROUPS, TYPE_GROUPS } from '#market/vocabulary.ts'
import { BATHROOM_CHOICES, BEDROOM_CHOICES, TENURE_CHOICES } from './choices.ts'
import type { PanelSection, PlaceRow, Quantisation, RangeRow, SearchRange, SetRow } from './row-shapes.ts'
import { SEARCH_CONFIGS, upTo } from './search-config.ts'

const quantisation = (divisor: number, ...steps: [start: number, step: number][]): Quantisation => ({ divisor, steps })
const one = <const Column extends MarkerColumn>(column: Column) => ({ smallest: column, largest: column })

const everywhere = (range: SearchRange) => recordOf(COUNTRY_CODES, () => range)
const onlyIn = (countries: readonly CountryCode[], range: SearchRange) =>
  recordOf(COUNTRY_CODES, (country) => (countries.includes(country) ? range : null))

/**
 * The filters of map, results and alerts: one row each. A key is the filter's name in the code and in the contract (`ProjectFilter`). The rows
 * stand in the order of addresses and chips: a new one goes to the end of its table, since saved addresses are compared as texts.
 */
export const RANGES = {
  /** last sale price */
  price: {
    param: 'price',
    panel: ['price', 1],
    unit: 'money',
    quantisation: quantisation(1, [0, 1_000], [2e6, 5_000], [10e6, 50_000], [100e6, 500_000], [1e9, 5e6], [5e9, 0]),
    offered: recordOf(COUNTRY_CODES, (country) => SEARCH_CONFIGS[country].price),
    isOfRents: false,
    marks: one('price'),
  },
  /** median price per square foot of twelve months */
  psf: {
    param: 'psf',
    panel: ['price', 2],
    unit: 'psf',
    quantisation: quantisation(1, [0, 1], [8_000, 10], [80_000, 0]),
    offered: recordOf(COUNTRY_CODES, (country) => SEARCH_CONFIGS[country].psf),
    isOfRents: false,
    marks: one('psf'),
  },
  /** last rent a month */
  rent: {
    param: 'rent',
    panel: ['price', 3],
    unit: 'money',
    quantisation: quantisation(1, [0, 25], [10_000, 250], [100_000, 0]),
    offered: recordOf(COUNTRY_CODES, (country) => SEARCH_CONFIGS[country].rent),
    isOfRents: true,
    marks: one('rent'),
  },
  /** §9: the same numbers in square feet and in square metres; who reads square metres is offered larger homes in the same numbers */
  area: {
    param: 'area',
    panel: ['home', 5],
    unit: 'sqft',
    quantisation: quantisation(1, [0, 5], [4_000, 50], [10_000, 1_000], [100_000, 0]),
    offered: everywhere(upTo(10_000, 10, 2.2)),
    isOfRents: false,
    marks: { smallest: 'areaMin', largest: 'areaMax' },
  },
  /** year of completion */
  completion: {
    param: 'built',
    panel: ['building', 1],
    unit: 'year',
    quantisation: quantisation(1, [1_850, 1], [2_100, 0]),
    offered: everywhere({ min: 1950, max: 2035, step: 1, curve: 1 }),
    isOfRents: false,
    marks: one('completion'),
  },
  /** twelve months' change of the median psf */
  change: {
    param: 'change',
    panel: ['market', 1],
    unit: 'percent-change',
    quantisation: quantisation(100, [-60, 1], [65, 0]),
    offered: everywhere({ min: -30, max: 30, step: 1, curve: 1 }),
    isOfRents: false,
    marks: one('change'),
  },
  /** gross, a year */
  yield: {
    param: 'yield',
    panel: ['market', 2],
    unit: 'tenth-percent',
    quantisation: quantisation(1_000, [0, 1], [125, 0]),
    offered: everywhere({ min: 0, max: 100, step: 1, curve: 1 }),
    isOfRents: true,
    marks: one('yield'),
  },
  /**
   * Years left on the lease, counted in the year that it is. A marker holds the year in which the lease ends, so that it stays right; the levels
   * are the years that are asked for, and then the years in which leases end. What is held for ever, or for 900 years and more, ends after all of them.
   */
  leaseLeft: {
    param: 'lease',
    panel: ['home', 7],
    unit: 'years-left',
    quantisation: quantisation(1, [0, 1], [100, 1_850], [1_950, 1], [2_150, 0]),
    offered: onlyIn(['SG', 'HK'], upTo(99, 1, 1)),
    isOfRents: false,
    marks: one('leaseEnd'),
  },
  /** begun minutes on foot to the nearest station; not known where none is within an hour */
  stationWalk: {
    param: 'walk',
    panel: ['place', 0],
    unit: 'minutes',
    quantisation: quantisation(1, [0, 1], [STATION_WALK_MINUTES_MAX, 0]),
    offered: everywhere(upTo(STATION_WALK_MINUTES_MAX, 1, 1.6)),
    isOfRents: false,
    marks: one('stationWalk'),
  },
} as const satisfies Record<string, RangeRow>

export const SETS = {
  typeGroups: {
    param: 'groups',
    panel: ['home', 1],
    choices: TYPE_GROUPS,
    written: {},
    offered: () => TYPE_GROUPS,
    isEvery: false,
    isCount: false,
    marks: null,
    facet: 'type-group',
  },
  propertyGroups: {
    param: 'kinds',
    panel: ['home', 2],
    choices: PROPERTY_GROUPS,
    written: {},
    offered: (country: Country) => country.propertyGroups,
    isEvery: false,
    isCount: false,
    marks: { column: 'propertyGroup', holds: 'number', first: 0 },
    facet: null,
  },
  tenures: {
    param: 'tenure',
    panel: ['home', 6],
    choices: TENURE_CHOICES,
    written: { 'leasehold-999': '999', leasehold: '99' },
    offered: () => TENURE_CHOICES,
    isEvery: false,
    isCount: false,
    marks: { column: 'tenure', holds: 'bits', first: 0 },
    facet: 'tenure',
  },
  bedrooms: {
    param: 'beds',
    panel: ['home', 3],
    choices: BEDROOM_CHOICES,
    written: { '5+': '5' },
    offered: () => BEDROOM_CHOICES,
    isEvery: false,
    isCount: true,
    marks: { column: 'bedrooms', holds: 'bits', first: 0 },
    facet: 'bedrooms',
  },
  bathrooms: {
    param: 'baths',
    panel: ['home', 4],
    choices: BATHROOM_CHOICES,
    written: { '5+': '5' },
    offered: () => BATHROOM_CHOICES,
    isEvery: false,
    isCount: true,
    marks: { column: 'bathrooms', holds: 'bits', first: 0 },
    facet: null,
  },
  facilities: {
    param: 'has',
    panel: ['building', 3],
    choices: FACILITIES,
    written: {},
    offered: () => FACILITIES,
    isEvery: true,
    isCount: false,
    marks: { column: 'facilities', holds: 'bits', first: 0 },
    facet: null,
  },
  constructionStatuses: {
    param: 'status',
    panel: ['building', 2],
    choices: CONSTRUCTION_STATUSES,
    written: { preconstruction: 'planned', 'building-under-construction': 'building', completed: 'done' },
    offered: () => CONSTRUCTION_STATUSES,
    isEvery: false,
    isCount: false,
    marks: { column: 'status', holds: 'number', first: 0 },
    facet: 'construction-status',
  },
} as const satisfies Record<string, SetRow>

export const PLACES = {
  /** inside any of some outlines */
  outlines: { param: 'draw', panel: ['place', 1], wire: 'outlines' },
  around: { param: 'around', panel: ['place', 2], wire: 'around' },
  /** within a ring of a school, which the contract's filter has as one more circle */
  school: { param: 'school', panel: ['place', 3], wire: 'around' },
  /** minutes by rail from a station, and on foot from the last one */
  reach: { param: 'reach', panel: ['place', 4], wire: 'reach' },
} as const satisfies Record<string, PlaceRow>

export type RangeKey = keyof typeof RANGES
export type SetKey = keyof typeof SETS
export type PlaceKey = keyof typeof PLACES
export type FilterKey = RangeKey | SetKey | PlaceKey
export const FILTERS = { ...RANGES, ...SETS, ...PLACES }

export type ChoiceOf<Key extends SetKey> = (typeof SETS)[Key]['choices'][number]
/** The name of a filter in an address. */
export type FilterParam = (typeof FILTERS)[FilterKey]['param']
export const RANGE_KEYS = keysOf(RANGES)
export const SET_KEYS = keysOf(SETS)
export const PLACE_KEYS = keysOf(PLACES)
export const FILTER_KEYS: readonly FilterKey[] = [...RANGE_KEYS, ...SET_KEYS, ...PLACE_KEYS]
export const FILTER_PARAMS: readonly FilterParam[] = FILTER_KEYS.map((key) => FILTERS[key].param)

export const isRange = (key: FilterKey): key is RangeKey => key in RANGES
export const isSet = (key: FilterKey): key is SetKey => key in SETS

/** The rows without what is special to each of them. */
export const rangeRow = (key: RangeKey): RangeRow => RANGES[key]
export const setRow = (key: SetKey): SetRow => SETS[key]

/** The filters of a section of the panel, in its order. */
export const filtersIn = (section: PanelSection): FilterKey[] =>
  FILTER_KEYS.filter((key) => FILTERS[key].panel[0] === section).sort((a, b) => FILTERS[a].panel[1] - FILTERS[b].panel[1])
