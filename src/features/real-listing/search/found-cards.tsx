import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ListingMatch, ListingSearchQuery } from '#graphql/generated/graphql.ts'
import { localName } from '#lib/local-name.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { CompareButton } from '#property/compare/compare-button.tsx'
import { ListingCard } from '#property/listing/card/listing-card.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'
import type { ListingSearch } from '../search.ts'
import { parseListingSearch } from '../search.ts'

/** Where the words of a search were found. */
const matchWords: Record<ListingMatch, MessageDescriptor> = {
  PROJECT: msg`project`,
  STREET: msg`street`,
  POSTAL: msg`postal code`,
  WORDS: msg`the advertisement’s text`,
}

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
            <CompareHome group={group} country={country} />
          </ListingCard>
        </li>
      ))}
    </ul>
  )
}

type Found = ListingSearchQuery['listingSearch']['nodes'][number]['group']

/** Above the link that fills the row. */
function CompareHome({ group: { slug, projectName, projectNameLocal }, country }: { group: Found; country: CountryCode }) {
  const { i18n } = useLingui()
  return (
    <div className="relative z-10 -ms-3 flex w-fit flex-wrap items-center gap-2">
      <CompareButton
        home={{ slug, name: localName(i18n, { name: projectName, nameLocal: projectNameLocal }) }}
        country={country}
        look="ghost"
        size="small"
      />
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

/** Nothing is advertised that fits: what can be looked for instead. */
function NoListingFound({ country, search }: { country: CountryCode; search: ListingSearch }) {
  const { q, for: activity } = search
  return (
    <div className="pt-3">
      <Panel
        kind="empty"
        title={<Trans>No advertised home fits</Trans>}
        action={
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/realListing/search" search={parseListingSearch({ for: activity })} look="primary">
              <Trans>See everything that is advertised</Trans>
            </ButtonLink>
            <ButtonLink to="/search" search={{ countryCode: country, q }}>
              <Trans>Search all projects</Trans>
            </ButtonLink>
          </div>
        }
      >
        <Trans>
          Leave out a filter above, or look among all projects: their recorded deals and estimates do not depend on advertisements.
        </Trans>
      </Panel>
    </div>
  )
}
