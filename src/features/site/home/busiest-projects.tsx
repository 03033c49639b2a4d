import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { HomeProjectFragment } from '#graphql/generated/graphql.ts'
import { localName } from '#lib/local-name.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { projectLink } from '#property/address/project-link.ts'
import { Elevation } from '#property/picture/pictures.tsx'
import { pictureOfProject } from '#property/picture-of-project.ts'
import { useFormat } from '#property/use-format.ts'
import { ButtonLink } from '#ui/button.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { PsfLine } from './psf-line.tsx'

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

/** A project as a drawing with its name and price; the whole card is one link. */
function ProjectPicture({ project, country, currency }: { project: HomeProjectFragment; country: CountryCode; currency: string }) {
  const { i18n } = useLingui()
  const format = useFormat(currency)
  const { completionYear } = project
  return (
    <article className="group relative flex flex-col overflow-hidden rounded border border-line bg-sheet transition-colors duration-(--duration-quick) hover:border-ink-3">
      <Elevation {...pictureOfProject(project)} width={320} height={220} className="aspect-[16/11] w-full border-b border-line" />
      <div className="grid flex-1 content-start gap-0.5 p-4">
        <h3 className="title text-[17px] leading-6">
          <Link {...projectLink(project, country)} className="after:absolute after:inset-0">
            {localName(i18n, project)}
          </Link>
        </h3>
        <p className="figures text-ink-2">{[localName(i18n, project.area), completionYear].filter(Boolean).join(' · ')}</p>
        <p className="figures mt-2 flex flex-wrap items-baseline justify-between gap-x-3">
          <PsfLine project={project} format={format} />
        </p>
      </div>
    </article>
  )
}
