import { Link } from '@tanstack/react-router'
import { Hydrate } from '@tanstack/react-start'
import type { ListingSearchQuery } from '#graphql/generated/graphql.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { still } from '#ui/still.tsx'
import { Pagination } from '#ui/table/pagination.tsx'
import { LISTING_PAGES_MAX, LISTINGS_PER_PAGE, type ListingSearch } from '../search.ts'
import { FoundCards } from './still/found-cards.tsx'

interface FoundListingsProps {
  country: CountryCode
  found: Pick<ListingSearchQuery, 'listingSearch'> & { search: ListingSearch }
}

/** A page of advertised homes, and the way to the others. */
export function FoundListings({ country, found: { listingSearch, search } }: FoundListingsProps) {
  const { nodes, totalCount } = listingSearch
  return (
    <div className="min-w-0">
      <Hydrate when={still} fallback={<div className="min-h-dvh" />}>
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
