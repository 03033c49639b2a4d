import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { activeKeys } from '#filter/map-limits.ts'
import { isSet } from '#filter/rows.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { EXACTLY, FacetList } from '#property/filter/form/facet-list.tsx'
import { NarrowPanel } from '#property/filter/form/narrow-panel.tsx'
import type { LimitPlaces } from '#property/filter/use-limit-words.ts'
import { limitsOf } from '../results-limits.ts'
import type { ResultsSearch } from '../search.ts'
import { withoutFilters } from './active-filters.ts'
import { type FacetCount, facetGroups } from './facet-choices.ts'
import { facetTitles, facetWord } from './facet-words.ts'
import { FigureFilters } from './figure-filters.tsx'

export interface FacetPanelProps {
  country: CountryCode
  search: ResultsSearch
  counts: readonly FacetCount[]
  names: LimitPlaces
  unknownStation: string | null
}

/** What narrows the results; every value says how much it would show. */
export function FacetPanel({ country, search, counts, names, unknownStation }: FacetPanelProps) {
  const { i18n } = useLingui()
  const groups = facetGroups(counts, search, country)
  const figures = activeKeys(limitsOf(search, country)).filter((key) => !isSet(key))
  const chosen = groups.reduce((sum, { choices }) => sum + choices.filter(({ isChosen }) => isChosen).length, figures.length)
  return (
    <NarrowPanel chosen={chosen} isOpen={unknownStation !== null}>
      {chosen > 0 ? (
        <Link
          to="/search"
          search={withoutFilters(search)}
          activeOptions={EXACTLY}
          className="-my-1 inline-flex min-h-8 items-center text-lagoon underline-offset-4 hover:underline sm:max-lg:col-span-2"
        >
          <Trans>Show all again</Trans>
        </Link>
      ) : null}
      <FigureFilters country={country} search={search} names={names} unknownStation={unknownStation} />
      {groups.map(({ key, parameter, choices }) => (
        <FacetList
          key={parameter}
          parameter={parameter}
          title={i18n._(facetTitles[key])}
          choices={choices}
          word={(choice) => facetWord(i18n, key, choice)}
          link={(choice, parts) => <Link to="/search" search={choice.search} {...parts} />}
        />
      ))}
    </NarrowPanel>
  )
}
