import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ResultsQuery } from '#graphql/generated/graphql.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { type LimitPlaces, useLimitWords } from '#property/filter/use-limit-words.ts'
import { CloseIcon } from '#ui/close-icon.tsx'
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
  const words = useLimitWords(country, 'sqft')
  const limits = limitsOf(search, country)
  return (key) => {
    if (key !== 'type' && key !== 'inArea') return words(key, limits, names)
    return String(search[key])
      .split(key === 'type' ? '.' : '_')
      .map((value) => facetWord(i18n, key, { value, area: facets.find((one) => one.facet === 'AREA' && one.value === value) ?? null }))
      .join(', ')
  }
}

/** A chip for each filter that narrows the results; it leads to the results without it. */
export function ActiveFilters(props: ActiveFiltersProps) {
  const { t } = useLingui()
  const words = useFilterWords(props)
  const active = activeFilters(props.search, props.country)
  if (active.length === 0) return null
  return (
    <ul aria-label={t`Active filters`} className="flex flex-wrap items-center gap-2">
      {active.map(({ key, search }) => {
        const text = words(key)
        return (
          <li key={key} className="min-w-0">
            <Link
              to="/search"
              search={search}
              rel="nofollow"
              resetScroll={false}
              activeOptions={{ exact: true, includeSearch: true }}
              aria-label={t`Remove the filter ${text}`}
              className="figures flex min-h-8 max-w-full items-center gap-1.5 rounded-full bg-lagoon-soft ps-3 pe-2.5 text-sm text-ink hover:bg-wash"
            >
              <span className="truncate first-letter:uppercase">{text}</span>
              <span className="shrink-0 text-ink-3 [&_svg]:size-3">
                <CloseIcon />
              </span>
            </Link>
          </li>
        )
      })}
      {active.length > 1 ? (
        <li>
          <Link
            to="/search"
            search={withoutFilters(props.search)}
            resetScroll={false}
            activeOptions={{ exact: true, includeSearch: true }}
            className="inline-flex min-h-8 items-center px-2 text-sm text-lagoon underline-offset-4 hover:underline"
          >
            <Trans>Clear all</Trans>
          </Link>
        </li>
      ) : null}
    </ul>
  )
}
