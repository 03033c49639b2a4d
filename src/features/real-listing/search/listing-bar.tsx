import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { filterSearchOf } from '#filter/address.ts'
import { without } from '#filter/map-limits.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { sortWords } from '#property/filter/filter-names.ts'
import { EXACTLY } from '#property/filter/form/facet-list.tsx'
import type { LimitPlaces } from '#property/filter/use-limit-words.ts'
import { countryName } from '#session/country-name.ts'
import { ButtonLink } from '#ui/button.tsx'
import { ShortLabel } from '#ui/short-label.tsx'
import { SortMenu, sortLinkClass } from '#ui/sort-menu.tsx'
import { LISTING_ORDER_NAMES, type ListingOrder, type ListingSearch } from '../search.ts'
import { ListingChips } from './listing-chips.tsx'
import type { ListingFacetCount } from './listing-facets.ts'
import { listingLimits } from './listing-limits.ts'

interface ListingBarProps {
  country: CountryCode
  search: ListingSearch
  total: number
  facets: readonly ListingFacetCount[]
  names: LimitPlaces
}

const orderWords: Record<ListingOrder, MessageDescriptor> = {
  newest: msg`Newest first`,
  'price-low': sortWords['price-low'],
  'price-high': sortWords['price-high'],
  'psf-low': sortWords['psf-low'],
  'psf-high': sortWords['psf-high'],
  largest: msg`Largest first`,
  'price-cut': msg`Newest price cut`,
  'against-estimate': msg`Lowest against the estimate`,
}

/** Total in words, order, the same filters on the map of projects, and what narrows the results. */
export function ListingBar({ country, search, total, facets, names }: ListingBarProps) {
  const {
    price: _,
    psf: __,
    rent: ___,
    ...onMap
  } = filterSearchOf((['price', 'psf', 'rent'] as const).reduce(without, listingLimits(search, country)))
  return (
    <>
      <div className="max-lg:contents lg:flex lg:flex-wrap lg:items-center lg:justify-between lg:gap-x-6 lg:gap-y-3">
        <h2 className="title figures text-xl max-lg:basis-full sm:text-2xl" aria-live="polite">
          <ListingTotal total={total} search={search} country={country} />
        </h2>
        <div className="no-print max-lg:contents lg:flex lg:flex-wrap lg:items-start lg:gap-2">
          <OrderLinks search={search} />
          <ButtonLink
            to="/realListing/search"
            search={{ ...search, view: search.view === 'map' ? undefined : 'map' }}
            rel="nofollow"
            resetScroll={false}
            className="max-sm:px-2.5"
          >
            <ShortLabel short={search.view === 'map' ? <Trans>List</Trans> : <Trans>Map</Trans>}>
              {search.view === 'map' ? <Trans>List only</Trans> : <Trans>Map of these homes</Trans>}
            </ShortLabel>
          </ButtonLink>
          <ButtonLink to="/map" search={{ countryCode: country, ...onMap }} className="max-sm:hidden">
            <Trans>Such projects on the map</Trans>
          </ButtonLink>
        </div>
      </div>
      <div className="empty:hidden max-lg:order-1 max-lg:basis-full lg:col-span-2">
        <ListingChips country={country} search={search} facets={facets} names={names} />
      </div>
    </>
  )
}

function ListingTotal({ total, search, country }: Pick<ListingBarProps, 'total' | 'search' | 'country'>) {
  const { i18n } = useLingui()
  const market = countryName(i18n, country)
  const counts = {
    sale: <Plural value={total} one="# home for sale" other="# homes for sale" />,
    rent: <Plural value={total} one="# home to rent" other="# homes to rent" />,
    room: <Plural value={total} one="# room to rent" other="# rooms to rent" />,
  }
  const count = counts[search.for]
  if (search.q === undefined)
    return (
      <Trans>
        {count} in {market}
      </Trans>
    )
  return (
    <Trans>
      {count} for “{search.q}”
    </Trans>
  )
}

/** The orders of the results as links behind the one in force: they work without scripts. */
function OrderLinks({ search }: { search: ListingSearch }) {
  const { i18n, t } = useLingui()
  const word = i18n._(orderWords[search.sort])
  return (
    <SortMenu label={t`Sorted by`} current={word} listClassName="start-0 lg:start-auto lg:end-0">
      {LISTING_ORDER_NAMES.map((order) => (
        <li key={order}>
          <Link
            to="/realListing/search"
            search={{ ...search, sort: order, page: 1 }}
            rel="nofollow"
            resetScroll={false}
            activeOptions={EXACTLY}
            aria-current={order === search.sort ? 'true' : undefined}
            className={sortLinkClass(order === search.sort)}
          >
            {i18n._(orderWords[order])}
          </Link>
        </li>
      ))}
    </SortMenu>
  )
}
