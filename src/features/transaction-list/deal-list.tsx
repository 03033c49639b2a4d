import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouteContext } from '@tanstack/react-router'
import { Hydrate } from '@tanstack/react-start'
import type { ReactNode } from 'react'
import type { AnswerOf } from '#api/page-queries.ts'
import { localName } from '#lib/local-name.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { projectLink } from '#property/address/project-link.ts'
import { NarrowPanel } from '#property/filter/form/narrow-panel.tsx'
import { useFormat } from '#property/use-format.ts'
import { countryName } from '#session/country-name.ts'
import { asServed } from '#ui/as-served.tsx'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { ChipLink } from '#ui/form/chip.tsx'
import { Panel } from '#ui/panel.tsx'
import { DealBuilder, narrowedBy } from './deal-builder.tsx'
import { DealChart } from './deal-chart.tsx'
import { useDealColumns } from './deal-columns.tsx'
import { DealGroups, type GroupsAnswer } from './deal-groups.tsx'
import { DealQuestion } from './deal-question.tsx'
import { DealScatter } from './deal-scatter.tsx'
import { StartForm } from './deal-start.tsx'
import { DealTable, useDealCaption } from './deal-table.tsx'
import { DealTotals } from './deal-totals.tsx'
import { ColumnChoice, DealViewBar } from './deal-view-bar.tsx'
import type { BinsAnswer, dealsQuery } from './queries.ts'
import { SaveSheet } from './save-sheet.tsx'
import type { DealsPath, DealsSearch } from './search.ts'

interface DealListProps {
  path: DealsPath
  search: DealsSearch & { transactionlist?: string | number }
  list: { deals: AnswerOf<typeof dealsQuery>; groups: GroupsAnswer | null; chart: GroupsAnswer | null; bins: BinsAnswer | null }
  /** beside the name of the list */
  actions?: ReactNode
}

/** The deals of one place: how many and at what price, a chart, then rows or groups; the question beside them. */
export function DealList({ path, search, list: { deals, groups, chart, bins }, actions }: DealListProps) {
  const { i18n, t } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  const format = useFormat(deals.ok ? deals.value.market.currencyCode : 'SGD')
  const columns = useDealColumns(format, country)
  const isRent = search.kind === 'rent'
  const captionOf = useDealCaption(isRent)
  if (!deals.ok) return <FailedPanel title={<Trans>The deals could not be loaded</Trans>} />
  const { project, market, deals: page, dealTotals: totals } = deals.value
  const own = project ? localName(i18n, project) : null
  const address = search.address === undefined ? null : String(search.address)
  const name = address ?? own ?? String(search.street ?? search.q ?? (search.all ? countryName(i18n, country) : t`This place`))
  const isHdb = search.group === 'hdb' || search.projectType === 'public-stack'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 print:[zoom:0.78]">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <Link to={path} search={{ countryCode: country }} className="no-print text-sm text-lagoon underline-offset-4 hover:underline">
            <Trans>Transaction lists</Trans>
          </Link>
          <h1 className="title mt-1 text-3xl wrap-anywhere sm:text-4xl">{name}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-ink-2">
            {project ? localName(i18n, address === null ? project.area : project) : null}
            {market.isDemo ? <Badge tone="caution">{t`Demo data`}</Badge> : null}
          </p>
        </div>
        <div className="no-print flex flex-wrap gap-2">
          {actions}
          <SaveSheet country={country} search={search} name={name} total={totals.total} />
          {project ? (
            <ButtonLink {...projectLink(project, country)} look="primary">
              <Trans>What a home here is worth</Trans>
            </ButtonLink>
          ) : null}
        </div>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 lg:grid-cols-[210px_minmax(0,1fr)] print:block">
        <NarrowPanel chosen={narrowedBy(search)} isOpen={false}>
          <DealBuilder path={path} country={country} search={search} />
        </NarrowPanel>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5">
          {address === null ? null : <AtAddress path={path} search={search} address={address} name={own} country={country} />}
          <Hydrate when={asServed}>
            <DealQuestion search={search} format={format} />
          </Hydrate>
          <DealTotals totals={totals} rent={isRent} format={format} />
          <DealViewBar path={path} search={search} />
          {chart && search.chart && search.chart !== 'scatter' ? (
            <DealChart chart={search.chart} groups={chart} isRent={isRent} format={format} isHdb={isHdb} />
          ) : null}
          {bins ? (
            <Hydrate when={asServed}>
              <DealScatter bins={bins} format={format} />
            </Hydrate>
          ) : null}
          {totals.total === 0 ? (
            <Panel kind="empty" title={<Trans>No deals here</Trans>}>
              <Trans>Nothing recorded fits all of these filters. Take one away.</Trans>
            </Panel>
          ) : search.by && groups ? (
            <DealGroups path={path} by={search.by} groups={groups} search={search} format={format} />
          ) : (
            <>
              <StartForm path={path} country={country} search={search} currency={market.currencyCode} />
              <ColumnChoice path={path} search={search} all={columns} />
              <DealTable
                path={path}
                country={country}
                search={search}
                page={page}
                format={format}
                total={totals.total}
                caption={captionOf(name)}
              />
            </>
          )}
          {market.lastMonth ? <SourceLine month={format.month(market.lastMonth)} /> : null}
        </div>
      </div>
    </div>
  )
}

interface AtAddressProps extends Pick<DealListProps, 'path' | 'search'> {
  address: string
  /** of the suburb or scheme; null where the list is of other places */
  name: string | null
  country: CountryCode
}

/** Why a house or a road has a list and no page, with the ways to its street and its suburb or scheme. */
function AtAddress({ path, search, address, name, country }: AtAddressProps) {
  const street = /^\d\S* (\S.*)$/.exec(address)?.[1]
  const wider = { ...search, countryCode: country, after: undefined, start: undefined }
  return (
    <div className="grid gap-2">
      <p className="text-ink-2">
        {country === 'MY' ? (
          <Trans>Houses here are kept by scheme: these are the recorded sales on this road. The register tells no house numbers.</Trans>
        ) : (
          <Trans>Houses here are kept by suburb: these are the recorded sales at this address.</Trans>
        )}
      </p>
      <p className="no-print flex flex-wrap gap-2">
        <ChipLink to={path} search={{ ...wider, address: undefined }} on preload={false}>
          {address} <span aria-hidden="true">×</span>
          <span className="sr-only">
            <Trans>Remove</Trans>
          </span>
        </ChipLink>
        {street ? (
          <ChipLink to={path} search={{ ...wider, address: street }} preload={false}>
            {street}
          </ChipLink>
        ) : null}
        {name ? (
          <ChipLink to={path} search={{ ...wider, address: undefined }} preload={false}>
            {name}
          </ChipLink>
        ) : null}
      </p>
    </div>
  )
}

const SourceLine = ({ month }: { month: string }) => (
  <p className="text-sm text-ink-3">
    <Trans>
      Published records to {month};{' '}
      <Link to="/data-sources" className="underline underline-offset-4">
        their sources
      </Link>
      .
    </Trans>
  </p>
)
