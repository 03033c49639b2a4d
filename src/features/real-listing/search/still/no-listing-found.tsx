import { Trans } from '@lingui/react/macro'
import type { CountryCode } from '#market/vocabulary.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'
import { type ListingSearch, parseListingSearch } from '../../search.ts'

/** Nothing is advertised that fits: what can be looked for instead. */
export function NoListingFound({ country, search }: { country: CountryCode; search: ListingSearch }) {
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
