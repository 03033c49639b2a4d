import { BATHROOM_CHOICES, BEDROOM_CHOICES } from '#filter/choices.ts'
import { figureRange, type MapFilter, setBits } from '#filter/map-filter.ts'
import { type ChoiceOf, RANGE_KEYS, type RangeKey, SET_KEYS, type SetKey } from '#filter/rows.ts'
import type { ListingActivity } from '#graphql/listing-kinds.ts'
import { SQFT_PER_SQM } from '#lib/units.ts'
import { between, isOneOf, tenureSql } from '../property/figure-conditions.ts'
import type { FigureFilter } from '../property/figure-filter.ts'
import { leaseEndSql } from '../property/range-columns.ts'
import type { Condition } from '../property/store.ts'

type ListingRange = Exclude<RangeKey, 'change' | 'yield'>

/**
 * The figures of the filters as an advertised home has them, in the unit of their quantisations; null where an advertisement has none: change and yield
 * are of projects.
 */
export const LISTING_RANGES: Record<ListingRange, { column: string; about: string }> & Record<'change' | 'yield', null> = {
  price: { column: 'g.price', about: 'What is asked to buy; nothing of a home to rent.' },
  psf: { column: 'g.psf', about: 'The price asked by the floor area.' },
  rent: { column: 'g.price', about: 'What is asked a month; nothing of a home to buy.' },
  area: { column: `(g.area_sqm * ${SQFT_PER_SQM})`, about: 'Floor area in square feet.' },
  completion: { column: 'g.completion_year', about: 'Year.' },
  leaseLeft: {
    column: leaseEndSql('g'),
    about: 'Years left on the lease of its project, as of projects.',
  },
  stationWalk: { column: 'g.station_walk', about: 'Minutes on foot to the nearest station, as of its project.' },
  change: null,
  yield: null,
}

const isAsked = (key: RangeKey, activity: ListingActivity): boolean =>
  key === 'price' ? activity === 'sale' : key === 'rent' ? activity !== 'sale' : true

const when = (sql: string): Condition => ({ sql, parameters: [] })
const TENURE_SQL = tenureSql('g')

/** The last choice is "and more". */
const counted = (column: string, chosen: readonly string[], choices: readonly string[], from: number): Condition =>
  when(`(${chosen.map((choice) => `${column} ${choice === choices.at(-1) ? '>=' : '='} ${choices.indexOf(choice) + from}`).join(' or ')})`)

const SET_CONDITIONS: { [Key in SetKey]: (chosen: readonly ChoiceOf<Key>[], bits: number) => Condition } = {
  typeGroups: (groups) => isOneOf('g.type_group', groups),
  propertyGroups: (groups) => isOneOf('g.property_group', groups),
  tenures: (tenures) => when(`(${tenures.map((tenure) => TENURE_SQL[tenure]).join(' or ')})`),
  bedrooms: (chosen) => counted('g.bedrooms', chosen, BEDROOM_CHOICES, 0),
  bathrooms: (chosen) => counted('g.bathrooms', chosen, BATHROOM_CHOICES, 1),
  facilities: (_, bits) => ({ sql: 'g.facilities & ? = ?', parameters: [bits, bits] }),
  constructionStatuses: (statuses) => isOneOf('g.construction_status', statuses),
}

function bySet<Key extends SetKey>(filter: MapFilter, key: Key): Condition[] {
  const chosen: readonly ChoiceOf<Key>[] = filter[key] ?? []
  return chosen.length === 0 ? [] : [SET_CONDITIONS[key](chosen, setBits(filter, key))]
}

function byRange(filter: MapFilter, key: RangeKey, activity: ListingActivity, year: number): Condition[] {
  const range = figureRange(filter, key, year)
  const asked = LISTING_RANGES[key]
  return range && asked && isAsked(key, activity) ? [between(asked.column, range.min, range.max)] : []
}

/** The figures and sets of a filter over `listing_group g`: the same levels and choices as over projects. `year`: in which it is asked. */
export function byListingFigures(asked: FigureFilter, activity: ListingActivity, year: number): Condition[] {
  const filter = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== null)) as MapFilter
  return [...RANGE_KEYS.flatMap((key) => byRange(filter, key, activity, year)), ...SET_KEYS.flatMap((key) => bySet(filter, key))]
}
