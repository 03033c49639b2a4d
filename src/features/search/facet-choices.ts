import type { ResultsQuery } from '#graphql/generated/graphql.ts'
import { CONSTRUCTION_STATUSES, TENURES } from '#market/vocabulary.ts'
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

/** One value of a facet: what it would show, and what the address would be. */
export interface FacetChoice {
  value: string
  count: number
  isChosen: boolean
  /** the address with it, or without it where it is chosen */
  search: ResultsSearch
  area: Pick<FacetCount, 'name' | 'nameLocal'> | null
}

export interface FacetGroup {
  parameter: FacetParameter
  choices: FacetChoice[]
}

/** What every value of a facet is in an address. */
function withChoice(search: ResultsSearch, parameter: FacetParameter, value: string | undefined): ResultsSearch {
  const base = { ...search, page: 1 }
  if (value === undefined) return { ...base, [parameter]: undefined }
  if (parameter === 'beds' || parameter === 'inArea') return { ...base, [parameter]: Number(value) }
  if (parameter === 'tenure') return { ...base, tenure: TENURES.find((one) => one === value) }
  if (parameter === 'status') return { ...base, status: CONSTRUCTION_STATUSES.find((one) => one === value) }
  return { ...base, type: value }
}

/** The address without any facet. */
export const withoutFacets = (search: ResultsSearch): ResultsSearch =>
  FACET_PARAMETERS.reduce((rest, parameter) => withChoice(rest, parameter, undefined), search)

export const chosenFacets = (search: ResultsSearch): FacetParameter[] =>
  FACET_PARAMETERS.filter((parameter) => search[parameter] !== undefined)

/**
 * The facets that can narrow the results, each with its values: bedrooms by number, the rest by how much they show. A facet with a
 * single value that everything has says nothing and is left out; a chosen value stays, even where nothing is left of it.
 */
export function facetGroups(counts: readonly FacetCount[], search: ResultsSearch): FacetGroup[] {
  return FACET_PARAMETERS.flatMap((parameter): FacetGroup[] => {
    const chosen = search[parameter] === undefined ? null : String(search[parameter])
    const rows = counts.filter(({ facet }) => facet === WIRE_FACETS[parameter])
    const missing = chosen !== null && !rows.some(({ value }) => value === chosen)
    const choices = [
      ...rows.map(({ value, count, name, nameLocal }) => ({ value, count, area: name === null ? null : { name, nameLocal } })),
      ...(missing ? [{ value: chosen, count: 0, area: null }] : []),
    ]
      .filter(({ area }) => parameter !== 'inArea' || area !== null)
      .sort((a, b) => (parameter === 'beds' ? Number(a.value) - Number(b.value) : b.count - a.count))
      .map(({ value, ...rest }) => {
        const isChosen = value === chosen
        return { ...rest, value, isChosen, search: withChoice(search, parameter, isChosen ? undefined : value) }
      })
    return choices.length > 1 || chosen !== null ? [{ parameter, choices }] : []
  })
}
