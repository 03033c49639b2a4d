import type { MarkerColumn } from '#graphql/marker-snapshot.ts'
import type { Country } from '#market/country.ts'
import type { CountryCode } from '#market/vocabulary.ts'

/** The sections of the map's panel, in order. */
export const PANEL_SECTIONS = ['price', 'home', 'building', 'market', 'place'] as const
export type PanelSection = (typeof PANEL_SECTIONS)[number]

/** The facets that the results count; "property-type" and "area" are no filters of this table. */
export const FACETS = ['type-group', 'property-type', 'bedrooms', 'tenure', 'construction-status', 'area'] as const
export type Facet = (typeof FACETS)[number]

/**
 * What a range is counted in. Its numbers are levels of a quantisation; addresses, sliders and boxes say them divided by `perShown`, with so
 * many decimals. Square feet are said in the visitor's unit of area.
 */
export const RANGE_UNITS = {
  /** of the market's currency */
  money: { perShown: 1, decimals: 0 },
  /** of the market's currency, a square foot */
  psf: { perShown: 1, decimals: 0 },
  sqft: { perShown: 1, decimals: 0 },
  year: { perShown: 1, decimals: 0 },
  /** years from now until the year that the marker holds */
  'years-left': { perShown: 1, decimals: 0 },
  minutes: { perShown: 1, decimals: 0 },
  /** a rise or a fall */
  'percent-change': { perShown: 1, decimals: 0 },
  'tenth-percent': { perShown: 10, decimals: 1 },
} as const satisfies Record<string, { perShown: number; decimals: number }>
export type RangeUnit = keyof typeof RANGE_UNITS

/**
 * A quantisation of whole numbers on which a figure is kept in few bits. Code 0: not known. Code 1: below the first level.
 * Code 2 + 2k: exactly level k. Code 3 + 2k: above level k and below the next one (or above the last).
 * So a bound that stands on a level is exact: `value >= level` and `value <= level` say the same of codes as of values.
 */
export interface Quantisation {
  /** from each start upwards in this step; the last entry is the top level */
  steps: readonly (readonly [start: number, step: number])[]
  /** the figure in the unit of the database = level / divisor */
  divisor: number
}

/** What a filter of numbers offers: bounds in levels, the step of its slider, and how much of the way small values get. */
export interface SearchRange {
  min: number
  max: number
  step: number
  /** as in RangeBounds of the slider: 1 even, 3 for prices that start at 0 */
  curve: number
}

interface Row {
  /** its name in an address; it never changes, because people keep addresses */
  param: string
  /** where it stands in the panel */
  panel: readonly [PanelSection, rank: number]
}

/** A filter by a lowest and a highest value, both included. */
export interface RangeRow extends Row {
  unit: RangeUnit
  quantisation: Quantisation
  /** §9: what a country offers; null where its records do not know the figure */
  offered: Readonly<Record<CountryCode, SearchRange | null>>
  /** §9: offered and answered only where the country discloses rents */
  isOfRents: boolean
  /** the columns of a marker; two where a project has homes of several sizes */
  marks: { smallest: MarkerColumn; largest: MarkerColumn }
}

/** A filter by some of a few choices. */
export interface SetRow extends Row {
  choices: readonly string[]
  /** another spelling in addresses for choices that are long or would have to be escaped */
  written: Readonly<Record<string, string>>
  /** what a country offers of the choices */
  offered: (country: Country) => readonly string[]
  /** a marker must have all that is chosen, instead of one of it */
  isEvery: boolean
  /** the choices are numbers, which need the filter's name beside them */
  isCount: boolean
  /**
   * The column of a marker: choice i as bit `i`, or as the number `first + i`. Null: all markers of a file are alike, and the file says it.
   */
  marks: { column: MarkerColumn; holds: 'bits' | 'number'; first: number } | null
  /** as what the results count its choices; null: they do not */
  facet: Facet | null
}

/** A filter by where a home stands. */
export interface PlaceRow extends Row {
  /** the field of the contract's filter that it fills */
  wire: 'outlines' | 'around' | 'reach'
}
