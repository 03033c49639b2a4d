import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ResultsQuery } from '#graphql/generated/graphql.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { ChipList } from '#property/filter/form/chip-list.tsx'
import { type LimitPlaces, useLimitWords } from '#property/filter/use-limit-words.ts'
import { limitsOf } from '../results-limits.ts'
import type { ResultsSearch } from '../search.ts'
import { type ActiveFilter, activeFilters, withoutFilters } from './active-filters.ts'
import { facetWord } from './facet-words.ts'

interface ActiveFiltersProps {
  country: CountryCode
  search: ResultsSearch
  facets: ResultsQuery['projectFacets']
  names: LimitPlaces
}

/** The text of an active filter, with the names of areas from the facets. */
export function useFilterWords({ country, search, facets, names }: ActiveFiltersProps): (key: ActiveFilter['key']) => string {
  const { i18n } = useLingui()
  const words = useLimitWords(country)
  const limits = limitsOf(search, country)
  return (key) => {
    if (key !== 'type' && key !== 'inArea') return words(key, limits, names)
    return String(search[key])
      .split(key === 'type' ? '.' : '_')
      .map((value) => facetWord(i18n, key, { value, area: facets.find((one) => one.facet === 'AREA' && one.value === value) ?? null }))
      .join(', ')
  }
}

/** A chip for each filter that narrows the results. */
export function ActiveFilters(props: ActiveFiltersProps) {
  const words = useFilterWords(props)
  const active = activeFilters(props.search, props.country)
  const addresses = new Map(active.map(({ key, search }) => [key, search]))
  return (
    <ChipList
      chips={active.map(({ key }) => ({ key, text: words(key) }))}
      link={(key, parts) => <Link to="/search" search={addresses.get(key)} {...parts} />}
      clear={(parts) => <Link to="/search" search={withoutFilters(props.search)} {...parts} />}
    />
  )
}
