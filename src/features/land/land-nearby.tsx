import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { LandNearbyQuery, NearbyProjectFragment } from '#graphql/generated/graphql.ts'
import { localName } from '#lib/local-name.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { projectLink } from '#property/address/project-link.ts'
import { AgedMonth } from '#property/old-data.tsx'
import { useFormat } from '#property/use-format.ts'
import { PageSection } from '#ui/page-section.tsx'

interface LandNearbyProps {
  country: CountryCode
  currency: string
  /** null: the site has no position, or it could not be asked for */
  nearby: LandNearbyQuery | null
}

/** What is being launched around a site, and what homes there sold for. */
export function LandNearby({ country, currency, nearby }: LandNearbyProps) {
  if (nearby === null)
    return (
      <p className="text-lg text-ink-2">
        <Trans>What lies around this site cannot be shown: its position is not on record, or could not be loaded.</Trans>
      </p>
    )
  return (
    <div className="grid gap-12 lg:grid-cols-2">
      <PageSection title={<Trans>Launches nearby</Trans>} aside={<Trans>within 1.5 km, nearest first</Trans>}>
        <Projects
          country={country}
          currency={currency}
          projects={nearby.launches.nodes}
          none={<Trans>Nothing is planned or being built within 1.5 km.</Trans>}
        />
      </PageSection>
      <PageSection title={<Trans>Sales nearby</Trans>} aside={<Trans>within 1.5 km, newest sale first</Trans>}>
        <Projects
          country={country}
          currency={currency}
          projects={nearby.sales.nodes}
          none={<Trans>No completed project lies within 1.5 km.</Trans>}
        />
      </PageSection>
    </div>
  )
}

interface ProjectsProps {
  country: CountryCode
  currency: string
  projects: readonly NearbyProjectFragment[]
  none: ReactNode
}

function Projects({ country, currency, projects, none }: ProjectsProps) {
  const { i18n } = useLingui()
  const format = useFormat(currency)
  if (projects.length === 0) return <p className="pt-4 text-ink-2">{none}</p>
  return (
    <ul>
      {projects.map((project) => (
        <li key={project.id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line-2 py-2.5">
          <span>
            <Link
              {...projectLink(project, country)}
              className="inline-flex min-h-6 items-center text-lagoon underline-offset-4 hover:underline"
            >
              {localName(i18n, project)}
            </Link>
            {project.completionYear === null ? null : <span className="figures ps-2 text-sm text-ink-3">{project.completionYear}</span>}
          </span>
          <span className="figures text-end">
            {project.lastSalePrice === null ? '–' : format.short(project.lastSalePrice)}
            <span className="ps-2 text-sm text-ink-3">
              {project.lastSaleMonth ? <AgedMonth month={project.lastSaleMonth} format={format} /> : null}
              {project.psf
                ? ` · ${format.psf(project.psf.median)} (${format.range(format.psfFigure(project.psf.p25), format.psfFigure(project.psf.p75))}, n ${format.count(project.psf.n)})`
                : null}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
