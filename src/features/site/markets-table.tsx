import { Trans, useLingui } from '@lingui/react/macro'
import { useLoaderData } from '@tanstack/react-router'
import type { AnswerOf } from '#api/page-queries.ts'
import { OldData } from '#property/old-data.tsx'
import { useFormat } from '#property/use-format.ts'
import { countryName } from '#session/country-name.ts'
import { Badge } from '#ui/badge.tsx'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { type Column, DataTable } from '#ui/table/data-table.tsx'
import type { MarketFacts } from './markets.functions.ts'
import type { marketsQuery } from './queries.ts'

/** The amount and the dates of each market's data. */
export function MarketsTable() {
  const { i18n, t } = useLingui()
  const markets = useLoaderData({ strict: false }) as AnswerOf<typeof marketsQuery>
  const format = useFormat('SGD')
  if (!markets.ok) return <FailedPanel title={<Trans>The markets could not be loaded</Trans>} />
  const months = ({ firstMonth, lastMonth }: MarketFacts) =>
    firstMonth && lastMonth ? (
      <>
        {format.range(format.month(firstMonth), format.month(lastMonth))}
        <OldData month={lastMonth} />
      </>
    ) : (
      '–'
    )
  const columns: Column<MarketFacts>[] = [
    {
      key: 'market',
      header: <Trans>Market</Trans>,
      cell: ({ countryCode, isDemo }) => (
        <span className="inline-flex items-center gap-2">
          {countryName(i18n, countryCode)}
          {isDemo ? <Badge tone="caution">{t`Demo data`}</Badge> : null}
        </span>
      ),
    },
    { key: 'projects', header: <Trans>Projects</Trans>, numeric: true, cell: ({ projectCount }) => format.count(projectCount) },
    { key: 'sales', header: <Trans>Recorded sales</Trans>, numeric: true, cell: ({ saleCount }) => format.count(saleCount) },
    {
      key: 'rents',
      header: <Trans>Rental contracts</Trans>,
      numeric: true,
      cell: ({ rentCount }) => (rentCount ? format.count(rentCount) : '–'),
    },
    { key: 'places', header: <Trans>Places around</Trans>, numeric: true, cell: ({ amenityCount }) => format.count(amenityCount) },
    { key: 'months', header: <Trans>Months</Trans>, numeric: true, cell: months },
  ]
  return (
    <>
      <DataTable
        caption={t`Data of each market`}
        captionHidden
        columns={columns}
        rows={markets.value}
        rowKey={({ countryCode }) => countryCode}
      />
      <p className="mt-3 max-w-[72ch] text-sm text-ink-3">
        <Trans>
          Markets marked as demo data show invented projects and prices made by a generator; only their place names are real. A dash under
          rental contracts: the market does not disclose them.
        </Trans>
      </p>
    </>
  )
}
