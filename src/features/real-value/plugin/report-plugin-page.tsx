import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, Link, useRouteContext } from '@tanstack/react-router'
import type { AnswerOf } from '#api/page-queries.ts'
import type { ProjectEstimateQuery } from '#graphql/generated/graphql.ts'
import { localName } from '#lib/local-name.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { projectReportLink } from '#property/address/project-link.ts'
import { EstimateSummary } from '#property/estimate/estimate-summary.tsx'
import { Elevation } from '#property/picture/pictures.tsx'
import { pictureOfProject } from '#property/picture-of-project.ts'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { Panel } from '#ui/panel.tsx'
import type { pluginQuery } from '../queries.ts'
import { pluginSubject } from '../search.ts'
import { AgencyBlock, ClosedBlock } from './agency-block.tsx'
import { PluginGuide } from './plugin-guide.tsx'

const route = getRouteApi('/_blank/plugin/report-property')

/**
 * §2.2 plugin/report-property: a project's estimate inside another website, on an agency's with its search and form; without project and key, how to
 * put it there.
 */
export function ReportPluginPage() {
  const search = route.useSearch()
  const load = route.useLoaderData()
  const { country } = useRouteContext({ from: '__root__' })
  const subject = pluginSubject(search)
  if (!load) return <PluginGuide country={country} />
  const { estimate, widget } = load
  const shown = subject && estimate ? <EstimateOf answer={estimate} country={subject.country} /> : null
  if (!widget) return <div className="p-4">{shown}</div>
  if (!widget.ok)
    return (
      <div className="p-4">
        <FailedPanel title={<Trans>The block could not be loaded</Trans>} />
      </div>
    )
  if (!widget.value.widget || !search.key) return <ClosedBlock />
  const isKnown = estimate?.ok === true && estimate.value.project !== null
  return (
    <AgencyBlock subject={subject} isKnown={isKnown} widget={widget.value.widget} widgetKey={search.key} agent={String(search.agent ?? '')}>
      {shown}
    </AgencyBlock>
  )
}

function EstimateOf({ answer, country }: { answer: AnswerOf<typeof pluginQuery>; country: CountryCode }) {
  if (!answer.ok) return <FailedPanel title={<Trans>The estimate could not be loaded</Trans>} />
  if (answer.value.project) return <ProjectBlock project={answer.value.project} market={answer.value.market} country={country} />
  return (
    <Panel kind="empty" title={<Trans>This project is not known</Trans>}>
      <Trans>The address of this block names a project that is not on record. The owner of the website can correct it.</Trans>
    </Panel>
  )
}

interface ProjectBlockProps {
  project: NonNullable<ProjectEstimateQuery['project']>
  market: ProjectEstimateQuery['market']
  country: CountryCode
}

function ProjectBlock({ project, market, country }: ProjectBlockProps) {
  const { i18n, t } = useLingui()
  return (
    <article className="mx-auto grid max-w-[640px] gap-4">
      <header className="flex items-center gap-4">
        <Elevation
          {...pictureOfProject(project)}
          width={220}
          height={150}
          label={t`Elevation of ${localName(i18n, project)}, drawn from data`}
          className="aspect-[22/15] w-28 shrink-0 rounded border border-line"
        />
        <div className="min-w-0">
          <h1 className="title text-2xl">{localName(i18n, project)}</h1>
          <p className="text-ink-2">{[project.street, localName(i18n, project.area)].filter(Boolean).join(' · ')}</p>
        </div>
      </header>
      <EstimateSummary estimate={project.estimate} group={project.propertyGroup} currency={market.currencyCode} />
      <footer className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line pt-3 text-sm">
        <Link
          {...projectReportLink(project, country)}
          target="_top"
          className="font-[560] text-lagoon underline decoration-line underline-offset-4 hover:decoration-lagoon"
        >
          <Trans>See the evidence in the full report</Trans>
        </Link>
        <span className="text-ink-3">
          {market.isDemo ? (
            <Trans>Demonstration data: prices are invented.</Trans>
          ) : (
            <Trans>Estimate by realEstate, not a valuation.</Trans>
          )}
        </span>
      </footer>
    </article>
  )
}
