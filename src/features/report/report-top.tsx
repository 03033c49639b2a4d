import { Trans, useLingui } from '@lingui/react/macro'
import type { Failure } from '#lib/result.ts'
import { localName } from '#property/local-name.ts'
import { Elevation } from '#property/picture/pictures.tsx'
import { pictureOfProject } from '#property/picture-of-project.ts'
import type { Format } from '#property/use-format.ts'
import { HomeForm } from './home-form.tsx'
import { LoadFailed } from './load-failed.tsx'
import { PrintButton } from './print-button.tsx'
import { type EstimateResult, isLand, type Market, type Project } from './project.ts'
import { RefusalBlock } from './refusal-block.tsx'
import { ReportHeading } from './report-heading.tsx'
import { ValueBlock } from './value-block.tsx'

interface ReportTopProps {
  project: Project
  market: Market
  format: Format
  estimate: EstimateResult | null
  failure: Failure | null
}

function Facade({ project }: { project: Project }) {
  const { i18n, t } = useLingui()
  const facts = [
    project.floors === null ? '' : t`${project.floors} floors`,
    project.unitCount === null ? '' : t`${project.unitCount} homes`,
    project.completionYear === null ? '' : String(project.completionYear),
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <figure className="m-0 lg:pt-2">
      <Elevation
        key={project.id}
        {...pictureOfProject(project)}
        width={480}
        height={400}
        label={t`Elevation of ${localName(i18n, project)}, drawn from data`}
        className="aspect-6/5 w-full rounded border border-line"
      />
      <figcaption className="figures mt-2 flex justify-between gap-4 text-xs text-ink-3">
        <Trans>Drawn from data</Trans>
        <span>{facts}</span>
      </figcaption>
    </figure>
  )
}

/** The first screen: what it is, what it is worth, what it looks like. */
export function ReportTop({ project, market, format, estimate, failure }: ReportTopProps) {
  const valued = estimate?.__typename === 'Estimate' ? estimate : null
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_minmax(0,480px)] print:grid-cols-[1fr_220px] print:gap-x-6">
      <div className="min-w-0">
        <ReportHeading project={project} market={market} />
        <div className="mt-6 border-t border-ink pt-4">
          {failure ? <LoadFailed failure={failure} /> : null}
          {valued ? <ValueBlock estimate={valued} project={project} format={format} /> : null}
          {estimate?.__typename === 'EstimateRefusal' ? <RefusalBlock refusal={estimate} project={project} format={format} /> : null}
        </div>
        {project.unitMixes.length > 0 ? (
          <div className="mt-7 flex flex-wrap items-end gap-3">
            <HomeForm
              land={isLand(project)}
              key={valued ? `${valued.unitMix} ${valued.areaSqm} ${valued.floor}` : 'refused'}
              mixes={project.unitMixes.map((mix) => mix.unitMix)}
              group={project.propertyGroup}
              floors={project.floors}
              valued={valued}
            />
            <PrintButton />
          </div>
        ) : null}
      </div>
      <Facade project={project} />
    </div>
  )
}
