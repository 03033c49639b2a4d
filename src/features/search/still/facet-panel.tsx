import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { activeKeys } from '#filter/map-limits.ts'
import { isSet } from '#filter/rows.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { LimitPlaces } from '#property/filter/use-limit-words.ts'
import { cx } from '#ui/class-names.ts'
import { limitsOf } from '../results-limits.ts'
import type { ResultsSearch } from '../search.ts'
import { withoutFilters } from './active-filters.ts'
import { type FacetChoice, type FacetCount, type FacetGroup, type FacetKeyOrWords, facetGroups } from './facet-choices.ts'
import { facetTitles, facetWord } from './facet-words.ts'
import { FigureFilters } from './figure-filters.tsx'

export interface FacetPanelProps {
  country: CountryCode
  search: ResultsSearch
  counts: readonly FacetCount[]
  names: LimitPlaces
  unknownStation: string | null
}

/** The address without a choice must not be marked as the current page, although the current one holds all its parameters. */
const exactly = { exact: true, includeSearch: true }

/** What narrows the results, beside them or, on a narrow screen, behind one line above them. Every value says how much it would show. */
export function FacetPanel({ country, search, counts, names, unknownStation }: FacetPanelProps) {
  const { t } = useLingui()
  const groups = facetGroups(counts, search, country)
  const figures = activeKeys(limitsOf(search, country)).filter((key) => !isSet(key))
  const chosen = groups.reduce((sum, { choices }) => sum + choices.filter(({ isChosen }) => isChosen).length, figures.length)
  return (
    <nav aria-label={t`Narrow the results`} data-facets className="no-print">
      <details open={unknownStation !== null} className="group lg:details-content:block lg:details-content:[content-visibility:visible]">
        <summary className="flex h-11 cursor-pointer list-none items-center justify-between gap-3 rounded border border-line bg-sheet px-4 font-[560] lg:hidden [&::-webkit-details-marker]:hidden">
          {chosen > 0 ? (
            <Plural value={chosen} one="Narrowed by # choice" other="Narrowed by # choices" />
          ) : (
            <Trans>Narrow the results</Trans>
          )}
          <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 text-ink-3 transition-transform group-open:rotate-180">
            <path d="M2 4.5 6 8.5l4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </summary>
        <div className="grid gap-6 pt-4 sm:max-lg:grid-cols-2 lg:gap-7 lg:pt-0">
          {chosen > 0 ? (
            <Link
              to="/search"
              search={withoutFilters(search)}
              activeOptions={exactly}
              className="-my-1 inline-flex min-h-8 items-center text-lagoon underline-offset-4 hover:underline sm:max-lg:col-span-2"
            >
              <Trans>Show all again</Trans>
            </Link>
          ) : null}
          <FigureFilters {...{ country, search, names, unknownStation }} />
          {groups.map((group) => (
            <Facet key={group.parameter} group={group} />
          ))}
        </div>
      </details>
    </nav>
  )
}

function Facet({ group: { key, parameter, choices } }: { group: FacetGroup }) {
  const { i18n } = useLingui()
  return (
    <section aria-labelledby={`facet-${parameter}`}>
      <h3 id={`facet-${parameter}`} className="border-b border-line pb-1.5 text-sm font-[560] text-ink-2">
        {i18n._(facetTitles[key])}
      </h3>
      <ul className="pt-1.5">
        {choices.map((choice) => (
          <li key={choice.value}>
            <FacetLink facetKey={key} choice={choice} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function FacetLink({ facetKey, choice }: { facetKey: FacetKeyOrWords; choice: FacetChoice }) {
  const { i18n } = useLingui()
  return (
    <Link
      to="/search"
      search={choice.search}
      rel="nofollow"
      activeOptions={exactly}
      aria-current={choice.isChosen ? 'true' : undefined}
      className={cx(
        'flex min-h-8 items-center gap-2 rounded px-2 -mx-2 transition-colors duration-(--duration-quick) hover:bg-wash',
        choice.isChosen ? 'bg-lagoon-soft font-[560] text-ink' : 'text-ink-2 hover:text-ink',
      )}
    >
      <span className="min-w-0 flex-1 truncate first-letter:uppercase">{facetWord(i18n, facetKey, choice)}</span>
      {choice.isChosen ? (
        <svg viewBox="0 0 12 12" aria-hidden="true" className="size-2.5 shrink-0 text-ink-3">
          <path d="m2 2 8 8M10 2l-8 8" fill="none" stroke="currentColor" strokeWidth="1.6" />
        </svg>
      ) : null}
      <span className="figures shrink-0 text-sm font-normal text-ink-3">{i18n.number(choice.count)}</span>
    </Link>
  )
}
