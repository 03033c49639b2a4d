import { Trans, useLingui } from '@lingui/react/macro'
import { localName } from '#lib/local-name.ts'
import { COUNTRIES } from '#market/countries.ts'
import { AskAgentButton } from '#property/ask-agent/ask-agent-button.tsx'
import { HistoryChart } from '#property/estimate/history/history-chart.tsx'
import { OldTo } from '#property/old-data.tsx'
import { useFormat } from '#property/use-format.ts'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { HomeLetters } from './home-letters.tsx'
import { HomeTitle } from './home-title.tsx'
import type { HomeFigures } from './homes.functions.ts'
import { LikeSalesSection } from './like-sales-section.tsx'
import { OwnHomeWorth } from './own-home-worth.tsx'
import { quartersOf } from './past-changes.ts'
import { ProceedsSection } from './proceeds/proceeds-section.tsx'

/** One home: its worth now and over time, what is sold nearby, and what a sale would leave. Each part may be missing alone. */
export function HomeView({ figures }: { figures: HomeFigures }) {
  const { i18n } = useLingui()
  const { home, value, history, like } = figures
  const format = useFormat(COUNTRIES[home.country].currencyCode)
  const project = value.ok ? value.value.project : null
  const estimate = project?.estimate.__typename === 'Estimate' ? project.estimate : null
  const quarters = history.ok ? quartersOf(history.value) : []
  return (
    <article aria-label={home.name} className="grid grid-cols-[minmax(0,1fr)] gap-y-14">
      <div className="grid items-start gap-x-16 gap-y-8 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_368px]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <HomeTitle home={home} />
          {value.ok ? (
            <OwnHomeWorth value={value.value} past={history.ok ? history.value : []} format={format} />
          ) : (
            <FailedPanel title={<Trans>The estimate could not be reached</Trans>} />
          )}
          {project ? (
            <div className="no-print">
              <AskAgentButton size="small" project={project} country={home.country} title={localName(i18n, project)} home={home.home} />
            </div>
          ) : null}
        </div>
        <HomeLetters home={home} />
      </div>
      {estimate ? (
        <PageSection
          title={<Trans>Its estimate over time</Trans>}
          aside={
            <>
              <Trans>the same method, the sales known then</Trans>
              <OldTo month={estimate.asOf} format={format} />
            </>
          }
        >
          {!history.ok ? (
            <p role="alert" className="pt-5 text-bad">
              <Trans>The estimates of the past could not be read. Look again in a moment.</Trans>
            </p>
          ) : quarters.length > 1 ? (
            <HistoryChart points={quarters} format={format} />
          ) : (
            <p className="pt-5 text-ink-2">
              <Trans>Too few sales lie in the past to say what this home would have been estimated at.</Trans>
            </p>
          )}
        </PageSection>
      ) : null}
      {project ? <LikeSalesSection home={home} like={like} format={format} /> : null}
      {estimate && project ? <ProceedsSection key={home.id} home={home} project={project} estimate={estimate} format={format} /> : null}
    </article>
  )
}
