import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { CountryCode } from '#graphql/generated/graphql.ts'
import { localName } from '#lib/local-name.ts'
import { projectMapLink } from '#property/address/project-link.ts'
import { AroundMap } from '#property/around/around-map.tsx'
import { Elevation } from '#property/picture/pictures.tsx'
import { pictureOfProject } from '#property/picture-of-project.ts'
import type { Format } from '#property/use-format.ts'
import type { Project } from '../project.ts'

interface TopPicturesProps {
  project: Project
  country: CountryCode
  format: Format
}

/** Beside the head: a picture of the project and a map of its surroundings. */
export function TopPictures({ project, country, format }: TopPicturesProps) {
  return (
    <div className="grid content-start gap-5 lg:pt-2 print:gap-2">
      <Facade project={project} />
      <SmallMap project={project} country={country} format={format} />
    </div>
  )
}

function Facade({ project }: { project: Project }) {
  const { i18n, t } = useLingui()
  const { floors, unitCount, completionYear, isCommercial } = project
  const facts = [
    floors === null ? '' : t`${plural(floors, { one: '# floor', other: '# floors' })}`,
    unitCount === null
      ? ''
      : isCommercial
        ? t`${plural(unitCount, { one: '# unit', other: '# units' })}`
        : t`${plural(unitCount, { one: '# home', other: '# homes' })}`,
    completionYear === null ? '' : String(completionYear),
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <figure className="m-0">
      <Elevation
        key={project.id}
        {...pictureOfProject(project)}
        width={480}
        height={320}
        label={t`Elevation of ${localName(i18n, project)}, drawn from data`}
        className="aspect-3/2 w-full rounded border border-line"
      />
      <figcaption className="figures mt-2 flex justify-between gap-4 text-xs text-ink-3">
        <Trans>Drawn from data</Trans>
        <span>{facts}</span>
      </figcaption>
    </figure>
  )
}

/** Without a position that fits the address, the sentence that says so. */
function SmallMap({ project, country, format }: TopPicturesProps) {
  if (project.lat === null)
    return (
      <p className="m-0 rounded border border-line px-5 py-4 text-sm text-ink-2">
        <Trans>Not on the map: no published position fits the address, so it shows no distances either.</Trans>
      </p>
    )
  return (
    <figure className="m-0">
      <AroundMap
        project={project}
        nearby={project.closest}
        format={format}
        width={480}
        height={260}
        metres={760}
        className="w-full rounded border border-line"
      />
      <figcaption className="mt-2 flex justify-between gap-4 text-xs text-ink-3">
        <Trans>Rings: 5 and 10 minutes on foot</Trans>
        <Link
          {...projectMapLink(project.id, country)}
          className="no-print inline-flex min-h-6 items-center text-lagoon underline underline-offset-4"
        >
          <Trans>Open the map</Trans>
        </Link>
      </figcaption>
    </figure>
  )
}
