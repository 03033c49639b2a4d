import { Trans, useLingui } from '@lingui/react/macro'
import { ClientOnly, getRouteApi, Link, useRouteContext, useRouter } from '@tanstack/react-router'
import { Hydrate } from '@tanstack/react-start'
import { lazy, Suspense } from 'react'
import { enumName } from '#filter/wire-names.ts'
import type { ListingSearchQuery } from '#graphql/generated/graphql.ts'
import { LISTING_ACTIVITIES } from '#graphql/listing-kinds.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { listingActivityWords } from '#property/listing/card/listing-words.ts'
import { SaveSearch } from '#property/search/save-search.tsx'
import { countryName } from '#session/country-name.ts'
import { asServed } from '#ui/as-served.tsx'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { LinkTab, LinkTabs } from '#ui/link-tabs.tsx'
import { ShortLabel } from '#ui/short-label.tsx'
import { Pagination } from '#ui/table/pagination.tsx'
import { LISTING_PAGES_MAX, LISTINGS_PER_PAGE, type ListingSearch } from '../search.ts'
import { FoundCards } from './found-cards.tsx'
import { KeywordForm } from './keyword-form.tsx'
import { ListingBar } from './listing-bar.tsx'
import { ListingFilters } from './listing-filters.tsx'

const ListingMap = lazy(() => import('./map/listing-map.tsx').then((code) => ({ default: code.ListingMap })))

/** The map above the list, where the address asks for it; its code is loaded then only. */
function MapOfFound({ country, search }: { country: CountryCode; search: ListingSearch }) {
  if (search.view !== 'map') return null
  const waiting = (
    <p role="status" className="grid h-80 place-content-center bg-wash text-ink-3 [@media(scripting:none)]:hidden">
      <Trans>The map is being drawn</Trans>
    </p>
  )
  return (
    <ClientOnly
      fallback={
        <>
          <noscript>
            <p className="pb-5 text-ink-2">
              <Trans>The map is drawn with JavaScript. The list has the same homes.</Trans>
            </p>
          </noscript>
          {waiting}
        </>
      }
    >
      <Suspense fallback={waiting}>
        <ListingMap country={country} search={search} />
      </Suspense>
    </ClientOnly>
  )
}

const route = getRouteApi('/_listing/realListing/search')

/** §2.2 realListing/search: homes that are advertised, with filters, order and page in the address. */
export function ListingSearchPage() {
  const { i18n, t } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  const search = route.useSearch()
  const results = route.useLoaderData()
  const router = useRouter()
  const found = results.ok ? results.value : null
  const place = countryName(i18n, country)
  const unknownStation = search.station === undefined ? null : String(search.station)
  const topic = JSON.stringify([found?.search, unknownStation])
  const action = router.buildLocation({ to: '/realListing/search' }).publicHref.split('?')[0] ?? ''
  return (
    <div className="page pt-3 pb-20 sm:pt-9">
      <h1 className="title text-3xl max-sm:sr-only">
        <Trans>Homes advertised in {place}</Trans>
      </h1>
      <div className="sm:mt-2">
        <LinkTabs label={t`To buy or to rent`}>
          {LISTING_ACTIVITIES.map((activity) => (
            <LinkTab
              key={activity}
              to="/realListing/search"
              search={{ ...search, for: activity, page: 1 }}
              activeOptions={{ exact: true, includeSearch: true }}
              current={activity === search.for}
            >
              {i18n._(listingActivityWords[enumName(activity)])}
            </LinkTab>
          ))}
        </LinkTabs>
      </div>
      <KeywordForm key={`${country} ${search.q ?? ''} ${topic}`} action={action} country={country} search={search} />
      {found ? (
        // on a narrow screen all controls are one bar, so that the first home stands on the first screen
        <div className="pt-4 max-lg:flex max-lg:flex-wrap max-lg:items-start max-lg:gap-x-1.5 max-lg:gap-y-2.5 lg:pt-7">
          <div className="max-lg:contents lg:grid lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-x-2 lg:gap-y-3 lg:border-b lg:border-ink lg:pb-3">
            <Hydrate when={asServed}>
              <ListingBar
                country={country}
                search={found.search}
                total={found.listingSearch.totalCount}
                facets={found.listingFacets}
                names={found.names}
              />
            </Hydrate>
            <SaveSearch
              of={async () => (await import('./listing-to-save.ts')).listingToSave(router, i18n, country, found.search)}
              className="no-print max-sm:px-2.5 lg:col-start-2 lg:row-start-1"
            >
              <ShortLabel short={<Trans>Save</Trans>}>
                <Trans>Save search</Trans>
              </ShortLabel>
            </SaveSearch>
          </div>
          <div className="max-lg:contents lg:grid lg:grid-cols-[248px_minmax(0,1fr)] lg:gap-x-10 lg:pt-5">
            <Hydrate when={asServed}>
              <ListingFilters
                country={country}
                search={found.search}
                facets={found.listingFacets}
                names={found.names}
                unknownStation={unknownStation}
              />
            </Hydrate>
            <div className="min-w-0 max-lg:order-2 max-lg:basis-full">
              <MapOfFound country={country} search={found.search} />
              <FoundListings country={country} found={found} />
            </div>
          </div>
        </div>
      ) : (
        <div className="pt-8">
          <FailedPanel title={<Trans>The listings could not be loaded</Trans>} />
        </div>
      )}
    </div>
  )
}

interface FoundListingsProps {
  country: CountryCode
  found: Pick<ListingSearchQuery, 'listingSearch'> & { search: ListingSearch }
}

/** A page of advertised homes, and the way to the others. */
function FoundListings({ country, found: { listingSearch, search } }: FoundListingsProps) {
  const { nodes, totalCount } = listingSearch
  return (
    <div className="min-w-0">
      <Hydrate when={asServed} fallback={<div className="min-h-dvh" />}>
        <FoundCards country={country} nodes={nodes} search={search} />
      </Hydrate>
      {nodes.length > 0 ? (
        <div className="pt-8">
          <Pagination
            page={search.page}
            pageCount={Math.min(LISTING_PAGES_MAX, Math.ceil(totalCount / LISTINGS_PER_PAGE))}
            link={({ page, ...link }) => <Link {...link} to="/realListing/search" search={{ ...search, page }} />}
          />
        </div>
      ) : null}
    </div>
  )
}
