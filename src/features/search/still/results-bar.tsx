import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ResultsQuery } from '#graphql/generated/graphql.ts'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode, TypeGroup } from '#market/vocabulary.ts'
import { fromWireTypeGroup } from '#property/address/wire-words.ts'
import type { LimitPlaces } from '#property/filter/use-limit-words.ts'
import { typeGroupWords } from '#property/vocabulary-words.ts'
import { ChipLink } from '#ui/form/chip.tsx'
import { limitsOf } from '../results-limits.ts'
import type { ResultsSearch } from '../search.ts'
import { ActiveFilters } from './active-filter-chips.tsx'
import { countOfGroup } from './result-groups.ts'
import { SortLinks } from './sort-links.tsx'
import { TotalInWords } from './total-in-words.tsx'

export interface ResultsBarProps {
  country: CountryCode
  /** the typed text, where the results are those it describes */
  described: string | null
  search: ResultsSearch
  total: number
  facets: ResultsQuery['projectFacets']
  /** that the market has; null where its edition does not say */
  kinds: ResultsQuery['market']['kinds']
  names: LimitPlaces
  instead: { search: ResultsSearch; count: number } | null
}

/** Total in words, kind of home, order, and what narrows the results. Changing any of them starts at page 1. */
export function ResultsBar({ country, described, search, total, facets, kinds, names, instead }: ResultsBarProps) {
  const { t, i18n } = useLingui()
  const chosen = limitsOf(search, country).filter.typeGroups ?? []
  const groups = COUNTRIES[country].propertyTypeGroups.filter(
    (group) => chosen.includes(group) || kinds?.some(({ typeGroup }) => fromWireTypeGroup(typeGroup) === group) !== false,
  )
  const withGroup = (group: TypeGroup | undefined): ResultsSearch => ({ ...search, groups: group, typeGroup: undefined, page: 1 })
  return (
    <>
      <div className="col-start-1 row-start-1 min-w-0">
        <h2 className="title figures text-2xl" aria-live="polite">
          <TotalInWords total={total} search={search} country={country} />
        </h2>
        {described === null ? null : (
          <p className="pt-1 text-ink-2">
            <Trans>Nothing is called “{described}”. This is what it describes.</Trans>
          </p>
        )}
        {instead ? (
          <p className="pt-1 text-ink-2">
            <Link
              to="/search"
              search={instead.search}
              className="inline-flex min-h-6 items-center text-lagoon underline-offset-4 hover:underline"
            >
              <Plural value={instead.count} one="# project fits it as a description" other="# projects fit it as a description" />
            </Link>
          </p>
        ) : null}
      </div>
      <div className="col-span-2 grid gap-3 max-lg:col-start-1">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          {groups.length > 1 || chosen.length > 0 ? (
            <ul aria-label={t`Kind of home`} className="flex flex-wrap gap-2">
              <li>
                <ChipLink to="/search" search={withGroup(undefined)} resetScroll={false} on={chosen.length === 0}>
                  <Trans>All homes</Trans>
                </ChipLink>
              </li>
              {groups.map((group) => (
                <li key={group}>
                  <ChipLink to="/search" search={withGroup(group)} resetScroll={false} on={chosen.includes(group)}>
                    {i18n._(typeGroupWords[group])}
                    <span className="text-ink-3">{i18n.number(countOfGroup(facets, group))}</span>
                  </ChipLink>
                </li>
              ))}
            </ul>
          ) : null}
          <SortLinks country={country} search={search} />
        </div>
        <ActiveFilters country={country} search={search} facets={facets} names={names} />
      </div>
    </>
  )
}
