import { Plural, Trans } from '@lingui/react/macro'
import type { ReportListingsQuery } from '#graphql/generated/graphql.ts'
import type { CountryCode, TypeGroup } from '#market/vocabulary.ts'
import { ButtonLink } from '#ui/button.tsx'
import { PageSection, type SectionHeading } from '#ui/page-section.tsx'

interface ListingsSectionProps {
  listed: ReportListingsQuery
  name: string
  typeGroup: TypeGroup
  slug: string
  country: CountryCode
  heading: SectionHeading
}

/**
 * How many homes of the project are advertised, and the way to them. Not the advertisements themselves: a report names what single homes sold
 * for, which never stands beside an advertisement (product §6, decision 093).
 */
export function ListingsSection({ listed, name, typeGroup, slug, country, heading }: ListingsSectionProps) {
  const counts = [
    ['sale', listed.sale.totalCount, <Plural key="sale" value={listed.sale.totalCount} one="# home for sale" other="# homes for sale" />],
    ['rent', listed.rent.totalCount, <Plural key="rent" value={listed.rent.totalCount} one="# home to rent" other="# homes to rent" />],
    ['room', listed.room.totalCount, <Plural key="room" value={listed.room.totalCount} one="# room to rent" other="# rooms to rent" />],
  ] as const
  const shown = counts.filter(([, count]) => count > 0)
  const { launch } = listed
  if (shown.length === 0 && !launch) return null
  return (
    <PageSection className="break-inside-avoid" {...heading} aside={<Trans>Each home once, with all agents who advertise it</Trans>}>
      <ul className="flex flex-wrap gap-3 pt-5">
        {shown.map(([activity, , words]) => (
          <li key={activity}>
            <ButtonLink to="/realListing/search" search={{ countryCode: country, q: name, for: activity }}>
              {words}
            </ButtonLink>
          </li>
        ))}
        {launch ? (
          <li>
            <ButtonLink
              to="/realLaunch/project/$countryCode/$projectType/$projectSlug"
              params={{ countryCode: country, projectType: typeGroup, projectSlug: slug }}
            >
              <Trans>
                The developer’s price list: {launch.available} of {launch.unitCount} left
              </Trans>
            </ButtonLink>
          </li>
        ) : null}
      </ul>
    </PageSection>
  )
}
