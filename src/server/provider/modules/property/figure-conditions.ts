import { figureRange, type MapFilter, type RangeField, SET_CHOICES, setBits } from '#filter/map-filter.ts'
import { SQFT_PER_SQM } from '#lib/units.ts'
import type { Country } from '#market/country.ts'
import type { SqlValue } from '../../db/client.ts'
import type { GivenFigures } from './given-figures.ts'
import type { Condition } from './store.ts'

const COLUMNS: Record<Exclude<RangeField, 'area'>, string> = {
  price: 'p.last_sale_price',
  psf: 'p.psf_median',
  rent: 'p.last_rent_price',
  completion: 'p.completion_year',
  change: 'p.change_12m',
  yield: 'p.gross_yield',
}
/** What a country that discloses no rents does not answer. */
const OF_RENTS: readonly RangeField[] = ['rent', 'yield']

const between = (column: string, min: number | null, max: number | null): Condition => {
  const sides: [string, number | null][] = [
    [`${column} >= ?`, min],
    [`${column} <= ?`, max],
  ]
  const set = sides.filter(([, bound]) => bound !== null)
  return { sql: set.map(([sql]) => sql).join(' and '), parameters: set.map(([, bound]) => bound) }
}

/** A project spans areas: its largest home must reach the lower bound, its smallest must not pass the upper one; both must be known. */
const overlapping = (min: number | null, max: number | null): Condition => ({
  sql: `p.area_sqm_max * ${SQFT_PER_SQM} ${min === null ? 'is not null' : '>= ?'} and p.area_sqm_min * ${SQFT_PER_SQM} ${max === null ? 'is not null' : '<= ?'}`,
  parameters: [min, max].filter((bound) => bound !== null),
})

function byRange(filter: MapFilter, field: RangeField, discloses: boolean): Condition[] {
  const range = figureRange(filter, field)
  if (!range) return []
  if (!discloses && OF_RENTS.includes(field)) return [{ sql: 'false', parameters: [] }]
  return [field === 'area' ? overlapping(range.min, range.max) : between(COLUMNS[field], range.min, range.max)]
}

/** "5 or more" of the choices is every bit from the fifth on. */
const BEDROOMS_LAST = SET_CHOICES.bedrooms.length - 1
const BEDROOM_BITS = 8
export const widened = (bits: number): number =>
  bits & (1 << BEDROOMS_LAST) ? bits | (((1 << BEDROOM_BITS) - 1) & -(1 << BEDROOMS_LAST)) : bits

const TENURE_SQL: Record<NonNullable<MapFilter['tenures']>[number], string> = {
  freehold: "p.tenure = 'freehold'",
  'leasehold-999': "(p.tenure is not 'freehold' and p.tenure_years >= 900)",
  leasehold: "(p.tenure = 'leasehold' and coalesce(p.tenure_years, 0) <= 110)",
}

/** The tenure of `project p` as one of the choices, null for any other lease: the same rule as the filter's. */
export const TENURE_CASE = `case ${Object.entries(TENURE_SQL)
  .map(([tenure, sql]) => `when ${sql} then '${tenure}'`)
  .join(' ')} end`

/** The bits of `bedroom_mask` that each choice stands for. */
export const BEDROOM_CHOICE_BITS: readonly { choice: string; bits: number }[] = SET_CHOICES.bedrooms.map((choice, at) => ({
  choice,
  bits: widened(1 << at),
}))

const when = (holds: boolean, sql: string, ...parameters: SqlValue[]): Condition[] => (holds ? [{ sql, parameters }] : [])

/** The figures and sets of a filter over `project p`: the same comparisons, at the same rungs, as the markers' tests. */
export function byFigures(asked: GivenFigures, { disclosesRent }: Pick<Country, 'disclosesRent'>): Condition[] {
  const filter = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== null)) as MapFilter
  const [bedrooms, bathrooms, facilities] = [setBits(filter, 'bedrooms'), setBits(filter, 'bathrooms'), setBits(filter, 'facilities')]
  const { tenures = [], propertyGroups = [] } = filter
  return [
    ...(Object.keys({ ...COLUMNS, area: '' }) as RangeField[]).flatMap((field) => byRange(filter, field, disclosesRent)),
    ...when(bedrooms > 0, 'p.bedroom_mask & ? <> 0', widened(bedrooms)),
    ...when(bathrooms > 0, 'p.bathroom_mask & ? <> 0', bathrooms),
    ...when(facilities > 0, 'p.facilities & ? = ?', facilities, facilities),
    ...when(propertyGroups.length > 0, 'p.property_group in (select value from json_each(?))', JSON.stringify(propertyGroups)),
    ...when(tenures.length > 0, `(${tenures.map((tenure) => TENURE_SQL[tenure]).join(' or ')})`),
  ]
}
