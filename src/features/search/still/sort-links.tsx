import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { CountryCode } from '#market/vocabulary.ts'
import { sortWords } from '#property/filter/filter-names.ts'
import { offeredSorts, SORT_NAMES } from '#property/filter/sort-orders.ts'
import { SortMenu, sortLinkClass } from '#ui/sort-menu.tsx'
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
    <SortMenu label={t`Sorted by`} current={word} name="results-menu" className="no-print" listClassName="end-0">
      {orders.map((order) => (
        <li key={order}>
          <Link
            to="/search"
            search={{ ...search, sort: order === SORT_NAMES[0] ? searchDefaults.sort : order, page: 1 }}
            rel="nofollow"
            resetScroll={false}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={order === current ? 'true' : undefined}
            className={sortLinkClass(order === current)}
          >
            {i18n._(sortWords[order])}
          </Link>
        </li>
      ))}
    </SortMenu>
  )
}
