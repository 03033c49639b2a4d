import { Trans, useLingui } from '@lingui/react/macro'
import type { MarketFiguresQuery } from '#graphql/generated/graphql.ts'
import { AgedMonth } from '#property/old-data.tsx'
import type { Format } from '#property/use-format.ts'
import { PageSection } from '#ui/page-section.tsx'
import { type Column, DataTable } from '#ui/table/data-table.tsx'
import { SALES_WORDS } from './figure-words.ts'

type Segment = MarketFiguresQuery['market']['segments'][number]

interface RecordFiguresProps {
  market: MarketFiguresQuery['market']
  format: Format
}

/** What the recorded sales tell of each kind of home in its newest complete month; nothing where none are on record. */
export function RecordFigures({ market, format }: RecordFiguresProps) {
  const { i18n } = useLingui()
  const { segments } = market
  if (segments.length === 0) return null
  const columns: Column<Segment>[] = [
    { key: 'kind', header: <Trans>Kind of home</Trans>, cell: ({ segment }) => i18n._(SALES_WORDS[segment]) },
    { key: 'month', header: <Trans>Month</Trans>, cell: ({ month }) => <AgedMonth month={month} format={format} /> },
    { key: 'index', header: <Trans>Price index</Trans>, numeric: true, cell: ({ indexValue }) => indexValue.toFixed(1) },
    {
      key: 'change',
      header: <Trans>1 year</Trans>,
      numeric: true,
      cell: ({ change12m }) => (change12m === null ? '–' : format.change(change12m)),
    },
    { key: 'price', header: <Trans>Median price</Trans>, numeric: true, cell: ({ medianPrice }) => format.money(medianPrice) },
    { key: 'psf', header: <Trans>Median per sqft</Trans>, numeric: true, cell: ({ medianPsf }) => format.psfFigure(medianPsf) },
    {
      key: 'half',
      header: <Trans>Middle half</Trans>,
      numeric: true,
      wideOnly: true,
      cell: ({ psfP25, psfP75 }) => format.range(format.psfFigure(psfP25), format.psfFigure(psfP75)),
    },
    { key: 'n', header: <Trans>Sales in the month</Trans>, numeric: true, cell: ({ saleCount }) => format.count(saleCount) },
  ]
  return (
    <PageSection
      title={<Trans>Sales on record</Trans>}
      aside={<Trans>Mix-adjusted index, 100 at the start of the record · {format.count(market.saleCount)} sales</Trans>}
    >
      <div className="pt-3">
        <DataTable
          caption={<Trans>Newest complete month of each kind of home</Trans>}
          captionHidden
          columns={columns}
          rows={segments}
          rowKey={({ segment }) => segment}
        />
      </div>
    </PageSection>
  )
}
