import { useLingui } from '@lingui/react/macro'
import type { PropertyGroup, ReportBodyQuery } from '#graphql/generated/graphql.ts'
import { sqftToSqm } from '#lib/units.ts'
import type { Format } from '#property/use-format.ts'
import { unitMixWord } from '#property/vocabulary-words.ts'
import { type Column, DataTable } from '#ui/table/data-table.tsx'

export type ReportUnitMix = NonNullable<ReportBodyQuery['project']>['unitMixes'][number]

const between = (low: number | null, high: number | null, format: (v: number) => string, range: Format['range']) =>
  low === null || high === null ? '–' : range(format(low), format(high))

interface UnitMixTableProps {
  rows: readonly ReportUnitMix[]
  format: Format
  caption: string
  group: PropertyGroup
  /** landed homes are recorded by their land */
  land?: boolean
}

/** §3 aggregates of each unit mix; rent columns only where some mix has rents. */
export function UnitMixTable({ rows, format, caption, group, land = false }: UnitMixTableProps) {
  const { t, i18n } = useLingui()
  const area = (sqft: number) => format.area(sqftToSqm(sqft))
  const withRent = rows.some((row) => row.rentPriceMedian !== null)
  const withUnits = rows.some((row) => row.unitCount !== null)
  const columns: Column<ReportUnitMix>[] = [
    { key: 'mix', header: t`Home`, cell: (row) => unitMixWord(i18n._.bind(i18n), row.unitMix, group) },
    ...(withUnits
      ? [
          {
            key: 'units',
            header: t`Units`,
            numeric: true,
            cell: (row: ReportUnitMix) => (row.unitCount === null ? '–' : format.count(row.unitCount)),
          },
        ]
      : []),
    {
      key: 'area',
      header: land ? t`Land area` : t`Floor area`,
      numeric: true,
      cell: (row) => between(row.gfaSqftMin, row.gfaSqftMax, area, format.range),
    },
    {
      key: 'median',
      header: t`Median price`,
      numeric: true,
      cell: (row) => (row.salePriceMedian === null ? '–' : <b className="font-[560]">{format.money(row.salePriceMedian)}</b>),
    },
    {
      key: 'prices',
      header: t`Lowest–highest`,
      numeric: true,
      cell: (row) => between(row.salePriceMin, row.salePriceMax, format.short, format.range),
    },
    {
      key: 'psf',
      header: t`Median psf`,
      numeric: true,
      cell: (row) => (row.salePsfMedian === null ? '–' : format.psfFigure(row.salePsfMedian)),
    },
    {
      key: 'last',
      header: t`Last sale`,
      numeric: true,
      cell: (row) =>
        row.lastSalePrice === null || !row.lastSaleMonth ? '–' : `${format.money(row.lastSalePrice)} · ${format.month(row.lastSaleMonth)}`,
    },
    { key: 'count', header: t`Sales, 12 months`, numeric: true, cell: (row) => format.count(row.saleCount1y) },
    ...(withRent
      ? [
          {
            key: 'rent',
            header: t`Median rent a month`,
            numeric: true,
            cell: (row: ReportUnitMix) => (row.rentPriceMedian === null ? '–' : format.money(row.rentPriceMedian)),
          },
          {
            key: 'yield',
            header: t`Gross yield a year`,
            numeric: true,
            cell: (row: ReportUnitMix) => (row.monthlyRentYield === null ? '–' : format.percent(row.monthlyRentYield * 12)),
          },
        ]
      : []),
  ]
  return <DataTable caption={caption} captionHidden columns={columns} rows={rows} rowKey={(row) => row.unitMix} />
}
