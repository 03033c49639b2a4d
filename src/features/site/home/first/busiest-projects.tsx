import { Trans } from '@lingui/react/macro'
import type { HomeProjectFragment } from '#graphql/generated/graphql.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { ButtonLink } from '#ui/button.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { ProjectPicture } from './project-picture.tsx'

const SHOWN = 4

/** Four example projects, one of each kind of home in turn, the most traded first. */
export function BusiestProjects({
  projects,
  country,
  currency,
}: {
  projects: readonly HomeProjectFragment[]
  country: CountryCode
  currency: string
}) {
  if (projects.length === 0) return null
  return (
    <PageSection title={<Trans>Most traded</Trans>} aside={<Trans>Projects with the most sales of their kind</Trans>}>
      <ul className="grid gap-5 pt-5 max-sm:snap-x max-sm:auto-cols-[76%] max-sm:grid-flow-col max-sm:overflow-x-auto max-sm:pb-2 sm:grid-cols-2 lg:grid-cols-4">
        {projects.slice(0, SHOWN).map((project) => (
          <li key={project.id} className="grid snap-start">
            <ProjectPicture project={project} country={country} currency={currency} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 pt-6">
        <ButtonLink to="/search" search={{ countryCode: country }}>
          <Trans>See all projects</Trans>
        </ButtonLink>
        <ButtonLink to="/map" search={{ countryCode: country }}>
          <Trans>Open the map</Trans>
        </ButtonLink>
      </div>
    </PageSection>
  )
}
