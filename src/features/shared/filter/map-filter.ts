import type { MarkerColumns } from '#graphql/marker-snapshot.ts'
import { CONSTRUCTION_STATUSES, FACILITIES, PROPERTY_GROUPS, TYPE_GROUPS } from '#market/vocabulary.ts'
import { codeOfRung, LADDERS, type LadderName, snap, topCode } from './ladders.ts'

/** §9 "studio, 1 to 4, more than 5": read as five or more, so that homes of five bedrooms can be found. The index is the bit. */
export const BEDROOM_CHOICES = ['studio', '1', '2', '3', '4', '5+'] as const
/** §9 "1 to 4, more than 5", read alike. The index is the bit. */
export const BATHROOM_CHOICES = ['1', '2', '3', '4', '5+'] as const
/** §9; codes of a marker's tenure are 1 + index, 0 is any other or none */
export const TENURE_CHOICES = ['freehold', 'leasehold-999', 'leasehold'] as const
export const LEASE_LONG_FROM_YEARS = 900
export const LEASE_SHORT_UP_TO_YEARS = 110

/** Fields limited by a lowest and a highest value, both included, on the rungs of the ladder of that name. */
export const RANGE_FIELDS = ['price', 'psf', 'rent', 'area', 'completion', 'change', 'yield'] as const
export type RangeField = (typeof RANGE_FIELDS)[number]

/** Null: open on that side. In rung units: currency, currency, currency a month, sqft, year, per cent, tenths of a per cent. */
export interface Range {
  min: number | null
  max: number | null
}

/** Fields limited by a set: a marker must have one of it; of facilities it must have all. */
export const SET_CHOICES = {
  typeGroups: TYPE_GROUPS,
  propertyGroups: PROPERTY_GROUPS,
  bedrooms: BEDROOM_CHOICES,
  bathrooms: BATHROOM_CHOICES,
  tenures: TENURE_CHOICES,
  statuses: CONSTRUCTION_STATUSES,
  facilities: FACILITIES,
} as const
export type SetField = keyof typeof SET_CHOICES
export const SET_FIELDS = Object.keys(SET_CHOICES) as SetField[]

/**
 * What a map, a list or an alert is limited to. An absent field, an empty set and a range open on both sides limit nothing.
 * A marker whose figure is not known fails a range that is set on it.
 */
export type MapFilter = { readonly [F in RangeField]?: Range } & { readonly [F in SetField]?: readonly (typeof SET_CHOICES)[F][number][] }

/** The columns of a snapshot whose codes are compared. */
export type CodeColumn = 'price' | 'psf' | 'rent' | 'areaMin' | 'areaMax' | 'completion' | 'change' | 'yield'

/** A marker passes when its code lies between the two, both included. */
export interface CodeRange {
  column: CodeColumn
  low: number
  high: number
}

/** A marker passes when `(column & bits)` is not 0, or with `all` when it is `bits`. */
export interface BitTest {
  column: 'bedrooms' | 'bathrooms' | 'tenure' | 'status' | 'propertyGroup' | 'facilities'
  bits: number
  all: boolean
  /** true: the column holds a number, and it is bit `1 << number` that counts */
  isNumber: boolean
}

export interface FilterTests {
  /** index into TYPE_GROUPS as bits; a snapshot of another group has no marker that passes */
  groups: number
  ranges: readonly CodeRange[]
  bits: readonly BitTest[]
}

const snapped = (name: LadderName, bound: number | null): number | null => (bound === null ? null : snap(name, bound))

/** A range with its bounds on rungs; null when it limits nothing. */
export function rangeOf(filter: MapFilter, field: RangeField): Range | null {
  const { min = null, max = null } = filter[field] ?? {}
  return min === null && max === null ? null : { min: snapped(field, min), max: snapped(field, max) }
}

/** A range in the database's unit (area: sqft), for SQL: both bounds included, null is open. */
export function figureRange(filter: MapFilter, field: RangeField): Range | null {
  const range = rangeOf(filter, field)
  const figure = (rung: number | null) => (rung === null ? null : rung / LADDERS[field].divisor)
  return range && { min: figure(range.min), max: figure(range.max) }
}

const bitsOf = (all: readonly string[], chosen: readonly string[] | undefined): number =>
  (chosen ?? []).reduce((bits, name) => bits | (1 << all.indexOf(name)), 0)

/** The chosen names of a set as bits of {@link SET_CHOICES}; 0 limits nothing. */
export const setBits = (filter: MapFilter, field: SetField): number => bitsOf(SET_CHOICES[field], filter[field])

function codeRanges(filter: MapFilter, field: RangeField): CodeRange[] {
  const range = rangeOf(filter, field)
  if (!range) return []
  // code 0 is "not known" and never passes
  const low = range.min === null ? 1 : codeOfRung(field, range.min)
  const high = range.max === null ? topCode(field) : codeOfRung(field, range.max)
  // a project spans areas: its largest home must reach the lower bound, its smallest must not pass the upper one
  if (field === 'area') {
    return [
      { column: 'areaMax', low, high: topCode('area') },
      { column: 'areaMin', low: 1, high },
    ]
  }
  return [{ column: field, low, high }]
}

/** A filter as tests of codes: what the graphics card, {@link passes} and the provider's SQL all mean. */
export function testsOf(filter: MapFilter): FilterTests {
  const test = (column: BitTest['column'], bits: number, isNumber: boolean, all = false): BitTest[] =>
    bits === 0 ? [] : [{ column, bits, all, isNumber }]
  return {
    groups: setBits(filter, 'typeGroups') || (1 << TYPE_GROUPS.length) - 1,
    ranges: RANGE_FIELDS.flatMap((field) => codeRanges(filter, field)),
    bits: [
      ...test('bedrooms', setBits(filter, 'bedrooms'), false),
      ...test('bathrooms', setBits(filter, 'bathrooms'), false),
      // code 0 of a tenure is none of the choices
      ...test('tenure', setBits(filter, 'tenures') << 1, true),
      ...test('status', setBits(filter, 'statuses'), true),
      ...test('propertyGroup', setBits(filter, 'propertyGroups'), true),
      ...test('facilities', setBits(filter, 'facilities'), false, true),
    ],
  }
}

export type FilterColumns = Pick<MarkerColumns, CodeColumn | BitTest['column'] | 'typeGroup'>

/** Whether marker `index` of a snapshot passes. */
export function passes(columns: FilterColumns, index: number, { groups, ranges, bits }: FilterTests): boolean {
  if ((groups & (1 << columns.typeGroup)) === 0) return false
  for (const { column, low, high } of ranges) {
    const code = columns[column][index] as number
    if (code < low || code > high) return false
  }
  for (const { column, bits: wanted, all, isNumber } of bits) {
    const own = columns[column][index] as number
    const found = (isNumber ? 1 << own : own) & wanted
    if (all ? found !== wanted : found === 0) return false
  }
  return true
}

/** {@link passes} for one marker; compile the filter once where there are many. */
export const matches = (columns: FilterColumns, index: number, filter: MapFilter): boolean => passes(columns, index, testsOf(filter))

/** Two filters that limit the same are the same text. */
export function filterKey(filter: MapFilter): string {
  const { groups, ranges, bits } = testsOf(filter)
  return JSON.stringify([
    groups,
    ranges.map(({ column, low, high }) => [column, low, high]),
    bits.map(({ column, bits: own }) => [column, own]),
  ])
}
