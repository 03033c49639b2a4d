import { Trans, useLingui } from '@lingui/react/macro'
import { useLoaderData, useRouteContext, useSearch } from '@tanstack/react-router'
import type { AnswerOf } from '#api/page-queries.ts'
import type { MarketFiguresQuery } from '#graphql/generated/graphql.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { ShareOpenPage } from '#property/share/share-open-page.tsx'
import { useFormat } from '#property/use-format.ts'
import { countryName } from '#session/country-name.ts'
import { ButtonLink } from '#ui/button.tsx'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { LandingHero } from '#ui/landing/landing-hero.tsx'
import { LinkTab, LinkTabs } from '#ui/link-tabs.tsx'
import { Panel } from '#ui/panel.tsx'
import type { PublishedSource } from '../data-sources/data-source-row.tsx'
import { isSourceKind } from '../data-sources/publishers.ts'
import { SourceSections } from '../data-sources/source-sections.tsx'
import { SOURCE_WORDS } from '../data-sources/source-words.ts'
import type { marketFiguresQuery } from '../queries.ts'
import { AverageTable } from './average-table.tsx'
import { ClassTable } from './class-table.tsx'
import { HeadlineFigures } from './headline-figures.tsx'
import { IndexSection } from './index-section.tsx'
import { RecordFigures } from './record-figures.tsx'
import { RecordSection } from './record-section.tsx'
import { RegistrationsSection } from './registrations-section.tsx'

/** Prices and rents of a whole market over time: what its authorities publish, and what the sales on record tell. */
export function MarketFiguresPage() {
  const { country } = useRouteContext({ from: '__root__' })
  const { i18n, t } = useLingui()
  const answer = useLoaderData({ strict: false }) as AnswerOf<typeof marketFiguresQuery>
  const market = countryName(i18n, country)
  return (
    <>
      <LandingHero
        title={<Trans>Market figures of {market}</Trans>}
        lead={
          <Trans>
            Prices and rents of many homes together, over time. None of these figures says what a single home is worth; each names its
            period and its source.
          </Trans>
        }
      />
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-12 pt-6 pb-20">
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
          <LinkTabs label={t`Country`}>
            {COUNTRY_CODES.map((code) => (
              <LinkTab key={code} to="/market-figures" search={{ countryCode: code }} resetScroll={false} current={code === country}>
                {countryName(i18n, code)}
              </LinkTab>
            ))}
          </LinkTabs>
          <ShareOpenPage title={t`Market figures of ${market}`} />
        </div>
        {answer.ok ? <Figures answer={answer.value} /> : <FailedPanel title={<Trans>The market figures could not be loaded</Trans>} />}
      </div>
    </>
  )
}

function Figures({ answer }: { answer: MarketFiguresQuery }) {
  const { market, figures } = answer
  const format = useFormat(market.currencyCode)
  if (figures.length === 0 && market.segments.length === 0)
    return (
      <Panel kind="empty" title={<Trans>Nothing has been imported yet</Trans>}>
        <Trans>Figures appear here as soon as the first records of this market are published.</Trans>
      </Panel>
    )
  return (
    <>
      {market.isDemo ? (
        <p className="rounded bg-caution-soft px-4 py-3 text-caution-ink">
          <Trans>This market shows demonstration data made by a generator: its sales and prices are invented.</Trans>
        </p>
      ) : null}
      {figures.length > 0 ? <OfficialFigures answer={answer} /> : null}
      <RecordSection answer={answer} format={format} />
      <RecordFigures market={market} format={format} />
      <div className="no-print">
        <ButtonLink to="/data-sources" search={{ countryCode: market.countryCode }}>
          <Trans>Data sources, licences and dates</Trans>
        </ButtonLink>
      </div>
    </>
  )
}

function OfficialFigures({ answer }: { answer: MarketFiguresQuery }) {
  const { sizeClass = 'all' } = useSearch({ strict: false })
  const { market, figures } = answer
  const format = useFormat(market.currencyCode)
  return (
    <>
      <p className="max-w-[72ch] text-pretty text-ink-2">
        <Trans>
          The authority counts and averages registered sales and lettings of the whole market and publishes the result. The figures of the
          newest quarters are provisional: a later edition may change them. Averages are of the homes that happened to be sold or let in the
          quarter; indices compare like with like.
        </Trans>
      </p>
      <HeadlineFigures figures={figures} format={format} />
      <IndexSection country={market.countryCode} answer={answer} sizeClass={sizeClass} format={format} />
      <ClassTable figures={figures} format={format} />
      <AverageTable figures={figures} format={format} />
      <RegistrationsSection courses={answer.registrations} format={format} />
      <SourceSections sources={market.sources.filter(isFigureSource)} format={format} />
    </>
  )
}

/** Whether a source is one of official figures. */
const isFigureSource = ({ kind }: Pick<PublishedSource, 'kind'>): boolean => isSourceKind(kind) && SOURCE_WORDS[kind].group === 'figures'
