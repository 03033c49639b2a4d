import { Trans, useLingui } from '@lingui/react/macro'
import { Hydrate } from '@tanstack/react-start'
import { visible } from '@tanstack/react-start/hydration'
import { type ComponentProps, memo } from 'react'
import { localName } from '#lib/local-name.ts'
import type { Failure } from '#lib/result.ts'
import { COUNTRIES } from '#market/countries.ts'
import { ChangeSample } from '#property/change-sample.tsx'
import { DerivedRoomsNote } from '#property/derived-rooms.tsx'
import { EstimateHeadline } from '#property/estimate/estimate-headline.tsx'
import { FiguresToAbove } from '#property/old-data.tsx'
import type { Format } from '#property/use-format.ts'
import { asServed } from '#ui/as-served.tsx'
import { useSheetTitle } from '#ui/use-sheet-title.ts'
import { AgentLines } from '../head/agent-lines.tsx'
import { ContentsList } from '../head/contents-list.tsx'
import { NoRent } from '../head/no-rent.tsx'
import { ProReports } from '../head/pro-reports.tsx'
import { AreaChangeName, ProjectBlock } from '../head/project-block.tsx'
import { RefusalBlock } from '../head/refusal-block.tsx'
import { RentBlock } from '../head/rent-block.tsx'
import { ReportHeading } from '../head/report-heading.tsx'
import { TopPictures } from '../head/top-pictures.tsx'
import type { Estimate } from '../project.ts'
import { type EstimateResult, isLand, type Project, type ReportMarket } from '../project.ts'
import type { ReportLoad } from '../queries.ts'
import { isAboutOneHome } from '../sections.ts'
import { HomeForm } from './home-form.tsx'
import { LoadFailed } from './load-failed.tsx'
import { ReportShare } from './report-share.tsx'

const inView = visible()

/** What else can be done: drawn by the server, hydrated when they are seen. */
const LateShare = memo(function LateShare(shared: ComponentProps<typeof ReportShare>) {
  return (
    <Hydrate when={inView} fallback={<div className="min-h-9" />}>
      <ReportShare {...shared} />
    </Hydrate>
  )
})

interface ReportTopProps {
  load: ReportLoad
  project: Project
  market: ReportMarket
  format: Format
  estimate: EstimateResult | null
  failure: Failure | null
}

/** The first screen: facts, value, pictures and location. Only the parts that depend on the form are hydrated. */
export function ReportTop({ load, project, market, format, estimate, failure }: ReportTopProps) {
  const { i18n } = useLingui()
  const agent = load.answers?.agent
  const oneHome = isAboutOneHome(load.key) && !project.isCommercial
  const valued = oneHome && estimate?.__typename === 'Estimate' ? estimate : null
  const refused = oneHome && estimate?.__typename === 'EstimateRefusal' ? estimate : null
  const hasForm = oneHome && project.homes.length > 0 && !load.frozen
  const home = valued ? `${valued.unitMix} ${valued.areaSqm} ${valued.floor}` : 'refused'
  const rent = load.key === 'property-preview' ? null : (valued?.rent ?? null)
  const rentIsMissing = valued !== null && rent === null && load.key !== 'property-preview' && COUNTRIES[market.countryCode].disclosesRent
  const withContents = load.key !== 'property-preview' && (load.key !== 'realvalue' || rent === null)
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_minmax(0,480px)] print:grid-cols-[1fr_280px] print:gap-x-6">
      <div className="min-w-0">
        {agent?.ok ? (
          <Hydrate when={asServed}>
            <AgentLines user={agent.value.user} />
          </Hydrate>
        ) : null}
        <Hydrate when={asServed}>
          <ReportHeading project={project} market={market} />
        </Hydrate>
        <div className="mt-6 border-t border-ink pt-4">
          {failure ? <LoadFailed failure={failure} /> : null}
          {oneHome ? null : (
            <Hydrate when={asServed}>
              <ProjectBlock project={project} format={format} />
            </Hydrate>
          )}
          {valued ? <ValueBlock estimate={valued} project={project} format={format} /> : null}
          {refused ? (
            <Hydrate when={asServed}>
              <RefusalBlock refusal={refused} project={project} format={format} />
            </Hydrate>
          ) : null}
        </div>
        {hasForm ? (
          <div className="no-print mt-7">
            <HomeForm
              land={isLand(project)}
              key={home}
              mixes={project.homes}
              group={project.propertyGroup}
              floors={project.floors}
              valued={valued}
            />
          </div>
        ) : null}
        {oneHome && project.hasDerivedMixes ? <DerivedRoomsNote /> : null}
        {load.frozen ? null : (
          <>
            <SheetTitle title={localName(i18n, project)} />
            <div className="no-print mt-4">
              <LateShare
                key={project.id}
                isMainElsewhere={hasForm}
                title={localName(i18n, project)}
                project={project}
                country={market.countryCode}
                valued={oneHome ? valued : undefined}
              />
            </div>
            <Hydrate when={asServed}>
              <ProReports project={project} current={load.key} />
            </Hydrate>
          </>
        )}
        {rentIsMissing ? (
          <div className="mt-8">
            <Hydrate when={asServed}>
              <NoRent project={project} market={market} />
            </Hydrate>
          </div>
        ) : null}
        {rent ? (
          <div className="mt-8">
            <FiguresToAbove value={valued?.asOf ?? null}>
              <Hydrate when={asServed}>
                <RentBlock rent={rent} format={format} />
              </Hydrate>
            </FiguresToAbove>
          </div>
        ) : null}
        {withContents ? (
          <div className="mt-8">
            <Hydrate when={asServed}>
              <ContentsList reportKey={load.key} />
            </Hydrate>
          </div>
        ) : null}
      </div>
      <Hydrate when={asServed}>
        <TopPictures project={project} country={market.countryCode} format={format} />
      </Hydrate>
    </div>
  )
}

/** At the head of every sheet when the report is printed (print.css). */
function SheetTitle({ title }: { title: string }) {
  useSheetTitle(title)
  return null
}

/** The estimate, and how the project's prices moved. */
function ValueBlock({ estimate, project, format }: { estimate: Estimate; project: Project; format: Format }) {
  const { change12m, psf, psfNBefore, areaChange, propertyGroup } = project
  const change =
    change12m === null
      ? null
      : {
          figure: format.change(change12m),
          name: (
            <>
              <Trans>median psf in 12 months</Trans> · <ChangeSample n={psf?.n ?? null} before={psfNBefore} format={format} />
              {areaChange ? (
                <span className="block">
                  <AreaChangeName project={project} /> {format.change(areaChange.fraction)}
                </span>
              ) : null}
            </>
          ),
        }
  return <EstimateHeadline estimate={estimate} group={propertyGroup} format={format} further={change} />
}
