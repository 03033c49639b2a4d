import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { SETS, type SetKey, setRow } from '#filter/rows.ts'
import { enumName } from '#filter/wire-names.ts'
import type { ListingFacet, ListingSearchQuery } from '#graphql/generated/graphql.ts'
import type { AgainstEstimate, FurnishedType } from '#graphql/listing-kinds.ts'
import { localName } from '#lib/local-name.ts'
import { keysOf } from '#lib/records.ts'
import { choiceWord } from '#property/filter/choice-words.ts'
import { filterNames } from '#property/filter/filter-names.ts'
import { againstWords, furnishedWords } from '#property/listing/card/listing-words.ts'
import { wordOf } from '#property/vocabulary-words.ts'
import type { ListingSearch } from '../search.ts'
import { LISTING_SETS } from './listing-limits.ts'

export type ListingFacetCount = ListingSearchQuery['listingFacets'][number]

/** A parameter of the address that holds chosen words. */
export type FacetParam = 'type' | 'beds' | 'tenure' | 'status' | 'furnished' | 'against' | 'inArea'

interface FacetRow {
  facet: ListingFacet
  /** what parts the words of its parameter */
  parted: '.' | '_'
  /** the set of the shared filters that it is */
  set: SetKey | null
  title: MessageDescriptor
  word: (i18n: I18n, value: string, counts: readonly ListingFacetCount[]) => string
}

const ofSet = (set: SetKey): Pick<FacetRow, 'set' | 'title' | 'word' | 'parted'> => ({
  set,
  parted: '.',
  title: filterNames[set],
  word: (i18n, value) => choiceWord(i18n, set, value),
})

const isFurnished = (value: string): value is FurnishedType => LISTING_SETS.furnished.some((one) => one === value)
const isAgainst = (value: string): value is AgainstEstimate => LISTING_SETS.against.some((one) => one === value)

/** What most people narrow by first, above the figures: which kind of home, how many bedrooms, where. */
const FIRST: ReadonlySet<FacetParam> = new Set(['type', 'beds', 'inArea'])
export const isFirstFacet = (param: FacetParam): boolean => FIRST.has(param)

/** The facets in the order in which they are offered. */
const ROWS: Record<FacetParam, FacetRow> = {
  type: {
    facet: 'PROPERTY_TYPE',
    parted: '.',
    set: null,
    title: msg`Kind of property`,
    word: (i18n, value) => wordOf((message) => i18n._(message), value),
  },
  beds: { facet: 'BEDROOMS', ...ofSet('bedrooms') },
  inArea: {
    facet: 'AREA',
    parted: '_',
    set: null,
    title: msg`Area`,
    word: (i18n, value, counts) => {
      const area = counts.find((one) => one.facet === 'AREA' && one.value === value)
      return area?.name ? localName(i18n, { name: area.name, nameLocal: area.nameLocal }) : i18n._(msg`This area`)
    },
  },
  tenure: { facet: 'TENURE', ...ofSet('tenures') },
  status: { facet: 'CONSTRUCTION_STATUS', ...ofSet('constructionStatuses') },
  furnished: {
    facet: 'FURNISHED',
    parted: '.',
    set: null,
    title: msg`Furniture`,
    word: (i18n, value) => (isFurnished(value) ? i18n._(furnishedWords[enumName(value)]) : value),
  },
  against: {
    facet: 'AGAINST_ESTIMATE',
    parted: '.',
    set: null,
    title: msg`Asked against the estimate`,
    word: (i18n, value) => (isAgainst(value) ? i18n._(againstWords[enumName(value)]) : value),
  },
}
export const FACET_PARAMS = keysOf(ROWS)
export const facetRow = (param: FacetParam): FacetRow => ROWS[param]

/** A choice as the address writes it, and the inverse. */
const written = (param: FacetParam, value: string): string => {
  const { set } = ROWS[param]
  return set === null ? value : (setRow(set).written[value] ?? value)
}
const readBack = (param: FacetParam, word: string): string => {
  const { set } = ROWS[param]
  return set === null ? word : (SETS[set].choices.find((choice) => written(param, choice) === word) ?? word)
}

/** The chosen values of a facet. */
export const chosenOf = (search: ListingSearch, param: FacetParam): string[] =>
  search[param] === undefined
    ? []
    : String(search[param])
        .split(ROWS[param].parted)
        .filter(Boolean)
        .map((word) => readBack(param, word))

/** The address with these values of a facet, from its first page on; digits are written as the number they look like. */
export function withFacet(search: ListingSearch, param: FacetParam, values: readonly string[]): ListingSearch {
  const text = values.map((value) => written(param, value)).join(ROWS[param].parted)
  return { ...search, page: 1, [param]: text === '' ? undefined : /^[1-9]\d{0,8}$/.test(text) ? Number(text) : text }
}

export interface ListingFacetChoice {
  value: string
  count: number
  isChosen: boolean
  /** the address with it beside what is chosen, or without it where it is chosen */
  search: ListingSearch
}

/**
 * The facets that can narrow the results, each with its values: bedrooms by number, the rest by how much they show. A facet with a single
 * value that all results share is left out; a chosen value stays, even with a count of 0.
 */
export function listingFacets(counts: readonly ListingFacetCount[], search: ListingSearch) {
  return FACET_PARAMS.flatMap((param) => {
    const { facet, set } = ROWS[param]
    const chosen = chosenOf(search, param)
    const rows = counts.filter((one) => one.facet === facet)
    const missing = chosen.filter((value) => !rows.some((row) => row.value === value)).map((value) => ({ value, count: 0 }))
    const choices = [...rows, ...missing]
      .sort((a, b) =>
        set !== null && setRow(set).isCount
          ? setRow(set).choices.indexOf(a.value) - setRow(set).choices.indexOf(b.value)
          : b.count - a.count,
      )
      .map(({ value, count }): ListingFacetChoice => {
        const isChosen = chosen.includes(value)
        const next = isChosen ? chosen.filter((one) => one !== value) : [...chosen, value]
        return { value, count, isChosen, search: withFacet(search, param, next) }
      })
    return choices.length > 1 || chosen.length > 0 ? [{ param, choices }] : []
  })
}
