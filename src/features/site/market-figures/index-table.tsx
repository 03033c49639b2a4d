import { Trans } from '@lingui/react/macro'
import type { Format } from '#property/use-format.ts'
import { type Column, DataTable } from '#ui/table/data-table.tsx'
import type { yearEnds } from './course.ts'
import { quarterText } from './official-figures.ts'

type YearEnd = ReturnType<typeof yearEnds>[number]

interface IndexTableProps {
  price: readonly YearEnd[]
  rent: readonly YearEnd[]
  /** the class of homes */
  name: string
  format: Format
}

/** The indices at the end of each year, newest first, with the changes over the year. */
export function IndexTable({ price, rent, name, format }: IndexTableProps) {
  const months = [...new Set([...price, ...rent].map(({ month }) => month))].toSorted().toReversed()
  const by = (ends: readonly YearEnd[]) => new Map(ends.map((end) => [end.month, end]))
  const [prices, rents] = [by(price), by(rent)]
  const index = (end: YearEnd | undefined) => end?.value.toFixed(1) ?? '–'
  const change = (end: YearEnd | undefined) => (end?.change == null ? '–' : format.change(end.change))
  const columns: Column<string>[] = [
    { key: 'quarter', header: <Trans>Quarter</Trans>, cell: (month) => quarterText(format, month) },
    { key: 'price', header: <Trans>Prices</Trans>, numeric: true, cell: (month) => index(prices.get(month)) },
    { key: 'price-change', header: <Trans>in 12 months</Trans>, numeric: true, cell: (month) => change(prices.get(month)) },
    { key: 'rent', header: <Trans>Rents</Trans>, numeric: true, cell: (month) => index(rents.get(month)) },
    { key: 'rent-change', header: <Trans>in 12 months</Trans>, numeric: true, cell: (month) => change(rents.get(month)) },
  ]
  return (
    <div className="max-w-2xl pt-3">
      <DataTable
        caption={<Trans>Indices of the last quarter of each year, {name}</Trans>}
        columns={columns}
        rows={months}
        rowKey={(month) => month}
      />
    </div>
  )
}
