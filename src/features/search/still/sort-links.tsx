import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { CountryCode } from '#market/vocabulary.ts'
import { sortWords } from '#property/filter/filter-names.ts'
import { offeredSorts, SORT_NAMES } from '#property/filter/sort-orders.ts'
import { cx } from '#ui/class-names.ts'
import { limitsOf, orderOf } from '../results-limits.ts'
import { type ResultsSearch, searchDefaults } from '../search.ts'

/** The orders of the results as links behind the one in force: they work without scripts. */
export function SortLinks({ country, search }: { country: CountryCode; search: ResultsSearch }) {
  const { i18n, t } = useLingui()
  const { around, reach } = limitsOf(search, country).places
  const orders = offeredSorts(country, search.near !== undefined || around !== null || reach !== null, search.street !== undefined)
  const current = orderOf(search)
  const word = i18n._(sortWords[current])
  return (
    <details name="results-menu" className="group/sort no-print relative">
      <summary className="flex h-9 cursor-pointer list-none items-center gap-2 rounded border border-field-line bg-sheet ps-3 pe-3 hover:border-ink-3 [&::-webkit-details-marker]:hidden">
        <span className="text-ink-3">
          <Trans>Sorted by</Trans>
        </span>
        <span>{word}</span>
        <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 text-ink-3 transition-transform group-open/sort:rotate-180">
          <path d="M2 4.5 6 8.5l4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </summary>
      <ul
        aria-label={t`Sorted by`}
        className="absolute end-0 top-full z-20 mt-1 min-w-52 rounded border border-line bg-sheet py-1.5 shadow-float"
      >
        {orders.map((order) => (
          <li key={order}>
            <Link
              to="/search"
              search={{ ...search, sort: order === SORT_NAMES[0] ? searchDefaults.sort : order, page: 1 }}
              rel="nofollow"
              resetScroll={false}
              activeOptions={{ exact: true, includeSearch: true }}
              aria-current={order === current ? 'true' : undefined}
              className={cx('flex min-h-9 items-center px-4 hover:bg-wash', order === current ? 'font-[560] text-ink' : 'text-ink-2')}
            >
              {i18n._(sortWords[order])}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
