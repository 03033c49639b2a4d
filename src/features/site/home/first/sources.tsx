import { Trans, useLingui } from '@lingui/react/macro'
import { useFormat } from '#property/use-format.ts'
import { PageSection } from '#ui/page-section.tsx'
import { type Column, DataTable } from '#ui/table/data-table.tsx'
import type { HomeMarket } from '../../queries.ts'

type Source = HomeMarket['sources'][number]

/** Where the figures come from, how many rows were taken and refused, and which months they cover. */
export function Sources({ market }: { market: HomeMarket }) {
  const { t } = useLingui()
  const format = useFormat(market.currencyCode)
  const months = ({ firstMonth, lastMonth }: Source) =>
    firstMonth && lastMonth ? format.range(format.month(firstMonth), format.month(lastMonth)) : '–'
  const columns: Column<Source>[] = [
    { key: 'name', header: <Trans>Source</Trans>, cell: (source) => source.name },
    { key: 'licence', header: <Trans context="of data">Licence</Trans>, cell: (source) => source.licence },
    { key: 'months', header: <Trans>Months</Trans>, numeric: true, cell: months },
    { key: 'accepted', header: <Trans>Rows taken</Trans>, numeric: true, cell: (source) => format.count(source.rowsAccepted) },
    { key: 'rejected', header: <Trans>Rows refused</Trans>, numeric: true, cell: (source) => format.count(source.rowsRejected) },
  ]
  const [projects, sales] = [format.count(market.projectCount), format.count(market.saleCount)]
  return (
    <PageSection
      id="sources"
      title={<Trans>Sources</Trans>}
      aside={
        <Trans>
          {projects} projects · {sales} sales
        </Trans>
      }
    >
      {market.isDemo ? (
        <p className="pt-4 text-ink-2">
          <Trans>
            This market shows demonstration data made by a generator: place names are real, projects, people and prices are invented.
          </Trans>
        </p>
      ) : null}
      <div className="pt-2">
        <DataTable
          caption={t`Sources of the figures`}
          captionHidden
          columns={columns}
          rows={market.sources}
          rowKey={(source) => source.name}
        />
      </div>
    </PageSection>
  )
}
