import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { LaunchCardFragment } from '#graphql/generated/graphql.ts'
import { localName } from '#lib/local-name.ts'
import { isModuleOpen } from '#market/module-countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { projectLink, projectMapLink } from '#property/address/project-link.ts'
import { fromWireTypeGroup } from '#property/address/wire-words.ts'
import { FactsList } from '#property/facts-list.tsx'
import { OldTo } from '#property/old-data.tsx'
import { Elevation } from '#property/picture/pictures.tsx'
import { pictureOfProject } from '#property/picture-of-project.ts'
import { useFormat } from '#property/use-format.ts'
import { tenureWords } from '#property/vocabulary-words.ts'
import { Badge } from '#ui/badge.tsx'
import { priceRange, unitsLeft } from './launch-figures.ts'

interface LaunchCardProps {
  project: LaunchCardFragment
  country: CountryCode
  currency: string
}

/** A planned project: its picture, date, unsold units and prices. */
export function LaunchCard({ project, country, currency }: LaunchCardProps) {
  const { i18n } = useLingui()
  return (
    <article className="flex flex-col overflow-hidden rounded border border-line bg-sheet">
      <Elevation {...pictureOfProject(project)} width={320} height={200} className="aspect-[16/10] w-full border-b border-line" />
      <div className="flex flex-1 flex-col gap-3 p-4">
        <div>
          <p className="mb-1">
            {project.constructionStatus === 'PRECONSTRUCTION' ? (
              <Badge>
                <Trans>Planned</Trans>
              </Badge>
            ) : (
              <Badge tone="lagoon">
                <Trans>Under construction</Trans>
              </Badge>
            )}
          </p>
          <h3 className="title text-xl">
            <Link {...projectLink(project, country)} className="decoration-line underline-offset-4 hover:underline">
              {localName(i18n, project)}
            </Link>
          </h3>
          <p className="text-ink-2">{[project.street, localName(i18n, project.area)].filter(Boolean).join(' · ')}</p>
        </div>
        <LaunchFacts project={project} currency={currency} />
        <p className="no-print mt-auto flex flex-wrap gap-x-5 gap-y-1 pt-1 text-sm font-[560] text-lagoon">
          {isModuleOpen('report', country) ? (
            <Link
              {...projectLink(project, country)}
              className="inline-flex min-h-6 items-center underline decoration-line underline-offset-4"
            >
              <Trans>Report</Trans>
            </Link>
          ) : null}
          <Link
            {...projectMapLink(project.id, country)}
            className="inline-flex min-h-6 items-center underline decoration-line underline-offset-4"
          >
            <Trans>On the map</Trans>
          </Link>
          <Link
            to="/contact"
            search={{
              interest: 'realLaunch',
              about: `/realLaunch?projectType=${fromWireTypeGroup(project.typeGroup)}&projectSlug=${project.slug}`,
            }}
            className="inline-flex min-h-6 items-center underline decoration-line underline-offset-4"
          >
            <Trans>Ask about it</Trans>
          </Link>
        </p>
      </div>
    </article>
  )
}

function LaunchFacts({ project, currency }: { project: LaunchCardFragment; currency: string }) {
  const { i18n, t } = useLingui()
  const format = useFormat(currency)
  const { tenure, tenureYears, psf, unitCount } = project
  const [left, prices] = [unitsLeft(project.unitMixes), priceRange(project.unitMixes)]
  const lease = tenureYears === null ? null : t`${tenureYears} years`
  return (
    <FactsList
      facts={[
        { key: 'completion', name: t`Expected completion`, value: project.completionYear },
        { key: 'tenure', name: t`Tenure`, value: tenure === 'LEASEHOLD' && lease ? lease : tenure && i18n._(tenureWords[tenure]) },
        { key: 'units', name: t`Homes`, value: unitCount === null ? null : format.count(unitCount) },
        { key: 'left', name: t`Units left`, value: left === null ? null : format.count(left) },
        {
          key: 'prices',
          name: prices?.kind === 'medians' ? t`Median prices` : t`Prices paid`,
          value: prices && format.range(format.short(prices.low), format.short(prices.high)),
        },
        {
          key: 'psf',
          name: t`Median, 12 months`,
          value: psf && (
            <>
              {t`${format.psf(psf.median)}, ${format.sample(psf.n)}`}
              <OldTo month={project.figuresTo} format={format} />
            </>
          ),
        },
        { key: 'developer', name: t`Developer`, value: project.developer },
      ]}
    />
  )
}
