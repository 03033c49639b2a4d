import { type MapFilter, SET_CHOICES } from '#filter/map-filter.ts'
import { type MapLimits, SET_OF, type SetKey, withField } from '#filter/map-limits.ts'
import { SEARCH_CONFIGS } from '#filter/search-config.ts'
import type { ResultsQuery } from '#graphql/generated/graphql.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { limitsOf, withLimits } from './results-limits.ts'
import type { ResultsSearch } from './search.ts'

export type FacetCount = ResultsQuery['projectFacets'][number]

/** The parameters of an address that are facets, in the order in which they are offered. */
export const FACET_PARAMETERS = ['type', 'beds', 'tenure', 'status', 'inArea'] as const
export type FacetParameter = (typeof FACET_PARAMETERS)[number]

const WIRE_FACETS: Record<FacetParameter, FacetCount['facet']> = {
  type: 'PROPERTY_TYPE',
  beds: 'BEDROOMS',
  tenure: 'TENURE',
  status: 'CONSTRUCTION_STATUS',
  inArea: 'AREA',
}

/** Those that are words of their own, and what parts them; the others are filters of the map. */
const PARTED_BY = { type: '.', inArea: '_' } as const
const isWords = (parameter: FacetParameter): parameter is keyof typeof PARTED_BY => parameter in PARTED_BY

/** One value of a facet: what it would show, and what the address would be. */
export interface FacetChoice {
  value: string
  count: number
  isChosen: boolean
  /** the address with it beside what is chosen, or without it where it is chosen */
  search: ResultsSearch
  area: Pick<FacetCount, 'name' | 'nameLocal'> | null
}

export interface FacetGroup {
  parameter: FacetParameter
  choices: FacetChoice[]
}

const chosenOf = (search: ResultsSearch, limits: MapLimits, parameter: FacetParameter): readonly string[] => {
  if (!isWords(parameter)) return limits.filter[SET_OF[parameter]] ?? []
  return search[parameter] === undefined ? [] : String(search[parameter]).split(PARTED_BY[parameter])
}

/** The address with these values of a facet. */
export function withChosen(search: ResultsSearch, limits: MapLimits, parameter: FacetParameter, values: readonly string[]): ResultsSearch {
  if (isWords(parameter)) return { ...search, page: 1, [parameter]: values.length > 0 ? values.join(PARTED_BY[parameter]) : undefined }
  const field = SET_OF[parameter satisfies SetKey]
  // in the vocabulary's order, so that the same choices are the same address
  const ordered = SET_CHOICES[field].filter((name) => values.includes(name))
  return withLimits(search, withField(limits, field, ordered.length > 0 ? (ordered as MapFilter[typeof field]) : undefined))
}

/**
 * The facets that can narrow the results, each with its values: bedrooms by number, the rest by how much they show. A facet with a
 * single value that everything has says nothing and is left out; a chosen value stays, even where nothing is left of it.
 */
export function facetGroups(counts: readonly FacetCount[], search: ResultsSearch, country: CountryCode): FacetGroup[] {
  const limits = limitsOf(search, country)
  const order: readonly string[] = SEARCH_CONFIGS[country].bedroomTypes
  return FACET_PARAMETERS.flatMap((parameter): FacetGroup[] => {
    const chosen = chosenOf(search, limits, parameter)
    const rows = counts.filter(({ facet }) => facet === WIRE_FACETS[parameter])
    const missing = chosen.filter((value) => !rows.some((row) => row.value === value))
    const choices = [
      ...rows.map(({ value, count, name, nameLocal }) => ({ value, count, area: name === null ? null : { name, nameLocal } })),
      ...missing.map((value) => ({ value, count: 0, area: null })),
    ]
      .filter(({ value, area }) => parameter !== 'inArea' || area !== null || chosen.includes(value))
      .sort((a, b) => (parameter === 'beds' ? order.indexOf(a.value) - order.indexOf(b.value) : b.count - a.count))
      .map(({ value, ...rest }) => {
        const isChosen = chosen.includes(value)
        const next = isChosen ? chosen.filter((one) => one !== value) : [...chosen, value]
        return { ...rest, value, isChosen, search: withChosen(search, limits, parameter, next) }
      })
    return choices.length > 1 || chosen.length > 0 ? [{ parameter, choices }] : []
  })
}
