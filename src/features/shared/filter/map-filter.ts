import type { MarkerColumns } from '#graphql/marker-snapshot.ts'
import { int32At } from '#lib/element-at.ts'
import { TYPE_GROUPS } from '#market/vocabulary.ts'
import { codeOfLevel, snap, topCode } from './quantisation.ts'
import { type ChoiceOf, RANGE_KEYS, RANGES, type RangeKey, rangeRow, SET_KEYS, SETS, type SetKey, setRow } from './rows.ts'

/** Null: open on that side. In levels of the filter's quantisation. */
export interface Range {
  min: number | null
  max: number | null
}

/**
 * What a map, a list or an alert is limited to by figures and choices. An absent field, an empty set and a range open on both sides limit nothing.
 * A marker whose figure is not known fails a range that is set on it.
 */
export type MapFilter = { readonly [Key in RangeKey]?: Range } & { readonly [Key in SetKey]?: readonly ChoiceOf<Key>[] }

/** The columns of a snapshot whose codes are compared. */
export type CodeColumn = (typeof RANGES)[RangeKey]['marks']['smallest' | 'largest']

/** The columns of a snapshot whose choices are tested. */
export type ChoiceColumn = NonNullable<(typeof SETS)[SetKey]['marks']>['column']

/** A marker passes when its code lies between the two, both included. */
export interface CodeRange {
  column: CodeColumn
  low: number
  high: number
}

/** A marker passes when `(column & bits)` is not 0, or with `all` when it is `bits`. */
export interface BitTest {
  column: ChoiceColumn
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

/** A bound on the level that it is compared at: years left are compared as the year in which they end. */
function levelOf(key: RangeKey, bound: number | null, year: number): number | null {
  if (bound === null) return null
  const level = snap(key, bound)
  return rangeRow(key).unit === 'years-left' ? snap(key, year + level) : level
}

/** A range with its bounds on levels, asked in a year; null when it limits nothing. */
function rangeOf(filter: MapFilter, key: RangeKey, year: number): Range | null {
  const { min = null, max = null } = filter[key] ?? {}
  return min === null && max === null ? null : { min: levelOf(key, min, year), max: levelOf(key, max, year) }
}

/** A range in the database's unit (area: sqft), for SQL: both bounds included, null is open. `year`: in which it is asked. */
export function figureRange(filter: MapFilter, key: RangeKey, year: number): Range | null {
  const range = rangeOf(filter, key, year)
  const figure = (level: number | null) => (level === null ? null : level / rangeRow(key).quantisation.divisor)
  return range && { min: figure(range.min), max: figure(range.max) }
}

const bitsOf = (all: readonly string[], chosen: readonly string[] | undefined): number =>
  (chosen ?? []).reduce((bits, name) => bits | (1 << all.indexOf(name)), 0)

/** The chosen names of a set as bits of its choices; 0 limits nothing. */
export const setBits = (filter: MapFilter, key: SetKey): number => bitsOf(setRow(key).choices, filter[key])

function codeRanges(filter: MapFilter, key: RangeKey, year: number): CodeRange[] {
  const range = rangeOf(filter, key, year)
  if (!range) return []
  // code 0 is "not known" and never passes
  const low = range.min === null ? 1 : codeOfLevel(key, range.min)
  const high = range.max === null ? topCode(key) : codeOfLevel(key, range.max)
  const { smallest, largest } = RANGES[key].marks
  if (smallest === largest) return [{ column: smallest, low, high }]
  // a project spans areas: its largest home must reach the lower bound, its smallest must not pass the upper one
  return [
    { column: largest, low, high: topCode(key) },
    { column: smallest, low: 1, high },
  ]
}

function bitTests(filter: MapFilter, key: SetKey): BitTest[] {
  const { marks, isEvery } = SETS[key]
  const bits = setBits(filter, key)
  return marks === null || bits === 0
    ? []
    : [{ column: marks.column, bits: bits << marks.first, all: isEvery, isNumber: marks.holds === 'number' }]
}

/** A filter as tests of codes, shared by the graphics card, {@link passes} and the provider's SQL. `year`: in which it is asked. */
export const testsOf = (filter: MapFilter, year: number): FilterTests => ({
  groups: setBits(filter, 'typeGroups') || (1 << TYPE_GROUPS.length) - 1,
  ranges: RANGE_KEYS.flatMap((key) => codeRanges(filter, key, year)),
  bits: SET_KEYS.flatMap((key) => bitTests(filter, key)),
})

export type FilterColumns = Pick<MarkerColumns, CodeColumn | ChoiceColumn | 'typeGroup'>

/** Whether marker `index` of a snapshot passes. */
export function passes(columns: FilterColumns, index: number, { groups, ranges, bits }: FilterTests): boolean {
  if ((groups & (1 << columns.typeGroup)) === 0) return false
  for (const { column, low, high } of ranges) {
    const code = int32At(columns[column], index)
    if (code < low || code > high) return false
  }
  for (const { column, bits: wanted, all, isNumber } of bits) {
    const own = int32At(columns[column], index)
    const found = (isNumber ? 1 << own : own) & wanted
    if (all ? found !== wanted : found === 0) return false
  }
  return true
}

/** {@link passes} for one marker; compile the filter once where there are many. */
export const matches = (columns: FilterColumns, index: number, filter: MapFilter, year: number): boolean =>
  passes(columns, index, testsOf(filter, year))

/** Two filters that limit the same in a year are the same text. */
export function filterText(filter: MapFilter, year: number): string {
  const { groups, ranges, bits } = testsOf(filter, year)
  return JSON.stringify([
    groups,
    ranges.map(({ column, low, high }) => [column, low, high]),
    bits.map(({ column, bits: own }) => [column, own]),
  ])
}
