import { useFormat } from '#property/use-format.ts'
import { useHydrationBelow } from '#ui/hydration.ts'
import { LoadFailed } from './load-failed.tsx'
import { LockedReport } from './locked-report.tsx'
import { PlaceFacts } from './place-facts.tsx'
import { PreviewEnd } from './preview-end.tsx'
import type { Estimate, EstimateResult, Market, Project } from './project.ts'
import type { ReportAnswers, ReportLoad } from './queries.ts'
import type { ProjectReport } from './report.functions.ts'
import { useReport, useReportSearch } from './report-address.ts'
import { ReportBody } from './report-body.tsx'
import { ReportTop } from './report-top.tsx'
import { homeOf } from './search.ts'
import { StillEvidence } from './still-evidence.tsx'

/** The report of an address, whichever of §2.5's it is: what a home in this project is worth, why, and all that is known about the project. */
export function ReportPage() {
  const load = useReport()
  return load.answers ? <OpenReport load={load} answers={load.answers} /> : <LockedReport load={load} />
}

function OpenReport({ load, answers }: { load: ReportLoad; answers: ReportAnswers }) {
  const { report } = answers
  if (!report.ok)
    return (
      <div className="page py-12">
        <LoadFailed failure={report.failure} />
      </div>
    )
  const { project, market, areaIndex } = report.value
  return project ? <Report load={load} answers={answers} project={project} market={market} areaIndex={areaIndex} /> : null
}

interface ReportProps {
  load: ReportLoad
  answers: ReportAnswers
  project: Project
  market: Market
  areaIndex: ProjectReport['areaIndex']
}

function Report({ load, answers, project, market, areaIndex }: ReportProps) {
  const format = useFormat(market.currencyCode)
  const { subject, key } = load
  const search = useReportSearch()
  const below = useHydrationBelow(JSON.stringify(homeOf(search)))
  const result = answers.estimate
  const estimate: EstimateResult | null = result.ok ? (result.value.project?.estimate ?? null) : null
  return (
    <article className="page grid gap-y-14 pt-5 pb-20 print:gap-y-8 print:p-0 print:[&_td]:h-6 print:[&_td]:pe-2 print:[&_table]:text-[10px] print:[&_th]:h-6 print:[&_th]:pe-2 print:[&_th]:text-[10px]">
      <PlaceFacts load={load} project={project} format={format} />
      <ReportTop project={project} market={market} format={format} estimate={estimate} failure={result.ok ? null : result.failure} />
      {estimate?.__typename === 'Estimate' ? (
        <StillEvidence key={keyOf(estimate)} estimate={estimate} projectId={project.id} market={market} format={format} />
      ) : null}
      {key === 'property-preview' ? (
        <PreviewEnd subject={subject} />
      ) : (
        <ReportBody
          key={`${project.id} ${below.key}`}
          when={below.when}
          subject={subject}
          project={project}
          market={market}
          areaIndex={areaIndex}
        />
      )}
    </article>
  )
}

/** The valued home and the sales it rests on. */
const keyOf = ({ unitMix, areaSqm, floor, comparables }: Estimate): string =>
  [unitMix, areaSqm, floor, ...comparables.map(({ id }) => id)].join()
