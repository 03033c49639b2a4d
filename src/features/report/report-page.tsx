import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { UnitMixTable } from '#property/unit-mix-table.tsx'
import { useFormat } from '#property/use-format.ts'
import { PageSection } from '#ui/page-section.tsx'
import { EvidenceSection } from './evidence-section.tsx'
import { FactsSection } from './facts-section.tsx'
import { LoadFailed } from './load-failed.tsx'
import { NearbySection } from './nearby-section.tsx'
import { PlansSection } from './plans-section.tsx'
import { type EstimateResult, isLand, type Market, type Project } from './project.ts'
import { estimateQuery, reportQuery } from './queries.ts'
import type { ProjectReport } from './report.functions.ts'
import type { ReportSubject } from './report-key.ts'
import { ReportTop } from './report-top.tsx'
import { reportRoute } from './route-api.ts'
import { SourcesSection } from './sources-section.tsx'
import { TransactionsSection } from './transactions-section.tsx'
import { TrendSection } from './trend-section.tsx'

/** The free report: what a home in this project is worth, why, and all that is known about the project. */
export function ReportPage() {
  const { subject } = reportRoute.useLoaderData()
  const { data: report, refetch } = useSuspenseQuery(reportQuery(subject))
  if (!report.ok)
    return (
      <div className="page py-12">
        <LoadFailed failure={report.failure} retry={() => refetch()} />
      </div>
    )
  const { project, market, areaIndex } = report.value
  return project ? <Report subject={subject} project={project} market={market} areaIndex={areaIndex} /> : null
}

interface ReportProps {
  subject: ReportSubject
  project: Project
  market: Market
  areaIndex: ProjectReport['areaIndex']
}

function Report({ subject, project, market, areaIndex }: ReportProps) {
  const { t } = useLingui()
  const format = useFormat(market.currencyCode)
  const search = reportRoute.useSearch()
  const { data: result, refetch } = useSuspenseQuery(estimateQuery(subject, search))
  const estimate: EstimateResult | null = result.ok ? (result.value.project?.estimate ?? null) : null
  return (
    <article className="page grid gap-y-14 pt-5 pb-20 print:gap-y-8 print:p-0 print:[&_td]:h-6 print:[&_td]:pe-2 print:[&_table]:text-[10px] print:[&_th]:h-6 print:[&_th]:pe-2 print:[&_th]:text-[10px]">
      <ReportTop
        project={project}
        market={market}
        format={format}
        estimate={estimate}
        failure={result.ok ? null : result.failure}
        retry={() => refetch()}
      />
      {estimate?.__typename === 'Estimate' ? (
        <EvidenceSection estimate={estimate} projectId={project.id} market={market} format={format} />
      ) : null}
      <div className="grid gap-x-16 gap-y-14 *:min-w-0 lg:grid-cols-[1.9fr_1fr]">
        <TrendSection project={project} areaIndex={areaIndex} format={format} />
        <FactsSection project={project} market={market} format={format} />
      </div>
      {project.unitMixes.length > 0 ? (
        <PageSection title={<Trans>Homes here</Trans>} aside={<Trans>medians with lowest and highest of all recorded deals</Trans>}>
          <UnitMixTable land={isLand(project)} rows={project.unitMixes} format={format} caption={t`Unit mixes of ${project.name}`} />
        </PageSection>
      ) : null}
      <PlansSection project={project} format={format} />
      <div className="grid gap-x-16 gap-y-14 *:min-w-0 lg:grid-cols-[1.9fr_1fr]">
        <TransactionsSection subject={subject} project={project} format={format} />
        <NearbySection nearby={project.nearby} format={format} />
      </div>
      <SourcesSection market={market} format={format} />
    </article>
  )
}
