import { useLingui } from '@lingui/react/macro'
import type { Format } from '#property/use-format.ts'
import { type Column, DataTable } from '#ui/table/data-table.tsx'
import type { MeasuredSegment } from '../accuracy.functions.ts'
import { measuredName } from './measured-names.ts'

type Group = MeasuredSegment['byKind'][number]

interface ScoreTableProps {
  caption: string
  groups: readonly Group[]
  format: Format
}

/** The figures of groups of sales, the largest group first. */
export function ScoreTable({ caption, groups, format }: ScoreTableProps) {
  const { t, i18n } = useLingui()
  const percent = (figure: number | null) => (figure === null ? '–' : format.percent(figure / 100))
  const columns: Column<Group>[] = [
    { key: 'name', header: t({ message: 'Homes', context: 'kind' }), cell: ({ name }) => measuredName(i18n, name) },
    { key: 'n', header: t`Sales`, numeric: true, cell: ({ scores }) => format.count(scores.n) },
    {
      key: 'error',
      header: t`Median error`,
      numeric: true,
      cell: ({ scores }) => <b className="font-[560]">{percent(scores.medianError)}</b>,
    },
    { key: 'within', header: t`Within 10%`, numeric: true, cell: ({ scores }) => percent(scores.within10) },
    { key: '68', header: t`Inside the 68% range`, numeric: true, cell: ({ scores }) => percent(scores.cover68) },
    { key: '90', header: t`Inside the 90% range`, numeric: true, cell: ({ scores }) => percent(scores.cover90) },
  ]
  return (
    <DataTable
      caption={caption}
      captionHidden
      columns={columns}
      rows={groups.toSorted((a, b) => b.scores.n - a.scores.n)}
      rowKey={({ name }) => name}
    />
  )
}
