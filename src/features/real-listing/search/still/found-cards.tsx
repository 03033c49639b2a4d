import { Trans, useLingui } from '@lingui/react/macro'
import type { ListingMatch, ListingSearchQuery } from '#graphql/generated/graphql.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { ListingCard } from '#property/listing/card/listing-card.tsx'
import type { ListingSearch } from '../../search.ts'
import { matchWords } from './match-words.ts'
import { NoListingFound } from './no-listing-found.tsx'

interface FoundCardsProps {
  country: CountryCode
  nodes: ListingSearchQuery['listingSearch']['nodes']
  search: ListingSearch
}

/** Twenty advertised homes a page, each with what the words were found in. */
export function FoundCards({ country, nodes, search }: FoundCardsProps) {
  if (nodes.length === 0) return <NoListingFound country={country} search={search} />
  return (
    <ul>
      {nodes.map(({ group, matched }) => (
        <li key={group.id} className="border-b border-line">
          <ListingCard home={group} country={country}>
            <Matched matched={matched} search={search} />
          </ListingCard>
        </li>
      ))}
    </ul>
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
