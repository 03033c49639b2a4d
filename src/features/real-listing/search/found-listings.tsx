import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ListingMatch, ListingSearchQuery } from '#graphql/generated/graphql.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { ListingCard } from '#property/listing/card/listing-card.tsx'
import { Pagination } from '#ui/table/pagination.tsx'
import { LISTING_PAGES_MAX, LISTINGS_PER_PAGE, type ListingSearch } from '../search.ts'
import { matchWords } from './match-words.ts'
import { NoListingFound } from './no-listing-found.tsx'

interface FoundListingsProps {
  country: CountryCode
  found: Pick<ListingSearchQuery, 'listingSearch'> & { search: ListingSearch }
}

/** Twenty advertised homes a page, each with what the words were found in. */
export function FoundListings({ country, found: { listingSearch, search } }: FoundListingsProps) {
  const { nodes, totalCount } = listingSearch
  if (nodes.length === 0) return <NoListingFound country={country} search={search} />
  return (
    <div className="min-w-0">
      <ul>
        {nodes.map(({ group, matched }) => (
          <li key={group.id} className="border-b border-line">
            <ListingCard home={group} country={country}>
              <Matched matched={matched} search={search} />
            </ListingCard>
          </li>
        ))}
      </ul>
      <div className="pt-8">
        <Pagination
          page={search.page}
          pageCount={Math.min(LISTING_PAGES_MAX, Math.ceil(totalCount / LISTINGS_PER_PAGE))}
          link={({ page, ...link }) => <Link {...link} to="/realListing/search" search={{ ...search, page }} />}
        />
      </div>
    </div>
  )
}

function Matched({ matched, search: { q } }: { matched: readonly ListingMatch[]; search: ListingSearch }) {
  const { i18n } = useLingui()
  if (q === undefined || matched.length === 0) return null
  const places = matched.map((match) => i18n._(matchWords[match])).join(', ')
  return (
    <p className="text-sm text-ink-2">
      <Trans>
        “{q}” found in: {places}
      </Trans>
    </p>
  )
}
