import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ProjectCardFragment } from '#graphql/generated/graphql.ts'
import { localName } from '#lib/local-name.ts'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { projectLink } from '#property/address/project-link.ts'
import { OldTo } from '#property/old-data.tsx'
import { useFormat } from '#property/use-format.ts'
import { COMPARED_MAX } from '#session/compared.ts'
import { ButtonLink } from '#ui/button.tsx'
import { comparedText } from '../search.ts'

interface ProjectChoicesProps {
  projects: readonly ProjectCardFragment[]
  country: CountryCode
  /** slugs compared already */
  chosen: readonly string[]
}

/** Projects with their price, each with links to its report and into the comparison. */
export function ProjectChoices({ projects, country, chosen }: ProjectChoicesProps) {
  const { i18n, t } = useLingui()
  const format = useFormat(COUNTRIES[country].currencyCode)
  return (
    <ul>
      {projects.map((project) => {
        const { psf, saleCount1y } = project
        return (
          <li key={project.id} className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line-2 py-3">
            <div className="min-w-0 flex-1 basis-56">
              <Link {...projectLink(project, country)} className="font-[560] decoration-line underline-offset-4 hover:underline">
                {localName(i18n, project)}
              </Link>
              <p className="text-sm text-ink-2">{[project.street, localName(i18n, project.area)].filter(Boolean).join(' · ')}</p>
            </div>
            <p className="figures text-sm text-ink-2">
              {psf ? <b className="text-base font-semibold text-ink">{format.psf(psf.median)}</b> : null}{' '}
              {psf ? (
                <Trans>
                  median of <Plural value={saleCount1y} one="# sale" other="# sales" />
                </Trans>
              ) : (
                <Trans>no sale in 12 months</Trans>
              )}
              <OldTo month={project.figuresTo} format={format} />
            </p>
            {chosen.includes(project.slug) || chosen.length >= COMPARED_MAX ? null : (
              <ButtonLink
                to="/realListing/compare"
                search={(old) => ({ countryCode: old.countryCode, with: comparedText([...chosen, project.slug]) })}
                size="small"
                aria-label={t`Compare ${localName(i18n, project)}`}
              >
                <Trans>Compare</Trans>
              </ButtonLink>
            )}
          </li>
        )
      })}
    </ul>
  )
}
