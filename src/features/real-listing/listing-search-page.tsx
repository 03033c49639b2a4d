import { Trans, useLingui } from '@lingui/react/macro'
import { useLoaderData, useRouteContext } from '@tanstack/react-router'
import { SearchBox } from '#property/search/first/search-box.tsx'
import { countryName } from '#session/country-name.ts'
import { ButtonLink } from '#ui/button.tsx'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { Panel } from '#ui/panel.tsx'
import { ProjectChoices } from './project-choices.tsx'

/** §2.2 realListing/search: what can be searched for while no feed has sent listings: projects with their sales. */
export function ListingSearchPage() {
  const { i18n } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  const data = useLoaderData({ from: '/_listing/realListing/search' })
  const place = countryName(i18n, country)
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-10 pt-6 pb-20 sm:pt-9">
      <div>
        <h1 className="title text-3xl">
          <Trans>Search in {place}</Trans>
        </h1>
        <div className="mt-4">
          <SearchBox key={country} country={country} />
        </div>
      </div>
      <Panel
        kind="empty"
        title={<Trans>No listings have been received</Trans>}
        action={
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/search" search={{ countryCode: country }} look="primary">
              <Trans>See all projects</Trans>
            </ButtonLink>
            <ButtonLink to="/map" search={{ countryCode: country }}>
              <Trans>Open the map</Trans>
            </ButtonLink>
          </div>
        }
      >
        <Trans>
          Listings appear here when an agency’s feed brings them. Every project can be searched now, with its recorded sales and its
          estimate.
        </Trans>
      </Panel>
      {data.ok ? (
        <PageSection title={<Trans>Most traded projects</Trans>} aside={<Trans>Sales recorded in the last 12 months of data</Trans>}>
          <ProjectChoices projects={data.value.projects.nodes} country={country} chosen={[]} />
        </PageSection>
      ) : (
        <FailedPanel title={<Trans>The projects could not be loaded</Trans>} />
      )}
    </div>
  )
}
