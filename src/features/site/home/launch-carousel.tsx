import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { localName } from '#lib/local-name.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { projectLink } from '#property/address/project-link.ts'
import { fromWireTypeGroup } from '#property/address/wire-words.ts'
import { Elevation } from '#property/picture/pictures.tsx'
import { pictureOfProject } from '#property/picture-of-project.ts'
import { useFormat } from '#property/use-format.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Carousel } from '#ui/carousel/carousel.tsx'
import { PageSection } from '#ui/page-section.tsx'
import type { LaunchedProject } from '../site.functions.ts'
import { PsfLine } from './psf-line.tsx'

interface LaunchCarouselProps {
  projects: readonly LaunchedProject[]
  country: CountryCode
  currency: string
}

/** §2.9, product §4.3: the new launches of a market, one at a time. */
export function LaunchCarousel({ projects, country, currency }: LaunchCarouselProps) {
  const { t } = useLingui()
  return (
    <PageSection title={<Trans>New launches</Trans>} aside={<Trans>planned or under construction</Trans>}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-5">
        <Carousel
          label={t`New launches`}
          slides={projects.map((project) => ({
            key: project.id,
            paper: 'whole' as const,
            content: <Launch project={project} country={country} currency={currency} />,
          }))}
        />
        <ButtonLink to="/realLaunch" search={{ countryCode: country }} className="justify-self-start">
          <Trans>See all launches</Trans>
        </ButtonLink>
      </div>
    </PageSection>
  )
}

function Launch({
  project,
  country,
  currency,
}: Omit<LaunchCarouselProps, 'projects'> & { project: LaunchCarouselProps['projects'][number] }) {
  const { i18n } = useLingui()
  const format = useFormat(currency)
  const { completionYear, area, launch } = project
  return (
    <article className="grid h-full overflow-hidden rounded border border-line bg-sheet sm:grid-cols-2">
      <Elevation
        {...pictureOfProject(project)}
        width={480}
        height={240}
        className="aspect-[2/1] w-full border-line max-sm:border-b sm:h-full sm:border-e"
      />
      <div className="grid content-center gap-2 p-5 sm:p-8">
        <h3 className="title text-2xl">
          <Link {...projectLink(project, country)} className="decoration-line underline-offset-4 hover:underline">
            {localName(i18n, project)}
          </Link>
        </h3>
        <p className="text-ink-2">{localName(i18n, area)}</p>
        {completionYear === null ? null : (
          <p className="figures text-ink-2">
            <Trans>Expected completion {completionYear}</Trans>
          </p>
        )}
        <p className="figures">
          <PsfLine project={project} format={format} />
        </p>
        {launch ? (
          <p className="figures flex flex-wrap gap-x-4">
            <span>
              <Plural value={launch.available} one="# home left" other="# homes left" />
            </span>
            <Link
              to="/realLaunch/project/$countryCode/$projectType/$projectSlug"
              params={{ countryCode: country, projectType: fromWireTypeGroup(project.typeGroup), projectSlug: project.slug }}
              className="inline-flex min-h-6 items-center text-lagoon underline decoration-line underline-offset-4"
            >
              {launch.priceFrom === null ? <Trans>Price list</Trans> : <Trans>Price list from {format.short(launch.priceFrom)}</Trans>}
            </Link>
          </p>
        ) : null}
      </div>
    </article>
  )
}
