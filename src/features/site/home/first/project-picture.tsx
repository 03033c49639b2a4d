import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { HomeProjectFragment } from '#graphql/generated/graphql.ts'
import { localName } from '#lib/local-name.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { projectLink } from '#property/address/project-link.ts'
import { Elevation } from '#property/picture/pictures.tsx'
import { pictureOfProject } from '#property/picture-of-project.ts'
import { useFormat } from '#property/use-format.ts'
import { PsfLine } from './psf-line.tsx'

/** A project as a drawing with its name and price; the whole card is one link. */
export function ProjectPicture({ project, country, currency }: { project: HomeProjectFragment; country: CountryCode; currency: string }) {
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
