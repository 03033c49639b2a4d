import { Trans } from '@lingui/react/macro'
import { Hydrate } from '@tanstack/react-start'
import { FiguresToAbove } from '#property/old-data.tsx'
import { useFormat } from '#property/use-format.ts'
import { asServed } from '#ui/as-served.tsx'
import { useHydrationBelow } from '#ui/hydration.ts'
import { LockedReport } from '../head/locked-report.tsx'
import { NotCommercial } from '../head/not-commercial.tsx'
import { PlaceFacts } from '../head/place-facts.tsx'
import type { EstimateResult, Project, ReportMarket } from '../project.ts'
import type { ReportAnswers, ReportLoad } from '../queries.ts'
import { useReport, useReportSearch } from '../report-address.ts'
import type { ReportData } from '../report-data.ts'
import { reportHome } from '../search.ts'
import { isAboutOneHome } from '../sections.ts'
import { valuedMix } from '../valued-home.ts'
import { LoadFailed } from './load-failed.tsx'
import { ReportBody } from './report-body.tsx'
import { ReportTop } from './report-top.tsx'

/** The report of any address of §2.5: the estimate of a home in this project with its evidence, and the facts of the project. */
export function ReportPage() {
  const load = useReport()
  return load.answers ? (
    <OpenReport load={load} answers={load.answers} />
  ) : (
    <Hydrate when={asServed}>
      <LockedReport reportKey={load.key} subject={load.subject} />
    </Hydrate>
  )
}

function OpenReport({ load, answers }: { load: ReportLoad; answers: ReportAnswers }) {
  const { top } = answers
  if (!top.ok)
    return (
      <div className="page grid gap-6 py-12">
        <h1 className="title text-4xl">
          <Trans>The figures cannot be reached right now</Trans>
        </h1>
        <LoadFailed failure={top.failure} />
      </div>
    )
  const { project, market } = top.value
  if (!project) return null
  if (load.key === 'commercial' && !project.isCommercial)
    return (
      <Hydrate when={asServed}>
        <NotCommercial project={project} country={market.countryCode} />
      </Hydrate>
    )
  return <Report load={load} answers={answers} project={project} market={market} />
}

interface ReportProps {
  load: ReportLoad
  answers: ReportAnswers
  project: Project
  market: ReportMarket
}

function Report({ load, answers, project, market }: ReportProps) {
  const format = useFormat(market.currencyCode)
  const search = useReportSearch()
  const below = useHydrationBelow(JSON.stringify(reportHome(search)))
  const { estimate: answer, body, pro, stackView, listed } = answers
  const estimate: EstimateResult | null = answer?.ok ? (answer.value.project?.estimate ?? null) : null
  const given = estimate?.__typename === 'Estimate' ? estimate : null
  const data: ReportData = {
    load: { ...load, answers: null },
    project,
    market,
    estimate: given,
    body: body?.ok ? body.value.project : null,
    listed: listed?.ok ? listed.value : null,
    pro: pro?.ok ? pro.value.project : null,
    proFailure: pro?.ok === false ? pro.failure : null,
    stackView: stackView?.ok ? (stackView.value.project?.stackView ?? null) : null,
    mix: load.key === 'property-pro' ? valuedMix(answer, search) : null,
    floor: given?.floor ?? null,
    colour: search.colour,
  }
  return (
    <article className="report page grid gap-y-14 pt-5 pb-20 print:p-0">
      {load.buildingSlug ? (
        <Hydrate when={asServed}>
          <PlaceFacts load={data.load} project={project} format={format} />
        </Hydrate>
      ) : null}
      <ReportTop
        load={load}
        project={project}
        market={market}
        format={format}
        estimate={estimate}
        failure={answer?.ok === false ? answer.failure : null}
      />
      {body?.ok === false ? <LoadFailed failure={body.failure} /> : null}
      <FiguresToAbove value={isAboutOneHome(load.key) ? (given?.asOf ?? null) : project.figuresTo}>
        <ReportBody data={data} below={below} />
      </FiguresToAbove>
    </article>
  )
}
