import { BEDROOM_CHOICES, LEASE_LONG_FROM_YEARS, LEASE_SHORT_UP_TO_YEARS, TENURE_CHOICES } from '#filter/choices.ts'
import { figureRange, type MapFilter, setBits } from '#filter/map-filter.ts'
import { type ChoiceOf, RANGE_KEYS, type RangeKey, rangeRow, SET_KEYS, type SetKey } from '#filter/rows.ts'
import type { Country } from '#market/country.ts'
import { yearNow } from '../../day.ts'
import type { SqlValue } from '../../db/client.ts'
import type { Clock } from '../../ports/clock/clock.ts'
import type { FigureFilter } from './figure-filter.ts'
import { RANGE_COLUMNS } from './range-columns.ts'
import type { Condition } from './store.ts'

export const between = (column: string, min: number | null, max: number | null): Condition => {
  const sides: [string, number | null][] = [
    [`${column} >= ?`, min],
    [`${column} <= ?`, max],
  ]
  const set = sides.filter(([, bound]) => bound !== null)
  return { sql: set.map(([sql]) => sql).join(' and '), parameters: set.map(([, bound]) => bound) }
}

/** A project spans sizes: its largest home must reach the lower bound, its smallest must not pass the upper one; both must be known. */
const overlapping = (smallest: string, largest: string, min: number | null, max: number | null): Condition => ({
  sql: `${largest} ${min === null ? 'is not null' : '>= ?'} and ${smallest} ${max === null ? 'is not null' : '<= ?'}`,
  parameters: [min, max].filter((bound) => bound !== null),
})

function byRange(filter: MapFilter, key: RangeKey, disclosesRent: boolean, year: number): Condition[] {
  const range = figureRange(filter, key, year)
  if (!range) return []
  if (!disclosesRent && rangeRow(key).isOfRents) return [{ sql: 'false', parameters: [] }]
  const { smallest, largest } = RANGE_COLUMNS[key]
  return [smallest === largest ? between(smallest, range.min, range.max) : overlapping(smallest, largest, range.min, range.max)]
}

/** "5 or more" of the choices is every bit from the fifth on. */
const BEDROOMS_LAST = BEDROOM_CHOICES.length - 1
const BEDROOM_BITS = 8
export const widened = (bits: number): number =>
  bits & (1 << BEDROOMS_LAST) ? bits | (((1 << BEDROOM_BITS) - 1) & -(1 << BEDROOMS_LAST)) : bits

/** What each choice of tenure says of a row with the two columns; `own` is its alias. What is `mixed`, in SQL, is freehold and leasehold. */
export const tenureSql = (own: string, mixed = 'false'): Record<ChoiceOf<'tenures'>, string> => ({
  freehold: `(${own}.tenure = 'freehold' or ${mixed})`,
  'leasehold-999': `(${own}.tenure is not 'freehold' and ${own}.tenure_years >= ${LEASE_LONG_FROM_YEARS})`,
  leasehold: `((${own}.tenure = 'leasehold' or ${mixed}) and coalesce(${own}.tenure_years, 0) <= ${LEASE_SHORT_UP_TO_YEARS})`,
})
const TENURE_SQL = tenureSql('p', 'p.freehold_sales is not null')

/** The choices of tenure as bits, and those of `project p`: the same rule as the filter's. */
export const TENURE_CHOICE_BITS = TENURE_CHOICES.map((choice, at) => ({ choice, bits: 1 << at }))
export const TENURE_BITS = `(${TENURE_CHOICE_BITS.map(({ choice, bits }) => `iif(${TENURE_SQL[choice]}, ${bits}, 0)`).join(' | ')})`

/** The tenure of a row as one of the choices, null for any other lease: the same rule as the filter's. */
export const tenureCase = (own: string): string =>
  `case ${Object.entries(tenureSql(own))
    .map(([tenure, sql]) => `when ${sql} then '${tenure}'`)
    .join(' ')} end`

/** The bits of `bedroom_mask` that each choice stands for. */
export const BEDROOM_CHOICE_BITS: readonly { choice: string; bits: number }[] = BEDROOM_CHOICES.map((choice, at) => ({
  choice,
  bits: widened(1 << at),
}))

const when = (sql: string, ...parameters: SqlValue[]): Condition => ({ sql, parameters })
export const isOneOf = (column: string, chosen: readonly string[]): Condition =>
  when(`${column} in (select value from json_each(?))`, JSON.stringify(chosen))

/** What a set says over `project p`: `chosen` is not empty, `bits` are its choices as bits. */
const SET_CONDITIONS: { [Key in SetKey]: (chosen: readonly ChoiceOf<Key>[], bits: number) => Condition } = {
  // one group is a plain equality, so that the index by group gives the order too
  typeGroups: (groups) => (groups.length === 1 ? when('p.type_group = ?', groups[0] ?? null) : isOneOf('p.type_group', groups)),
  propertyGroups: (groups) => isOneOf('p.property_group', groups),
  tenures: (tenures) => when(`(${tenures.map((tenure) => TENURE_SQL[tenure]).join(' or ')})`),
  bedrooms: (_, bits) => when('p.bedroom_mask & ? <> 0', widened(bits)),
  bathrooms: (_, bits) => when('p.bathroom_mask & ? <> 0', bits),
  facilities: (_, bits) => when('p.facilities & ? = ?', bits, bits),
  constructionStatuses: (statuses) => isOneOf('p.construction_status', statuses),
}

function bySet<Key extends SetKey>(filter: MapFilter, key: Key): Condition[] {
  const chosen: readonly ChoiceOf<Key>[] = filter[key] ?? []
  return chosen.length === 0 ? [] : [SET_CONDITIONS[key](chosen, setBits(filter, key))]
}

/** The country that is asked about, and when. */
export interface AskedIn {
  country: Pick<Country, 'disclosesRent' | 'timeZone'>
  clock: Clock
}

/** The figures and sets of a filter over `project p`: the same comparisons, at the same levels, as the markers' tests. */
export function byFigures(asked: FigureFilter, { country, clock }: AskedIn): Condition[] {
  const filter = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== null)) as MapFilter
  const year = yearNow(clock, country)
  return [
    ...RANGE_KEYS.flatMap((key) => byRange(filter, key, country.disclosesRent, year)),
    ...SET_KEYS.flatMap((key) => bySet(filter, key)),
  ]
}
