import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ResultsQuery } from '#graphql/generated/graphql.ts'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode, TypeGroup } from '#market/vocabulary.ts'
import { fromWireTypeGroup } from '#property/address/wire-words.ts'
import { sortWords } from '#property/filter/filter-names.ts'
import { offeredSorts, SORT_NAMES } from '#property/filter/sort-orders.ts'
import type { LimitPlaces } from '#property/filter/use-limit-words.ts'
import { useFormat } from '#property/use-format.ts'
import { typeGroupWords } from '#property/vocabulary-words.ts'
import { ChipLink } from '#ui/form/chip.tsx'
import { SortMenu, sortLinkClass } from '#ui/sort-menu.tsx'
import { ActiveFilters } from '../filters/active-filter-chips.tsx'
import { limitsOf, orderOf } from '../results-limits.ts'
import type { ResultsSearch } from '../search.ts'
import { searchDefaults } from '../search.ts'
import { TotalInWords } from './total-in-words.tsx'

export interface ResultsBarProps {
  country: CountryCode
  /** the typed text, where the results are those it describes */
  described: string | null
  search: ResultsSearch
  /** words of an advertisement that were neither searched for nor kept */
  unkept: readonly string[]
  total: number
  facets: ResultsQuery['projectFacets']
  /** that the market has; null where its edition does not say */
  kinds: ResultsQuery['market']['kinds']
  names: LimitPlaces
  instead: { search: ResultsSearch; count: number } | null
  /** no home has the words that were not understood: the results are those without them */
  isWithoutWords: boolean
  /** how many more there are for a little more money */
  dearer: { search: ResultsSearch; price: number; count: number } | null
}

/** Total in words, kind of home, order, and what narrows the results. Changing any of them starts at page 1. */
export function ResultsBar({
  country,
  described,
  unkept,
  search,
  total,
  facets,
  kinds,
  names,
  instead,
  isWithoutWords,
  dearer,
}: ResultsBarProps) {
  const { t, i18n } = useLingui()
  const format = useFormat(COUNTRIES[country].currencyCode)
  const chosen = limitsOf(search, country).filter.typeGroups ?? []
  const groups = COUNTRIES[country].propertyTypeGroups.filter(
    (group) => chosen.includes(group) || kinds?.some(({ typeGroup }) => fromWireTypeGroup(typeGroup) === group) !== false,
  )
  const withGroup = (group: TypeGroup | undefined): ResultsSearch => ({ ...search, groups: group, typeGroup: undefined, page: 1 })
  return (
    <>
      <div className="min-w-0 max-lg:basis-full lg:col-start-1 lg:row-start-1">
        <h2 className="title figures text-xl sm:text-2xl" aria-live="polite">
          <TotalInWords total={total} search={search} country={country} />
        </h2>
        {described === null ? null : (
          <p className="pt-1 text-ink-2">
            <Trans>Nothing is called “{described}”. This is what it describes.</Trans>
          </p>
        )}
        {unkept.length > 0 ? (
          <p className="pt-1 text-ink-2">
            <Trans>Not understood: {quoted(unkept)}. Neither searched for nor kept.</Trans>
          </p>
        ) : null}
        {search.words === undefined ? null : (
          <p className="pt-1 text-ink-2">
            <NotUnderstood words={String(search.words)} isWithoutWords={isWithoutWords} />{' '}
            <Link
              to="/search"
              search={{ ...search, words: undefined, page: 1 }}
              className="inline-flex min-h-6 items-center text-lagoon underline-offset-4 hover:underline"
            >
              <Trans>Leave it out</Trans>
            </Link>
          </p>
        )}
        {dearer ? (
          <p className="pt-1 text-ink-2">
            <Link
              to="/search"
              search={dearer.search}
              rel="nofollow"
              className="inline-flex min-h-6 items-center text-lagoon underline-offset-4 hover:underline"
            >
              <More count={dearer.count} price={format.short(dearer.price)} />
            </Link>
          </p>
        ) : null}
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
      <div className="max-lg:contents lg:col-span-2 lg:grid lg:gap-3">
        <div className="max-lg:contents lg:flex lg:flex-wrap lg:items-center lg:justify-between lg:gap-x-6 lg:gap-y-3">
          {groups.length > 1 || chosen.length > 0 ? (
            <ul
              aria-label={t`Kind of home`}
              className="more-beside flex gap-2 overflow-x-auto [scrollbar-width:none] max-lg:basis-full lg:flex-wrap"
            >
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
        <div className="empty:hidden max-lg:order-1 max-lg:basis-full">
          <ActiveFilters country={country} search={search} facets={facets} names={names} />
        </div>
      </div>
    </>
  )
}

const More = ({ count, price }: { count: number; price: string }) => (
  <Plural value={count} one={`# more up to ${price}`} other={`# more up to ${price}`} />
)

const quoted = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ')

/** Word by word, and what became of them. */
function NotUnderstood({ words, isWithoutWords }: { words: string; isWithoutWords: boolean }) {
  const named = quoted(words.split(', '))
  return isWithoutWords ? (
    <Trans>Not understood: {named}. Nothing has these words, so this is what the rest describes.</Trans>
  ) : (
    <Trans>Not understood: {named}. Searched as text.</Trans>
  )
}

/** The projects of a type group, to stand beside its name. */
const countOfGroup = (counts: ResultsQuery['projectFacets'], group: TypeGroup): number =>
  counts.find(({ facet, value }) => facet === 'TYPE_GROUP' && value === group)?.count ?? 0

/** The orders of the results as links behind the one in force: they work without scripts. */
function SortLinks({ country, search }: { country: CountryCode; search: ResultsSearch }) {
  const { i18n, t } = useLingui()
  const { around, reach } = limitsOf(search, country).places
  const orders = offeredSorts(country, search.near !== undefined || around !== null || reach !== null, search.street !== undefined)
  const current = orderOf(search)
  const word = i18n._(sortWords[current])
  return (
    <SortMenu label={t`Sorted by`} current={word} name="results-menu" className="no-print" listClassName="start-0 lg:start-auto lg:end-0">
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
