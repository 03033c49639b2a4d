import { useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'
import { Hydrate } from '@tanstack/react-start'
import type { ProjectCardFragment, RowEstimateFragment } from '#graphql/generated/graphql.ts'
import { localName } from '#lib/local-name.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { projectLink } from '#property/address/project-link.ts'
import { CompareButton } from '#property/compare/compare-button.tsx'
import { ThumbnailDrawing } from '#property/picture/thumbnail.tsx'
import { pictureOfProject } from '#property/picture-of-project.ts'
import { asServed } from '#ui/as-served.tsx'
import { ResultFigures } from './result-figures.tsx'
import { ResultWords } from './result-words.tsx'

const ResultPicture = ({ project, className }: { project: ProjectCardFragment; className: string }) => (
  <ThumbnailDrawing facts={pictureOfProject(project)} className={className} />
)

const PICTURE = 'aspect-4/3 w-full rounded border border-line'

interface ResultRowProps {
  project: ProjectCardFragment & RowEstimateFragment
  country: CountryCode
  /** minutes of the household's ways, in words */
  ways: string | null
}

/** One project: picture, name, place and price. The name is the link, and its target is the whole row; of the rest the browser runs nothing. */
export function ResultRow({ project, country, ways }: ResultRowProps) {
  const { i18n } = useLingui()
  const name = localName(i18n, project)
  return (
    <article className="group relative grid grid-cols-[88px_minmax(0,1fr)] gap-x-4 gap-y-3 py-4 transition-colors duration-(--duration-quick) hover:bg-wash sm:grid-cols-[132px_minmax(0,1fr)] lg:grid-cols-[132px_minmax(0,1fr)_150px_140px_230px] lg:gap-x-6">
      <Hydrate when={asServed} fallback={<div className={PICTURE} />}>
        <ResultPicture project={project} className={PICTURE} />
      </Hydrate>
      <div className="min-w-0">
        <h3 className="title text-[17px] leading-6">
          <Link
            {...projectLink(project, country)}
            className="decoration-line underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {name}
          </Link>
        </h3>
        <Hydrate when={asServed}>
          <ResultWords project={project} country={country} />
        </Hydrate>
        {ways ? <p className="figures text-sm text-lagoon">{ways}</p> : null}
        <div className="relative z-10 -ms-3 flex w-fit flex-wrap items-center gap-2">
          <CompareButton home={{ slug: project.slug, name }} country={country} look="ghost" size="small" />
        </div>
      </div>
      <Hydrate when={asServed}>
        <ResultFigures project={project} country={country} />
      </Hydrate>
    </article>
  )
}
