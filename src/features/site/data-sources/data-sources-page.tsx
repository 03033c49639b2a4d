import { Trans, useLingui } from '@lingui/react/macro'
import { useLoaderData, useRouteContext } from '@tanstack/react-router'
import type { AnswerOf } from '#api/page-queries.ts'
import type { DataSourcesQuery } from '#graphql/generated/graphql.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { useFormat } from '#property/use-format.ts'
import { countryName } from '#session/country-name.ts'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { LandingHero } from '#ui/landing/landing-hero.tsx'
import { LinkTab, LinkTabs } from '#ui/link-tabs.tsx'
import { Panel } from '#ui/panel.tsx'
import type { dataSourcesQuery } from '../queries.ts'
import { SourceSections } from './source-sections.tsx'
import { SourceTotals } from './source-totals.tsx'

/** Product decision 067: each source of a market with its publisher, licence, months, and the rows that the import read and refused. */
export function DataSourcesPage() {
  const { country } = useRouteContext({ from: '__root__' })
  const { i18n, t } = useLingui()
  const answer = useLoaderData({ strict: false }) as AnswerOf<typeof dataSourcesQuery>
  return (
    <>
      <LandingHero
        title={<Trans>Data sources</Trans>}
        lead={
          <Trans>
            Who published the records behind the figures, under which licence, which months they cover, and how many rows were read and
            refused.
          </Trans>
        }
      />
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-10 pt-6 pb-20">
        <LinkTabs label={t`Country`}>
          {COUNTRY_CODES.map((code) => (
            <LinkTab key={code} to="/data-sources" search={{ countryCode: code }} resetScroll={false} current={code === country}>
              {countryName(i18n, code)}
            </LinkTab>
          ))}
        </LinkTabs>
        {answer.ok ? <Sources market={answer.value.market} /> : <FailedPanel title={<Trans>The sources could not be loaded</Trans>} />}
      </div>
    </>
  )
}

function Sources({ market }: { market: DataSourcesQuery['market'] }) {
  const format = useFormat(market.currencyCode)
  return (
    <>
      {market.isDemo ? (
        <p className="rounded bg-caution-soft px-4 py-3 text-caution-ink">
          <Trans>
            This market shows demonstration data made by a generator: place names are real, projects, people and prices are invented. No
            publisher stands behind them.
          </Trans>
        </p>
      ) : null}
      <SourceTotals market={market} format={format} />
      {market.sources.length === 0 ? (
        <Panel kind="empty" title={<Trans>Nothing has been imported yet</Trans>}>
          <Trans>Sources appear here as soon as the first records of this market are published.</Trans>
        </Panel>
      ) : (
        <SourceSections sources={market.sources} format={format} />
      )}
      <div className="grid max-w-[72ch] gap-3 text-ink-2">
        <p>
          <Trans>
            A row is refused when it cannot be read or contradicts itself, and it is counted. A file of which too many rows are refused is
            not imported at all. Whatever an import brings is published whole: figures never mix two editions.
          </Trans>
        </p>
        <p>
          <Trans>Sources end in different months, so each figure names its own month or period.</Trans>
        </p>
      </div>
    </>
  )
}
