import type { MapFilter } from '#filter/map-filter.ts'
import { type MapLimits, withField } from '#filter/map-limits.ts'
import { FACETS, type Facet } from '#filter/row-shapes.ts'
import { SET_KEYS, SETS, type SetKey, setRow } from '#filter/rows.ts'
import { enumName } from '#filter/wire-names.ts'
import type { ResultsQuery } from '#graphql/generated/graphql.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { limitsOf, withLimits } from '../results-limits.ts'
import type { ResultsSearch } from '../search.ts'

export type FacetCount = ResultsQuery['projectFacets'][number]

/** The filters that are facets; the kind of home has chips of its own. */
type FacetKey = { [Key in SetKey]: (typeof SETS)[Key]['facet'] extends 'type-group' | null ? never : Key }[SetKey]
const isFacet = (key: SetKey): key is FacetKey => SETS[key].facet !== null && SETS[key].facet !== 'type-group'

/** The facets that have a parameter of their own in an address, and its separator. */
const PARTED_BY = { type: '.', inArea: '_' } as const
type WordKey = keyof typeof PARTED_BY

/** What a facet's values are chosen by: a filter, or words of the address. */
export type FacetKeyOrWords = FacetKey | WordKey
const WORD_KEYS = Object.keys(PARTED_BY) as WordKey[]
const isWords = (key: FacetKeyOrWords): key is WordKey => key in PARTED_BY

/** A facet's name in an address. */
const parameterOf = (key: FacetKeyOrWords) => (isWords(key) ? key : SETS[key].param)

const FACET_OF = { type: 'property-type', inArea: 'area' } as const satisfies Record<WordKey, Facet>
const facetOf = (key: FacetKeyOrWords) => (isWords(key) ? FACET_OF[key] : SETS[key].facet)

/** The facets, in the order in which they are offered. */
const KEYS = FACETS.flatMap((facet) => [...WORD_KEYS, ...SET_KEYS.filter(isFacet)].filter((key) => facetOf(key) === facet))

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
  key: FacetKeyOrWords
  /** its name in an address */
  parameter: ReturnType<typeof parameterOf>
  choices: FacetChoice[]
}

const chosenOf = (search: ResultsSearch, limits: MapLimits, key: FacetKeyOrWords): readonly string[] => {
  if (!isWords(key)) return limits.filter[key] ?? []
  return search[key] === undefined ? [] : String(search[key]).split(PARTED_BY[key])
}

/** The address with these values of a facet. */
function withChosen(search: ResultsSearch, limits: MapLimits, key: FacetKeyOrWords, values: readonly string[]): ResultsSearch {
  if (isWords(key)) return { ...search, page: 1, [key]: values.length > 0 ? values.join(PARTED_BY[key]) : undefined }
  // in the vocabulary's order, so that the same choices are the same address
  const ordered = SETS[key].choices.filter((choice) => values.includes(choice))
  return withLimits(search, withField(limits, key, ordered.length > 0 ? (ordered as MapFilter[FacetKey]) : undefined))
}

/**
 * The facets that can narrow the results, each with its values: bedrooms by number, the rest by how much they show. A facet with a
 * single value that all results share is left out; a chosen value stays, even with a count of 0.
 */
export function facetGroups(counts: readonly FacetCount[], search: ResultsSearch, country: CountryCode): FacetGroup[] {
  const limits = limitsOf(search, country)
  return KEYS.flatMap((key): FacetGroup[] => {
    const chosen = chosenOf(search, limits, key)
    const rows = counts.filter(({ facet }) => facet === enumName(facetOf(key)))
    const missing = chosen.filter((value) => !rows.some((row) => row.value === value))
    const choices = [
      ...rows.map(({ value, count, name, nameLocal }) => ({ value, count, area: name === null ? null : { name, nameLocal } })),
      ...missing.map((value) => ({ value, count: 0, area: null })),
    ]
      .filter(({ value, area }) => key !== 'inArea' || area !== null || chosen.includes(value))
      .sort(orderIn(key))
      .map(({ value, ...rest }) => {
        const isChosen = chosen.includes(value)
        const next = isChosen ? chosen.filter((one) => one !== value) : [...chosen, value]
        return { ...rest, value, isChosen, search: withChosen(search, limits, key, next) }
      })
    return choices.length > 1 || chosen.length > 0 ? [{ key, parameter: parameterOf(key), choices }] : []
  })
}

/** Numbers by their size, the rest by how much they show. */
function orderIn(key: FacetKeyOrWords): (a: Pick<FacetChoice, 'value' | 'count'>, b: Pick<FacetChoice, 'value' | 'count'>) => number {
  if (isWords(key) || !setRow(key).isCount) return (a, b) => b.count - a.count
  const { choices } = setRow(key)
  return (a, b) => choices.indexOf(a.value) - choices.indexOf(b.value)
}
