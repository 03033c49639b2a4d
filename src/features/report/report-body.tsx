import { Trans, useLingui } from '@lingui/react/macro'
import { Hydrate } from '@tanstack/react-start'
import { memo } from 'react'
import { localName } from '#property/local-name.ts'
import { UnitMixTable } from '#property/unit-mix-table.tsx'
import { useFormat } from '#property/use-format.ts'
import { useLateWords } from '#session/late-words.ts'
import type { HydrateWhen } from '#ui/hydration.ts'
import { PageSection } from '#ui/page-section.tsx'
import { FactsSection } from './facts-section.tsx'
import { NearbySection } from './nearby-section.tsx'
import { PlansSection } from './plans-section.tsx'
import { isLand, type Market, type Project } from './project.ts'
import type { ProjectReport } from './report.functions.ts'
import type { ReportSubject } from './report-guard.ts'
import { SourcesSection } from './sources-section.tsx'
import { TransactionsSection } from './transactions-section.tsx'
import { TrendSection } from './trend-section.tsx'

interface ReportBodyProps {
  subject: ReportSubject
  project: Project
  market: Market
  areaIndex: ProjectReport['areaIndex']
}

interface LateProps extends ReportBodyProps {
  when: HydrateWhen
}

/** The subject is the project's address: another object with the same words changes nothing. */
const isSame = (one: LateProps, other: LateProps) =>
  one.project === other.project && one.market === other.market && one.areaIndex === other.areaIndex

/** All that is known about the project, below the first screen; it does not depend on the home that is valued. */
export const ReportBody = memo(function ReportBody({ when, subject, project, market, areaIndex }: LateProps) {
  return (
    <Hydrate when={when} fallback={<div className="min-h-dvh" />}>
      <Sections subject={subject} project={project} market={market} areaIndex={areaIndex} />
    </Hydrate>
  )
}, isSame)

function Sections({ subject, project, market, areaIndex }: ReportBodyProps) {
  useLateWords('report')
  const { i18n, t } = useLingui()
  const format = useFormat(market.currencyCode)
  return (
    <div className="grid gap-y-14 print:gap-y-8">
      <div className="grid gap-x-16 gap-y-14 *:min-w-0 lg:grid-cols-[1.9fr_1fr]">
        <TrendSection project={project} areaIndex={areaIndex} format={format} />
        <FactsSection project={project} market={market} format={format} />
      </div>
      {project.unitMixes.length > 0 ? (
        <PageSection title={<Trans>Homes here</Trans>} aside={<Trans>medians with lowest and highest of all recorded deals</Trans>}>
          <UnitMixTable
            group={project.propertyGroup}
            land={isLand(project)}
            rows={project.unitMixes}
            format={format}
            caption={t`Unit mixes of ${localName(i18n, project)}`}
          />
        </PageSection>
      ) : null}
      <PlansSection project={project} format={format} />
      <div className="grid gap-x-16 gap-y-14 *:min-w-0 lg:grid-cols-[1.9fr_1fr]">
        <TransactionsSection subject={subject} project={project} format={format} />
        <NearbySection nearby={project.nearby} format={format} />
      </div>
      <SourcesSection market={market} format={format} />
    </div>
  )
}
